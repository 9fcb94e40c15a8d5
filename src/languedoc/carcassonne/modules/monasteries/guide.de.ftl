# Steps

guide-step-setup_monasteries = Klöster
    .text = { $monasteries_keep ->
        [add] Mischt die neuen Klöster ein; die des Grundspiels bleiben dabei.
       *[other] Nehmt die sechs Klöster des Grundspiels heraus und mischt die neuen ein.
    }
guide-step-deploy_abbot = Abt
    .text = In ein neues Kloster darfst du deinen Gefolgsmann als Abt legen, statt ihn als Mönch zu stellen. Ein Abt bleibt bis zum Ende.
guide-step-final_abbot = Äbte
    .text = 1 Punkt für das Kloster und 1 für jedes Plättchen in ununterbrochener Reihe davon in die vier Richtungen.
    .example = 2 nach oben, keines rechts, 2 nach unten, 1 links: 6.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-monasteries-abbacy = Hier liegt ein Abt bis zum Ende und zählt die Reihen in die vier Richtungen.
guide-mark-monasteries-abbot = Hier darf ein Mönch oder ein Abt wohnen.
