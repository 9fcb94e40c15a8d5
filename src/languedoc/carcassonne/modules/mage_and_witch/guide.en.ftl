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
    .example = 10 becomes 5, 9 becomes 5.
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
