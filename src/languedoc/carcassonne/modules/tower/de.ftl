module-tower = Der Turm
    .sentence = Türme wachsen Teil um Teil und nehmen Gefolgsleute gefangen; Lösegeld oder Austausch bringt sie heim.

option-tower_capture_own = Auch eigene Gefolgsleute
    .help = Ob ein Turm auch einen eigenen Gefolgsmann heimholen darf.
option-tower_capture_wagon = Auch Wagen
    .help = Ob ein Turm Wagen gefangen nehmen darf.

item-ransom = Lösegeld
mark-tower = Turmplatz
    .a = ein Turmplatz
token-tower = Höhe eines Turms
place-prison = im Gefängnis von { $name }
holding-tower_piece = { $number ->
    [one] { $number } Turmteil
   *[other] { $number } Turmteile
}
holding-prisoner = { $number ->
    [one] { $number } Gefangener
   *[other] { $number } Gefangene
}
notice-prisoner = { $name } hält gefangen: { $figure } von { $owner }

verb-tower = Turmteil bei { $cell }
verb-guard = { $figure } auf den Turm bei { $cell }
verb-capture = { NOUN($figure, "den") } von { $owner } { $where } gefangen nehmen
verb-exchange = { NOUN($figure, "den") } von { $owner } { $where } zurückholen
verb-ransom = { NOUN($figure, "den") } von { $owner } { $where } für 3 Punkte auslösen
step-ransom_prisoner = { $name }, löst du einen Gefangenen aus?
step-tower_capture = { $name }, wen nimmt der Turm gefangen?
step-prisoner_exchange = { $name }, wer kommt im Austausch heim?

event-TowerRaised = { $height ->
    [1] { $name } beginnt den Turm bei { $cell }.
   *[other] { $name } erhöht den Turm bei { $cell } auf { $height }.
}
event-TowerClosed = { $name } stellt { NOUN($figure, "a") } auf den Turm bei { $cell } und schließt ihn ab.
event-Captured = { $name } nimmt { NOUN($figure, "a") } von { $owner } gefangen.
    .own = { $name } holt durch den Turm { NOUN($figure, "a") } zu sich zurück.
event-Exchanged = Gefangene werden ausgetauscht: { $figures } kehren heim.
award-ransom = { $name } löst { NOUN($figure, "a") } bei { $captor } für { points } aus.
    .received = { $name } bekommt { points }.
    .title = Lösegeld

# On the page, where the board shows the place

look-token-tower = Turm der Höhe { $number }
page-step-ransom_prisoner = Löst du einen Gefangenen aus?
    .other = { $name } darf einen Gefangenen auslösen
page-step-tower_capture = Wen soll der Turm gefangen nehmen?
    .other = { $name } wählt, wen der Turm gefangen nimmt
page-step-prisoner_exchange = Wer soll im Austausch heimkommen?
    .other = { $name } wählt, wer im Austausch heimkommt
page-verb-tower = Turmteil
page-verb-guard = { $figure } auf den Turm
page-event-TowerRaised = { $height ->
    [1] { $name } beginnt einen Turm.
   *[other] { $name } erhöht einen Turm auf { $height }.
}
page-event-TowerClosed = { $name } stellt { NOUN($figure, "a") } auf einen Turm und schließt ihn ab.
page-can-tower = baue an einem Turm
    .short = Turm
page-can-guard = schließe einen Turm mit einem Gefolgsmann
    .short = Turm abschließen
page-can-ransom = löse einen Gefangenen aus
    .short = Lösegeld
