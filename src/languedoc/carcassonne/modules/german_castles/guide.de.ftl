# Steps

guide-step-setup_german_castles = Burgen
    .text = Doppelkarten mit einer Burg für jeden: { $each }.
guide-step-choose_german_castle = Burg statt Ziehen
    .text = Bevor du ziehst, darfst du stattdessen eine deiner Doppelkarten legen. Sie muss passen wie jede andere und darf keine andere dieser Burgen berühren, auch nicht über Eck.
guide-step-score_german_castle = Burg
    .text = Mit Landschaftskarten auf allen 10 Feldern ringsum bringt eine Burg ihrem Burgherrn 12 Punkte.
guide-step-mod_german_castle_road = Straße oder Stadt an einer Burg
    .text = Eine Straße, die an einer Burg endet, bringt für jede Burg 3 Punkte mehr; ebenso eine fertige Stadt auf ihrer Landschaftskarte.
guide-step-final_german_castle = Unfertige Burgen
    .text = 2 Punkte für die Burg und 1 für jede Landschaftskarte ringsum.
guide-step-final_mod_german_castle_road = Unfertige Straße an einer Burg
    .text = Auch sie bringt für jede Burg 3 Punkte mehr.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-german_castles-german_castle = Füllt zwei Felder und gehört ihrem Burgherrn. Fertig mit Karten auf allen 10 Feldern ringsum.
guide-item-german_castles-german_castle = 12 für eine fertige Burg.
    .title = Fertige Burg
guide-item-german_castles-castles = 3 für jede Burg an der Straße oder in der Stadt.
    .title = Burgen an einer Straße oder Stadt

# At the table

guide-count-german_castles = Doppelkarten mit Burg
guide-deck-german_castles = Burgen zum Verteilen

# Gezeichnete Beispiele

guide-example-german_castles-castle = Eine Burg statt Ziehen
    .text = Rot ist an der Reihe, und vor Rot liegen zwei Burgen. Ein Wegelagerer von Rot steht auf einer Straße, die im Westen geschlossen und im Osten offen ist.
    .task = Zieh nicht: Wähle eine deiner Burgen.
    .task-2 = Lege sie an das offene Ende deiner Straße.
    .task-3 = Setze deinen Gefolgsmann in die Burg.
    .passed = Damit wäre hier nichts gewonnen: Wähle eine Burg, und setze dann einen Gefolgsmann hinein.
    .turned = Auch das schlösse deine Straße. Dreh die Burg hier so, dass ihre Stadt im Norden liegt.
    .elsewhere = Dort passt die Burg, aber deine Straße bliebe offen. Ihr offenes Ende ist im Osten.
    .placed = Das dürftest du. Setze deinen Gefolgsmann hier in die Burg selbst.
    .done = Eine Straße, die an einer Burg endet, bringt 3 Punkte mehr. Der Gefolgsmann bleibt als Burgherr, bis auf allen 10 Feldern ringsum Karten liegen.
guide-example-german_castles-surrounded = Eine Burg ist umgeben
    .text = In der Burg steht der Burgherr von Rot. Von den 10 Feldern ringsum ist nur noch eines leer, und Blau hat eine Landschaftskarte, die dort passt.
    .done = Eine fertige Burg bringt ihrem Burgherrn 12 Punkte, gleich wer die letzte Karte legt. Er kehrt heim.
guide-example-german_castles-two_castles = Eine Straße zwischen zwei Burgen
    .text = Der Wegelagerer von Rot steht auf einer Straße, die an einer Burg beginnt. Rot legt die zweite Burg an ihr anderes Ende.
    .done = Jede der beiden Burgen bringt 3 Punkte mehr. Die Burgen berühren sich nicht, also dürfen sie dort liegen.
guide-example-german_castles-city = Eine Stadt an einer Burg
    .text = Ein Teil einer Stadt liegt auf der Landschaftskarte der Burg, und dort steht ein Ritter von Rot. Blau schließt die Stadt.
    .done = Eine fertige Stadt bringt 3 Punkte mehr, wenn ein Teil von ihr auf der Karte einer Burg liegt. Unfertig tut sie das nicht.
guide-example-german_castles-end = Eine Burg am Ende
    .text = Es ist die letzte Landschaftskarte. In der Burg steht der Burgherr von Rot, auf einer Straße zur Burg ein Wegelagerer von Blau.
    .done = Die unfertige Burg bringt 2 Punkte und 1 für jede Karte ringsum. Auch eine unfertige Straße an einer Burg bringt 3 mehr.
guide-example-german_castles-inn = Eine Burg und ein Wirtshaus
    .text = Der Wegelagerer von Rot steht auf einer Straße, die von einer Burg an einem Wirtshaus vorbeiführt. Rot schließt sie an einem Kloster.
    .done = Das Wirtshaus bringt 2 Punkte für jede Karte. Die 3 Punkte für die Burg kommen danach dazu und werden nicht verdoppelt.

# Together with other modules
guide-with-final_fields-german_castles = Diese Burgen sind keine Städte.
guide-with-final_cloister-german_castles = Eine Doppelkarte füllt zwei Felder und bringt 2 Punkte, wo beide am Kloster liegen.
guide-with-final_abbot-german_castles = Eine Doppelkarte zählt für jedes ihrer Felder in den Reihen einmal.
guide-with-mod_german_castle_road-mage_and_witch = Diese Punkte kommen nach Magier und Hexe hinzu und werden nicht halbiert.
guide-with-choose_german_castle-river = Nicht, solange noch Flusskarten da sind.
guide-with-message_choice-german_castles = Der Burgherr ist kein Wegelagerer, Ritter, Bauer oder Mönch.
guide-with-dragon_move-german_castles = Der Burgherr kehrt heim, wenn der Drache eines der beiden Felder seiner Burg betritt.
guide-with-tower_capture-german_castles = Der Burgherr kann gefangen werden, wenn der Turm eines der beiden Felder seiner Burg erreicht.
