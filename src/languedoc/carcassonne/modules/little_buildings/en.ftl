module-little_buildings = Little Buildings
    .sentence = Small houses that add a point to whatever is scored on the tile they stand on.

option-building_values = What buildings are worth
    .help = Whether every building adds 1 point, or a tower 3, a house 2 and a shed 1.
option-building_values-1_1_1 = 1 point each
option-building_values-3_2_1 = tower 3, house 2, shed 1

token-building = little building
token-little_house = house
token-little_tower = tower
token-little_shed = shed
item-little_buildings = { $number ->
    [one] { $number } little building
   *[other] { $number } little buildings
}
holding-building = { $number ->
    [one] { $number } little building
   *[other] { $number } little buildings
}
holding-little_house = { $number ->
    [one] { $number } house
   *[other] { $number } houses
}
holding-little_tower = { $number ->
    [one] { $number } little tower
   *[other] { $number } little towers
}
holding-little_shed = { $number ->
    [one] { $number } shed
   *[other] { $number } sheds
}

verb-build = { $token } at { $cell }
step-place_house = { $name }, do you put a little building on your tile?

event-BuildingPlaced = { $name } puts a little building at { $cell }: { $token }.

# On the page, where the board shows the place

look-token-little_house = A house
look-token-little_tower = A little tower
look-token-little_shed = A shed
page-step-place_house = Will you put a little building on your tile?
    .other = { $name } may put a little building on the tile
page-verb-build = { $token }
page-event-BuildingPlaced = { $name } puts a little building on a tile: { $token }.
page-can-build = place a little building
    .short = little building
