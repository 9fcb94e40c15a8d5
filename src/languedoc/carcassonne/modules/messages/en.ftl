module-messages = The Messages
    .sentence = Messages bring points or small orders to whoever reaches a dark space of the score track.

option-messages_return = Follower returns
    .help = Whether a follower goes home from the smallest road, city or monastery that a message scores.

message-smallest_road = smallest road
message-smallest_city = smallest city
message-smallest_monastery = smallest monastery
message-pennants = pennants
message-knights = knights
message-farmers = farmers
message-extra_tile = one more tile
message-score_and_return_follower = score a follower and take it back
counter-marker = marker
counter-messenger = messenger
item-message = message
item-own_pennants = { $number ->
    [one] { $number } pennant
   *[other] { $number } pennants
}
item-own_knights = { $number ->
    [one] { $number } knight
   *[other] { $number } knights
}
item-own_farmers = { $number ->
    [one] { $number } farmer
   *[other] { $number } farmers
}
holding-marker = marker on { $number }
holding-messenger = messenger on { $number }

verb-marker = move the marker
verb-messenger = move the messenger
verb-take_points = take 2 points instead
verb-carry_out = carry out: { $message }
verb-score_follower = score the { $figure } { $where }
step-counting_figure = { $name }, which figure counts the points?
step-message_choice = { $name }, do you carry out the message or take 2 points?
step-message_follower = { $name }, which follower is scored?
page-step-counting_figure = Which figure counts the points?
    .other = { $name } chooses a counting figure
page-step-message_choice = Carry out the message, or take 2 points?
    .other = { $name } reads a message
page-step-message_follower = Which follower is scored?
    .other = { $name } chooses a follower to score

event-MessageDrawn = { $name } draws a message: { $message }.
    .hidden = { $name } draws a message.
event-MessageCarriedOut = { $name } carries out a message: { $message }.
event-ExtraTile = { $name } plays another tile.
event-FigureMoved = { $name }'s { $counter } moves to { $number }.
award-message = { $name } gets { points } by a message.
    .title = messages
