module-king_and_robber = König & Späher
    .sentence = Wer die größte Stadt fertig baut, ist König, wer die längste Straße fertig baut, Räuber, und beide werden am Ende bezahlt.

option-king_robber_scoring = Was die Karten bringen
    .help = Was König und Räuber bringen: 1 für jede fertige Stadt oder Straße am Ende; 10 für jede Karte; 15 für eine Karte oder 40 für beide; oder 1 für jede Stadt oder Straße, die fertig wird, während man die Karte hat.
option-king_robber_scoring-at_the_end = 1 für jede Stadt oder Straße, am Ende
option-king_robber_scoring-10_each = je 10
option-king_robber_scoring-15_or_40 = 15 für eine, 40 für beide
option-king_robber_scoring-continuously = 1 für jede Stadt oder Straße, sofort
option-king = König
    .help = Ob es einen König gibt.
option-robber = Räuber
    .help = Ob es einen Räuber gibt.

card-King = König
card-Robber = Räuber
item-completed_cities = { $number ->
    [one] { $number } fertige Stadt
   *[other] { $number } fertige Städte
}
item-completed_roads = { $number ->
    [one] { $number } fertige Straße
   *[other] { $number } fertige Straßen
}
notice-king = König: { $name }, { $tiles }
notice-robber = Räuber: { $name }, { $tiles }

event-CardTaken = { $name } bekommt den { $card }.
    .from = { $name } nimmt { $from_seat } den { $card } ab.
award-King = { $name } bekommt für den König: { $payment }.
    .title = König
award-Robber = { $name } bekommt für den Räuber: { $payment }.
    .title = Räuber
