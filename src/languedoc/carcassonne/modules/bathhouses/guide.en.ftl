# Steps

guide-step-setup_bathhouses = Bathhouses
    .text = Shuffle the bathhouse tiles face down and mix { $drawn } of them into the bag; the others stay out of the game, unseen.
guide-step-bath_buy_back = Buy back from the bath
    .text = Pay what the flag of the bathhouse says and take back your follower. You may still deploy it in this turn.
guide-step-bath_points = Flags
    .text = A completed road or city brings the flags of all its bathhouses besides.
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

# Drawn examples

guide-example-bathhouses-flag = Alone in the city
    .text = Red's knight stands alone in a city with a bathhouse; its flag shows 4. Another bathhouse, with a 5, stands at the road. The city has one gap in the east.
    .task = Close the city: lay your tile at its gap in the east.
    .task-2 = Confirm that you place no other figure. Then the city and its flag are scored.
    .task-3 = Your knight must take a bath. Choose the cheaper bathhouse: the one in the city, with the 4.
    .elsewhere = The city would stay open. Lay your tile at its gap in the east.
    .dear = There you would have to pay 5 points to get him back. The other one costs 4.
    .deployed = Then there would be one more follower away from home. Place none here.
    .done = The flag brought 4 points besides. A follower that was alone goes to a bathhouse of its owner's choice, and you may buy it back later for what the flag says.
guide-example-bathhouses-two_flags = Two bathhouses at a road
    .text = A thief of red and a thief of blue stand on the two ends of a road. The tile in red's hand joins the ends and has a bathhouse with a 3; the road already has one with a 5.
    .done = Both get the points of the road and of both flags: 5 + 8 = 13. Two followers stood there, so nobody has to take a bath.
guide-example-bathhouses-bought_back = Bought back and deployed
    .text = Red's follower lies in the bathhouse with the flag 4. Red has 12 points, has laid a tile and wants the follower back.
    .done = Red pays 4 points, has the follower back and deploys it as a thief in the same turn.
guide-example-bathhouses-who_first = Two bathers, one bathhouse
    .text = The knight of red is alone in the city, and the thief of blue is alone on the road. The tile in red's hand completes both, and there is only one bathhouse.
    .done = Red decides who goes first and sends the own knight. Then no bathhouse is free, so blue's thief goes home as usual. The other way round, blue's follower would lie there.
guide-example-bathhouses-surrounded = Out of the bath for nothing
    .text = Red's follower lies in the bathhouse. Of the 8 squares around it only one is empty, in the south-east.
    .done = As soon as tiles lie on all 8 squares, the follower goes home and red pays nothing.
guide-example-bathhouses-witch = Witch and flag
    .text = Blue has put the witch onto red's city, which has a bathhouse with a 4. Red closes the city.
    .done = The witch halves the 8 points of the tiles. The flag is added afterwards, whole: 4 + 4 = 8.

# Together with other modules
guide-with-bath_points-mage_and_witch = The flags are added after mage and witch, and are not halved.
guide-with-bath_take-count = A follower who came from Carcassonne counts, too: with two of them nobody has to go.
guide-with-bath_take-phantom = The phantom counts as a follower: with two of them nobody has to go.
guide-with-bath_buy_back-messages = A marker that goes back to a dark space brings no message.
guide-with-dragon_move-bathhouses = Whoever lies in a bathhouse that he enters goes home, too.
guide-with-catapult_throw-bathhouses = Whoever lies in a bathhouse can be hit, too.
