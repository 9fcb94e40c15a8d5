module-watchtowers = De Wachttorens
    .sentence = Wachttorens betalen voor wat eromheen ligt als hun weg of stad voltooid wordt.

option-watchtower_owner = Wie voor wachttorens betaald wordt
    .help = Wie punten krijgt als een wachttoren gewaardeerd wordt: wie aan de beurt is, of iedereen met een volgeling of met welke figuur ook op de landschapskaart.
option-watchtower_owner-trigger = wie aan de beurt is
option-watchtower_owner-meeple_owner = volgelingen op de landschapskaart
option-watchtower_owner-figure_owner = alle figuren op de landschapskaart

mark-watchtower = wachttoren
    .a = een wachttoren
item-tower_roads = { $number ->
    [one] { $number } kaart met wegen
   *[other] { $number } kaarten met wegen
}
item-tower_cities = { $number ->
    [one] { $number } kaart met steden
   *[other] { $number } kaarten met steden
}
item-tower_followers = { $number ->
    [one] { $number } volgeling
   *[other] { $number } volgelingen
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
