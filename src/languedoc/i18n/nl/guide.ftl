# De spelhulp: wat er rond de stappen van de modules gezegd wordt

guide-title = Spelhulp
guide-for = { $players } spelers: { $modules }
guide-made = Door Languedoc gemaakt uit de stappen van het spel zelf.

guide-section-preparation = Voorbereiding
    .text = Eén keer, vóór het spel.
guide-section-turn = Een beurt
    .text = Loop de stappen van boven naar beneden door. Sla over wat niet van toepassing is.
guide-section-final = Eindtelling
    .text = Is het spel uit, tel dan in deze volgorde.
guide-section-points = Wat punten opbrengt
guide-section-things = Figuren, fiches, gebouwen en tekens
guide-section-rules = Afgesproken regels

guide-phase-P1 = Vóór de tegel
guide-phase-P2 = De tegel
guide-phase-P3 = Een figuur
guide-phase-P3b = Na de figuur
guide-phase-P4 = Verdere acties
guide-phase-P5 = Telling
guide-phase-P6 = Einde van de beurt
guide-phase-within = Als het zover komt

guide-kind-must = moet
guide-kind-may = mag
guide-kind-auto = gebeurt
guide-kind-rule = regel

guide-who-active = actieve speler
guide-who-all = iedereen om de beurt, de actieve speler eerst
guide-who-left = iedereen om de beurt, te beginnen links van de actieve speler
guide-who-each = iedereen
guide-who-owner = eigenaar van de figuur
guide-who-next = volgende speler

guide-example = Voorbeeld: { $example }
