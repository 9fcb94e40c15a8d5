# Steps

guide-step-setup_messages = Messages
    .text = Shuffle the { $message_card } messages face down. Everybody puts a second counting figure, the messenger, on 0.
guide-step-counting_figure = Which figure counts
    .text = Whoever gets points moves one of their two counting figures by all of them.
guide-step-message_draw = Message
    .text = If one of your counting figures lands on a dark space (0, 5, 10 …) in your turn, draw a message. If several features of one kind are completed at once, the active player chooses which of them is scored first.
guide-step-message_choice = 2 points or the message
    .text = Take 2 points, or do what the message says.
guide-step-message_follower = Follower of the message
    .text = Choose the follower that the message is about. { $messages_return ->
        [false] After its scoring it goes home only if the message says so.
       *[other] After its scoring it goes home.
    }
guide-step-message_part = Another tile by message
    .text = If a message gave you another tile, play it now: place, figure, scoring.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-messages-message = 2 instead of the message.
guide-item-messages-own_pennants = 2 for each pennant in cities where you have a knight.
    .title = Pennants of your cities
guide-item-messages-own_knights = 2 for each knight of yours.
    .title = Your knights
guide-item-messages-own_farmers = 2 for each farmer of yours.
    .title = Your farmers

# At the table

guide-deck-messages = Messages
    .smallest_road = Score your smallest road
    .smallest_city = Score your smallest city
    .smallest_monastery = Score your smallest monastery
    .pennants = 2 points for each pennant in cities of your knights
    .knights = 2 points for each of your knights
    .farmers = 2 points for each of your farmers
    .extra_tile = Place another tile
    .score_and_return_follower = Score one of your followers and take it back
