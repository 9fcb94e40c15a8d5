module-messages = Die Depeschen
    .sentence = Depeschen bringen Punkte oder kleine Aufträge, wenn jemand ein dunkles Feld der Wertungstafel erreicht.

option-messages_return = Gefolgsmann kehrt heim
    .help = Ob ein Gefolgsmann aus der kleinsten Straße, Stadt oder dem kleinsten Kloster heimkehrt, die eine Depesche wertet.

message-smallest_road = kleinste Straße
message-smallest_city = kleinste Stadt
message-smallest_monastery = kleinstes Kloster
message-pennants = Wappen
message-knights = Ritter
message-farmers = Bauern
message-extra_tile = eine weitere Karte
message-score_and_return_follower = einen Gefolgsmann werten und zurücknehmen
counter-marker = Zählstein
counter-messenger = Gefolgsfrau
item-message = Depesche
item-own_pennants = { $number } Wappen
item-own_knights = { $number ->
    [one] { $number } Ritter
   *[other] { $number } Ritter
}
item-own_farmers = { $number ->
    [one] { $number } Bauer
   *[other] { $number } Bauern
}
holding-marker = Zählstein auf { $number }
holding-messenger = Gefolgsfrau auf { $number }

verb-marker = den Zählstein ziehen
verb-messenger = die Gefolgsfrau ziehen
verb-take_points = stattdessen 2 Punkte nehmen
verb-carry_out = ausführen: { $message }
verb-score_follower = { NOUN($figure, "den") } { $where } werten
step-counting_figure = { $name }, welche Figur zählt die Punkte?
step-message_choice = { $name }, führst du die Depesche aus oder nimmst du 2 Punkte?
step-message_follower = { $name }, welcher Gefolgsmann wird gewertet?
page-step-counting_figure = Welche Figur zählt die Punkte?
    .other = { $name } wählt eine Zählfigur
page-step-message_choice = Die Depesche ausführen oder 2 Punkte nehmen?
    .other = { $name } liest eine Depesche
page-step-message_follower = Welcher Gefolgsmann wird gewertet?
    .other = { $name } wählt einen Gefolgsmann für die Wertung

event-MessageDrawn = { $name } zieht eine Depesche: { $message }.
    .hidden = { $name } zieht eine Depesche.
event-MessageCarriedOut = { $name } führt eine Depesche aus: { $message }.
event-ExtraTile = { $name } spielt noch eine Karte.
event-FigureMoved = { $counter } von { $name } zieht auf { $number }.
award-message = { $name } bekommt { points } durch eine Depesche.
    .title = Depeschen
