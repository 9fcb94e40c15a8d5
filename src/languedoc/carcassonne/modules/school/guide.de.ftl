# Steps

guide-step-setup_school = Schule
    .text = Legt die beiden Plättchen der Schule aneinander, an den Anfang oder, mit Fluss, an eine Straße des Flusses, sobald er zu Ende ist. Stellt den Lehrer darauf. Das Startplättchen kommt in den Vorrat.
guide-step-teacher_share = Lehrer
    .text = Wer den Lehrer hat, bekommt die Punkte der nächsten Wertung ebenfalls; bei der eigenen doppelt. Wird mehreres zugleich gewertet, wählt eine der Wertungen, wer den Lehrer hat; gehen alle Punkte an einen Spieler, wählt dieser. Dann kehrt der Lehrer in die Schule zurück.
guide-step-award_teacher = Lehrer nehmen
    .text = Wer eine Straße fertig baut, die von der Schule ausgeht, nimmt den Lehrer.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-school-teacher = Bringt dem, der ihn hat, die Punkte der nächsten Wertung noch einmal.
guide-building-school-school = Ihre Straßen beginnen hier. Niemand steht darin.
guide-item-school-teacher = So viele, wie die Wertung ihrem Besitzer brachte.
