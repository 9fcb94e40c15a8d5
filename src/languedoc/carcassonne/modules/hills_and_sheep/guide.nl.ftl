# Steps

guide-step-setup_shepherd_bag = Herders
    .text = Iedereen krijgt een herder. Doe de { $sheep_token } fiches met schapen en wolven in hun zak en schud { $tiles } landschapskaarten erdoor.
guide-step-hill_hidden_tile = Heuvel
    .text = Wordt er een heuvel gelegd, dan gaat er ongezien een landschapskaart uit de voorraad onder en is die uit het spel.
guide-step-shepherd_extend = Je kudde
    .text = Vergroot je landschapskaart de weide van je herder, kies dan: een fiche trekken of de kudde naar huis drijven. Een wolf verjaagt alle schapen en herders van de weide zonder punten. Naar huis gedreven brengt elk schaap elke herder daar 1 punt op.
guide-step-deploy_shepherd = Herder inzetten
    .text = Zet hem op een weide van de zojuist gelegde landschapskaart waar nog geen herder is.
guide-step-shepherd_first_token = Eerste schapen
    .text = Trek dan een fiche. Schapen blijven bij de herder; een wolf stuurt hem naar huis.
guide-step-shepherd_closed_field = Gesloten weide
    .text = Een kudde waarvan de weide niet meer kan groeien, wordt { $closed_flocks ->
        [first] vóór de keuze van de andere herders
       *[other] meteen
    } naar huis gedreven en geteld.
guide-step-mod_vineyard = Wijngaarden
    .text = Een voltooid klooster brengt 3 punten extra op voor elke wijngaard eromheen.
guide-step-tiebreak_hill = Heuvel beslist gelijkspel
    .text = Bij gelijkspel op een weg, stad of weide krijgen alleen zij punten { $hill_tiebreak ->
        [count_on_hill] die daar de meeste volgelingen op heuvels hebben
       *[other] die daar een volgeling op een heuvel hebben
    }.
guide-step-final_vineyard_none = Wijngaarden brengen niets meer op
    .text = Onvoltooide kloosters krijgen niets voor wijngaarden.
guide-step-final_tiebreak_hill = Heuvel beslist gelijkspel
    .text = Ook aan het einde.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-hills_and_sheep-shepherd = Verzamelt schapen op een weide en komt naar huis als de kudde naar huis gaat of er een wolf komt. Hij bezet de weide niet.
guide-token-hills_and_sheep-sheep_token = 1 punt voor elk schaap, als de kudde naar huis gedreven wordt.
guide-mark-hills_and_sheep-hill = Bij gelijkspel wint een volgeling op een heuvel.
guide-mark-hills_and_sheep-vineyard = 3 punten extra voor elk voltooid klooster ernaast.
guide-item-hills_and_sheep-sheep = 1 voor elk schaap van een kudde die naar huis gaat.
guide-item-hills_and_sheep-vineyards = 3 voor elke wijngaard rond een voltooid klooster.

# At the table

guide-deck-sheep = Zak met schapen en wolven
    .sheep_1 = 1 schaap
    .sheep_2 = 2 schapen
    .sheep_3 = 3 schapen
    .sheep_4 = 4 schapen
    .wolf = Wolf

# Getekende voorbeelden

guide-example-hills_and_sheep-flock = De kudde naar huis drijven
    .text = De herder van Rood heeft 5 schapen verzameld. Telkens als Rood zijn weide vergroot, is er een keuze: nog een fiche, dat een wolf kan zijn, of naar huis.
    .task = Vergroot de weide van je herder: verleng de weg in het oosten.
    .task-2 = Waag met zoveel schapen niets meer: drijf de kudde naar huis.
    .elsewhere = Leg de kaart in het oosten aan het einde van de weg.
    .another = In de zak zitten nog twee wolven, en één daarvan zou alles nemen. Drijf de kudde naar huis.
    .done = 1 punt voor elk schaap. De herder is thuis en mag er weer op uit, zelfs nog in deze beurt.
guide-example-hills_and_sheep-shepherd = De herder inzetten
    .text = Rood heeft een landschapskaart gelegd, en op de weiden ervan is nog geen herder. De herder is de figuur van deze beurt.
    .done = Rood trekt meteen een fiche: 3 schapen. Ze blijven bij de herder. Een wolf had hem naar huis gestuurd.
guide-example-hills_and_sheep-wolf = De wolf
    .text = De herder van Rood heeft 3 schapen. Rood vergroot zijn weide en kiest ervoor nog een fiche te trekken.
    .done = Het is een wolf. Alle schapen van de weide zijn verloren, en elke herder daar gaat naar huis, zonder punten.
guide-example-hills_and_sheep-closed_field = Een gesloten weide
    .text = De herder van Rood staat op een weide tussen de wegen. Blauw heeft de landschapskaart die er een ring van maakt.
    .done = De weide erbinnen kan niet meer groeien, dus wordt de kudde meteen naar huis gedreven: 1 punt voor elk schaap.
guide-example-hills_and_sheep-hill = Onder de heuvel
    .text = Rood heeft een landschapskaart met een heuvel getrokken.
    .done = De volgende kaart uit de voorraad gaat ongezien onder de heuvel en is uit het spel. Wie op de heuvel staat, wint bij gelijkspel.
guide-example-hills_and_sheep-knight_on_a_hill = Een ridder op een heuvel
    .text = De ridder van Rood staat op een heuvel, die van Blauw in het dal. De landschapskaart van Rood verbindt de twee steden en sluit ze.
    .done = Ieder heeft één ridder, maar alleen die van Rood staat op een heuvel. Dus krijgt alleen Rood de punten.
guide-example-hills_and_sheep-vineyards = Wijngaarden rond een klooster
    .text = De monnik van Rood staat in een klooster met twee wijngaarden ernaast. De landschapskaart van Blauw voor het laatste lege vak heeft een derde.
    .done = Het klooster brengt zoals altijd 9 punten op, en 3 meer voor elk van de drie wijngaarden.
guide-example-hills_and_sheep-vineyards_too_late = Te laat voor wijngaarden
    .text = Met de laatste landschapskaart liggen er twee wijngaarden rond het klooster van Rood, maar één vak is nog leeg.
    .done = Een onvoltooid klooster brengt 1 punt op voor zichzelf en 1 voor elke kaart eromheen. De wijngaarden brengen niets op.
guide-example-hills_and_sheep-hill_at_the_end = Een heuvel aan het einde
    .text = De ridder van Rood staat op een heuvel, die van Blauw in het dal. De laatste landschapskaart verbindt de twee steden, maar ze blijven open.
    .done = Ook aan het einde beslist de heuvel het gelijkspel: alleen Rood krijgt punten voor de onvoltooide stad.
guide-example-hills_and_sheep-vineyards_at_a_cult_place = Wijngaarden rond een cultusplaats
    .text = De ketter van Rood staat in een cultusplaats met twee wijngaarden ernaast. Blauw legt de laatste landschapskaart eromheen.
    .done = Wijngaarden tellen voor een voltooide cultusplaats zoals voor een klooster: 3 meer voor elk.

# Together with other modules
guide-with-dragon_move-hills_and_sheep = Een herder gaat naar huis, en de schapen naast hem gaan in de zak.
guide-with-tower_capture-hills_and_sheep = Herders kunnen niet gevangen worden.
guide-with-fairy_move-hills_and_sheep = Niet bij een herder.
guide-with-portal_enable-hills_and_sheep = Niet voor de herder.
guide-with-shepherd_extend-traders_and_builders = Ook met de tweede kaart van de bouwmeester.
guide-with-shepherd_extend-abbey_and_mayor = Een schuur op die weide stoort niet.
guide-with-mod_vineyard-monasteries = Een abt krijgt niets voor wijngaarden.
guide-with-tiebreak_hill-inns_and_cathedrals = Eerst telt de sterkte, de grote volgeling dubbel; bij gelijkspel beslist de heuvel.
guide-with-hill_hidden_tile-river = Uit de voorraad, nooit van de stapel van de rivier.
