# Steps

guide-step-setup_shepherd_bag = Herders
    .text = Iedereen krijgt een herder. Doe de { $sheep_token } fiches met schapen en wolven in hun zak en schud { $tiles } tegels erdoor.
guide-step-hill_hidden_tile = Heuvel
    .text = Wordt er een heuvel gelegd, dan gaat er ongezien een tegel uit de voorraad onder en is die uit het spel.
guide-step-shepherd_extend = Je kudde
    .text = Vergroot je tegel de weide van je herder, kies dan: een fiche trekken of de kudde naar huis drijven. Een wolf verjaagt alle schapen en herders van de weide zonder punten. Naar huis gedreven brengt elk schaap elke herder daar 1 punt op.
guide-step-deploy_shepherd = Herder inzetten
    .text = Zet hem op een weide van de zojuist gelegde tegel waar nog geen herder is.
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
        [count_on_hill] die daar de meeste horigen op heuvels hebben
       *[other] die daar een horige op een heuvel hebben
    }.
guide-step-final_vineyard_none = Wijngaarden brengen niets meer op
    .text = Onvoltooide kloosters krijgen niets voor wijngaarden.
guide-step-final_tiebreak_hill = Heuvel beslist gelijkspel
    .text = Ook aan het einde.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-hills_and_sheep-shepherd = Verzamelt schapen op een weide en komt naar huis als de kudde naar huis gaat of er een wolf komt. Hij bezet de weide niet.
guide-token-hills_and_sheep-sheep_token = 1 punt voor elk schaap, als de kudde naar huis gedreven wordt.
guide-mark-hills_and_sheep-hill = Bij gelijkspel wint een horige op een heuvel.
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
