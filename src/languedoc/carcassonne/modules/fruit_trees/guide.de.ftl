# Steps

guide-step-setup_fruit = Obst
    .text = Sortiert die { $fruit_token } Chips nach Früchten, mischt jeden Stapel und legt ihn mit dem Wert nach unten bereit. Mischt { $tiles } Plättchen ein.
guide-step-fruit_stack = Stapel für den Baum
    .text = Leg einen Stapel deiner Wahl auf den eben gelegten Baum.
guide-step-fruit_harvest = Ernten
    .text = Hast du einen Gefolgsmann auf ein Baumplättchen oder eines der 8 ringsum eingesetzt, darfst du den obersten Chip nehmen: Du bekommst die Punkte auf der Rückseite und behältst ihn.
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
