module-abbey_and_mayor = Abtei & Bürgermeister
    .sentence = Abteien füllen Löcher im Land; der Bürgermeister herrscht durch Wappen, der Wagen fährt weiter, und der Gutshof erntet Wiesen ab.

option-wagon_move = Wohin Wagen fahren
    .help = Wohin ein Wagen aus einem gewerteten Gebiet fahren darf: zu allem, was es an einer Kreuzung, einem Tor, einem Kloster oder einer Abtei berührt (erste Ausgabe), oder zu allem auf seiner Landschaftskarte und den acht um sie herum (zweite Ausgabe).
option-wagon_move-C1 = zu dem, was das Gebiet berührt
option-wagon_move-C2 = auf die Landschaftskarten ringsum
option-wagon_stop = Wo Wagen halten
    .help = Auf welchen Landschaftskarten eines Gebiets ein Wagen halten darf, der dorthin fährt: auf allen, oder nur da, wo die beiden Gebiete einander berühren, und in der zweiten Ausgabe auf seiner Karte und den acht um sie herum.
option-wagon_stop-any_tile = auf jeder Landschaftskarte
option-wagon_stop-nearby = in der Nähe
option-abbey = Abteien
    .help = Ob jeder eine Abtei hat.
option-barn_beside_barn = Gutshof bei Gutshof
    .help = Ob ein Gutshof auf eine Wiese gestellt werden darf, auf der schon einer ist.

feature-abbey = Abtei
    .a = eine Abtei
    .unfinished = eine unfertige Abtei
    .at = in der Abtei
    .into = in die Abtei
    .the = die Abtei
    .many = Abteien
feature-barn = Gutshof
    .a = einen Gutshof
    .many = Gutshöfe
figure-mayor = Bürgermeister
    .a = einen Bürgermeister
    .den = den Bürgermeister
    .counted = { $number ->
        [one] einen Bürgermeister
       *[other] { $number } Bürgermeister
    }
figure-wagon = Wagen
    .a = einen Wagen
    .den = den Wagen
    .counted = { $number ->
        [one] einen Wagen
       *[other] { $number } Wagen
    }
figure-barn = Gutshof
    .a = einen Gutshof
    .den = den Gutshof
    .counted = { $number ->
        [one] einen Gutshof
       *[other] { $number } Gutshöfe
    }
item-abbey = fertig
mark-well = Brunnen
holding-abbey = Abtei
place-driving = unterwegs

verb-barn = Gutshof an der Nordwestecke von { $cell }
verb-abbey = die Abtei bei { $cell } legen
verb-draw = eine Landschaftskarte ziehen
verb-drive = { NOUN($segment, "into") } fahren
step-choose_abbey = { $name }, die Abtei oder eine Karte aus dem Vorrat?
step-final_abbeys = { $name }, die Abtei noch vor dem Ende?
step-wagon_move = { $name }, wohin fährt der Wagen?

event-TilePlaced-ABBEY = { $name } legt die Abtei bei { $cell }.
event-WagonMoved = Der Wagen von { $name } fährt weiter { NOUN($segment, "into") }.
    .back = { $name } nimmt den Wagen zurück.

# On the page, where the board shows the place

page-step-choose_abbey = Legst du deine Abtei, oder ziehst du eine Karte?
    .other = { $name } legt die Abtei oder zieht eine Karte
page-step-final_abbeys = Legst du deine Abtei noch vor dem Ende?
    .other = { $name } darf die Abtei noch vor dem Ende legen
page-step-wagon_move = Wohin soll dein Wagen fahren?
    .other = { $name } darf den Wagen weiterfahren
page-verb-barn = Gutshof
page-verb-abbey = die Abtei legen
page-event-TilePlaced-ABBEY = { $name } legt die Abtei.
