# Steps

guide-step-cult_restrict_cloister = Kloosters mijden cultusplaatsen
    .text = Een klooster mag niet naast twee of meer cultusplaatsen gelegd worden, ook niet schuin.
guide-step-cult_restrict_shrine = Cultusplaatsen mijden kloosters
    .text = Een cultusplaats mag niet naast twee of meer kloosters gelegd worden, ook niet schuin.
guide-step-cult_challenge_start = Uitdaging
    .text = Een monnik en een ketter naast elkaar dagen elkaar uit.
guide-step-score_cult_challenge = Uitdaging beslist
    .text = Wie zijn gebouw het eerst voltooid ziet, krijgt 9 punten. De ander gaat zonder punten naar huis. Tegelijk voltooid: beiden krijgen punten.
guide-step-final_cult = Onvoltooide cultusplaatsen
    .text = 1 punt voor de cultusplaats en 1 voor elke landschapskaart eromheen.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-cult-shrine = Als een klooster, voor een ketter. Naast een bezet klooster is het een uitdaging.
guide-item-cult-shrine = 9 voor een voltooide cultusplaats.
    .title = Voltooide cultusplaats

# Getekende voorbeelden

guide-example-cult-won = Een uitdaging winnen
    .text = De monnik van Rood en de ketter van Blauw staan naast elkaar en dagen elkaar uit. Rond het klooster is één vak leeg, rond de cultusplaats zijn het er twee.
    .task = Voltooi je klooster: leg de landschapskaart linksonder ernaast.
    .task-2 = Zet geen figuur. Dan is de uitdaging beslist.
    .turned = Zo past het ook. Draai hier de stad naar het zuiden.
    .elsewhere = Je klooster zou open blijven. Het lege vak is linksonder.
    .deployed = Dat zou mogen. Houd hier je volgeling.
    .done = Jouw klooster was het eerst voltooid: 9 punten voor jou. De ketter van Blauw gaat zonder punten naar huis.
guide-example-cult-challenge = Een uitdaging begint
    .text = De monnik van Rood staat in een klooster. Blauw heeft er een cultusplaats naast gelegd.
    .done = Met een ketter erin is de uitdaging begonnen. Vanaf nu willen beiden het eerst voltooid zijn.
guide-example-cult-monastery_kept_away = Een klooster tussen cultusplaatsen
    .text = In twee cultusplaatsen staan de ketters van Rood en Blauw. Rood heeft een klooster getrokken, en het vak ertussen is vrij.
    .done = Ertussen zou het klooster naast twee cultusplaatsen liggen, en dat mag niet. In het oosten is er maar één naast.
guide-example-cult-cult_place_kept_away = Een cultusplaats tussen kloosters
    .text = Hier is het omgekeerd: er liggen twee kloosters, en Rood heeft een cultusplaats getrokken.
    .done = Ertussen zou de cultusplaats naast twee kloosters liggen, en dat mag niet. In het oosten ligt ze naast één en daagt ze de monnik van Blauw uit.
guide-example-cult-both_unfinished = Onbeslist aan het einde
    .text = Monnik en ketter dagen elkaar uit. Met de laatste landschapskaart wordt geen van de gebouwen voltooid.
    .done = Niemand heeft gewonnen, dus tellen beide als onvoltooid: 1 punt voor het gebouw en 1 voor elke kaart eromheen.
guide-example-cult-abbey_and_cult_place = Een abdij wordt uitgedaagd
    .text = Naast een gat staat de ketter van Blauw in een cultusplaats. Rood legt de abdij in het gat.
    .done = Ook hierin is een abdij een klooster: de monnik van Rood en de ketter van Blauw dagen elkaar uit.

# Together with other modules
guide-with-cult_challenge_start-monasteries = Een abt daagt niemand uit en wordt niet uitgedaagd.
guide-with-cult_challenge_start-half_so_wild = Ook een klooster op een driehoek doet mee.
guide-with-cult_challenge_start-princess_and_dragon = Ze kan ook door een toverpoort beginnen.
guide-with-score_cult_challenge-princess_and_dragon = Wie verliest, krijgt ook voor de fee niets.
guide-with-dragon_move-cult = Gaat een monnik of ketter naar huis, dan is zijn uitdaging voorbij.
guide-with-score_watchtower-cult = Een cultusplaats telt als klooster.
guide-with-mod_vineyard-cult = Ook een voltooide cultusplaats brengt er voor elk 3 extra op.
