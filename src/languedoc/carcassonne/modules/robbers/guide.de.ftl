# Steps

guide-step-setup_robbers = Räuber
    .text = Alle bekommen einen Räuber. Mischt { $tiles } Landschaftskarten ein.
guide-step-robber_active = Dein eigener Räuber
    .text = Eine Landschaftskarte mit Räuber wurde gelegt: Du darfst zuerst deinen eigenen Räuber auf die Wertungstafel setzen oder dort versetzen.
guide-step-robber_place = Räuber setzen
    .text = Eine Landschaftskarte mit Räuber wurde gelegt: Der nächste Spieler, dessen Räuber daheim ist, stellt ihn neben den Zählstein eines anderen.
guide-step-robber_steal = Raub
    .text = Zieht ein Zählstein vor, neben dem ein Räuber steht, bringt der Räuber seinem Besitzer die Hälfte dieser Punkte, aufgerundet, und geht heim. Wer beraubt wird, behält alles. Wird mehreres von einer Art zugleich fertig, wählt der aktive Spieler, was davon zuerst gewertet wird.
guide-step-final_robbers = Räuber auf der Wertungstafel
    .text = Jeder Räuber, der noch auf der Wertungstafel steht, bringt seinem Besitzer 3 Punkte.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-robbers-robber = Steht neben einem Zählstein und bekommt die Hälfte der nächsten Punkte, die er vorzieht.
guide-mark-robbers-robber = Der nächste Spieler setzt einen Räuber.
guide-item-robbers-robbery = Die Hälfte der Punkte des beraubten Zählsteins, aufgerundet.
guide-item-robbers-robber = 3 für einen Räuber, der am Ende auf der Wertungstafel steht.
    .title = Räuber auf der Wertungstafel

# Gezeichnete Beispiele

guide-example-robbers-robbery = Einen Räuber schicken
    .text = Grün hat eine eigene Straße mit einer Landschaftskarte abgeschlossen, die einen Räuber zeigt. Rot ist als Nächster dran und muss einen Räuber neben einen Zählstein auf der Wertungstafel stellen, noch bevor die Straße gewertet wird.
    .task = Stelle deinen Räuber neben den Zählstein von Grün, denn dort gibt es gleich Punkte.
    .other = Blau bekommt in diesem Zug nichts. Stelle den Räuber neben Grün, dort gibt es gleich Punkte.
    .done = Grün behält alle 3 Punkte, und dein Räuber bringt dir die Hälfte, aufgerundet. Dann geht er heim.
guide-example-robbers-two_robbers = Zwei Räuber an einem Zählstein
    .text = Die Räuber von Rot und Grün stehen beide neben dem Zählstein von Blau. Nun schließt Blau eine Straße aus 6 Landschaftskarten ab.
    .done = Jeder Räuber bringt die Hälfte der Punkte. Geteilt wird nicht: 3 für Rot, 3 für Grün, und Blau behält alle 6.
guide-example-robbers-with_the_mage = Der Magier hilft dem Räuber
    .text = Der Räuber von Rot steht neben dem Zählstein von Blau. Darum hat Rot den Magier auf die Stadt von Blau gestellt, und Blau macht sie fertig.
    .done = Der Räuber nimmt die Hälfte von allem, was die Stadt brachte, samt Magier: 9 bei 17, aufgerundet. Blau behält die 17 Punkte.
guide-example-robbers-own_robber = Zuerst der eigene Räuber
    .text = Es ist vereinbart, dass zuerst den eigenen Räuber setzen darf, wer eine Landschaftskarte mit Räuber legt. Rot hat eine gelegt.
    .done = Der Räuber von Rot steht neben dem Zählstein von Blau. Danach setzt der Nächste, dessen Räuber daheim ist: Blau, neben Rot.
guide-example-robbers-at_the_end = Ein Räuber am Ende
    .text = Der Räuber von Blau steht neben dem Zählstein von Rot, und Rot hat seither nichts bekommen. Blau legt die letzte Landschaftskarte.
    .done = Bei der Schlusswertung wird niemand beraubt: Rot behält 3 Punkte für die Straße, und der Räuber auf der Wertungstafel bringt Blau 3 Punkte.

# Together with other modules
guide-with-robber_steal-messages = Geraubte Punkte bringen nur im eigenen Zug eine Depesche.
guide-with-robber_steal-school = Auch Punkte durch den Lehrer können geraubt werden.
