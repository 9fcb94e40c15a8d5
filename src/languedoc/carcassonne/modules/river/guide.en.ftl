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
    .text = With the River II the youngest player{ $youngest ->
        [seat_1] { " " }(seat 1)
        [seat_2] { " " }(seat 2)
        [seat_3] { " " }(seat 3)
        [seat_4] { " " }(seat 4)
        [seat_5] { " " }(seat 5)
        [seat_6] { " " }(seat 6)
       *[start_player] { "" }
    } attaches the fork to the spring.
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

# Drawn examples

guide-example-river-river_tile = A river tile
    .text = The river flows to the south, and its pile is not empty yet. Red has drawn a monastery with a piece of river from it.
    .task = Lay it where the river goes on, turned as you like.
    .task-2 = River tiles are like others: put a follower into the monastery.
    .other = That is possible, too. Here, put a follower into the monastery.
    .done = Only the river itself is closed to followers. It parts the fields to its left and right like a road.
guide-example-river-no_turning_back = No turning back
    .text = Blue has just laid the bend. Next comes red, and draws another bend of the river.
    .done = To the west the river would flow back beside itself, so only the east is left. After a straight tile it might turn that way again.
guide-example-river-lake = The lake
    .text = Red has laid the last tile of the river pile. It is the turn of blue.
    .done = Blue draws nothing and attaches the lake, where a follower may go onto the field as usual. After that the other tiles are drawn.
guide-example-river-fork = The fork
    .text = The River II begins with its spring and a fork. The youngest player, here red, chooses how the fork lies.
    .done = From now on there are two arms, and each gets an end of its own. This was no turn: red is the first to draw a tile.
guide-example-river-second_spring = The second river
    .text = Both rivers are played. The lake of the first one lies, and blue ends the turn.
    .done = Red lays the second spring somewhere beside the other tiles, with room for its water, and the fork with it. Then the second river goes on.
guide-example-river-volcano = The volcano at the end
    .text = One arm of the river ended at a city. Blue has laid that tile and puts no figure. Only the lake with the volcano is left.
    .done = Red lays the lake and may put no figure there. At once red has another whole turn with an ordinary tile.
guide-example-river-pig_herd = The pig herd
    .text = Red's farmer lies on the field with the pig herd. The last tile completes a city at this field.
    .done = The city brings 3 points as always, and 1 more because of the herd.
guide-example-river-rose_after_the_river = The wind rose after the river
    .text = Blue has laid the lake. With the wind roses the tile with the full rose still has to be laid.
    .done = Red, who began the game, lays it wherever it fits. This is no turn; red draws a tile only now.
guide-example-river-school_after_the_river = The school after the river
    .text = Blue has laid the lake. With the school its double tile still has to be laid, at a road of the river.
    .done = Red, who began the game, lays it. This is no turn; red draws a tile only now.
guide-example-river-pig_and_pig_herd = Pig and pig herd
    .text = On the field with the pig herd red has a farmer and the own pig. The last tile completes a city at it.
    .done = Both count: 3 points for the city, 1 more for the pig and 1 more for the herd.

# Together with other modules
guide-with-volcano_dragon-river = The lake with the volcano brings the dragon, too.
guide-with-builder_second_part-river = While river tiles are left, it is one of them.
