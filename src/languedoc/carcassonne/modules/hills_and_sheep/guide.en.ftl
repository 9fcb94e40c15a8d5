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
