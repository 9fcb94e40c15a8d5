# Steps

guide-step-setup_fruit = Fruit
    .text = Sorteer de { $fruit_token } fiches per vrucht, schud elke stapel en leg die klaar met de waarde omlaag. Schud { $tiles } tegels erdoor.
guide-step-fruit_stack = Stapel voor de boom
    .text = Leg een stapel naar keuze op de zojuist gelegde boom.
guide-step-fruit_harvest = Oogsten
    .text = Heb je een horige op een boomtegel of een van de 8 tegels eromheen ingezet, dan mag je het bovenste fiche nemen: je krijgt de punten op de achterkant en houdt het.
guide-step-fruit_sell = Verkopen
    .text = Of geef 1 tot 4 fiches van verschillende vruchten terug voor 3, 6, 10 of 15 punten.
guide-step-final_fruit = Niet verkocht fruit
    .text = Elk overgebleven fiche brengt 1 punt op.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-fruit_trees-fruit-quince = Wie hier of ernaast een horige inzet, mag het bovenste fiche oogsten.
guide-token-fruit_trees-fruit-apple = Wie hier of ernaast een horige inzet, mag het bovenste fiche oogsten.
guide-token-fruit_trees-fruit-apricot = Wie hier of ernaast een horige inzet, mag het bovenste fiche oogsten.
guide-token-fruit_trees-fruit-cherry = Wie hier of ernaast een horige inzet, mag het bovenste fiche oogsten.
guide-token-fruit_trees-fruit-plum = Wie hier of ernaast een horige inzet, mag het bovenste fiche oogsten.
guide-token-fruit_trees-fruit-elder = Wie hier of ernaast een horige inzet, mag het bovenste fiche oogsten.
guide-mark-fruit_trees-fruit_tree = Krijgt bij het leggen een stapel fruit.
guide-item-fruit_trees-harvested_fruit = 2 tot 5, zoals op de achterkant van het fiche.
guide-item-fruit_trees-sold_fruit = 3, 6, 10 of 15 voor 1 tot 4 verschillende vruchten.
guide-item-fruit_trees-unsold_fruit = 1 voor elk fiche aan het einde.

# At the table

guide-deck-fruit =
    .points_2 = 2 punten
    .points_3 = 3 punten
    .points_4 = 4 punten
    .points_5 = 5 punten
