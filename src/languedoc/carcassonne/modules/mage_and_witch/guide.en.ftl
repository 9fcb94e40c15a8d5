# Steps

guide-step-setup_mage_witch = Mage and witch
    .text = Put mage and witch beside the board. Shuffle in { $tiles } tiles.
guide-step-mage_witch_move = Mage or witch
    .text = Your tile shows the mage: put mage or witch onto any unfinished road or city, or move one of them. Never both on one. If there is no place, one of them leaves the board.
guide-step-mage_witch_separate = Separate mage and witch
    .text = If your tile joined the features of both, move one of them.
guide-step-mage_witch_joined = Separate them again
    .text = If a ferry joined them, move one of them.
guide-step-mod_mage = Mage
    .text = 1 more point for each tile of the road or city.
guide-step-mod_witch = Witch
    .text = Half of the points, rounded up.
guide-step-mage_witch_return = They leave
    .text = After the scoring mage or witch goes back beside the board.
guide-step-final_mod_mage = Mage
    .text = 1 more point for each tile, at the end, too.
guide-step-final_mod_witch = Witch
    .text = Half of the points, rounded up, at the end, too.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-mage_and_witch-mage = 1 more point for each tile of this road or city.
guide-token-mage_and_witch-witch = Halves the points of this road or city, rounded up.
guide-mark-mage_and_witch-mage = Whoever places it moves mage or witch.
guide-item-mage_and_witch-mage = 1 for each tile.
guide-item-mage_and_witch-witch = Half of the points is lost, rounded in favour of the player.

# Drawn examples

guide-example-mage_and_witch-curse = Bewitch a city
    .text = Blue's knight stands in a large city with a pennant, and only the north is still open. Red has laid the tile with the mage, in the south, and must put the mage or the witch somewhere.
    .task = Put the witch onto the city of blue.
    .task-2 = Keep your followers this time: confirm that you place none. Then it is blue's turn.
    .gift = With the mage there, blue would get 4 points more. Take the witch.
    .own = That is your own road! The witch halves its points. Put her onto the city of blue.
    .helped = That would help your road a little. Here, try what the witch does to a large city.
    .elsewhere = Nobody stands in that city. The city of blue will soon be completed.
    .deployed = You could, but keep your followers here.
    .done = Blue completes the city and gets only half of its 10 points. Then the witch leaves the board.
guide-example-mage_and_witch-mage = The mage in a city
    .text = Red's knight and the mage are in the same city. It has a pennant, and one gap in the north is left.
    .done = The mage adds 1 point for each of the 4 tiles; the pennant brings no more than usual. Then he goes back beside the board.
guide-example-mage_and_witch-witch = The witch at a road
    .text = Red's thief stands on a road that begins at a monastery. Blue has put the witch onto it. Now red closes the road in the east.
    .done = 5 points become 3: half of them, rounded up.
guide-example-mage_and_witch-meeting = Mage and witch meet
    .text = The mage is on the road in the west, the witch on the road in the east. Red lays the tile that joins the two roads.
    .done = Both may not stay on one road, so red moves one of them at once: the witch goes to a city, and the mage stays for red's new thief.
guide-example-mage_and_witch-ferry = A ferry brings them together
    .text = The mage is on the road east of the lake, the witch on the road west of it. Blue has put a thief on the western road and now lays the ferry.
    .done = The ferry makes one road of the two. Blue must move one of them at once and sends the mage to the third road of the lake.
guide-example-mage_and_witch-at_the_end = Mage and witch at the end
    .text = Red has laid the last tile, which shows the mage, and puts the witch onto the road of blue. The mage is in red's unfinished city.
    .done = Also at the end the mage adds 1 point for each tile, and the witch takes half: 2 of the 3 points remain, as halves are rounded up.
guide-example-mage_and_witch-inn = An unfinished road with an inn
    .text = Red's thief and the mage are on a road with an inn. The last tile makes it 4 tiles long, but it stays unfinished.
    .done = Because of the inn the unfinished road is worth nothing, but the mage still brings 1 point for each tile.

# Together with other modules
guide-with-mod_mage-inns_and_cathedrals = He is added after inn and cathedral.
guide-with-mod_witch-inns_and_cathedrals = She halves what inn and cathedral have raised.
guide-with-final_mod_mage-inns_and_cathedrals = An unfinished road with an inn or city with a cathedral brings only the points of the mage.
