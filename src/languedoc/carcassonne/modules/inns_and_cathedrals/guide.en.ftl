# Steps

guide-step-setup_big_follower = Big follower
    .text = Everybody gets a big follower. Shuffle in the tiles of this module: { $tiles }.
guide-step-deploy_big_follower = Deploy the big follower
    .text = He goes where any follower may go.
guide-step-strength_big = Big follower: counts as two
    .text = For the majority he counts as two followers.
guide-step-mod_inn = Inn at the road
    .text = A completed road with at least one inn brings 2 points a tile instead of 1.
guide-step-mod_cathedral = Cathedral in the city
    .text = A completed city with a cathedral brings 3 points for each tile and each pennant instead of 2.
guide-step-final_strength_big = Big follower: counts as two
    .text = He counts as two followers at the end, too.
guide-step-final_inn_zero = Unfinished road with an inn
    .text = { $inn_cathedral_final ->
        [ignore] The inn makes no difference: 1 point for each tile.
       *[other] It is worth nothing.
    }
guide-step-final_cathedral_zero = Unfinished city with a cathedral
    .text = { $inn_cathedral_final ->
        [ignore] The cathedral makes no difference: 1 point for each tile and each pennant.
       *[other] It is worth nothing.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-inns_and_cathedrals-big_follower = A follower who counts as two for the majority.
guide-mark-inns_and_cathedrals-inn = Its road brings 2 points a tile when completed, and nothing when it stays unfinished.
guide-mark-inns_and_cathedrals-cathedral = Its city brings 3 points for each tile and pennant when completed, and nothing when it stays unfinished.
guide-item-inns_and_cathedrals-inn = 1 more for each tile of the road.
guide-item-inns_and_cathedrals-cathedral = 1 more for each tile and each pennant of the city.

# Drawn examples

guide-example-inns_and_cathedrals-big_follower = The big follower
    .text = Red has laid a junction and may put a follower on one of its roads.
    .done = The big follower goes where any other may go. There is only one of him, so red has to choose the place well.
guide-example-inns_and_cathedrals-two_against_one = Two against one
    .text = Red's big follower stands on the road in the east, blue's thief on the one in the north-west. Red's tile joins both roads into one.
    .done = The big follower counts as two, so red has more on the road than blue. Points are counted as always.
guide-example-inns_and_cathedrals-inn = An inn at the road
    .text = Red's thief stands on a road that ends at a junction. Red has drawn a tile with an inn at one of its roads.
    .task = Close the road in the west, with the inn at it.
    .task-2 = Now put no figure. Then the road is scored.
    .turned = That closes the road without the inn, or joins nothing. Turn the tile: the inn has to be at your road.
    .elsewhere = Your road would stay open there. Its open end is in the west.
    .placed = You could do that. Here, keep your follower: put no figure.
    .done = With an inn each tile of a completed road brings 2 points instead of 1. One inn is enough, a second one changes nothing.
guide-example-inns_and_cathedrals-cathedral = A cathedral in the city
    .text = Red's knight stands beside the cathedral. The wall has one gap left, in the north.
    .done = With a cathedral each tile of a completed city brings 3 points instead of 2, and each pennant, too.
guide-example-inns_and_cathedrals-two_at_the_end = Two against one at the end
    .text = It is the last tile. It joins the road of red's big follower and that of blue's thief, but does not close it.
    .done = At the end the big follower counts as two, too: the road brings points to red only.
guide-example-inns_and_cathedrals-left_unfinished = Nothing for what stays open
    .text = Red's thief stands at an inn, blue's knight beside a cathedral. With the last tile neither can be completed.
    .done = An unfinished road with an inn and an unfinished city with a cathedral bring nothing at all.

# Together with other modules
guide-with-tower_capture-inns_and_cathedrals = The big follower can be taken; his ransom is 3 points, too.
guide-with-deploy_builder-inns_and_cathedrals = The big follower alone is enough for him.
guide-with-deploy_pig-inns_and_cathedrals = The big follower alone is enough for the pig.
guide-with-score_labyrinth-inns_and_cathedrals = An inn doubles the tiles, not the points for followers.
