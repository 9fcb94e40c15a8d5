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
