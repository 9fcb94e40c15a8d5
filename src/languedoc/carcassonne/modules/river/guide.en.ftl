# Steps

guide-step-setup_river = River
    .text = Put lake and fork aside, and shuffle the other river tiles as a pile of their own. Lay the spring first{ $spring_place ->
        [north] , beside the City of Carcassonne at the northern end of its eastern side
       *[other] { "" }
    }; the start tile goes into the bag.{ $river_combination ->
        [one_river] { " " }With both rivers one spring and one lake stay in the box, and all other tiles make one river.
       *[other] { "" }
    }
guide-step-setup_river_fork = Fork
    .text = With the River II the youngest player attaches the fork to the spring.
guide-step-attach_fork = Attach the fork
    .text = Choose how the fork lies at the spring.{ $fork_is_first_turn ->
        [true] { " " }It is the tile of the first turn.
       *[other] { "" }
    }
guide-step-draw_river_tile = River tile
    .text = While river tiles are left, draw one of them and attach it to the river. { $river_course ->
        [clear_ahead] The next two squares of each arm, and those beside them, must be empty; what fits nowhere is lost.
       *[other] It may not turn back at once.
    }
guide-step-draw_lake = Lake
    .text = When the river pile is empty, the next player attaches the lake. With it the river ends.
guide-step-back_to_spring = Second river
    .text = With two rivers the second begins at a spring of its own when the first has ended.
guide-step-late_start = Start of the other layouts
    .text = What is laid out before the game but belongs to the river is laid when the river has ended. This is no turn.
guide-step-river_volcano_extra_turn = Another turn
    .text = Whoever placed the lake with the volcano puts no figure on it and plays another whole turn.
guide-step-final_pig_herd = Pig herd
    .text = On the field with the pig herd each completed city is worth 1 point more, to everybody paid for that field.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-river-pig_herd = Each completed city at this field is worth 1 point more.
guide-item-river-pig_herd = 1 more for each completed city at the field.
guide-mark-river-volcano = Nobody goes onto this lake. Whoever places it plays another turn.

# At the table

guide-deck-river = River tiles
