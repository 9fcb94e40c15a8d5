# Steps

guide-step-setup_monasteries = Kloosters
    .text = { $monasteries_keep ->
        [add] Schud de nieuwe kloosters erdoor; die van het basisspel blijven erbij.
       *[other] Haal de zes kloosters van het basisspel eruit en schud de nieuwe erdoor.
    }
guide-step-deploy_abbot = Abt
    .text = In een nieuw klooster mag je je volgeling als abt neerleggen in plaats van hem als monnik te zetten. Een abt blijft tot het einde.
guide-step-final_abbot = Abten
    .text = 1 punt voor het klooster en 1 voor elke landschapskaart in een ononderbroken rij ervandaan in de vier richtingen.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-monasteries-abbacy = Hier ligt een abt tot het einde en telt de rijen in de vier richtingen.
guide-mark-monasteries-abbot = Hier mag een monnik of een abt wonen.

# Getekende voorbeelden

guide-example-monasteries-abbot = Monnik of abt
    .text = Rood heeft de laatste landschapskaart van het spel gelegd: een nieuw klooster aan het eind van een lange rij. Maar op twee vakken rond het klooster liggen kaarten.
    .task = Leg je volgeling als abt in het klooster.
    .monk = Als monnik zou hij alleen de vakken rond het klooster tellen. Denk aan de lange rij: leg hem neer als abt.
    .passed = Dan zou het klooster je niets opbrengen. Zet er een volgeling in, als abt.
    .elsewhere = Daar mag hij staan. Maar het klooster is hier meer waard: leg hem erin als abt.
    .done = Aan het eind brengt een abt 1 punt op voor het klooster en 1 voor elke kaart van de ononderbroken rijen ervandaan. Een kaart die schuin ligt, telt niet.
guide-example-monasteries-rows = De rijen van een abt
    .text = De abt van Rood ligt in het klooster, en eronder wordt de laatste landschapskaart gelegd. Boven het klooster liggen twee kaarten, links één en rechts geen.
    .done = Met de twee kaarten eronder zijn dat er vijf, en het klooster zelf telt ook. Een rij eindigt bij het eerste lege vak.
guide-example-monasteries-all_around = Een abt blijft
    .text = De abt van Rood ligt in het klooster. Blauw legt een landschapskaart op het laatste van de 8 vakken eromheen.
    .done = Een monnik had nu 9 punten gekregen. Voor een abt maken de 8 vakken niets uit: hij blijft, en aan het eind tellen alleen de vier rijen.
guide-example-monasteries-dragon = De draak vindt een abt
    .text = De abt van Rood ligt in het klooster. Blauw heeft een landschapskaart met een draak gelegd en leidt de draak als eerste.
    .done = Een abt is een volgeling als elke andere: de draak stuurt hem naar huis voordat hij punten heeft opgebracht. Daarna leiden de anderen de draak verder.

# Together with other modules
guide-with-fly_follower-monasteries = Een vlieger mag monnik worden als er eromheen nog iets vrij is, of abt.
guide-with-wagon_move-monasteries = Een wagen die abt is, blijft.
guide-with-final_abbot-little_buildings = Huisjes op de kaarten van de rijen tellen.
guide-with-score_watchtower-monasteries = Ook deze kloosters tellen.
