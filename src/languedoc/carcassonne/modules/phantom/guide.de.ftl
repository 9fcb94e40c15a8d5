# Steps

guide-step-deploy_phantom = Phantom zusätzlich
    .text = Zusätzlich zu deiner Aktion darfst du das Phantom auf eine andere freie Straße, Stadt, Wiese oder ein Kloster der eben gelegten Landschaftskarte stellen.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-phantom-phantom = Ein Gefolgsmann, der zusätzlich zu einer anderen Aktion an einer anderen Stelle derselben Karte eingesetzt werden darf.

# Gezeichnete Beispiele

guide-example-phantom-two_at_once = Zwei in einem Zug
    .text = Rot hat gerade die rechte Landschaftskarte gelegt. Sie macht eine Stadt und eine Straße fertig, und in beiden steht niemand.
    .task = Setze zuerst einen Gefolgsmann in die Stadt im Norden deiner neuen Landschaftskarte.
    .task-2 = Nun das Phantom: Setze es auf die Straße im Westen, die auch fertig ist.
    .passed = Dann bekäme niemand die Punkte. Nimm die Stadt mit einem Gefolgsmann und die Straße im Westen mit dem Phantom.
    .other = Das ist erlaubt, bringt jetzt aber keine Punkte. Zuerst ein Gefolgsmann in die Stadt, dann das Phantom auf die Straße im Westen.
    .done = Beides wird gewertet, und beide kehren heim. Das Phantom muss an eine andere Stelle der Karte, die noch frei ist.
guide-example-phantom-with_builder = Erst der Baumeister, dann das Phantom
    .text = Rot hat gerade die eigene Stadt vergrößert, in der schon ein Ritter steht. Auf der neuen Landschaftskarte ist eine Straße noch frei.
    .done = Der Baumeister war die Aktion mit einer Figur. Das Phantom kommt hinzu und nimmt die Straße.
guide-example-phantom-onto_tower = Das Phantom auf einem Turm
    .text = Rot hat neben dem Mönch von Blau einen Turm aus einem Turmteil. Rot hat gerade die Kreuzung im Nordosten gelegt.
    .done = Ein Wegelagerer nimmt die Straße, und das Phantom schließt den Turm ab. Auch dorthin darf es zusätzlich.
guide-example-phantom-through_portal = Das Phantom durch den Zaubergang
    .text = Rot hat gerade im Westen eine Landschaftskarte mit einem Zaubergang gelegt. Sie macht eine Straße fertig. Im Norden liegt eine unfertige Stadt, in der niemand steht.
    .done = Der Wegelagerer nahm die Straße auf der neuen Karte, also war der Zaubergang noch für das Phantom frei.

# Together with other modules
guide-with-deploy_phantom-labyrinths = Nach den fortgeschrittenen Regeln genügt eine andere freie Straße desselben Labyrinths.
guide-with-deploy_phantom-flying_machines = Nicht, wenn ein Flieger nirgends landen konnte.
guide-with-deploy_phantom-monasteries = Das Phantom darf Mönch oder Abt werden.
guide-with-fruit_harvest-phantom = Auch für das Phantom, aber nur einmal im Zug.
