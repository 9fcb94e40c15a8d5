# Steps

guide-step-setup_monasteries = Monasteries
    .text = { $monasteries_keep ->
        [add] Shuffle in the new monasteries; those of the base game stay.
       *[other] Take the six monasteries of the base game out and shuffle the new ones in.
    }
guide-step-deploy_abbot = Abbot
    .text = In a new monastery you may lay your follower down as abbot instead of standing it up as monk. An abbot stays to the end.
guide-step-final_abbot = Abbots
    .text = 1 point for the monastery and 1 for each tile in an unbroken row from it in the four directions.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-monasteries-abbacy = An abbot lies here to the end, and counts the rows of tiles in the four directions.
guide-mark-monasteries-abbot = A monk or an abbot may live here.

# Drawn examples

guide-example-monasteries-abbot = A monk or an abbot
    .text = Red has laid the last tile of the game: a new monastery at the end of a long row of tiles. Only two of the squares around it have tiles.
    .task = Lay your follower down in the monastery as abbot.
    .monk = As monk he would count only the squares around the monastery. Think of the long row: lay him down as abbot.
    .passed = Then the monastery would bring you nothing. Put a follower there, as abbot.
    .elsewhere = He may stand there. But the monastery is worth more here: lay him down as abbot.
    .done = At the end an abbot brings 1 point for the monastery and 1 for each tile of the unbroken rows from it. A tile at its corner does not count.
guide-example-monasteries-rows = The rows of an abbot
    .text = Red's abbot lies in the monastery, and the last tile is laid below. There are two tiles above it, one on the left and none on the right.
    .done = With the two tiles below it that makes five, and the monastery itself counts, too. A row ends at the first empty square.
guide-example-monasteries-all_around = An abbot stays
    .text = Red's abbot lies in the monastery. Blue lays a tile on the last of the 8 squares around it.
    .done = A monk would have had 9 points now. An abbot does not mind the 8 squares: he stays, and at the end only the four rows count.
guide-example-monasteries-dragon = The dragon finds an abbot
    .text = Red's abbot lies in the monastery. Blue has laid a tile with a dragon sign and leads the dragon first.
    .done = An abbot is a follower like any other: the dragon sends him home before he has brought any points. Then the others lead the dragon on.

# Together with other modules
guide-with-fly_follower-monasteries = A flier may become monk if something is free around it, or abbot.
guide-with-wagon_move-monasteries = A wagon that is abbot stays.
guide-with-final_abbot-little_buildings = Little buildings on the tiles of the rows count.
guide-with-score_watchtower-monasteries = These monasteries count, too.
