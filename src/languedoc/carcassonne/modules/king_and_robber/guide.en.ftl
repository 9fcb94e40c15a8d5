# Steps

guide-step-award_robber_baron = Robber for the longest road
    .text = Whoever completes a road longer than any before takes the Robber, no matter who gets its points.{ $king_robber_scoring ->
        [continuously] { " " }Whoever has the Robber then gets 1 point for each further road that is completed.
       *[other] { "" }
    }
guide-step-award_king = King for the largest city
    .text = Whoever completes a city larger than any before takes the King, no matter who gets its points.{ $king_robber_scoring ->
        [continuously] { " " }Whoever has the King then gets 1 point for each further city that is completed.
       *[other] { "" }
    }
guide-step-final_king = King
    .text = Whoever has the King gets { $king_robber_scoring ->
        [n10_each] 10 points
        [n15_or_40] 15 points, or 40 for both cards together
       *[other] 1 point for each completed city on the board
    }.
guide-step-final_robber_baron = Robber
    .text = Whoever has the Robber gets { $king_robber_scoring ->
        [n10_each] 10 points
        [n15_or_40] 15 points, or 40 for both cards together
       *[other] 1 point for each completed road on the board
    }.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-king_and_robber-completed_cities = 1 for each completed city, to the King.
    .title = Completed cities for the King
guide-item-king_and_robber-completed_roads = 1 for each completed road, to the Robber.
    .title = Completed roads for the Robber
