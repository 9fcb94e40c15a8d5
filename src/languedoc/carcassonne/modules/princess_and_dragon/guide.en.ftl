# Steps

guide-step-setup_dragon_fairy = Dragon and fairy
    .text = { $dragon ->
        [false] There is no dragon: volcanoes and dragons on tiles do nothing.
       *[other] Put the dragon beside the board.
    } { $fairy ->
        [false] The fairy stays in the box.
       *[other] Put the fairy beside the board.
    } Shuffle in { $tiles } tiles.
guide-step-fairy_point = Fairy: 1 point
    .text = { $fairy_binding ->
        [tile] If one of your followers is on the tile of the fairy when your turn begins, you get 1 point, however many are there.
        [follower_for_good] If the fairy stands with one of your followers when your turn begins, you get 1 point. That follower stays hers, even if it left her and was deployed again.
       *[other] If the fairy stands with one of your followers when your turn begins, you get 1 point.
    }
guide-step-set_aside_dragon_tile = Dragon tile too early
    .text = While the dragon is not on the board, a drawn tile with a dragon is put aside, and you draw again.
guide-step-volcano_dragon = Volcano
    .text = The dragon flies to this tile. No figure may go onto it in this turn. Tiles with dragons that were put aside are shuffled in again.
guide-step-portal_enable = Magic portal
    .text = Your follower may go to any tile on the board, wherever it could be deployed and nothing is completed.
guide-step-princess_remove = Princess
    .text = { $princess_action ->
        [may] If your tile adds a princess to a city with followers, you may send one of them home, anybody's. If you do, that is your action with a figure.
       *[other] If your tile adds a princess to a city with followers, send one of them home, anybody's. That is your action with a figure.
    }
guide-step-fairy_move = Move the fairy
    .text = Put the fairy beside one of your followers on the board.
guide-step-dragon_move = The dragon moves
    .text = A tile with a dragon was placed: the players move it in turn, one step each, the active player first, six steps in all. Never onto a tile twice, never onto the tile of the fairy. Every figure on a tile that it enters goes home. A dead end stops it early.
guide-step-fairy_scoring = Fairy: 3 points
    .text = If { $fairy_binding ->
        [tile] followers on the tile of the fairy are in what is scored, each of their owners gets 3 points
       *[other] the fairy stands with a follower in what is scored, its owner gets 3 points
    }, also without a majority.
guide-step-final_fairy = Fairy: 3 points
    .text = The follower with the fairy brings 3 points at the end, too.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-princess_and_dragon-dragon = Sends home every figure on the tiles that it enters.
guide-token-princess_and_dragon-fairy = Keeps the dragon off her tile. Her follower brings 1 point at the beginning of each turn of its owner, and 3 when it is scored.
guide-mark-princess_and_dragon-volcano = Calls the dragon, and keeps figures off this tile in the turn in which it is placed.
guide-mark-princess_and_dragon-dragon = After the figure the dragon moves six steps.
guide-mark-princess_and_dragon-princess = Sends a knight of its city home.
guide-mark-princess_and_dragon-portal = Lets a follower go to any tile.
guide-item-princess_and_dragon-fairy = 1 at the beginning of the turn, 3 when her follower is scored.

# Drawn examples

guide-example-princess_and_dragon-volcano = The dragon comes
    .text = Blue has drawn a tile with a volcano.
    .done = The dragon flies to the volcano at once. Blue may put no figure on this tile, so the turn is over.
guide-example-princess_and_dragon-too_early = No volcano yet
    .text = Red puts a thief on the road. No volcano has been laid so far, so there is no dragon on the board.
    .done = Blue has drawn a tile with a dragon. It is put aside until a volcano is laid, and blue draws another one.
guide-example-princess_and_dragon-princess = A princess sends a knight home
    .text = Blue's knight stands in a city with a gap in the north. Red has drawn a tile with a princess in its city.
    .task = Lay the tile so that its city with the princess becomes part of blue's city.
    .turned = It is the right square, but this way the princess does not come into blue's city. Turn the tile.
    .elsewhere = There the princess meets no knight. Try the open side of blue's city.
    .done = The princess sends one knight of the city home, here blue's only one. That was your action with a figure in this turn.
guide-example-princess_and_dragon-dragon = The dragon moves
    .text = Blue has laid a tile with a dragon and puts no figure. The dragon is on its volcano. Blue's thief is on the tile to the right of the start tile, red's farmer to the left of it.
    .done = The first step, by blue, could only go to the start tile. Then red leads the dragon to the right, and blue loses the thief. It never goes back to a tile, so it stops where no step is left.
guide-example-princess_and_dragon-fairy = Move the fairy
    .text = Red has laid a tile and uses the action with a figure for the fairy.
    .done = The fairy stands beside red's thief. The dragon may not come to this tile now.
guide-example-princess_and_dragon-fairy_point = A point from the fairy
    .text = The fairy stands beside red's thief. Blue ends the turn without a figure.
    .done = Red's turn begins while the fairy is still there: 1 point.
guide-example-princess_and_dragon-fairy_scores = The fairy at a closed road
    .text = The fairy stands beside red's thief, and red closes the road.
    .done = Besides the points of the road red gets 3 for the fairy. Even without the majority on the road the 3 points would be red's.
guide-example-princess_and_dragon-fairy_at_the_end = The fairy at the end
    .text = Blue lays the last tile. The fairy stands beside red's thief.
    .done = In the final scoring the fairy brings 3 points to the follower beside her.
guide-example-princess_and_dragon-portal = Through the magic portal
    .text = Red has laid a tile with a magic portal, on the left. In the north lies an unfinished city in which nobody stands.
    .done = The knight goes to the city, although it is not on the tile just placed.

# Together with other modules
guide-with-dragon_move-tower = A follower on a tower goes home, too. Prisoners are safe.
guide-with-dragon_move-school = The teacher stays.
guide-with-dragon_move-traders_and_builders = In a double turn he moves right after the tile with the dragon.
guide-with-tower_capture-princess_and_dragon = The fairy does not protect from this.
guide-with-tower_piece-princess_and_dragon = Also when a volcano was placed.
guide-with-fairy_move-traders_and_builders = Not with builder or pig.
guide-with-fairy_point-traders_and_builders = Only once in a double turn, not before the second tile.
guide-with-portal_enable-traders_and_builders = Not for builder and pig.
guide-with-set_aside_dragon_tile-hills_and_sheep = A tile under a hill is never looked at.
