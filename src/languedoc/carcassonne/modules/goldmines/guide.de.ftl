# Steps

guide-step-setup_gold = Gold
    .text = Legt die { $gold_bar } Goldbarren neben den Plan. Mischt { $tiles } Plättchen ein.
guide-step-gold_place = Gold legen
    .text = Dein Plättchen zeigt Gold: Leg einen Barren darauf und einen auf eines der bis zu 8 Plättchen ringsum.
guide-step-award_gold = Gold
    .text = Wer die Mehrheit hat, nimmt das Gold von den Plättchen dessen, was fertig wurde; beim Kloster auch von denen ringsum. { $gold_sharing ->
        [automatic] Mehrere teilen die Barren gleichmäßig, zuerst jene, die die meisten von ihnen nehmen dürfen.
       *[other] Mehrere nehmen reihum je einen Barren, der aktive Spieler zuerst.
    }
guide-step-final_gold = Gold
    .text = Jeder deiner Barren ist 1 Punkt wert bei bis zu 3 Barren, 2 bei 4 bis 6, 3 bei 7 bis 9 und 4 ab 10.
    .example = 5 Barren: 10. 7 Barren: 21.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-goldmines-gold_bar = Geht an die Mehrheit in dem, was auf diesem Plättchen fertig wird.
guide-mark-goldmines-gold = Wer es legt, legt zwei Goldbarren.
guide-item-goldmines-gold_bars = 1 bis 4 für jeden Barren, je mehr, desto besser.
