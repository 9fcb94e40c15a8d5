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

# Drawn examples

guide-example-watchtowers-beside_the_tower = Beside the watchtower
    .text = Red has laid a watchtower between two roads. Nobody may stand on the tower, but its roads and fields are free.
    .done = Red takes the field in the south. The tower itself belongs to nobody.
guide-example-watchtowers-followers = Look out from a watchtower
    .text = The watchtower counts followers: 2 points for each on its tile and around it. Blue's knight stands in its city, and two monks of red are close by. The city has one gap in the east.
    .task = Close the city of blue: lay your tile at its gap in the east. It is worth it.
    .task-2 = Confirm that you place no follower. Then the watchtower is scored before the city.
    .elsewhere = There you would score nothing. Close the city at the watchtower, though it is blue's.
    .deployed = A follower could go there. Here, place none and see what happens.
    .done = Whoever completes a road or city at a watchtower gets its points, even if it belongs to somebody else. All three followers count, blue's too. Then blue scores the city.
guide-example-watchtowers-pennants = A watchtower counts pennants
    .text = The tile in red's hand shows a watchtower that counts pennants, and it closes the small city of the start tile. Nobody stands in that city.
    .done = Three pennants are on the tiles around, 2 points for each. The unfinished cities count, too, and red is paid without a knight.
guide-example-watchtowers-on_the_tile = Whoever stands there is paid
    .text = By the rule agreed here, followers on the tile of the watchtower are paid. Blue's knight stands there. Red closes his city.
    .done = Blue gets the points of the watchtower, 2 for each of the three followers around, and then those of the city. Red gets nothing.
guide-example-watchtowers-abbey = Abbeys are monasteries, too
    .text = The watchtower counts monasteries: 3 points for each. Two are around it. Red has not used the abbey yet, and the hole beside the watchtower has a tile at all four sides.
    .done = The abbey closes the road and counts as a monastery itself, so that red gets 9 points.

# Together with other modules
guide-with-score_watchtower-count = Whoever comes from Carcassonne comes afterwards.
