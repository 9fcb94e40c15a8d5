module-little_buildings = De Huisjes
    .sentence = Kleine huizen die een punt toevoegen aan alles wat op hun landschapskaart gewaardeerd wordt.

option-building_values = Wat huisjes waard zijn
    .help = Of elk gebouw 1 punt oplevert, of een toren 3, een huis 2 en een schuur 1.
option-building_values-1_1_1 = elk 1 punt
option-building_values-3_2_1 = toren 3, huis 2, schuur 1

token-building = huisje
token-little_house = huis
token-little_tower = toren
token-little_shed = schuur
item-little_buildings = { $number ->
    [one] { $number } huisje
   *[other] { $number } huisjes
}
holding-building = { $number ->
    [one] { $number } huisje
   *[other] { $number } huisjes
}
holding-little_house = { $number ->
    [one] { $number } huis
   *[other] { $number } huizen
}
holding-little_tower = { $number ->
    [one] { $number } kleine toren
   *[other] { $number } kleine torens
}
holding-little_shed = { $number ->
    [one] { $number } schuur
   *[other] { $number } schuren
}

verb-build = { $token } op { $cell }
step-place_house = { $name }, zet je een huisje op je kaart?

event-BuildingPlaced = { $name } bouwt op { $cell }: { $token }.

# On the page, where the board shows the place

look-token-little_house = Een huis
look-token-little_tower = Een kleine toren
look-token-little_shed = Een schuur
page-step-place_house = Zet je een huisje op je kaart?
    .other = { $name } mag een huisje op de kaart zetten
page-verb-build = { $token }
page-event-BuildingPlaced = { $name } bouwt op een kaart: { $token }.
page-can-build = zet een huisje neer
    .short = huisje
