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

feature-inner = City of Carcassonne
quarter-castle = castle
    .at = in the castle
quarter-market = market
    .at = in the market
quarter-cathedral = cathedral
    .at = in the cathedral
quarter-blacksmith = blacksmith
    .at = at the blacksmith
place-castle = { quarter-castle.at }
place-market = { quarter-market.at }
place-cathedral = { quarter-cathedral.at }
place-blacksmith = { quarter-blacksmith.at }
token-count = count
holding-in_quarter = { $number ->
    [one] { $figure } { NOUN($quarter, "at") }
   *[other] { NOUN($figure, "counted") } { NOUN($quarter, "at") }
}
notice-count = Count { $sign } { NOUN($quarter, "at") }

verb-send = send { NOUN($figure, "a") } into the { $quarter }
verb-count = move the count to the { $quarter }
verb-join = move { $owner }'s { $figure } { $where } to the { $segment }
step-count_move_in = { $name }, who goes into the city of Carcassonne?
step-move_count = { $name }, where does the count go?
step-count_move_out = { $name }, who leaves the city of Carcassonne to be scored?
step-final_count_move_out = { $name }, who leaves the city of Carcassonne for the final scoring?

event-FollowerSent = { $name } sends { NOUN($figure, "a") } into the { $quarter } of Carcassonne.
event-CountMoved = { $name } moves the count to the { $quarter }.
event-FollowerJoined = { $name }'s { $figure } goes from the { $quarter } to the { $segment }.

# On the page, where the board shows the place

look-token-count = The count
page-notice-count = The count is { NOUN($quarter, "at") }
page-step-count_move_in = Who shall go into the city of Carcassonne?
    .other = { $name } may send somebody into the city of Carcassonne
page-step-move_count = Where shall the count go?
    .other = { $name } moves the count
page-step-count_move_out = Who shall leave the city of Carcassonne to be scored?
    .other = { $name } may let somebody leave the city of Carcassonne
page-step-final_count_move_out = Who shall leave the city of Carcassonne for the final scoring?
    .other = { $name } may let somebody leave the city of Carcassonne
