# Steps

guide-step-award_robber_baron = Rover voor de langste weg
    .text = Wie een weg voltooit die langer is dan alle vorige, neemt de Rover, ongeacht wie de punten krijgt.{ $king_robber_scoring ->
        [continuously] { " " }Wie de Rover heeft, krijgt 1 punt voor elke weg die daarna voltooid wordt.
       *[other] { "" }
    }
guide-step-award_king = Koning voor de grootste stad
    .text = Wie een stad voltooit die groter is dan alle vorige, neemt de Koning, ongeacht wie de punten krijgt.{ $king_robber_scoring ->
        [continuously] { " " }Wie de Koning heeft, krijgt 1 punt voor elke stad die daarna voltooid wordt.
       *[other] { "" }
    }
guide-step-final_king = Koning
    .text = Wie de Koning heeft, krijgt { $king_robber_scoring ->
        [n10_each] 10 punten
        [n15_or_40] 15 punten, of 40 voor beide kaarten samen
       *[other] 1 punt voor elke voltooide stad op het speelveld
    }.
guide-step-final_robber_baron = Rover
    .text = Wie de Rover heeft, krijgt { $king_robber_scoring ->
        [n10_each] 10 punten
        [n15_or_40] 15 punten, of 40 voor beide kaarten samen
       *[other] 1 punt voor elke voltooide weg op het speelveld
    }.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-king_and_robber-completed_cities = 1 voor elke voltooide stad, voor de Koning.
    .title = Voltooide steden voor de Koning
guide-item-king_and_robber-completed_roads = 1 voor elke voltooide weg, voor de Rover.
    .title = Voltooide wegen voor de Rover

# Getekende voorbeelden

guide-example-king_and_robber-king = De Koning nemen
    .text = Blauw heeft de Koning voor een stad van twee landschapskaarten. In het zuiden staat de ridder van Blauw in een stad die groter wordt als iemand haar sluit.
    .task = Sluit de stad in het zuiden.
    .task-2 = Zet geen figuur. Dan wordt de stad geteld.
    .elsewhere = Daar zou niets voltooid worden. Zoek de opening van de grote stad.
    .deployed = Dat zou mogen. Houd hier je volgeling.
    .done = De punten gaan naar Blauw, maar jij hebt een grotere stad voltooid dan alle eerdere: de Koning is van jou, tot iemand een nog grotere voltooit.
guide-example-king_and_robber-robber = De Rover nemen
    .text = Op de weg staat de handelsreiziger van Rood. Er is nog geen weg voltooid. Blauw trekt de landschapskaart die deze sluit.
    .done = Rood krijgt de punten en Blauw de Rover. Een weg van 3 kaarten neemt hem Blauw niet meer af, daarvoor zijn er 4 nodig.
guide-example-king_and_robber-king_and_robber_at_the_end = Koning en Rover aan het einde
    .text = Blauw heeft de Koning en de Rover. Met de laatste landschapskaart voltooit Rood een stad van drie kaarten.
    .done = De Koning wisselt nog één keer. Dan brengt elke voltooide stad Rood 1 punt op en elke voltooide weg Blauw 1 punt.
guide-example-king_and_robber-king_of_carcassonne = De Koning en de stad Carcassonne
    .text = Met de laatste landschapskaart voltooit Rood een kleine stad naast de stad Carcassonne. Het is de enige van het spel.
    .done = Voor de stad Carcassonne krijgt niemand de Koning, maar voor wie hem heeft, telt ze als voltooide stad.
