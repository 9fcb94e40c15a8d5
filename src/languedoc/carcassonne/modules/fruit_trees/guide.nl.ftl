# Steps

guide-step-setup_fruit = Fruit
    .text = Sorteer de { $fruit_token } fiches per vrucht, schud elke stapel en leg die klaar met de waarde omlaag. Schud { $tiles } landschapskaarten erdoor.
guide-step-fruit_stack = Stapel voor de boom
    .text = Leg een stapel naar keuze op de zojuist gelegde boom.
guide-step-fruit_harvest = Oogsten
    .text = Heb je een volgeling op een boomkaart of een van de 8 landschapskaarten eromheen ingezet, dan mag je het bovenste fiche nemen: je krijgt de punten op de achterkant en houdt het.
guide-step-fruit_sell = Verkopen
    .text = Of geef 1 tot 4 fiches van verschillende vruchten terug voor 3, 6, 10 of 15 punten.
guide-step-final_fruit = Niet verkocht fruit
    .text = Elk overgebleven fiche brengt 1 punt op.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-fruit_trees-fruit-quince = Wie hier of ernaast een volgeling inzet, mag het bovenste fiche oogsten.
guide-token-fruit_trees-fruit-apple = Wie hier of ernaast een volgeling inzet, mag het bovenste fiche oogsten.
guide-token-fruit_trees-fruit-apricot = Wie hier of ernaast een volgeling inzet, mag het bovenste fiche oogsten.
guide-token-fruit_trees-fruit-cherry = Wie hier of ernaast een volgeling inzet, mag het bovenste fiche oogsten.
guide-token-fruit_trees-fruit-plum = Wie hier of ernaast een volgeling inzet, mag het bovenste fiche oogsten.
guide-token-fruit_trees-fruit-elder = Wie hier of ernaast een volgeling inzet, mag het bovenste fiche oogsten.
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

# Getekende voorbeelden

guide-example-fruit_trees-harvest = Planten en oogsten
    .text = Rood heeft een landschapskaart met een fruitboom gelegd. Zes stapels fruit liggen klaar, met de waarden van de fiches omlaag.
    .task = Kies het fruit dat aan je boom moet groeien.
    .task-2 = Zet nu naast de boom een volgeling in, waar je maar wilt.
    .task-3 = In deze beurt kwam een volgeling van jou bij de boom, dus mag je oogsten. Neem het bovenste fiche.
    .passed = Dan zou je niets oogsten. Probeer wat de boom voor je heeft.
    .done = Je krijgt de punten op de achterkant van het fiche, hier 4, en houdt het: verschillende vruchten kun je later samen verkopen.
guide-example-fruit_trees-two_trees = Tussen twee bomen
    .text = Aan de boom in het noorden groeien appels, aan die in het zuiden pruimen. Rood heeft een klooster gelegd dat beide bomen met een hoek raakt.
    .done = Rood zet een monnik in en oogst van een van de twee bomen: maar één oogst per beurt, wat er ook omheen ligt.
guide-example-fruit_trees-sale = Verschillend fruit verkopen
    .text = Rood heeft appels, pruimen en kersen geoogst, van elk één fiche, en zet nu naast een nieuwe boom een ridder in.
    .done = In plaats van nog eens te oogsten, verkoopt Rood: 3 verschillende vruchten brengen samen 10 punten op. Eén alleen zou er 3 opbrengen, twee 6 en vier 15.
guide-example-fruit_trees-at_the_end = Fruit dat overblijft
    .text = Rood heeft een fiche met appels. De laatste landschapskaart van het spel ligt, en Rood heeft er een boer op ingezet.
    .done = Rood oogst pruimen voor de 3 punten op het fiche. Bij de slotwaardering brengen beide fiches elk 1 punt op.
guide-example-fruit_trees-robbed = Een beroofde oogst
    .text = De rover van Blauw staat naast de telsteen van Rood. Rood heeft een boom met kersen gelegd en zet er een ridder in.
    .done = Ook punten voor een oogst worden geroofd: Rood houdt alle 5, en de rover brengt Blauw de helft op, naar boven afgerond.
