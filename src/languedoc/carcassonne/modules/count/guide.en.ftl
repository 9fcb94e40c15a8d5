# Steps

guide-step-setup_city_of_carcassonne = City of Carcassonne
    .text = Lay the { $tiles } tiles of the city by their numbers as one block, and put the count on the castle. The block is the start; the start tile goes into the bag.
guide-step-count_move_out = Out of the city
    .text = Before the scoring everybody may move followers from Carcassonne into what is scored, { $count_leaving ->
        [pass_once] all that one player wants and then those of the next, beginning left of the active player
       *[other] one each round, beginning left of the active player
    }: from the castle into a city, from the cathedral into a monastery, from the blacksmith onto a road, from the market onto a field.{ $count_into_unoccupied ->
        [false] { " " }Somebody must stand there already.
       *[other] { "" }
    } Nobody leaves the quarter where the count stands.
guide-step-count_move_in = Into the city
    .text = If somebody got points from this scoring and you got none, you may put a follower into one of the four quarters.
guide-step-move_count = Move the count
    .text = { $count_moves ->
        [clockwise] After that the count goes to the next quarter, clockwise.
        [with_follower] After that the count goes to the quarter of that follower.
       *[other] After that you may move the count to another quarter.
    }
guide-step-final_count_move_out = Out of the city, for the last time
    .text = Before the final scoring everybody may move followers from { $count_final ->
        [market_only] the market of Carcassonne to fields
       *[other] Carcassonne to unfinished roads, cities and monasteries or to fields
    }, in rounds{ $count_leaving ->
        [pass_once] ; who has passed is not asked again
       *[other] { " " }as before
    }.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-count-count = Nobody leaves the quarter where he stands.
