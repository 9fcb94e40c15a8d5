# Steps

guide-step-setup_base = Figuren uitdelen
    .text = Iedereen neemt 8 horigen van één kleur: { $follower } om mee te spelen en één als teller op 0 van het scorespoor. Leg de starttegel neer, tenzij iets anders het begin vormt. Schud de overige tegels gedekt: er zitten er { $bag } in de voorraad.
guide-step-start_layout_order = Volgorde van het begin
    .text = Worden er vóór het spel meerdere dingen neergelegd, dan in de volgorde van deze lijst. De starttegel gaat dan in de voorraad.
guide-step-choose_first_player = Eerste speler
    .text = Spreek af wie begint, of loot erom. De beurten gaan met de klok mee.
guide-step-draw_tile = Tegel trekken
    .text = Is er geen andere tegel aan de beurt en geen gekozen, trek er dan een uit de voorraad.
guide-step-place_tile = Tegel aanleggen
    .text = Leg hem met een hele zijde tegen minstens één andere tegel, naar keuze gedraaid. Aan elke zijde die iets raakt, moet weg aan weg, stad aan stad en weide aan weide liggen. Wat nergens past, gaat uit het spel, en je trekt opnieuw.
guide-step-phase_figure = Eén actie met een figuur
    .text = Kies een van de acties hieronder, of geen. Alleen wat uitdrukkelijk extra mag, kan erbij komen.
guide-step-deploy_follower = Horige inzetten
    .text = Zet een horige uit je voorraad op de zojuist gelegde tegel: op een weg als struikrover, in een stad als ridder{ $no_fields ->
        [true] { " " }of in een klooster als monnik; weiden blijven leeg. Op de hele weg of stad mag nog niemand staan, ook jij niet.
       *[other] , in een klooster als monnik of liggend op een weide als boer. Op de hele weg, stad of weide mag nog niemand staan, ook jij niet.
    }
guide-step-pass_figure = Geen figuur
    .text = Je hoeft niets met een figuur te doen.
guide-step-phase_scoring = Tellen wat voltooid is
    .text = Elke weg, elke stad en elk gebouw dat door deze tegel voltooid werd, telt nu: eerst kloosters en hun gelijken, dan wegen, dan steden. Wie er de meeste horigen heeft, krijgt alle punten; bij gelijkspel krijgt ieder die gelijk staat ze helemaal. Daarna gaan de horigen naar huis.
guide-step-score_cloister = Klooster
    .text = Liggen er op alle 8 vakken rond een klooster tegels, dan brengt de monnik 9 punten op.
    .example = Acht buren en het klooster zelf: 9.
guide-step-score_road = Weg
    .text = { $road_loop_completes ->
        [false] Een weg is voltooid als beide einden gesloten zijn; een ring wordt nooit voltooid.
       *[other] Een weg is voltooid als beide einden gesloten zijn, of als hij een ring is.
    } 1 punt voor elke tegel ervan.
    .example = Een weg over 4 tegels: 4.
guide-step-score_city = Stad
    .text = Een stad is voltooid als haar muur gesloten is en er binnenin geen gat is. 2 punten voor elke tegel ervan en 2 voor elk wapenschild.{ $tiny_city ->
        [two_points] { " " }Een stad van twee tegels brengt maar 2 punten op.
       *[other] { "" }
    }
    .example = Een stad van 3 tegels met 1 wapenschild: 6 + 2 = 8.
guide-step-check_game_end = Is het spel uit?
    .text = Kan er geen tegel meer getrokken worden, dan eindigt het spel na deze beurt. Daarna volgt de eindtelling.
guide-step-next_player = Volgende speler
    .text = De beurt gaat naar de linkerbuur.
guide-step-final_cloister = Onvoltooide kloosters
    .text = De monnik brengt 1 punt op voor het klooster en 1 voor elke tegel eromheen.
    .example = 6 tegels eromheen: 7.
guide-step-final_road = Onvoltooide wegen
    .text = 1 punt per tegel, voor wie er de meeste struikrovers heeft.
guide-step-final_city = Onvoltooide steden
    .text = 1 punt per tegel en 1 per wapenschild, voor wie er de meeste ridders heeft.
    .example = 3 tegels en 1 wapenschild: 4.
guide-step-final_fields = Weiden
    .text = { $field_scoring ->
        [per_city_4] Elke voltooide stad brengt één keer 4 punten op: voor wie op alle weiden eromheen samen de meeste boeren heeft.
        [per_field_3_city_once] Wie op een weide de meeste boeren heeft, krijgt 3 punten voor elke voltooide stad die eraan grenst, maar niemand krijgt twee keer punten voor dezelfde stad.
       *[other] Wie op een weide de meeste boeren heeft, krijgt 3 punten voor elke voltooide stad die eraan grenst. Een stad kan meerdere weiden voeden.
    }
    .example = Een weide aan 3 voltooide steden: { $field_scoring ->
        [per_city_4] 12, als niemand anders er boeren omheen heeft
       *[other] 9
    }.
guide-step-final_winner = Wie heeft gewonnen?
    .text = De meeste punten winnen. Bij gelijkspel wordt de overwinning gedeeld.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-base-follower = Bezet wegen, steden, kloosters en weiden en komt naar huis als ze tellen. Een boer blijft tot het einde.
guide-building-base-monastery = Hoort bij zijn monnik. Voltooid met tegels op alle 8 vakken eromheen.
guide-mark-base-pennant = Telt als één extra tegel van zijn stad.
guide-mark-base-irregular = Een stadsdeel dat geen gewone halve cirkel is. Voor de punten zonder betekenis.
guide-mark-base-tunnel = De weg loopt eronderdoor. Voor de punten zonder betekenis.
guide-item-base-tiles = Voltooide weg 1, voltooide stad 2 per tegel; aan het einde 1 per tegel.
guide-item-base-pennants = Voltooide stad 2 per wapenschild; aan het einde 1.
guide-item-base-monastery = 9 voor een voltooid klooster.
    .title = Voltooid klooster
guide-item-base-squares = Aan het einde 1 voor het gebouw en 1 voor elke tegel eromheen.
    .title = Tegels rond een gebouw
guide-item-base-cities = Aan het einde 3 voor elke voltooide stad aan de weide.
    .title = Voltooide steden aan een weide
