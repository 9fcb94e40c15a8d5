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

# Drawn examples

guide-example-count-into_the_city = Into the city
    .text = Red has completed blue's road. Blue got points for it and red none, so red may send a follower into the city. The count is in the castle.
    .task = Send a follower into the castle.
    .task-2 = Nobody leaves the quarter where the count is. Move the count to the blacksmith.
    .quarter = The other quarters are useful, too. For a later city, choose the castle.
    .other_quarter = That would do as well. Here, move the count to the blacksmith.
    .passed = Do not let this chance go by: you may do it only after a scoring that brings you nothing.
    .done = From the castle your follower may come into any city when it is completed, and share its points.
guide-example-count-out_of_the_city = Out of the city
    .text = Red has a follower in the castle, and the count is elsewhere. Blue completes the own city.
    .done = Before the scoring red's follower comes from the castle. Now each has one knight there, and both get the points.
guide-example-count-count_in_the_way = The count is in the way
    .text = Red has a follower in the castle. But the count is there, too. Blue completes the own city.
    .done = Nobody leaves the quarter of the count. Blue alone gets the points.
guide-example-count-out_at_the_end = Out of the city at the end
    .text = The last tile lies. Blue's farmer lies on the field in the east, and red has a follower in the market.
    .done = From the market red comes onto this field, so both have one farmer. Two completed cities lie at it: the small one and the City of Carcassonne.
guide-example-count-big_follower_from_the_castle = The big follower in the castle
    .text = Red has the big follower in the castle, and the count is elsewhere. Blue completes the own city.
    .done = The big follower counts as two against blue's knight, so red alone gets the points. Now blue may send somebody into the city.

# Together with other modules
guide-with-dragon_move-count = He never enters the city of Carcassonne, and whoever is in its quarters is safe.
guide-with-portal_enable-count = Not into the quarters of Carcassonne.
guide-with-fairy_move-count = Not into the quarters of Carcassonne.
guide-with-tower_capture-count = A tower reaches past the city, but takes nobody from its quarters.
guide-with-final_fields-count = At a field that touches Carcassonne the city counts as one completed city.
guide-with-final_barn-count = If its field touches Carcassonne, that counts as one completed city.
guide-with-final_king-count = Carcassonne counts as one completed city.
guide-with-count_move_out-cult = From the cathedral into cult places, too. That begins no challenge.
guide-with-count_move_out-monasteries = Into a completed monastery, but only as a monk.
guide-with-count_move_out-hills_and_sheep = Whoever comes may stand on a hill.
guide-with-count_move_in-traders_and_builders = Goods are no points. Even with two tiles only once in a turn.
guide-with-count_move_in-king_and_robber = Taking the King or the Robber brings no points.
guide-with-count_move_in-princess_and_dragon = Points from the fairy do not count here.
guide-with-count_move_in-school = Points from the teacher count: then you got some.
guide-with-count_move_in-watchtowers = Points from a watchtower count: then you got some.
guide-with-count_move_in-messages = Points of a message let nobody in.
guide-with-festival_return-count = Also from the quarters of Carcassonne.
