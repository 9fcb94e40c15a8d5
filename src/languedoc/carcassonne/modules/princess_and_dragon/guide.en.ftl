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
