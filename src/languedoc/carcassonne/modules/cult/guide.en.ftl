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
