# Steps

guide-step-labyrinth_rule = Labyrinth
    .text = It is no crossing: its four roads are one. { $labyrinth ->
        [advanced] The labyrinth and each of its arms may be occupied on their own.
       *[other] One follower holds all of it, and nobody may go onto any of its roads after that.
    }
guide-step-score_labyrinth = Advanced labyrinth
    .text = When completed, its owner gets 2 more points for each { $labyrinth_counts ->
        [figures] figure
       *[other] follower
    } in it, of any colour.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-labyrinths-labyrinth = Joins its four roads to one.
guide-item-labyrinths-in_the_labyrinth = 2 for each follower in the advanced labyrinth.
    .title = Followers in the labyrinth

# At the table

guide-count-labyrinth = Followers in the network

# Drawn examples

guide-example-labyrinths-one_road = A labyrinth is one road
    .text = By the simple rules the four roads of the labyrinth are one. Red's thief stands in it, and the last open end, in the south, is closed.
    .done = The whole network counts as one road: 1 point for each of its tiles.
guide-example-labyrinths-occupied = Occupied, by the simple rules
    .text = Blue's thief stands on a road. Red lays a labyrinth at its end, so its four roads belong to blue's road.
    .done = By the simple rules nobody can join blue there as a thief. Red lays a farmer down.
guide-example-labyrinths-centre = Into the labyrinth
    .text = By the advanced rules the labyrinth and each of its arms may be occupied on their own. Blue's thief stands on a road, and red has drawn a labyrinth.
    .task = Lay the labyrinth at the end of blue's road.
    .task-2 = The road is blue's, but the labyrinth is free. Put your thief there.
    .elsewhere = There it would be far from blue. Lay it at the other end, beside blue's thief.
    .field = A farmer would do nothing for the road. Put a thief into the labyrinth.
    .passed = Then blue would keep the road alone. Put a thief into the labyrinth.
    .done = Both are on the same road now. When it is completed, whoever has most there gets its points and 2 more for each follower in it.
guide-example-labyrinths-arm = An arm of the labyrinth
    .text = Red's thief stands in the labyrinth. Blue has extended the arm in the east.
    .done = By the advanced rules this arm was still free: nobody stood between the labyrinth and its end. Blue's thief may go there.
guide-example-labyrinths-network = An advanced labyrinth is completed
    .text = Red has two thieves in the labyrinth and its arms, blue has one. Red closes the last arm.
    .done = Red has most and gets 1 point for each tile, and 2 for each of the three followers, blue's among them.
guide-example-labyrinths-inn = A labyrinth with an inn
    .text = Red's thief stands in the labyrinth, blue's on the arm with the inn. Blue closes this last arm.
    .done = Both have one follower, so both get all. The inn doubles the points for the tiles, not those for the followers.

# Together with other modules
guide-with-score_labyrinth-mage_and_witch = The witch halves the tiles, not the points for followers.
guide-with-bath_take-labyrinths = All roads of a labyrinth count together.
