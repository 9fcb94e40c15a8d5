# Steps

guide-step-festival_enable = Festival
    .text = Your tile shows a festival: instead of another action with a figure you may take back { $festival_return ->
        [figure] a figure of any kind
       *[other] a follower
    }.
guide-step-festival_return = Take back a follower
    .text = Take one of your { $festival_return ->
        [figure] followers, or your builder, pig, shepherd or barn,
       *[other] followers
    } from any tile back into your supply. Prisoners cannot be taken back like this.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-festival-festival = Whoever places it may take back a follower instead of deploying one.

# Drawn examples

guide-example-festival-take_back = A festival brings a knight home
    .text = Red's knight stands in a city that is still open on three sides. Red has just laid a tile with a festival.
    .task = Instead of deploying somebody, take your knight back.
    .passed = You need not do anything. But the knight is of more use in your supply: take him back.
    .knight = That would be a second knight who waits. Better bring the first one home.
    .deployed = You could do that instead. Here, hold the festival and take your knight back.
    .done = The knight is in your supply again, from any tile and without points. That was your action with a figure in this turn.
guide-example-festival-with_phantom = A festival, then the phantom
    .text = Red's knight stands in a city that is still open on three sides. Red has just laid a tile with a festival.
    .done = Taking the knight back was the action with a figure. The phantom comes in addition, onto the tile just laid.
guide-example-festival-from_tower = Down from the tower
    .text = Red's follower stands on top of a tower and keeps it closed. Red has just laid a tile with a festival.
    .done = A festival brings followers home from everywhere on the tiles. The tower is open again: pieces may be put on it.
guide-example-festival-with_pig = The pig goes home, too
    .text = Red's farmer and pig are on a field that touches no completed city. Red has just laid a tile with a festival.
    .done = With the last farmer the pig goes home as well. Both can be used again from the next turn.

# Together with other modules
guide-with-place_house-festival = Not in a turn in which you take a follower back.
guide-with-fruit_harvest-festival = Taking a follower back does not count as deploying one.
guide-with-festival_return-hills_and_sheep = { $festival_return ->
        [figure] The shepherd may come home, too; his sheep go into the bag unless another shepherd is there.
       *[other] The shepherd may not come home like this.
    }
