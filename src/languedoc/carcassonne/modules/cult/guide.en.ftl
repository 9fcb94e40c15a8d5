# Steps

guide-step-cult_restrict_cloister = Monasteries keep away from cult places
    .text = A monastery may not be placed beside two or more cult places, corners included.
guide-step-cult_restrict_shrine = Cult places keep away from monasteries
    .text = A cult place may not be placed beside two or more monasteries, corners included.
guide-step-cult_challenge_start = Challenge
    .text = A monk and a heretic side by side challenge each other.
guide-step-score_cult_challenge = Challenge decided
    .text = Whose building is completed first gets its 9 points. The other follower goes home without points. Completed together: both are paid.
guide-step-final_cult = Unfinished cult places
    .text = 1 point for the cult place and 1 for each tile around it.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-cult-shrine = Like a monastery, for a heretic. Beside an occupied monastery it is a challenge.
guide-item-cult-shrine = 9 for a completed cult place.
    .title = Completed cult place

# Drawn examples

guide-example-cult-won = Win a challenge
    .text = Red's monk and blue's heretic stand side by side, so they challenge each other. One square around the monastery is empty, two around the cult place.
    .task = Complete your monastery: lay the tile at its lower left.
    .task-2 = Put no figure. Then the challenge is decided.
    .turned = That fits, too. Here, turn the city to the south.
    .elsewhere = Your monastery would stay open. Its empty square is at the lower left.
    .deployed = You could do that. Here, keep your follower.
    .done = Your monastery was completed first: 9 points for you. Blue's heretic goes home without points.
guide-example-cult-challenge = A challenge begins
    .text = Red's monk stands in a monastery. Blue has laid a cult place beside it.
    .done = With a heretic in it the challenge has begun. From now on both want to be completed first.
guide-example-cult-monastery_kept_away = A monastery between cult places
    .text = Red's and blue's heretics stand in two cult places. Red has drawn a monastery, and the square between them is free.
    .done = Between them the monastery would lie beside two cult places, which is not allowed. In the east there is only one beside it.
guide-example-cult-cult_place_kept_away = A cult place between monasteries
    .text = Here it is the other way round: two monasteries lie on the board, and red has drawn a cult place.
    .done = Between them the cult place would lie beside two monasteries, which is not allowed. In the east it is beside one, and challenges blue's monk.
guide-example-cult-both_unfinished = Undecided at the end
    .text = Monk and heretic challenge each other. The last tile completes neither building.
    .done = Nobody has won, so both are paid as unfinished: 1 point for the building and 1 for each tile around it.
guide-example-cult-abbey_and_cult_place = An abbey is challenged
    .text = Beside a hole blue's heretic stands in a cult place. Red lays the abbey into the hole.
    .done = An abbey is a monastery in this, too: red's monk and blue's heretic challenge each other.

# Together with other modules
guide-with-cult_challenge_start-monasteries = An abbot neither challenges nor is challenged.
guide-with-cult_challenge_start-half_so_wild = A monastery on a triangle takes part in it, too.
guide-with-cult_challenge_start-princess_and_dragon = It may also begin when somebody goes through a portal.
guide-with-score_cult_challenge-princess_and_dragon = The fairy brings nothing to whoever loses.
guide-with-dragon_move-cult = If a monk or heretic goes home, his challenge is over.
guide-with-score_watchtower-cult = A cult place counts as a monastery.
guide-with-mod_vineyard-cult = A completed cult place brings 3 more for each, too.
