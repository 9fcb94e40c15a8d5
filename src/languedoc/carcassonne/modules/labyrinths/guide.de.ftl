# Steps

guide-step-labyrinth_rule = Labyrinth
    .text = Es ist keine Kreuzung: Seine vier Straßen sind eine. { $labyrinth ->
        [advanced] Das Labyrinth und jeder Arm dürfen für sich besetzt werden.
       *[other] Ein Gefolgsmann hält alles, und danach darf auf keine seiner Straßen mehr jemand.
    }
guide-step-score_labyrinth = Fortgeschrittenes Labyrinth
    .text = Wird es fertig, bekommt die Mehrheit 2 Punkte mehr für { $labyrinth_counts ->
        [figures] jede Figur
       *[other] jeden Gefolgsmann
    } darin, gleich welcher Farbe.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-labyrinths-labyrinth = Verbindet seine vier Straßen zu einer.
guide-item-labyrinths-in_the_labyrinth = 2 für jeden Gefolgsmann im fortgeschrittenen Labyrinth.
    .title = Gefolgsleute im Labyrinth

# At the table

guide-count-labyrinth = Gefolgsleute im Straßennetz
