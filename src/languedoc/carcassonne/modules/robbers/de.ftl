module-robbers = Die Räuber
    .sentence = Räuber auf der Wertungstafel nehmen die Hälfte dessen, was der Beraubte als Nächstes bekommt.

option-robber_active = Aktiver Spieler zuerst
    .help = Ob zuerst den eigenen Räuber setzen oder versetzen darf, wer eine Landschaftskarte mit einem Räuber legt.

figure-robber = Räuber
    .a = einen Räuber
    .den = den Räuber
    .counted = { $number ->
        [one] einen Räuber
       *[other] { $number } Räuber
    }
mark-robber = Räuber
    .a = ein Räuber
item-robbery = Raub
item-robber = Räuber
place-beside_marker = neben dem Zählstein von { $name }
place-beside_messenger = neben der Gefolgsfrau von { $name }
notice-beside_marker = Ein Räuber von { $owner } steht neben dem Zählstein von { $name }
notice-beside_messenger = Ein Räuber von { $owner } steht neben der Gefolgsfrau von { $name }

verb-rob = Räuber { $where }
step-robber_active = { $name }, setzt oder versetzt du deinen Räuber?
step-robber_place = { $name }, neben wen kommt dein Räuber?
page-step-robber_active = Setzt oder versetzt du deinen Räuber?
    .other = { $name } darf einen Räuber setzen oder versetzen
page-step-robber_place = Neben wen soll dein Räuber?
    .other = { $name } setzt einen Räuber

event-RobberPlaced = { $name } setzt einen Räuber: { $where }.
event-RobberStruck = Der Räuber von { $name } { $where } schlägt zu und geht nach Hause.
award-robbery = { $name } raubt { points }.
    .title = Raub
award-robber = { $name } bekommt { points } für den Räuber auf der Wertungstafel.
    .title = Räuber
