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

# Drawn examples

guide-example-king_and_robber-king = Take the King
    .text = Blue has the King for a city of two tiles. In the south blue's knight stands in a city that becomes larger when it is closed.
    .task = Close the city in the south.
    .task-2 = Put no figure. Then the city is scored.
    .elsewhere = There it would close nothing. Look for the gap in the large city.
    .deployed = You could do that. Here, keep your follower.
    .done = Blue gets the points, but you completed a larger city than any before: the King is yours until somebody completes a still larger one.
guide-example-king_and_robber-robber = Take the Robber
    .text = Red's thief stands on the road. No road has been completed yet. Blue draws the tile that closes this one.
    .done = Red gets the points and blue the Robber. A road of 3 tiles does not take it from blue any more; that needs 4.
guide-example-king_and_robber-king_and_robber_at_the_end = King and Robber at the end
    .text = Blue has the King and the Robber. With the last tile red completes a city of three tiles.
    .done = The King changes hands once more. Then each completed city brings 1 point to red, and each completed road 1 point to blue.
guide-example-king_and_robber-king_of_carcassonne = The King and the City of Carcassonne
    .text = With the last tile red completes a small city beside the City of Carcassonne. It is the only one of the game.
    .done = The City of Carcassonne gives nobody the King, but it counts as a completed city for whoever has him.
