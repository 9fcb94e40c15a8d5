# Steps

guide-step-setup_river = Rivier
    .text = Leg meer en splitsing opzij en schud de overige riviertegels als eigen stapel. Leg eerst de bron{ $spring_place ->
        [north] , naast de stad Carcassonne aan het noordelijke einde van haar oostzijde
       *[other] { "" }
    }; de starttegel gaat in de voorraad.{ $river_combination ->
        [one_river] { " " }Met beide rivieren blijven één bron en één meer in de doos, en vormen alle andere tegels één rivier.
       *[other] { "" }
    }
guide-step-setup_river_fork = Splitsing
    .text = Bij de Rivier II legt de jongste speler de splitsing aan de bron.
guide-step-attach_fork = Splitsing aanleggen
    .text = Kies hoe de splitsing aan de bron ligt.{ $fork_is_first_turn ->
        [true] { " " }Ze is de tegel van de eerste beurt.
       *[other] { "" }
    }
guide-step-draw_river_tile = Riviertegel
    .text = Zolang er riviertegels zijn, trek je er een en leg je die aan de rivier. { $river_course ->
        [clear_ahead] De volgende twee vakken van elke arm en die ernaast moeten leeg zijn; wat nergens past, is verloren.
       *[other] Ze mag niet meteen terugkeren.
    }
guide-step-draw_lake = Meer
    .text = Is de rivierstapel leeg, dan legt de volgende speler het meer aan. Daarmee eindigt de rivier.
guide-step-back_to_spring = Tweede rivier
    .text = Bij twee rivieren begint de tweede bij een eigen bron als de eerste ten einde is.
guide-step-late_start = Overig begin
    .text = Wat vóór het spel wordt neergelegd maar aan de rivier hoort, wordt gelegd als de rivier ten einde is. Dit is geen beurt.
guide-step-river_volcano_extra_turn = Nog een beurt
    .text = Wie het meer met de vulkaan legt, zet er geen figuur op en speelt nog een hele beurt.
guide-step-final_pig_herd = Varkenskudde
    .text = Op de weide met de varkenskudde is elke voltooide stad 1 punt meer waard, voor iedereen die daar punten krijgt.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-river-pig_herd = Elke voltooide stad aan deze weide is 1 punt meer waard.
guide-item-river-pig_herd = 1 extra voor elke voltooide stad aan de weide.
guide-mark-river-volcano = Op dit meer mag niemand. Wie het legt, speelt nog een beurt.

# At the table

guide-deck-river = Riviertegels
