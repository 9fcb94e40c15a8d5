# Steps

guide-step-watchtower_restriction = Niemand op de wachttoren
    .text = Op de wachttoren zelf staat niemand; weg, stad en weide van de tegel zijn vrij zoals altijd.
guide-step-score_watchtower = Wachttoren
    .text = Wordt een weg of stad op de tegel van een wachttoren voltooid, { $watchtower_owner ->
        [meeple_owner] dan krijgt ieder eerst voor elke horige die er op die tegel in staat
        [figure_owner] dan krijgt ieder eerst voor elke figuur die er op die tegel in staat
       *[other] dan krijg je eerst
    } wat hij op zijn tegel en de hoogstens 8 eromheen telt: 1 voor elke tegel met weg of met stad, 2 voor elke horige of elk wapenschild, 3 voor elk klooster, zoals gedrukt.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-watchtowers-watchtower = Betaalt wie hier een weg of stad voltooit voor wat eromheen ligt.
guide-item-watchtowers-tower_roads = 1 voor elke tegel met een weg rond de wachttoren.
guide-item-watchtowers-tower_cities = 1 voor elke tegel met een stad rond de wachttoren.
guide-item-watchtowers-tower_followers = 2 voor elke horige rond de wachttoren.
    .title = Horigen rond een wachttoren
guide-item-watchtowers-tower_pennants = 2 voor elk wapenschild rond de wachttoren.
    .title = Wapenschilden rond een wachttoren
guide-item-watchtowers-tower_cloisters = 3 voor elk klooster rond de wachttoren.
    .title = Kloosters rond een wachttoren
