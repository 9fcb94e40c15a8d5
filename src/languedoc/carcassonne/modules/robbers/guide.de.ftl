# Steps

guide-step-setup_robbers = Räuber
    .text = Alle bekommen einen Räuber. Mischt { $tiles } Plättchen ein.
guide-step-robber_active = Dein eigener Räuber
    .text = Ein Plättchen mit Räuber wurde gelegt: Du darfst zuerst deinen eigenen Räuber auf die Wertungstafel setzen oder dort versetzen.
guide-step-robber_place = Räuber setzen
    .text = Ein Plättchen mit Räuber wurde gelegt: Der nächste Spieler, dessen Räuber daheim ist, stellt ihn neben den Zählstein eines anderen.
guide-step-robber_steal = Raub
    .text = Zieht ein Zählstein vor, neben dem ein Räuber steht, bringt der Räuber seinem Besitzer die Hälfte dieser Punkte, aufgerundet, und geht heim. Wer beraubt wird, behält alles. Wird mehreres von einer Art zugleich fertig, wählt der aktive Spieler, was davon zuerst gewertet wird.
    .example = Blau bekommt 9, der Räuber von Rot 5.
guide-step-final_robbers = Räuber auf der Wertungstafel
    .text = Jeder Räuber, der noch auf der Wertungstafel steht, bringt seinem Besitzer 3 Punkte.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-robbers-robber = Steht neben einem Zählstein und bekommt die Hälfte der nächsten Punkte, die er vorzieht.
guide-mark-robbers-robber = Der nächste Spieler setzt einen Räuber.
guide-item-robbers-robbery = Die Hälfte der Punkte des beraubten Zählsteins, aufgerundet.
guide-item-robbers-robber = 3 für einen Räuber, der am Ende auf der Wertungstafel steht.
    .title = Räuber auf der Wertungstafel
