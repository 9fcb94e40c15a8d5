# Steps

guide-step-setup_german_castles = Burgen
    .text = Doppelplättchen mit einer Burg für jeden: { $each }.
guide-step-choose_german_castle = Burg statt Ziehen
    .text = Bevor du ziehst, darfst du stattdessen eines deiner Doppelplättchen legen. Es muss passen wie jedes andere und darf keine andere dieser Burgen berühren, auch nicht über Eck.
guide-step-score_german_castle = Burg
    .text = Mit Plättchen auf allen 10 Feldern ringsum bringt eine Burg ihrem Burgherrn 12 Punkte.
guide-step-mod_german_castle_road = Straße oder Stadt an einer Burg
    .text = Eine Straße, die an einer Burg endet, bringt für jede Burg 3 Punkte mehr; ebenso eine fertige Stadt auf ihrem Plättchen.
guide-step-final_german_castle = Unfertige Burgen
    .text = 2 Punkte für die Burg und 1 für jedes Plättchen ringsum.
guide-step-final_mod_german_castle_road = Unfertige Straße an einer Burg
    .text = Auch sie bringt für jede Burg 3 Punkte mehr.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-german_castles-german_castle = Füllt zwei Felder und gehört ihrem Burgherrn. Fertig mit Plättchen auf allen 10 Feldern ringsum.
guide-item-german_castles-german_castle = 12 für eine fertige Burg.
    .title = Fertige Burg
guide-item-german_castles-castles = 3 für jede Burg an der Straße oder in der Stadt.
    .title = Burgen an einer Straße oder Stadt

# At the table

guide-count-german_castles = Doppelplättchen mit Burg
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
    .done = Eine Straße, die an einer Burg endet, bringt 3 Punkte mehr. Der Gefolgsmann bleibt als Burgherr, bis auf allen 10 Feldern ringsum Plättchen liegen.
guide-example-german_castles-surrounded = Eine Burg ist umgeben
    .text = In der Burg steht der Burgherr von Rot. Von den 10 Feldern ringsum ist nur noch eines leer, und Blau hat ein Plättchen, das dort passt.
    .done = Eine fertige Burg bringt ihrem Burgherrn 12 Punkte, gleich wer das letzte Plättchen legt. Er kehrt heim.
guide-example-german_castles-two_castles = Eine Straße zwischen zwei Burgen
    .text = Der Wegelagerer von Rot steht auf einer Straße, die an einer Burg beginnt. Rot legt die zweite Burg an ihr anderes Ende.
    .done = Jede der beiden Burgen bringt 3 Punkte mehr. Die Burgen berühren sich nicht, also dürfen sie dort liegen.
guide-example-german_castles-city = Eine Stadt an einer Burg
    .text = Ein Teil einer Stadt liegt auf dem Plättchen der Burg, und dort steht ein Ritter von Rot. Blau schließt die Stadt.
    .done = Eine fertige Stadt bringt 3 Punkte mehr, wenn ein Teil von ihr auf dem Plättchen einer Burg liegt. Unfertig tut sie das nicht.
guide-example-german_castles-end = Eine Burg am Ende
    .text = Es ist das letzte Plättchen. In der Burg steht der Burgherr von Rot, auf einer Straße zur Burg ein Wegelagerer von Blau.
    .done = Die unfertige Burg bringt 2 Punkte und 1 für jedes Plättchen ringsum. Auch eine unfertige Straße an einer Burg bringt 3 mehr.
guide-example-german_castles-inn = Eine Burg und ein Wirtshaus
    .text = Der Wegelagerer von Rot steht auf einer Straße, die von einer Burg an einem Wirtshaus vorbeiführt. Rot schließt sie an einem Kloster.
    .done = Das Wirtshaus bringt 2 Punkte für jedes Plättchen. Die 3 Punkte für die Burg kommen danach dazu und werden nicht verdoppelt.

# Together with other modules
guide-with-final_fields-german_castles = Diese Burgen sind keine Städte.
guide-with-final_cloister-german_castles = Ein Doppelplättchen füllt zwei Felder und bringt 2 Punkte, wo beide am Kloster liegen.
guide-with-final_abbot-german_castles = Ein Doppelplättchen zählt für jedes seiner Felder in den Reihen einmal.
guide-with-mod_german_castle_road-mage_and_witch = Diese Punkte kommen nach Magier und Hexe hinzu und werden nicht halbiert.
guide-with-choose_german_castle-river = Nicht, solange noch Flussplättchen da sind.
guide-with-message_choice-german_castles = Der Burgherr ist kein Wegelagerer, Ritter, Bauer oder Mönch.
guide-with-dragon_move-german_castles = Der Burgherr kehrt heim, wenn der Drache eines der beiden Felder seiner Burg betritt.
guide-with-tower_capture-german_castles = Der Burgherr kann gefangen werden, wenn der Turm eines der beiden Felder seiner Burg erreicht.
