# Steps

guide-step-setup_abbey_set = Abbey, mayor, wagon, barn
    .text = { $abbey ->
        [false] Everybody gets a mayor, a wagon and a barn; the abbeys stay in the box.
       *[other] Everybody gets one abbey tile, a mayor, a wagon and a barn.
    } Shuffle in the other tiles of this module.
guide-step-choose_abbey = Abbey instead of drawing
    .text = Put your abbey into a hole with tiles on all four sides; nothing has to match. It closes every road, city and field beside it. You draw no tile then.
guide-step-deploy_mayor = Deploy the mayor
    .text = He goes into a city without followers, on the tile just placed.
guide-step-place_barn = Place the barn
    .text = Put it on a corner where four tiles meet and all four show field, one of them the tile just placed. { $barn_beside_barn ->
        [true] Other barns and farmers on that field do not matter.
       *[other] No barn may be on that field yet; farmers do not matter.
    }
guide-step-deploy_wagon = Deploy the wagon
    .text = It goes where a follower may go, but not onto a field.
guide-step-score_barn_placed = Barn placed: farmers are paid
    .text = Farmers on the field of a barn just placed are scored now: 3 points for each completed city. Then they go home.
guide-step-score_barn_connected = Field joined to a barn
    .text = Farmers whose field is joined to the field of a barn get 1 point for each completed city and go home.
guide-step-score_abbey = Abbey
    .text = An abbey with tiles on all 8 squares around it brings its monk 9 points.
guide-step-strength_mayor = Mayor: as strong as the pennants
    .text = He counts as many followers as the city has pennants. Without a pennant he counts nothing.
guide-step-strength_wagon = Wagon: counts as one
    .text = It counts as one follower.
guide-step-wagon_move = The wagon drives on
    .text = After it was scored, its owner may drive the wagon into { $wagon_move ->
        [C2] an unfinished road, city or building without followers that has a part on the wagon's tile or one of the 8 around it
       *[other] an adjoining unfinished road, city or building without followers
    }, instead of taking it home. It stops { $wagon_stop ->
        [nearby] { $wagon_move ->
        [C2] on its own tile or one of those around it
       *[other] where the two meet
    }
       *[other] on any tile of it
    }. Several owners decide clockwise, the active player first.
guide-step-final_abbeys = Last abbeys
    .text = Everybody who still has an abbey may put it into a hole, with figure and scoring. The first player who got no tile begins.
guide-step-final_barn_joined = Farmers at a barn
    .text = Farmers who have just come to the field of a barn get 1 point for each completed city.
guide-step-final_abbey = Unfinished abbeys
    .text = 1 point for the abbey and 1 for each tile around it.
guide-step-final_strength_mayor = Mayor: as strong as the pennants
    .text = At the end, too.
guide-step-final_strength_wagon = Wagon: counts as one
    .text = At the end, too. It does not drive on any more.
guide-step-final_barn = Barns
    .text = Each owner of a barn gets 4 points for each completed city at its field.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-abbey_and_mayor-mayor = A knight who counts as much as his city has pennants.
guide-figure-abbey_and_mayor-wagon = A follower on roads, in cities and in buildings. After scoring it may drive on.
guide-figure-abbey_and_mayor-barn = Takes over a field to the end: 4 points for each completed city. No farmer may go onto its field any more.
guide-building-abbey_and_mayor-abbey = A monastery that fits into every hole and closes what lies beside it.
guide-mark-abbey_and_mayor-well = A well, as decoration.
guide-item-abbey_and_mayor-abbey = 9 for a completed abbey.
    .title = Completed abbey

# Drawn examples

guide-example-abbey_and_mayor-abbey = An abbey in a hole
    .text = In the middle is a hole with tiles on all four sides. Red's road ends there, and so does red's city. The turn begins.
    .task = Draw no tile: lay your abbey in the hole.
    .task-2 = Now put a follower into the abbey as monk.
    .drawn = The next tile could be anything. Use your abbey here.
    .other = That is possible, too. Here, put a follower into the abbey.
    .done = Nothing has to match. The abbey closes what ends at it, so your road and your city are scored at once. The abbey itself counts for neither.
guide-example-abbey_and_mayor-full_abbey = An abbey is surrounded
    .text = Red's monk stands in an abbey. Only the square at its lower left is empty, and blue lays a tile there.
    .done = An abbey brings 9 points like a monastery, and the monk comes home.
guide-example-abbey_and_mayor-last_abbeys = An abbey at the very end
    .text = The bag is empty, but red still has the abbey, and there is a hole.
    .done = Road and city are closed and scored as usual. The abbey itself is not finished: 1 point for it and 1 for each of the 7 tiles around it.
guide-example-abbey_and_mayor-mayor = Deploy the mayor
    .text = Red has laid a tile with a city and a pennant. Nobody stands in the city yet.
    .done = The mayor counts as one knight here, because the city has one pennant. Each further pennant makes him stronger.
guide-example-abbey_and_mayor-mayor_against_knight = Pennants for the mayor
    .text = Red's mayor and blue's knight stand in two cities. Red's tile, with a pennant, joins and closes them.
    .done = The city has 2 pennants, so the mayor counts as two and beats the knight. The points are counted as always.
guide-example-abbey_and_mayor-mayor_and_wagon = Mayor and wagon at the end
    .text = Red's mayor and blue's wagon stand in two cities. The last tile joins them, but the city stays open.
    .done = With one pennant the mayor counts as one, and so does the wagon. In a tie both get the points.
guide-example-abbey_and_mayor-wagon = Deploy the wagon
    .text = Red has laid a crossing. The wagon may go onto one of its roads.
    .done = It stands there like a thief. It may also go into a city or a building, but never onto a field.
guide-example-abbey_and_mayor-wagon_and_thief = A wagon is worth a thief
    .text = Red's wagon and blue's thief stand on two roads. Red's tile joins them.
    .done = The wagon counts as one follower, so they tie, and both get all points. Red takes the wagon home this time.
guide-example-abbey_and_mayor-wagon_drives = The wagon drives on
    .text = Red's wagon stands on a road between two crossings. Red has just closed it.
    .done = After the scoring the wagon may go on, across the crossing, to a road that is open and where nobody stands. That is better than going home.
guide-example-abbey_and_mayor-barn = Place the barn
    .text = Four tiles meet at one corner, and all show field there. Red has just laid the one with the city. Blue's farmer lies on this field.
    .done = The farmer is paid now, 3 points for the completed city, and goes home. From now on no farmer may go onto this field.
guide-example-abbey_and_mayor-joined_to_a_barn = A field is joined to a barn
    .text = Red's barn stands on the field in the south, blue's farmer lies on that in the north. Red's monastery ends the road, so the two fields become one.
    .done = Blue gets only 1 point for each completed city at the joined field, and the farmer goes home.
guide-example-abbey_and_mayor-pig_joined_to_a_barn = A pig is joined to a barn
    .text = Blue has a farmer and the pig on the field in the north. Red's tile joins it to the field with red's barn.
    .done = With the pig each city brings 2 points instead of 1. Farmer and pig go home.
guide-example-abbey_and_mayor-barn_at_the_end = A barn at the end
    .text = Red's barn stands on a field, and the last tile completes the second city at it.
    .done = The barn brings 4 points for each completed city.
guide-example-abbey_and_mayor-to_a_barn_from_carcassonne = From the market to a barn
    .text = Red has a follower in the market of Carcassonne, and blue's barn stands on the field in the east. The last tile lies.
    .done = Before the final scoring red's follower goes to that field. A farmer at a barn gets only 1 point for each completed city, and the City of Carcassonne is one. The barn gets 4.

# Together with other modules
guide-with-choose_abbey-cult = An abbey is a monastery in this, too: cult places keep away from it, and it can be challenged.
guide-with-choose_abbey-river = Not while river tiles are left.
guide-with-choose_abbey-half_so_wild = The hole must be a whole empty square.
guide-with-choose_abbey-bridges_castles_bazaars = A bridge that ends at the hole is closed. Later no bridge may end at the abbey or lead over it.
guide-with-choose_abbey-hills_and_sheep = An abbey may close the field of a shepherd.
guide-with-place_barn-princess_and_dragon = The barn may be placed on a tile with a volcano, too.
guide-with-place_barn-half_so_wild = All four tiles must be square, no triangles.
guide-with-place_barn-german_castles = A double tile may show one or two of the four corners.
guide-with-wagon_move-mage_and_witch = The wagon may drive to where the mage or the witch is: only followers hold a place.
guide-with-wagon_move-cult = After a challenge that was won a wagon may drive on; after one that was lost it goes home.
guide-with-wagon_move-bridges_castles_bazaars = A wagon that was lord of a castle goes home.
guide-with-bazaar_tile_due-abbey_and_mayor = No abbey may be laid instead.
guide-with-dragon_move-abbey_and_mayor = Barns are safe. An abbey is a tile like any other.
guide-with-fairy_move-abbey_and_mayor = She may stand with mayor or wagon, never with a barn.
guide-with-count_move_in-abbey_and_mayor = A wagon may go anywhere but onto the market, a mayor only into the castle, a barn nowhere.
guide-with-festival_return-abbey_and_mayor = Mayor and wagon may come home{ $festival_return ->
        [figure] , and the barn, too, without points.
       *[other] , the barn may not.
    }
guide-with-siege_escape-abbey_and_mayor = An abbey beside the siege serves as well.
guide-with-mod_vineyard-abbey_and_mayor = A completed abbey brings 3 more for each, too.
guide-with-deploy_phantom-abbey_and_mayor = Also after mayor, wagon or barn; but not as a farmer onto a field with a barn.
guide-with-tower_capture-abbey_and_mayor = A mayor can be taken, a barn never; { $tower_capture_wagon ->
        [true] a wagon can.
       *[other] a wagon neither.
    }
guide-with-tower_follower-abbey_and_mayor = Neither mayor nor wagon may go up.
guide-with-deploy_builder-abbey_and_mayor = A wagon or a mayor is follower enough for him.
guide-with-builder_trigger-abbey_and_mayor = An abbey makes nothing longer and brings no second tile.
guide-with-builder_second_part-abbey_and_mayor = The abbey may be laid as second tile.
guide-with-castle_conversion-abbey_and_mayor = A wagon may become lord of the castle, a mayor may not.
guide-with-seduction_replace-abbey_and_mayor = A mayor can only come into a city.
guide-with-bath_take-abbey_and_mayor = A wagon that drives on need not take a bath.
