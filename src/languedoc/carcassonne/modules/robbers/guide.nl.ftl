# Steps

guide-step-setup_robbers = Rovers
    .text = Iedereen krijgt een rover. Schud { $tiles } landschapskaarten erdoor.
guide-step-robber_active = Je eigen rover
    .text = Er is een landschapskaart met rover gelegd: je mag eerst je eigen rover op de puntentabel plaatsen of daar verplaatsen.
guide-step-robber_place = Rover plaatsen
    .text = Er is een landschapskaart met rover gelegd: de volgende speler van wie de rover thuis is, zet hem naast de telsteen van een ander.
guide-step-robber_steal = Roof
    .text = Gaat een telsteen met een rover ernaast vooruit, dan brengt de rover zijn eigenaar de helft van die punten op, naar boven afgerond, en gaat hij naar huis. De beroofde houdt alles. Wordt er van één soort meer tegelijk voltooid, dan kiest de actieve speler wat daarvan het eerst telt.
guide-step-final_robbers = Rovers op de puntentabel
    .text = Elke rover die nog op de puntentabel staat, brengt zijn eigenaar 3 punten op.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-robbers-robber = Staat naast een telsteen en krijgt de helft van de volgende punten waarmee die vooruitgaat.
guide-mark-robbers-robber = De volgende speler plaatst een rover.
guide-item-robbers-robbery = De helft van de punten van de beroofde telsteen, naar boven afgerond.
guide-item-robbers-robber = 3 voor een rover die aan het einde op de puntentabel staat.
    .title = Rover op de puntentabel

# Getekende voorbeelden

guide-example-robbers-robbery = Een rover sturen
    .text = Groen heeft een eigen weg afgesloten met een landschapskaart die een rover toont. Rood is de volgende speler en moet een rover naast een telsteen op de puntentabel zetten, nog voordat de weg geteld wordt.
    .task = Zet je rover naast de telsteen van Groen, die zo meteen scoort.
    .other = Blauw scoort niets in deze beurt. Zet de rover naast Groen, die meteen punten krijgt.
    .done = Groen houdt alle 3 de punten, en je rover brengt je de helft op, naar boven afgerond. Daarna gaat hij naar huis.
guide-example-robbers-two_robbers = Twee rovers bij één telsteen
    .text = De rovers van Rood en Groen staan allebei naast de telsteen van Blauw. Nu sluit Blauw een weg van 6 landschapskaarten af.
    .done = Elke rover brengt de helft van de punten op. Er wordt niet gedeeld: 3 voor Rood, 3 voor Groen, en Blauw houdt alle 6.
guide-example-robbers-with_the_mage = De magiër helpt de rover
    .text = De rover van Rood staat naast de telsteen van Blauw. Daarom heeft Rood de magiër op de stad van Blauw gezet, en Blauw voltooit haar.
    .done = De rover neemt de helft van alles wat de stad opbracht, met de magiër: 9 bij 17, naar boven afgerond. Blauw houdt de 17 punten.
guide-example-robbers-own_robber = Eerst de eigen rover
    .text = Er is afgesproken dat wie een landschapskaart met rover legt, eerst de eigen rover mag plaatsen. Rood heeft er een gelegd.
    .done = De rover van Rood staat naast de telsteen van Blauw. Daarna plaatst de volgende speler van wie de rover thuis is: Blauw, naast Rood.
guide-example-robbers-at_the_end = Een rover aan het einde
    .text = De rover van Blauw staat naast de telsteen van Rood, en Rood heeft sindsdien niets gescoord. Blauw legt de laatste landschapskaart.
    .done = Bij de slotwaardering wordt niemand beroofd: Rood houdt 3 punten voor de weg, en de rover op de puntentabel brengt Blauw 3 punten op.

# Together with other modules
guide-with-robber_steal-messages = Geroofde punten brengen alleen in je eigen beurt een depêche.
guide-with-robber_steal-school = Ook punten door de leraar kunnen geroofd worden.
