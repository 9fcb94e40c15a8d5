module-bathhouses = Die Bader
    .sentence = Gefolgsleute, die allein heimkehren, müssen vielleicht ins Bad und werden dort ausgelöst.

mark-bathhouse = Badehaus
    .a = ein Badehaus mit der Fahne
place-bathhouse = in einem Badehaus
place-bath_queue = auf dem Weg ins Bad
item-bath_flags = { $number ->
    [one] { $number } Badehaus
   *[other] { $number } Badehäuser
}
item-bath_price = Preis des Bades

verb-buy_back = { NOUN($figure, "den") } { $where } für { $number } zurückkaufen
verb-bathe_next = { $owner }: { $figure }
verb-bathe = Badehaus bei { $cell }
step-bath_buy_back = { $name }, einen Gefolgsmann aus einem Badehaus zurückkaufen?
    .pass = niemanden
step-bath_order = { $name }, wessen Gefolgsmann geht als Nächster ins Bad?
step-bath_take = { $name }, in welches Badehaus legt sich dein Gefolgsmann?

event-BathTaken = { $name } legt { NOUN($figure, "a") } ins Badehaus bei { $cell }.
award-bath = { $name } kauft { NOUN($figure, "a") } für { points } aus einem Badehaus zurück.
    .title = Badehäuser

# Auf der Seite, wo das Spielfeld den Ort zeigt

page-step-bath_buy_back = Kaufst du einen Gefolgsmann aus einem Badehaus zurück?
    .other = { $name } darf einen Gefolgsmann aus einem Badehaus zurückkaufen
page-step-bath_order = Wessen Gefolgsmann geht als Nächster ins Bad?
    .other = { $name } wählt, wer als Nächster ins Bad geht
page-step-bath_take = In welches Badehaus soll sich dein Gefolgsmann legen?
    .other = { $name } wählt ein Badehaus
page-verb-bathe = hier baden
page-event-BathTaken = { $name } legt { NOUN($figure, "a") } in ein Badehaus.
page-can-buy_back = kaufe einen Gefolgsmann aus dem Bad zurück
    .short = Badehaus
