module-king_and_robber = King & Robber
    .sentence = Who completes the largest city is King, who completes the longest road is Robber, and both are paid at the end.

option-king_robber_scoring = What the cards bring
    .help = What the King and the Robber bring: 1 for each completed city or road at the end; 10 for each card; 15 for one card or 40 for both; or 1 for each city or road that is completed while one has the card.
option-king_robber_scoring-at_the_end = 1 for each city or road, at the end
option-king_robber_scoring-10_each = 10 each
option-king_robber_scoring-15_or_40 = 15 for one, 40 for both
option-king_robber_scoring-continuously = 1 for each city or road, at once
option-king = King
    .help = Whether there is a King.
option-robber = Robber
    .help = Whether there is a Robber.

card-King = King
card-Robber = Robber
item-completed_cities = { $number ->
    [one] { $number } completed city
   *[other] { $number } completed cities
}
item-completed_roads = { $number ->
    [one] { $number } completed road
   *[other] { $number } completed roads
}
notice-king = King: { $name }, { $tiles }
notice-robber = Robber: { $name }, { $tiles }

event-CardTaken = { $name } takes the { $card }.
    .from = { $name } takes the { $card } from { $from_seat }.
award-King = { $name } scores for the King: { $payment }.
    .title = King
award-Robber = { $name } scores for the Robber: { $payment }.
    .title = Robber
