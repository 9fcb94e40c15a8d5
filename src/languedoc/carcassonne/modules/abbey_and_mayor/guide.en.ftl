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
