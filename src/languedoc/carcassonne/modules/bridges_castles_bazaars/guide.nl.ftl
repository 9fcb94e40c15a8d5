# Steps

guide-step-setup_bridges_castles = Bruggen en burchten
    .text = Iedereen krijgt { $bridges ->
        [false] geen bruggen
       *[other] { $bridge } bruggen
    } en { $castles ->
        [false] geen burchten
       *[other] { $castle_token } burchten
    }. Schud { $tiles } tegels erdoor.
guide-step-bazaar_tile_due = Tegel van de bazaar
    .text = Kreeg je op een bazaar een tegel, speel die dan nu in plaats van te trekken.
guide-step-build_bridge = Brug bouwen
    .text = Bij het aanleggen mag je een brug op de tegel of op een tegel ernaast leggen, recht van weiderand naar weiderand{ $bridge_anywhere ->
        [true] ; over de zojuist gelegde tegel mogen beide einden open zijn
       *[other] , zodat een weg doorloopt
    }. Die tegel telt voor de weg.
guide-step-bazaar = Bazaar
    .text = { $bazaar_mode ->
        [no_auction] Er is een tegel met bazaar gelegd: trek open zoveel tegels als er spelers zijn. In de volgende ronde kiest ieder, de actieve speler het laatst, er aan het begin van de beurt een en speelt die in plaats van te trekken.
        [all_at_once] Er is een tegel met bazaar gelegd: trek open zoveel tegels als er spelers zijn. Om de beurt, de actieve speler het laatst, kiest ieder er een. In de volgende ronde speelt ieder zijn tegel.
       *[other] Er is een tegel met bazaar gelegd: trek open zoveel tegels als er spelers zijn. Om de beurt biedt iemand er een aan, en iedereen zonder tegel biedt één keer. Wie hem aanbood, koopt hem voor het hoogste bod of verkoopt hem daarvoor. { $bids_on_credit ->
            [true] Een bod mag hoger zijn dan de eigen punten; die mogen onder 0 zakken.
           *[other] Niemand biedt meer punten dan hij heeft.
        } In de volgende ronde speelt ieder zijn tegel.
    }
    .example = { $bazaar_mode ->
        [no_auction] { "" }
        [all_at_once] { "" }
       *[other] Je biedt 2, het hoogste bod is 4: betaal 4 en neem de tegel, of krijg 4 en sta hem af.
    }
guide-step-castle_conversion = Burcht in plaats van punten
    .text = { $castle_by_owner ->
        [true] Wordt een stad van twee gewone halve cirkels voltooid waarin maar één horige staat, dan mag de eigenaar er een burcht van maken in plaats van haar te tellen, wie haar ook voltooid heeft. De horige wordt burchtheer.
       *[other] Voltooi je een stad van twee gewone halve cirkels waarin maar één horige staat, een eigen, dan mag je er een burcht van maken in plaats van haar te tellen. De horige wordt burchtheer.
    }
guide-step-score_castle_lord = Burchtheer
    .text = De eerste weg, stad of het eerste klooster dat op de zes vakken rond een burcht voltooid wordt, brengt de burchtheer dezelfde punten op. Uit meerdere kiest hij. Daarna gaat hij naar huis.
guide-step-final_castle = Burchten aan het einde
    .text = Een burchtheer die nog wacht, krijgt niets. Voor weiden telt { $castle_always_counts ->
        [true] elke burcht
       *[other] een afgeronde burcht
    } als een voltooide stad en 1 punt meer.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-bridges_castles_bazaars-bridge = Voert een weg over deze tegel. Wat eronder ligt, wordt niet gescheiden.
guide-token-bridges_castles_bazaars-lords_castle = De burchtheer krijgt de punten van wat er het eerst naast voltooid wordt.
guide-mark-bridges_castles_bazaars-bazaar = Wie hem legt, opent een bazaar: een tegel voor iedereen, bij opbod.
guide-item-bridges_castles_bazaars-sale = De prijs van een tegel op de bazaar.
    .title = Tegel van een bazaar
guide-item-bridges_castles_bazaars-finished_castles = 1 meer dan een stad voor elke afgeronde burcht aan de weide.
    .title = Afgeronde burchten aan een weide
guide-item-bridges_castles_bazaars-lord = De punten van wat naast de burcht het eerst voltooid werd.
    .title = Burchtheer

# At the table

guide-count-castles = Burchten daaronder
