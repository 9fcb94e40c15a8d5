# Steps

guide-step-setup_big_follower = Grote horige
    .text = Iedereen krijgt een grote horige. Schud de tegels van deze module erdoor: { $tiles }.
guide-step-deploy_big_follower = Grote horige inzetten
    .text = Hij mag overal heen waar een horige mag staan.
guide-step-strength_big = Grote horige: telt voor twee
    .text = Voor de meerderheid telt hij als twee horigen.
    .example = Jouw grote horige tegen één struikrover van een ander: de weg is van jou alleen.
guide-step-mod_inn = Herberg aan de weg
    .text = Een voltooide weg met minstens één herberg brengt 2 in plaats van 1 punt per tegel op.
    .example = 5 tegels met een herberg: 10.
guide-step-mod_cathedral = Kathedraal in de stad
    .text = Een voltooide stad met een kathedraal brengt 3 in plaats van 2 punten op voor elke tegel en elk wapenschild.
    .example = 6 tegels en 2 wapenschilden: 24.
guide-step-final_strength_big = Grote horige: telt voor twee
    .text = Ook aan het einde telt hij als twee horigen.
guide-step-final_inn_zero = Onvoltooide weg met herberg
    .text = { $inn_cathedral_final ->
        [ignore] De herberg maakt geen verschil: 1 punt voor elke tegel.
       *[other] Die is niets waard.
    }
guide-step-final_cathedral_zero = Onvoltooide stad met kathedraal
    .text = { $inn_cathedral_final ->
        [ignore] De kathedraal maakt geen verschil: 1 punt voor elke tegel en elk wapenschild.
       *[other] Die is niets waard.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-inns_and_cathedrals-big_follower = Een horige die voor de meerderheid dubbel telt.
guide-mark-inns_and_cathedrals-inn = De weg brengt voltooid 2 punten per tegel op, onvoltooid niets.
guide-mark-inns_and_cathedrals-cathedral = De stad brengt voltooid 3 punten per tegel en wapenschild op, onvoltooid niets.
guide-item-inns_and_cathedrals-inn = 1 extra voor elke tegel van de weg.
guide-item-inns_and_cathedrals-cathedral = 1 extra voor elke tegel en elk wapenschild van de stad.
