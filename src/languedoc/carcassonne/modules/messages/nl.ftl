module-messages = De Depêches
    .sentence = Depêches brengen punten of kleine opdrachten aan wie een donker vak van de puntentabel bereikt.

option-messages_return = Volgeling keert terug
    .help = Of een volgeling terugkeert uit de kleinste weg, stad of het kleinste klooster dat een depêche scoort.

message-smallest_road = kleinste weg
message-smallest_city = kleinste stad
message-smallest_monastery = kleinste klooster
message-pennants = wapenschilden
message-knights = ridders
message-farmers = boeren
message-extra_tile = nog een kaart
message-score_and_return_follower = een volgeling scoren en terugnemen
counter-marker = telsteen
counter-messenger = bode
item-message = depêche
item-own_pennants = { $number ->
    [one] { $number } wapenschild
   *[other] { $number } wapenschilden
}
item-own_knights = { $number ->
    [one] { $number } ridder
   *[other] { $number } ridders
}
item-own_farmers = { $number ->
    [one] { $number } boer
   *[other] { $number } boeren
}
holding-marker = telsteen op { $number }
holding-messenger = bode op { $number }

verb-marker = de telsteen zetten
verb-messenger = de bode zetten
verb-take_points = in plaats daarvan 2 punten nemen
verb-carry_out = uitvoeren: { $message }
verb-score_follower = { $figure } { $where } scoren
step-counting_figure = { $name }, welke figuur telt de punten?
step-message_choice = { $name }, voer je de depêche uit of neem je 2 punten?
step-message_follower = { $name }, welke volgeling wordt gescoord?
page-step-counting_figure = Welke figuur telt de punten?
    .other = { $name } kiest een telfiguur
page-step-message_choice = De depêche uitvoeren of 2 punten nemen?
    .other = { $name } leest een depêche
page-step-message_follower = Welke volgeling wordt gescoord?
    .other = { $name } kiest een volgeling om te scoren

event-MessageDrawn = { $name } trekt een depêche: { $message }.
    .hidden = { $name } trekt een depêche.
event-MessageCarriedOut = { $name } voert een depêche uit: { $message }.
event-ExtraTile = { $name } speelt nog een kaart.
event-FigureMoved = De { $counter } van { $name } gaat naar { $number }.
award-message = { $name } krijgt { points } door een depêche.
    .title = depêches
