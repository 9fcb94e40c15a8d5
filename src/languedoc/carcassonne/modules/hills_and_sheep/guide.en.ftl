# Steps

guide-step-setup_shepherd_bag = Shepherds
    .text = Everybody gets a shepherd. Put the { $sheep_token } tokens with sheep and wolves into their bag, and shuffle in { $tiles } tiles.
guide-step-hill_hidden_tile = Hill
    .text = When a hill is placed, an unseen tile from the bag goes under it and leaves the game.
guide-step-shepherd_extend = Your flock
    .text = If your tile extends the field of your shepherd, choose: draw a token, or drive the flock home. A wolf sends all sheep and shepherds of the field away without points. Driven home, every shepherd there gets 1 point for each sheep.
guide-step-deploy_shepherd = Deploy the shepherd
    .text = Put him on a field of the tile just placed where no shepherd is yet.
guide-step-shepherd_first_token = First sheep
    .text = Then draw a token. Sheep stay with the shepherd; a wolf sends him home.
guide-step-shepherd_closed_field = Closed field
    .text = A flock whose field can grow no more is driven home and scored{ $closed_flocks ->
        [first] { " " }before the other shepherds choose
       *[other] { " " }at once
    }.
guide-step-mod_vineyard = Vineyards
    .text = A completed monastery brings 3 more points for each vineyard around it.
guide-step-tiebreak_hill = Hill breaks a tie
    .text = In a tie on a road, city or field only those are paid who { $hill_tiebreak ->
        [count_on_hill] have most followers of it on hills
       *[other] have a follower of it on a hill
    }.
guide-step-final_vineyard_none = Vineyards bring nothing now
    .text = Unfinished monasteries get nothing for vineyards.
guide-step-final_tiebreak_hill = Hill breaks a tie
    .text = At the end, too.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-hills_and_sheep-shepherd = Gathers sheep on a field, and comes home when the flock is driven home or a wolf comes. He does not claim the field.
guide-token-hills_and_sheep-sheep_token = 1 point for each sheep, when the flock is driven home.
guide-mark-hills_and_sheep-hill = In a tie a follower on a hill wins.
guide-mark-hills_and_sheep-vineyard = 3 points more for each completed monastery beside it.
guide-item-hills_and_sheep-sheep = 1 for each sheep of a flock driven home.
guide-item-hills_and_sheep-vineyards = 3 for each vineyard around a completed monastery.

# At the table

guide-deck-sheep = Bag with sheep and wolves
    .sheep_1 = 1 sheep
    .sheep_2 = 2 sheep
    .sheep_3 = 3 sheep
    .sheep_4 = 4 sheep
    .wolf = Wolf

# Drawn examples

guide-example-hills_and_sheep-flock = Drive the flock home
    .text = Red's shepherd has gathered 5 sheep. Whenever red makes his field larger, there is a choice: one more token, which may be a wolf, or home.
    .task = Make the field of your shepherd larger: go on with the road in the east.
    .task-2 = Take no risk with so many sheep: drive the flock home.
    .elsewhere = Lay the tile at the road's end in the east.
    .another = There are still two wolves in the bag, and one of them would take everything. Drive the flock home.
    .done = 1 point for each sheep. The shepherd is home and may go out again, even in this turn.
guide-example-hills_and_sheep-shepherd = Deploy the shepherd
    .text = Red has laid a tile, and no shepherd is on its fields yet. The shepherd uses the action with a figure.
    .done = Red draws a token at once: 3 sheep. They stay with the shepherd. A wolf would have sent him home.
guide-example-hills_and_sheep-wolf = The wolf
    .text = Red's shepherd has 3 sheep. Red makes his field larger and chooses to draw one more token.
    .done = It is a wolf. All sheep of the field are lost and every shepherd on it goes home, without points.
guide-example-hills_and_sheep-closed_field = A closed field
    .text = Red's shepherd stands on a field between the roads. Blue has the tile that makes a ring of them.
    .done = The field inside can grow no more, so the flock is driven home at once: 1 point for each sheep.
guide-example-hills_and_sheep-hill = Under the hill
    .text = Red has drawn a tile with a hill.
    .done = Unseen, the next tile from the bag goes under the hill and leaves the game. Whoever stands on the hill will win ties.
guide-example-hills_and_sheep-knight_on_a_hill = A knight on a hill
    .text = Red's knight stands on a hill, blue's knight in the valley. Red's tile joins the two cities and closes them.
    .done = Each has one knight, but only red's is on a hill. So red alone gets the points.
guide-example-hills_and_sheep-vineyards = Vineyards around a monastery
    .text = Red's monk stands in a monastery with two vineyards beside it. Blue's tile for the last empty square has a third one.
    .done = The monastery brings 9 points as always, and 3 more for each of the three vineyards.
guide-example-hills_and_sheep-vineyards_too_late = Vineyards come too late
    .text = With the last tile there are two vineyards around red's monastery, but one square is still empty.
    .done = An unfinished monastery brings 1 point for itself and for each tile around it. Its vineyards bring nothing.
guide-example-hills_and_sheep-hill_at_the_end = A hill at the end
    .text = Red's knight stands on a hill, blue's knight in the valley. The last tile joins the two cities, but leaves them open.
    .done = At the end the hill breaks a tie, too: only red gets points for the unfinished city.
guide-example-hills_and_sheep-vineyards_at_a_cult_place = Vineyards around a cult place
    .text = Red's heretic stands in a cult place with two vineyards beside it. Blue lays the last tile around it.
    .done = Vineyards count for a completed cult place as for a monastery: 3 more for each.

# Together with other modules
guide-with-dragon_move-hills_and_sheep = A shepherd goes home, and the sheep beside him go into the bag.
guide-with-tower_capture-hills_and_sheep = Shepherds cannot be taken.
guide-with-fairy_move-hills_and_sheep = Not with a shepherd.
guide-with-portal_enable-hills_and_sheep = Not for the shepherd.
guide-with-shepherd_extend-traders_and_builders = Also with the second tile of the builder.
guide-with-shepherd_extend-abbey_and_mayor = A barn on that field does not matter.
guide-with-mod_vineyard-monasteries = An abbot gets nothing for vineyards.
guide-with-tiebreak_hill-inns_and_cathedrals = First strength is compared, with the big follower as two; the hill decides a tie.
guide-with-hill_hidden_tile-river = From the bag, never from the pile of the river.
