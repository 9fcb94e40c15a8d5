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

# Drawn examples

guide-example-messages-knights = A message
    .text = Red has completed a road of 5 tiles and may choose which figure counts its points: the marker stands on 4, the messenger on 0. Red also has two knights in cities.
    .task = Every fifth space is dark. Move the figure that reaches a dark space with 5 points.
    .task-2 = Do what the message says: 2 points for each of your two knights.
    .task-3 = These 4 points are counted, too. Move either figure.
    .marker = The marker would go from 4 to 9, and 9 is not dark. The messenger goes from 0 to 5.
    .points = That would be 2 points. Your two knights bring 4.
    .done = Whoever reaches 0, 5, 10 and so on in the own turn draws a message, and then takes 2 points or does what it says.
guide-example-messages-follower = Score a follower
    .text = Red has drawn a message: score one of your followers and take it back. Red has a knight in an open city, and a farmer beside a completed one.
    .done = The farmer brings what he would bring at the end, 3 points for the completed city. The knight would have brought 1. Then the follower goes home.
guide-example-messages-extra_tile = Another tile
    .text = Red's marker stands on 5, so red has drawn a message: place another tile.
    .done = It is played like any other: red places it, puts a knight into the city, and scores it. Then the turn of blue begins.
guide-example-messages-worth_nothing = A message that brings nothing
    .text = Red has drawn a message: score your smallest city. Red's only knight stands in an unfinished city with a cathedral.
    .done = As at the end of the game this city would bring nothing, and the knight would go home. So red takes 2 points instead.

# Together with other modules
guide-with-counting_figure-robbers = A robber stands at one of the two figures: whoever moves the other one is not robbed.
guide-with-message_part-traders_and_builders = If this tile extends the feature of your builder, it brings his second tile, at most one in a turn.
guide-with-message_choice-inns_and_cathedrals = An unfinished road with an inn or city with a cathedral can be the smallest one, and brings nothing.
guide-with-message_choice-cathars = A besieged city can be the smallest one, and brings nothing.
