# Steps

guide-step-setup_big_follower = Grote volgeling
    .text = Iedereen krijgt een grote volgeling. Schud de landschapskaarten van deze module erdoor: { $tiles }.
guide-step-deploy_big_follower = Grote volgeling inzetten
    .text = Hij mag overal heen waar een volgeling mag staan.
guide-step-strength_big = Grote volgeling: telt voor twee
    .text = Voor de meerderheid telt hij als twee volgelingen.
guide-step-mod_inn = Herberg aan de weg
    .text = Een voltooide weg met minstens één herberg brengt 2 in plaats van 1 punt per landschapskaart op.
guide-step-mod_cathedral = Kathedraal in de stad
    .text = Een voltooide stad met een kathedraal brengt 3 in plaats van 2 punten op voor elke landschapskaart en elk wapenschild.
guide-step-final_strength_big = Grote volgeling: telt voor twee
    .text = Ook aan het einde telt hij als twee volgelingen.
guide-step-final_inn_zero = Onvoltooide weg met herberg
    .text = { $inn_cathedral_final ->
        [ignore] De herberg maakt geen verschil: 1 punt voor elke kaart.
       *[other] Die is niets waard.
    }
guide-step-final_cathedral_zero = Onvoltooide stad met kathedraal
    .text = { $inn_cathedral_final ->
        [ignore] De kathedraal maakt geen verschil: 1 punt voor elke kaart en elk wapenschild.
       *[other] Die is niets waard.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-inns_and_cathedrals-big_follower = Een volgeling die voor de meerderheid dubbel telt.
guide-mark-inns_and_cathedrals-inn = De weg brengt voltooid 2 punten per kaart op, onvoltooid niets.
guide-mark-inns_and_cathedrals-cathedral = De stad brengt voltooid 3 punten per kaart en wapenschild op, onvoltooid niets.
guide-item-inns_and_cathedrals-inn = 1 extra voor elke kaart van de weg.
guide-item-inns_and_cathedrals-cathedral = 1 extra voor elke kaart en elk wapenschild van de stad.

# Getekende voorbeelden

guide-example-inns_and_cathedrals-big_follower = De grote volgeling
    .text = Rood heeft een kruising gelegd en mag een volgeling op een van de wegen zetten.
    .done = De grote volgeling mag overal waar ook andere mogen. Er is er maar één, dus de plaats moet goed gekozen zijn.
guide-example-inns_and_cathedrals-two_against_one = Twee tegen één
    .text = De grote volgeling van Rood staat op de weg in het oosten, de handelsreiziger van Blauw op die in het noordwesten. De landschapskaart van Rood verbindt beide wegen.
    .done = De grote volgeling telt als twee, dus Rood heeft op de weg meer dan Blauw. De punten worden geteld zoals altijd.
guide-example-inns_and_cathedrals-inn = Een herberg aan de weg
    .text = De handelsreiziger van Rood staat op een weg die bij een kruising eindigt. Rood heeft een landschapskaart getrokken met een herberg aan een van zijn wegen.
    .task = Sluit de weg in het westen af, met de herberg eraan.
    .task-2 = Zet nu geen figuur. Dan wordt de weg geteld.
    .turned = Zo wordt de weg voltooid zonder de herberg. Draai de kaart: de herberg moet aan jouw weg liggen.
    .elsewhere = Daar zou je weg open blijven. Zijn open einde is in het westen.
    .placed = Dat zou mogen. Houd hier je volgeling en zet geen figuur.
    .done = Met een herberg brengt elke kaart van een voltooide weg 2 punten in plaats van 1. Eén is genoeg, een tweede verandert niets.
guide-example-inns_and_cathedrals-cathedral = Een kathedraal in de stad
    .text = De ridder van Rood staat naast de kathedraal. De muur heeft nog één opening, in het noorden.
    .done = Met een kathedraal brengt elke kaart van een voltooide stad 3 punten in plaats van 2, elk wapenschild ook.
guide-example-inns_and_cathedrals-two_at_the_end = Twee tegen één aan het einde
    .text = Het is de laatste landschapskaart. Hij verbindt de weg van de grote volgeling van Rood met die van de handelsreiziger van Blauw, maar sluit hem niet af.
    .done = Ook aan het einde telt de grote volgeling als twee: de weg brengt alleen Rood punten.
guide-example-inns_and_cathedrals-left_unfinished = Niets voor wat open blijft
    .text = De handelsreiziger van Rood staat bij een herberg, de ridder van Blauw naast een kathedraal. Met de laatste landschapskaart wordt geen van beide voltooid.
    .done = Een onvoltooide weg met een herberg en een onvoltooide stad met een kathedraal brengen helemaal niets.

# Together with other modules
guide-with-tower_capture-inns_and_cathedrals = Ook de grote volgeling kan gevangen worden; zijn losgeld is ook 3 punten.
guide-with-deploy_builder-inns_and_cathedrals = De grote volgeling alleen volstaat voor hem.
guide-with-deploy_pig-inns_and_cathedrals = De grote volgeling alleen volstaat voor het varken.
guide-with-score_labyrinth-inns_and_cathedrals = Een herberg verdubbelt de kaarten, niet de punten voor volgelingen.
