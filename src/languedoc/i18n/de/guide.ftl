# Die Spielhilfe: was um die Schritte der Module herum gesagt wird

guide-title = Spielhilfe
guide-for = { $players } Spieler: { $modules }
guide-made = Von Languedoc aus den Schritten des Spiels selbst gemacht.

guide-section-preparation = Vorbereitung
    .text = Einmal vor dem Spiel.
guide-section-turn = Ein Zug
    .text = Geht die Schritte von oben nach unten durch. Was nicht zutrifft, entfällt.
guide-section-final = Schlusswertung
    .text = Ist das Spiel zu Ende, wertet in dieser Reihenfolge.
guide-section-points = Was Punkte bringt
guide-section-things = Figuren, Marken, Gebäude und Zeichen
guide-section-rules = Vereinbarte Regeln

guide-phase-P1 = Vor dem Plättchen
guide-phase-P2 = Das Plättchen
guide-phase-P3 = Eine Figur
guide-phase-P3b = Nach der Figur
guide-phase-P4 = Weitere Aktionen
guide-phase-P5 = Wertung
guide-phase-P6 = Ende des Zuges
guide-phase-within = Wenn es dazu kommt

guide-kind-must = muss
guide-kind-may = darf
guide-kind-auto = geschieht
guide-kind-rule = Regel

guide-who-active = aktiver Spieler
guide-who-all = alle reihum, der aktive Spieler zuerst
guide-who-left = alle reihum, links vom aktiven Spieler beginnend
guide-who-each = alle
guide-who-owner = Besitzer der Figur
guide-who-next = nächster Spieler

guide-example = Beispiel: { $example }
