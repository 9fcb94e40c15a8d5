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

# Gezeichnete Beispiele

guide-example-labyrinths-one_road = Ein Labyrinth ist eine Straße
    .text = Nach den einfachen Regeln sind die vier Straßen des Labyrinths eine. Der Wegelagerer von Rot steht darin, und das letzte offene Ende, im Süden, wird geschlossen.
    .done = Das ganze Straßennetz zählt als eine Straße: 1 Punkt für jede seiner Karten.
guide-example-labyrinths-occupied = Besetzt nach den einfachen Regeln
    .text = Der Wegelagerer von Blau steht auf einer Straße. Rot legt ein Labyrinth an ihr Ende, und so gehören seine vier Straßen zu der von Blau.
    .done = Nach den einfachen Regeln darf dort niemand mehr als Wegelagerer dazu. Rot legt einen Bauern auf die Wiese.
guide-example-labyrinths-centre = Ins Labyrinth
    .text = Nach den fortgeschrittenen Regeln dürfen das Labyrinth und jeder Arm für sich besetzt werden. Der Wegelagerer von Blau steht auf einer Straße, und Rot hat ein Labyrinth gezogen.
    .task = Lege das Labyrinth an das Ende der Straße von Blau.
    .task-2 = Die Straße gehört Blau, aber das Labyrinth ist frei. Setze deinen Wegelagerer hinein.
    .elsewhere = Dort läge es weit weg von Blau. Lege es an das andere Ende, neben den Wegelagerer von Blau.
    .field = Ein Bauer brächte auf der Straße nichts. Setze einen Wegelagerer ins Labyrinth.
    .passed = Dann bliebe die Straße allein bei Blau. Setze einen Wegelagerer ins Labyrinth.
    .done = Nun stehen beide auf derselben Straße. Wird sie fertig, bekommt die Mehrheit ihre Punkte und 2 mehr für jeden Gefolgsmann darin.
guide-example-labyrinths-arm = Ein Arm des Labyrinths
    .text = Der Wegelagerer von Rot steht im Labyrinth. Blau hat den Arm im Osten verlängert.
    .done = Nach den fortgeschrittenen Regeln war dieser Arm noch frei: Zwischen dem Labyrinth und seinem Ende stand niemand. Der Wegelagerer von Blau darf dorthin.
guide-example-labyrinths-network = Ein Labyrinth wird fertig
    .text = Rot hat zwei Wegelagerer im Labyrinth und seinen Armen, Blau hat einen. Rot schließt den letzten Arm.
    .done = Rot hat die Mehrheit und bekommt 1 Punkt für jede Karte und 2 für jeden der drei Gefolgsleute, auch für den von Blau.
guide-example-labyrinths-inn = Ein Labyrinth mit Wirtshaus
    .text = Der Wegelagerer von Rot steht im Labyrinth, der von Blau auf dem Arm mit dem Wirtshaus. Blau schließt diesen letzten Arm.
    .done = Beide haben einen Gefolgsmann, also bekommen beide alles. Das Wirtshaus verdoppelt die Punkte für die Karten, nicht die für die Gefolgsleute.

# Together with other modules
guide-with-score_labyrinth-mage_and_witch = Die Hexe halbiert die Karten, nicht die Punkte für Gefolgsleute.
guide-with-bath_take-labyrinths = Alle Straßen eines Labyrinths zählen zusammen.
