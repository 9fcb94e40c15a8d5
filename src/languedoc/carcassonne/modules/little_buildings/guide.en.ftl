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
