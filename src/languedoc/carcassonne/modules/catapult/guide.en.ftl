# Steps

guide-step-setup_catapult = Catapult
    .text = Everybody gets { $catapult_token } tokens, one of each kind. Put catapult and measuring rod ready, and shuffle in { $tiles } tiles.
guide-step-catapult_round = Catapult: which kind?
    .text = A tile with a fair was placed: you choose which of the four tokens everybody throws in this round.
guide-step-catapult_throw = Throw
    .text = Everybody throws once, the active player first. Knocking out: followers that are hit go home. Target: nearest to the fair gets 5 points.
guide-step-seduction_choice = Seduction: who?
    .text = The follower nearest to the token is meant. Among equally near ones the thrower chooses.
guide-step-seduction_replace = Seduction: replace?
    .text = The thrower may replace that follower by one of their own, from the supply or from elsewhere on the board. The replaced one goes home.
guide-step-catapult_catch = Throw and catch
    .text = The thrower must reach the rod; the neighbour on the left tries to catch. Too short or caught: 5 points for the neighbour, else 5 for the thrower.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-catapult-catapult-knock_out = Followers that it hits go home.
guide-token-catapult-catapult-seduction = The nearest follower may be replaced by one of the thrower.
guide-token-catapult-catapult-target = Nearest to the fair gets 5 points.
guide-token-catapult-catapult-catch = The neighbour tries to catch it: 5 points for one of the two.
guide-mark-catapult-fair = Whoever places it begins a round with the catapult.
guide-item-catapult-catapult_target = 5 for the token nearest to the fair.
guide-item-catapult-catapult_catch = 5 for throwing well, or for catching.

# Drawn examples

guide-example-catapult-seduction = Replace a knight
    .text = Blue's knight stands alone in a large city. Red has laid a fair and chosen seduction for this round; red's token has come down beside the knight, who is the nearest follower.
    .task = Replace the knight by a follower of yours.
    .passed = Then blue would keep the city. The token came down well: use it.
    .done = The city is yours now, and blue's follower goes home. Then everybody else throws once, too, so take care of your own followers.
guide-example-catapult-from_the_board = One from elsewhere on the board
    .text = Red's token of seduction has come down beside blue's thief. Red has a monk on the board, who would rather be on the road.
    .done = The follower that comes may be taken from elsewhere on the board: red's monk takes the place of blue's thief, and the monastery is free again.
guide-example-catapult-equally_near = Two followers equally near
    .text = Red's token of seduction has come down exactly between two followers: red's own thief in the north and blue's monk in the south.
    .done = The thrower chooses which of the two is meant. Red takes blue's monk and replaces him by a follower from the supply.
guide-example-catapult-target = Nearest to the fair
    .text = Red has laid a fair in the east and chooses the target for this round. Everybody throws one token, red first.
    .done = Red's token lies beside the fair and blue's on it; green's missed the land and does not count. The nearest one gets 5 points.
guide-example-catapult-knocked_out = Knock a thief out
    .text = Blue's thief stands on the road. Red has laid a fair, chooses knocking out and aims at him.
    .done = The token comes down on the thief, who goes home. Tokens seldom land exactly where they were aimed at, but less than a third of a tile away they still hit. Blue throws next.
guide-example-catapult-knocked_over = One knocks over the other
    .text = Red's thief stands on the road and the phantom, a farmer, close beside him. Blue aims south of the road, near the thief alone.
    .done = The thief is hit and goes home. The phantom is too far from the token, but close to the thief, who knocks it over: it goes home, too.
guide-example-catapult-catch = Throw and catch
    .text = Red has laid a fair and chooses catching. Red throws first; blue, on red's left, tries to catch. Each chooses a lane in secret, red also how hard to throw.
    .done = The throw reached the rod, and blue chose the right lane but missed it all the same: 5 points for red. Had it been short or caught, blue would have them. Now blue throws.

# Together with other modules
guide-with-catapult_throw-princess_and_dragon = The fairy protects nobody.
guide-with-catapult_throw-tower = Followers on towers can be hit, prisoners cannot.
guide-with-catapult_throw-count = Followers in the quarters of Carcassonne can be hit; the count stays.
guide-with-catapult_throw-cult = If a monk or heretic is hit, his challenge is over.
guide-with-catapult_round-traders_and_builders = Each tile with a fair begins a round of its own, also the second one of the builder.
guide-with-seduction_replace-hills_and_sheep = Whoever replaces a follower on a hill stands on the hill.
guide-with-seduction_replace-princess_and_dragon = A fairy with the replaced follower stays on the tile, with nobody.
