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
    .example = 5 bars: 10. 7 bars: 21.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-goldmines-gold_bar = Goes to whoever has the majority in what is completed on this tile.
guide-mark-goldmines-gold = Whoever places it lays two gold bars.
guide-item-goldmines-gold_bars = 1 to 4 for each bar, the more the better.
