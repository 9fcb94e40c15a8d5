# Steps

guide-step-labyrinth_rule = Labyrinth
    .text = It is no crossing: its four roads are one. { $labyrinth ->
        [advanced] The labyrinth and each of its arms may be occupied on their own.
       *[other] One follower holds all of it, and nobody may go onto any of its roads after that.
    }
guide-step-score_labyrinth = Advanced labyrinth
    .text = When completed, its owner gets 2 more points for each { $labyrinth_counts ->
        [figures] figure
       *[other] follower
    } in it, of any colour.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-labyrinths-labyrinth = Joins its four roads to one.
guide-item-labyrinths-in_the_labyrinth = 2 for each follower in the advanced labyrinth.
    .title = Followers in the labyrinth

# At the table

guide-count-labyrinth = Followers in the network
