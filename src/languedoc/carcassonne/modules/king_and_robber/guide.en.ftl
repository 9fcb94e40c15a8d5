# Steps

guide-step-award_robber_baron = Robber for the longest road
    .text = Whoever completes a road longer than any before takes the Robber, no matter who gets its points.
guide-step-award_king = King for the largest city
    .text = Whoever completes a city larger than any before takes the King, no matter who gets its points.
guide-step-final_king = King
    .text = Whoever has the King gets 1 point for each completed city on the board.
guide-step-final_robber_baron = Robber
    .text = Whoever has the Robber gets 1 point for each completed road on the board.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-king_and_robber-completed_cities = 1 for each completed city, to the King.
guide-item-king_and_robber-completed_roads = 1 for each completed road, to the Robber.
