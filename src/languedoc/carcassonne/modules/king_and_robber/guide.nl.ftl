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
       *[other] 1 punt voor elke voltooide stad op het bord
    }.
guide-step-final_robber_baron = Rover
    .text = Wie de Rover heeft, krijgt { $king_robber_scoring ->
        [n10_each] 10 punten
        [n15_or_40] 15 punten, of 40 voor beide kaarten samen
       *[other] 1 punt voor elke voltooide weg op het bord
    }.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-king_and_robber-completed_cities = 1 voor elke voltooide stad, voor de Koning.
    .title = Voltooide steden voor de Koning
guide-item-king_and_robber-completed_roads = 1 voor elke voltooide weg, voor de Rover.
    .title = Voltooide wegen voor de Rover
