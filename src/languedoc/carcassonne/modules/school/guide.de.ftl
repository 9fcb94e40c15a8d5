# Steps

guide-step-setup_school = Schule
    .text = Legt die beiden Landschaftskarten der Schule aneinander, an den Anfang oder, mit Fluss, an eine Straße des Flusses, sobald er zu Ende ist. Stellt den Lehrer darauf. Die Startkarte kommt in den Vorrat.
guide-step-teacher_share = Lehrer
    .text = Wer den Lehrer hat, bekommt die Punkte der nächsten Wertung ebenfalls; bei der eigenen doppelt. Wird mehreres zugleich gewertet, wählt eine der Wertungen, wer den Lehrer hat; gehen alle Punkte an einen Spieler, wählt dieser. Dann kehrt der Lehrer in die Schule zurück.
guide-step-award_teacher = Lehrer nehmen
    .text = Wer eine Straße fertig baut, die von der Schule ausgeht, nimmt den Lehrer.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-school-teacher = Bringt dem, der ihn hat, die Punkte der nächsten Wertung noch einmal.
guide-building-school-school = Ihre Straßen beginnen hier. Niemand steht darin.
guide-item-school-teacher = So viele, wie die Wertung ihrem Besitzer brachte.

# Gezeichnete Beispiele

guide-example-school-which_one = Wofür zählt der Lehrer?
    .text = Rot hat den Lehrer. Blau hat gerade eine Straße von Blau und eine Stadt von Grün fertig gebaut. Blau hat 3 Punkte für die Straße, Grün 8 für die Stadt.
    .task = Der Lehrer bringt dir die Punkte von einer der beiden Wertungen. Wähle die Stadt.
    .road = Die Straße bringt dir nur 3 Punkte. Die Stadt ist mehr wert.
    .done = Du bekommst so viele Punkte wie der Besitzer. Dann geht der Lehrer zurück zur Schule, und Blau nimmt ihn sofort, weil Blau eine Straße der Schule fertig gebaut hat.
guide-example-school-taken = Der Lehrer wird genommen
    .text = Der Wegelagerer von Blau steht auf einer Straße, die von der Schule ausgeht. Rot baut sie fertig.
    .done = Die Punkte der Straße bekommt Blau. Aber der Lehrer geht an Rot, weil Rot die Karte gelegt hat. Er bringt Rot die Punkte der nächsten Wertung.
guide-example-school-own_city = Doppelt für die eigene Stadt
    .text = Rot hat den Lehrer und schließt eine eigene Stadt.
    .done = Wer den Lehrer hat, bekommt die Punkte der eigenen Wertung zweimal. Dann geht der Lehrer zurück zur Schule.
guide-example-school-passed_on = Von einem zum anderen
    .text = Rot hat den Lehrer. Blau baut eine Straße der Schule fertig, auf der niemand steht.
    .done = Die Straße bringt keine Punkte, also bringt der Lehrer auch Rot nichts. Er geht geradewegs von Rot zu Blau.

# Together with other modules
guide-with-teacher_share-watchtowers = Die Punkte eines Wachturms sind keine Wertung für den Lehrer.
guide-with-teacher_share-messages = Punkte einer Depesche sind keine Wertung für den Lehrer.
guide-with-portal_enable-school = Auch auf Straßen und Wiesen der Schule.
