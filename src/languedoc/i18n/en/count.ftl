module-count = The Count of Carcassonne
    .sentence = The game begins around a city in whose quarters followers wait to join what others complete, unless the count stands in the way.

option-count_final = Leaving at the end
    .help = Who may leave the city of Carcassonne before the final scoring: the followers of all quarters, or only those of the market.
option-count_final-any_quarter = all quarters
option-count_final-market_only = only the market
option-count_into_unoccupied = Into what nobody has
    .help = Whether followers may go from the city of Carcassonne into a completed feature where nobody stands.
option-count_moves = The count goes
    .help = Where the count goes when somebody sends a follower into the city of Carcassonne: where that player wants him, to the next quarter clockwise, or to the quarter of that follower.
option-count_moves-by_player = where the player wants
option-count_moves-clockwise = clockwise
option-count_moves-with_follower = with the follower
option-count_leaving = Order of leaving
    .help = In which order followers leave the city of Carcassonne: one of each player in turn, until all have passed in succession; or all that one player wants and then those of the next, while before the final scoring they take turns and who has passed is not asked again.
option-count_leaving-in_turn = in turn
option-count_leaving-pass_once = who passes is out
