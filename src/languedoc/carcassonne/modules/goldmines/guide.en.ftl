# Steps

guide-step-setup_gold = Gold
    .text = Put the { $gold_bar } gold bars beside the board. Shuffle in { $tiles } tiles.
guide-step-gold_place = Lay gold
    .text = Your tile shows gold: lay one bar on it and one on any of the up to 8 tiles around it.
guide-step-award_gold = Gold
    .text = Whoever has the majority takes the gold on the tiles of what was completed; a monastery has the tiles around it, too. { $gold_sharing ->
        [automatic] Several share the bars evenly, those first that most of them may take.
       *[other] Several take one bar each in turn, the active player first.
    }
guide-step-final_gold = Gold
    .text = Each of your bars is worth 1 point with up to 3 bars, 2 with 4 to 6, 3 with 7 to 9, and 4 from 10 on.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-goldmines-gold_bar = Goes to whoever has the majority in what is completed on this tile.
guide-mark-goldmines-gold = Whoever places it lays two gold bars.
guide-item-goldmines-gold_bars = 1 to 4 for each bar, the more the better.

# Drawn examples

guide-example-goldmines-city = Gold in a city
    .text = Red's knight stands in a city of three tiles, and red has just closed it with a goldmine. The first gold bar already lies on the new tile; red chooses where the second one goes.
    .task = Put the second gold bar onto the start tile: it belongs to your city, too.
    .task-2 = Confirm that you place no other figure. Then the city is scored.
    .other_end = That tile is part of your city, too, so you would get the bar as well. Here, take the start tile.
    .outside = That tile is no part of your city: you would not get this bar now. Put it onto the start tile.
    .deployed = A follower could go there. Here, place none, so that the city is scored.
    .done = You alone own the city, so you take all gold on its tiles: both bars. The more bars you have at the end, the more each is worth.
guide-example-goldmines-shared = Two players share the gold
    .text = Red's knight and blue's knight stand at the two ends of a city. Five gold bars lie on its tiles, and red lays the tile that joins them.
    .done = Both own the city equally. They take one bar each in turn, and red begins, as it is red's turn: 3 for red, 2 for blue. The bars beside the city stay.
guide-example-goldmines-monastery = Gold around a monastery
    .text = Red's monk has two gold bars on his own tile and two more on the tiles around it. Blue must lay the last tile of the game, and it fills the gap.
    .done = A monastery takes the gold of the 8 tiles around it, too. With 4 bars each is worth 2 points at the end.

# Together with other modules
guide-with-award_gold-bridges_castles_bazaars = The lord of a castle who is paid takes the gold on the six squares around it.
guide-with-award_gold-monasteries = An abbot takes none.
guide-with-award_gold-count = Followers who came from Carcassonne count for the majority.
guide-with-award_gold-german_castles = The lord of a completed castle takes the gold on its two squares and the 10 around.
