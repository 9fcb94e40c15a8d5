# Steps

guide-step-setup_robbers = Rovers
    .text = Iedereen krijgt een rover. Schud { $tiles } tegels erdoor.
guide-step-robber_active = Je eigen rover
    .text = Er is een tegel met rover gelegd: je mag eerst je eigen rover op het scorespoor plaatsen of daar verplaatsen.
guide-step-robber_place = Rover plaatsen
    .text = Er is een tegel met rover gelegd: de volgende speler van wie de rover thuis is, zet hem naast de telsteen van een ander.
guide-step-robber_steal = Roof
    .text = Gaat een telsteen met een rover ernaast vooruit, dan brengt de rover zijn eigenaar de helft van die punten op, naar boven afgerond, en gaat hij naar huis. De beroofde houdt alles. Wordt er van één soort meer tegelijk voltooid, dan kiest de actieve speler wat daarvan het eerst telt.
    .example = Blauw krijgt 9, de rover van Rood 5.
guide-step-final_robbers = Rovers op het scorebord
    .text = Elke rover die nog op het scorebord staat, brengt zijn eigenaar 3 punten op.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-robbers-robber = Staat naast een telsteen en krijgt de helft van de volgende punten waarmee die vooruitgaat.
guide-mark-robbers-robber = De volgende speler plaatst een rover.
guide-item-robbers-robbery = De helft van de punten van de beroofde telsteen, naar boven afgerond.
guide-item-robbers-robber = 3 voor een rover die aan het einde op het scorebord staat.
    .title = Rover op het scorespoor
