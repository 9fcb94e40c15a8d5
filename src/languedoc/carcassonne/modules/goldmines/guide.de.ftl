# Steps

guide-step-setup_gold = Gold
    .text = Legt die { $gold_bar } Goldbarren neben die Spielfläche. Mischt { $tiles } Landschaftskarten ein.
guide-step-gold_place = Gold legen
    .text = Deine Landschaftskarte zeigt Gold: Leg einen Barren darauf und einen auf eine der bis zu 8 Karten ringsum.
guide-step-award_gold = Gold
    .text = Wer die Mehrheit hat, nimmt das Gold von den Landschaftskarten dessen, was fertig wurde; beim Kloster auch von denen ringsum. { $gold_sharing ->
        [automatic] Mehrere teilen die Barren gleichmäßig, zuerst jene, die die meisten von ihnen nehmen dürfen.
       *[other] Mehrere nehmen reihum je einen Barren, der aktive Spieler zuerst.
    }
guide-step-final_gold = Gold
    .text = Jeder deiner Barren ist 1 Punkt wert bei bis zu 3 Barren, 2 bei 4 bis 6, 3 bei 7 bis 9 und 4 ab 10.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-goldmines-gold_bar = Geht an die Mehrheit in dem, was auf dieser Karte fertig wird.
guide-mark-goldmines-gold = Wer die Karte legt, legt zwei Goldbarren.
guide-item-goldmines-gold_bars = 1 bis 4 für jeden Barren, je mehr, desto besser.

# Gezeichnete Beispiele

guide-example-goldmines-city = Gold in einer Stadt
    .text = Der Ritter von Rot steht in einer Stadt aus drei Landschaftskarten, die Rot eben mit einer Goldmine geschlossen hat. Der erste Goldbarren liegt schon auf der neuen Karte; Rot wählt, wohin der zweite kommt.
    .task = Lege den zweiten Goldbarren auf die Startkarte: Auch sie gehört zu deiner Stadt.
    .task-2 = Bestätige, dass du keine weitere Figur einsetzt. Dann wird die Stadt gewertet.
    .other_end = Auch diese Karte gehört zu deiner Stadt, der Barren käme also zu dir. Nimm hier die Startkarte.
    .outside = Diese Karte gehört nicht zu deiner Stadt: Den Barren bekämst du jetzt nicht. Lege ihn auf die Startkarte.
    .deployed = Dort dürfte ein Gefolgsmann hin. Setze hier keinen ein, damit die Stadt gewertet wird.
    .done = Die Stadt gehört dir allein, also nimmst du alles Gold von ihren Karten: beide Barren. Je mehr Barren du am Ende hast, desto mehr ist jeder wert.
guide-example-goldmines-shared = Zwei teilen sich das Gold
    .text = Der Ritter von Rot und der von Blau stehen an den beiden Enden einer Stadt. Auf ihren Landschaftskarten liegen fünf Goldbarren, und Rot legt die Karte, die die Enden verbindet.
    .done = Beiden gehört die Stadt gleich. Sie nehmen abwechselnd je einen Barren, und Rot beginnt, weil Rot am Zug ist: 3 für Rot, 2 für Blau. Die Barren neben der Stadt bleiben liegen.
guide-example-goldmines-monastery = Gold rings um ein Kloster
    .text = Der Mönch von Rot hat zwei Goldbarren auf seiner Landschaftskarte und zwei weitere auf denen ringsum. Blau muss die letzte Karte des Spiels legen, und sie füllt die Lücke.
    .done = Ein Kloster nimmt auch das Gold von den 8 Karten ringsum. Bei 4 Barren ist am Ende jeder 2 Punkte wert.

# Together with other modules
guide-with-award_gold-bridges_castles_bazaars = Der Burgherr, der bezahlt wird, nimmt das Gold auf den sechs Feldern ringsum.
guide-with-award_gold-monasteries = Ein Abt nimmt keines.
guide-with-award_gold-count = Wer aus Carcassonne dazukam, zählt für die Mehrheit.
guide-with-award_gold-german_castles = Der Herr einer fertigen Burg nimmt das Gold auf ihren zwei Feldern und den 10 ringsum.
