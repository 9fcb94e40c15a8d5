# Steps

guide-step-setup_big_follower = Big follower
    .text = Everybody gets a big follower. Shuffle in the tiles of this module: { $tiles }.
guide-step-deploy_big_follower = Deploy the big follower
    .text = He goes where any follower may go.
guide-step-strength_big = Big follower: counts as two
    .text = For the majority he counts as two followers.
    .example = Your big follower against one thief of another player: the road is yours alone.
guide-step-mod_inn = Inn at the road
    .text = A completed road with at least one inn brings 2 points a tile instead of 1.
    .example = 5 tiles with an inn: 10.
guide-step-mod_cathedral = Cathedral in the city
    .text = A completed city with a cathedral brings 3 points for each tile and each pennant instead of 2.
    .example = 6 tiles and 2 pennants: 24.
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
