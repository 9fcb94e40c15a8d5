# Steps

guide-step-setup_bathhouses = Bathhouses
    .text = Shuffle the bathhouse tiles face down and mix { $drawn } of them into the bag; the others stay out of the game, unseen.
guide-step-bath_buy_back = Buy back from the bath
    .text = Pay what the flag of the bathhouse says and take back your follower. You may still deploy it in this turn.
guide-step-bath_points = Flags
    .text = A completed road or city brings the flags of all its bathhouses besides.
    .example = A city of 4 tiles with a bathhouse of 4: 8 + 4 = 12.
guide-step-bath_order = Who goes first?
    .text = If several followers have to go to the bath, the active player decides the order.
guide-step-bath_take = To the bath
    .text = If only one follower stood in the road or city just scored, its owner lays it on a free bathhouse instead of taking it home.
guide-step-bath_release = Out of the bath
    .text = A bathhouse with tiles on all 8 squares around it gives its follower back for nothing.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-bathhouses-bathhouse = Its flag is paid with the completed road or city. A lone follower may have to bathe here.
guide-item-bathhouses-bath_flags = 3 to 5 for each bathhouse, as its flag says.
guide-item-bathhouses-bath_price = What the flag says, to buy a follower back.

# At the table

guide-count-bathhouse = Bathhouse
    .of_3 = Bathhouses with the flag 3
    .of_4 = Bathhouses with the flag 4
    .of_5 = Bathhouses with the flag 5
