# Steps

guide-step-watchtower_restriction = Nobody on the watchtower
    .text = No follower stands on the watchtower itself; road, city and field of its tile are free as usual.
guide-step-score_watchtower = Watchtower
    .text = When a road or city on the tile of a watchtower is completed, { $watchtower_owner ->
        [meeple_owner] everybody first gets, for each follower standing there on that tile,
        [figure_owner] everybody first gets, for each figure standing there on that tile,
       *[other] you first get
    } what it counts on its tile and the up to 8 around it: 1 for each tile with a road or with a city, 2 for each follower or pennant, or 3 for each monastery, as printed.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-watchtowers-watchtower = Pays whoever completes a road or city here for what stands around it.
guide-item-watchtowers-tower_roads = 1 for each tile with a road around the watchtower.
guide-item-watchtowers-tower_cities = 1 for each tile with a city around the watchtower.
guide-item-watchtowers-tower_followers = 2 for each follower around the watchtower.
    .title = Followers around a watchtower
guide-item-watchtowers-tower_pennants = 2 for each pennant around the watchtower.
    .title = Pennants around a watchtower
guide-item-watchtowers-tower_cloisters = 3 for each monastery around the watchtower.
    .title = Monasteries around a watchtower
