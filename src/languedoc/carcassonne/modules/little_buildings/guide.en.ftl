# Steps

guide-step-setup_houses = Little buildings
    .text = { $building_values ->
        [n3_2_1] Everybody gets equally many towers, houses and sheds; what remains stays in the box.
       *[other] Everybody gets { $each } little buildings; what remains stays in the box.
    }
guide-step-place_house = Place a little building
    .text = If you do nothing with a figure, you may put one of your little buildings on the tile just placed.
guide-step-mod_houses = Little buildings
    .text = { $building_values ->
        [n3_2_1] On the tiles of what is scored a tower brings 3 more points, a house 2 and a shed 1; for a monastery those around it, too.
       *[other] Each little building on the tiles of what is scored brings 1 more point; for a monastery those around it, too.
    }
guide-step-final_mod_houses = Little buildings
    .text = They count at the end, too, and for fields.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-little_buildings-little_house = Brings points to everything that is scored on this tile.
guide-token-little_buildings-little_tower = Brings points to everything that is scored on this tile.
guide-token-little_buildings-little_shed = Brings points to everything that is scored on this tile.
guide-item-little_buildings-little_buildings = 1 for each little building; with different values 3, 2 and 1.

# Drawn examples

guide-example-little_buildings-at_the_road = A little building at the road
    .text = Red's thief stands on a road. Blue put a little building on it before. Red has just laid the tile on the right, which completes the road.
    .task = Put no figure, but one of your little buildings on the tile just laid.
    .deployed = Then no little building could come, for it needs a turn without a figure. Here, build.
    .passed = Your road would be scored without another point. Put a little building on the tile first.
    .done = Each little building on the road brings 1 point more, no matter who put it there. It stays, and counts for everything else on its tile, too.
guide-example-little_buildings-in_the_city = Little buildings in a city
    .text = Red's knight stands in a city with a pennant and a little building of blue. Red closes the city and builds on the new tile.
    .done = The city brings what it always does, and 1 more for each little building on its tiles.
guide-example-little_buildings-end = Little buildings at the end
    .text = Red's farmer lies on the field north of the road, blue's thief stands on the road. A little building stands on the left. Red lays the last tile and builds there.
    .done = Both little buildings stand on tiles of the road and of the field, so they count for both, 1 point each.
guide-example-little_buildings-values = Tower, house and shed
    .text = Red's road has a shed and a tower. It was agreed that buildings differ in value. Blue completes the road and puts a house there.
    .done = A tower brings 3 points, a house 2 and a shed 1. The 6 points go to the owner of the road, who is red.
guide-example-little_buildings-with_inn = A little building and an inn
    .text = At red's road there are an inn and a little building. Red completes it and puts another building on the new tile.
    .done = The inn doubles what the tiles bring. The little buildings are added afterwards, 1 point each.
guide-example-little_buildings-around_the_monastery = Around the monastery
    .text = Beside red's monastery a little building stands on the tile in the north-east. Red lays the last tile in the north-west and builds there.
    .done = For a monastery the little buildings on its own tile and on the tiles around it count: here 2 points more.
guide-example-little_buildings-with_witch = A little building and the witch
    .text = The witch stands on red's road, and red has put a little building there. Blue completes the road.
    .done = The witch halves what the tiles bring. The little building is added afterwards: 1 point more.

# Together with other modules
guide-with-place_house-princess_and_dragon = Also on a tile with a volcano, or after a princess.
guide-with-place_house-traders_and_builders = One with each tile of a double turn.
guide-with-mod_houses-mage_and_witch = They are added after mage and witch.
guide-with-mod_houses-inns_and_cathedrals = An inn or a cathedral does not change their points.
