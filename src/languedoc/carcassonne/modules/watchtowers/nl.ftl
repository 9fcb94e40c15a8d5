module-watchtowers = De Wachttorens
    .sentence = Wachttorens betalen voor wat eromheen ligt als hun weg of stad voltooid wordt.

option-watchtower_owner = Wie voor wachttorens betaald wordt
    .help = Wie punten krijgt als een wachttoren gewaardeerd wordt: wie aan de beurt is, of iedereen met een horige of met welke figuur ook op de tegel.
option-watchtower_owner-trigger = wie aan de beurt is
option-watchtower_owner-meeple_owner = horigen op de tegel
option-watchtower_owner-figure_owner = alle figuren op de tegel

mark-watchtower = wachttoren
    .a = een wachttoren
item-tower_roads = { $number ->
    [one] { $number } tegel met wegen
   *[other] { $number } tegels met wegen
}
item-tower_cities = { $number ->
    [one] { $number } tegel met steden
   *[other] { $number } tegels met steden
}
item-tower_followers = { $number ->
    [one] { $number } horige
   *[other] { $number } horigen
}
item-tower_pennants = { $number ->
    [one] { $number } wapenschild
   *[other] { $number } wapenschilden
}
item-tower_cloisters = { $number ->
    [one] { $number } klooster
   *[other] { $number } kloosters
}
award-watchtower = { $name } kijkt uit van een wachttoren: { $payment }.
    .title = wachttorens
