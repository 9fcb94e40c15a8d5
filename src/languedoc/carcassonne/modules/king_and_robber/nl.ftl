module-king_and_robber = Koning & Rover
    .sentence = Wie de grootste stad voltooit is Koning, wie de langste weg voltooit is Rover, en beiden worden aan het eind betaald.

option-king_robber_scoring = Wat de kaarten opleveren
    .help = Wat Koning en Rover opleveren: 1 voor elke voltooide stad of weg aan het eind; 10 voor elke kaart; 15 voor één kaart of 40 voor beide; of 1 voor elke stad of weg die voltooid wordt terwijl je de kaart hebt.
option-king_robber_scoring-at_the_end = 1 voor elke stad of weg, aan het eind
option-king_robber_scoring-10_each = elk 10
option-king_robber_scoring-15_or_40 = 15 voor één, 40 voor beide
option-king_robber_scoring-continuously = 1 voor elke stad of weg, meteen
option-king = Koning
    .help = Of er een Koning is.
option-robber = Rover
    .help = Of er een Rover is.

card-King = Koning
card-Robber = Rover
item-completed_cities = { $number ->
    [one] { $number } voltooide stad
   *[other] { $number } voltooide steden
}
item-completed_roads = { $number ->
    [one] { $number } voltooide weg
   *[other] { $number } voltooide wegen
}
notice-king = Koning: { $name }, { $tiles }
notice-robber = Rover: { $name }, { $tiles }

event-CardTaken = { $name } krijgt de { $card }.
    .from = { $name } neemt de { $card } over van { $from_seat }.
award-King = { $name } krijgt voor de Koning: { $payment }.
    .title = Koning
award-Robber = { $name } krijgt voor de Rover: { $payment }.
    .title = Rover
