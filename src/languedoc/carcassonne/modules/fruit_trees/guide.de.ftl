# Steps

guide-step-setup_fruit = Obst
    .text = Sortiert die { $fruit_token } Chips nach Früchten, mischt jeden Stapel und legt ihn mit dem Wert nach unten bereit. Mischt { $tiles } Landschaftskarten ein.
guide-step-fruit_stack = Stapel für den Baum
    .text = Leg einen Stapel deiner Wahl auf den eben gelegten Baum.
guide-step-fruit_harvest = Ernten
    .text = Hast du einen Gefolgsmann auf eine Baumkarte oder eine der 8 ringsum eingesetzt, darfst du den obersten Chip nehmen: Du bekommst die Punkte auf der Rückseite und behältst ihn.
guide-step-fruit_sell = Verkaufen
    .text = Oder gib 1 bis 4 Chips verschiedener Früchte zurück für 3, 6, 10 oder 15 Punkte.
guide-step-final_fruit = Nicht verkauftes Obst
    .text = Jeder übrige Chip bringt 1 Punkt.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-fruit_trees-fruit-quince = Wer hier oder daneben einen Gefolgsmann einsetzt, darf den obersten Chip ernten.
guide-token-fruit_trees-fruit-apple = Wer hier oder daneben einen Gefolgsmann einsetzt, darf den obersten Chip ernten.
guide-token-fruit_trees-fruit-apricot = Wer hier oder daneben einen Gefolgsmann einsetzt, darf den obersten Chip ernten.
guide-token-fruit_trees-fruit-cherry = Wer hier oder daneben einen Gefolgsmann einsetzt, darf den obersten Chip ernten.
guide-token-fruit_trees-fruit-plum = Wer hier oder daneben einen Gefolgsmann einsetzt, darf den obersten Chip ernten.
guide-token-fruit_trees-fruit-elder = Wer hier oder daneben einen Gefolgsmann einsetzt, darf den obersten Chip ernten.
guide-mark-fruit_trees-fruit_tree = Bekommt beim Legen einen Stapel Obst.
guide-item-fruit_trees-harvested_fruit = 2 bis 5, wie auf der Rückseite des Chips.
guide-item-fruit_trees-sold_fruit = 3, 6, 10 oder 15 für 1 bis 4 verschiedene Früchte.
guide-item-fruit_trees-unsold_fruit = 1 für jeden Chip am Ende.

# At the table

guide-deck-fruit =
    .points_2 = 2 Punkte
    .points_3 = 3 Punkte
    .points_4 = 4 Punkte
    .points_5 = 5 Punkte

# Gezeichnete Beispiele

guide-example-fruit_trees-harvest = Pflanzen und ernten
    .text = Rot hat eine Landschaftskarte mit einem Obstbaum gelegt. Sechs Stapel Obst liegen bereit, die Werte der Chips nach unten.
    .task = Wähle das Obst, das an deinem Baum wachsen soll.
    .task-2 = Setze nun neben dem Baum einen Gefolgsmann ein, wo du willst.
    .task-3 = In diesem Zug kam ein Gefolgsmann von dir zum Baum, also darfst du ernten. Nimm den obersten Chip.
    .passed = Dann gäbe es für dich keine Ernte. Probiere, was der Baum für dich hat.
    .done = Du bekommst die Punkte auf der Rückseite des Chips, hier 4, und behältst ihn: Mehrere verschiedene Früchte kannst du später zusammen verkaufen.
guide-example-fruit_trees-two_trees = Zwischen zwei Bäumen
    .text = Am Baum im Norden wachsen Äpfel, an dem im Süden Pflaumen. Rot hat ein Kloster gelegt, das beide Bäume an einer Ecke berührt.
    .done = Rot setzt einen Mönch ein und erntet an einem der beiden Bäume: nur eine Ernte im Zug, was auch immer ringsum liegt.
guide-example-fruit_trees-sale = Verschiedenes Obst verkaufen
    .text = Rot hat Äpfel, Pflaumen und Kirschen geerntet, von jedem einen Chip, und setzt nun neben einem neuen Baum einen Ritter ein.
    .done = Statt noch einmal zu ernten, verkauft Rot: 3 verschiedene Früchte bringen zusammen 10 Punkte. Eine allein brächte 3, zwei 6 und vier 15.
guide-example-fruit_trees-at_the_end = Obst, das übrig bleibt
    .text = Rot hat einen Chip mit Äpfeln. Die letzte Landschaftskarte des Spiels liegt, und Rot hat darauf einen Bauern eingesetzt.
    .done = Rot erntet Pflaumen für die 3 Punkte auf dem Chip. Bei der Schlusswertung bringen beide Chips je 1 Punkt.
guide-example-fruit_trees-robbed = Eine beraubte Ernte
    .text = Der Räuber von Blau steht neben dem Zählstein von Rot. Rot hat einen Baum mit Kirschen gelegt und setzt dort einen Ritter ein.
    .done = Auch Punkte für eine Ernte werden geraubt: Rot behält alle 5, und der Räuber bringt Blau die Hälfte, aufgerundet.
