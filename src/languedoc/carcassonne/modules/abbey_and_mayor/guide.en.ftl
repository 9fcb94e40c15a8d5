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
    .example = 3 pennants: he beats two knights.
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
    .example = 5 completed cities: 20.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-abbey_and_mayor-mayor = A knight who counts as much as his city has pennants.
guide-figure-abbey_and_mayor-wagon = A follower on roads, in cities and in buildings. After scoring it may drive on.
guide-figure-abbey_and_mayor-barn = Takes over a field to the end: 4 points for each completed city. No farmer may go onto its field any more.
guide-building-abbey_and_mayor-abbey = A monastery that fits into every hole and closes what lies beside it.
guide-mark-abbey_and_mayor-well = A well, as decoration.
guide-item-abbey_and_mayor-abbey = 9 for a completed abbey.
    .title = Completed abbey
