# Steps

guide-step-setup_base = Figuren uitdelen
    .text = Iedereen neemt 8 volgelingen van één kleur: { $follower } om mee te spelen en één als teller op 0 van de puntentabel. Leg de startkaart neer, tenzij iets anders het begin vormt. Schud de overige landschapskaarten gedekt: er zitten er { $bag } in de voorraad.
guide-step-start_layout_order = Volgorde van het begin
    .text = Worden er vóór het spel meerdere dingen neergelegd, dan in de volgorde van deze lijst. De startkaart gaat dan in de voorraad.
guide-step-choose_first_player = Eerste speler
    .text = Spreek af wie begint, of loot erom. De beurten gaan met de klok mee.
guide-step-draw_tile = Landschapskaart trekken
    .text = Is er geen andere landschapskaart aan de beurt en geen gekozen, trek er dan een uit de voorraad.
guide-step-place_tile = Landschapskaart aanleggen
    .text = Leg hem met een hele zijde tegen minstens één andere landschapskaart, naar keuze gedraaid. Aan elke zijde die iets raakt, moet weg aan weg, stad aan stad en weide aan weide liggen. Wat nergens past, gaat uit het spel, en je trekt opnieuw.
guide-step-phase_figure = Eén actie met een figuur
    .text = Kies een van de acties hieronder, of geen. Alleen wat uitdrukkelijk extra mag, kan erbij komen.
guide-step-deploy_follower = Volgeling inzetten
    .text = Zet een volgeling uit je voorraad op de zojuist gelegde landschapskaart: op een weg als handelsreiziger, in een stad als ridder{ $no_fields ->
        [true] { " " }of in een klooster als monnik; weiden blijven leeg. Op de hele weg of stad mag nog niemand staan, ook jij niet.
       *[other] , in een klooster als monnik of liggend op een weide als boer. Op de hele weg, stad of weide mag nog niemand staan, ook jij niet.
    }
guide-step-pass_figure = Geen figuur
    .text = Je hoeft niets met een figuur te doen.
guide-step-phase_scoring = Tellen wat voltooid is
    .text = Elke weg, elke stad en elk gebouw dat door deze landschapskaart voltooid werd, telt nu: eerst kloosters en hun gelijken, dan wegen, dan steden. Wie er de meeste volgelingen heeft, krijgt alle punten; bij gelijkspel krijgt ieder die gelijk staat ze helemaal. Daarna gaan de volgelingen naar huis.
guide-step-score_cloister = Klooster
    .text = Liggen er op alle 8 vakken rond een klooster landschapskaarten, dan brengt de monnik 9 punten op.
guide-step-score_road = Weg
    .text = { $road_loop_completes ->
        [false] Een weg is voltooid als beide einden gesloten zijn; een ring wordt nooit voltooid.
       *[other] Een weg is voltooid als beide einden gesloten zijn, of als hij een ring is.
    } 1 punt voor elke kaart ervan.
guide-step-score_city = Stad
    .text = Een stad is voltooid als haar muur gesloten is en er binnenin geen gat is. 2 punten voor elke landschapskaart ervan en 2 voor elk wapenschild.{ $tiny_city ->
        [two_points] { " " }Een stad van twee kaarten brengt maar 2 punten op.
       *[other] { "" }
    }
guide-step-check_game_end = Is het spel uit?
    .text = Kan er geen landschapskaart meer getrokken worden, dan eindigt het spel na deze beurt. Daarna volgt de slotwaardering.
guide-step-next_player = Volgende speler
    .text = De beurt gaat naar de linkerbuur.
guide-step-final_cloister = Onvoltooide kloosters
    .text = De monnik brengt 1 punt op voor het klooster en 1 voor elke landschapskaart eromheen.
guide-step-final_road = Onvoltooide wegen
    .text = 1 punt per landschapskaart, voor wie er de meeste handelsreizigers heeft.
guide-step-final_city = Onvoltooide steden
    .text = 1 punt per landschapskaart en 1 per wapenschild, voor wie er de meeste ridders heeft.
guide-step-final_fields = Weiden
    .text = { $field_scoring ->
        [per_city_4] Elke voltooide stad brengt één keer 4 punten op: voor wie op alle weiden eromheen samen de meeste boeren heeft.
        [per_field_3_city_once] Wie op een weide de meeste boeren heeft, krijgt 3 punten voor elke voltooide stad die eraan grenst, maar niemand krijgt twee keer punten voor dezelfde stad.
       *[other] Wie op een weide de meeste boeren heeft, krijgt 3 punten voor elke voltooide stad die eraan grenst. Een stad kan meerdere weiden voeden.
    }
guide-step-final_winner = Wie heeft gewonnen?
    .text = De meeste punten winnen. Bij gelijkspel wordt de overwinning gedeeld.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-base-follower = Bezet wegen, steden, kloosters en weiden en komt naar huis als ze tellen. Een boer blijft tot het einde.
guide-building-base-monastery = Hoort bij zijn monnik. Voltooid met kaarten op alle 8 vakken eromheen.
guide-mark-base-pennant = Telt als één extra kaart van zijn stad.
guide-mark-base-irregular = Een stadsdeel dat geen gewone halve cirkel is. Voor de punten zonder betekenis.
guide-mark-base-tunnel = De weg loopt eronderdoor. Voor de punten zonder betekenis.
guide-item-base-tiles = Voltooide weg 1, voltooide stad 2 per kaart; aan het einde 1 per kaart.
guide-item-base-pennants = Voltooide stad 2 per wapenschild; aan het einde 1.
guide-item-base-monastery = 9 voor een voltooid klooster.
    .title = Voltooid klooster
guide-item-base-squares = Aan het einde 1 voor het gebouw en 1 voor elke kaart eromheen.
    .title = Kaarten rond een gebouw
guide-item-base-cities = Aan het einde 3 voor elke voltooide stad aan de weide.
    .title = Voltooide steden aan een weide

# Getekende voorbeelden

guide-example-base-lay_tile = Een kaart leggen
    .text = Blauw heeft een landschapskaart met een stad en een bocht in de weg getrokken. Hij past op het gestippelde vak, omdat zijn weg daar verdergaat en weide aan weide ligt.
    .done = Wegen, steden en weiden moeten passen aan elke kant die een andere kaart raakt.
guide-example-base-deploy = Een volgeling inzetten
    .text = Blauw heeft een landschapskaart gelegd die de weg van Rood verlengt. Die weg is al van Rood, dus mag er geen handelsreiziger van Blauw op.
    .done = De stad op de nieuwe kaart is nog vrij: daar staat nu een ridder van Blauw.
guide-example-base-keep_follower = Een volgeling houden
    .text = Rood heeft de eigen weg verlengd, waarop al een handelsreiziger staat. Een boer zou op een weide van de nieuwe landschapskaart kunnen, maar zou daar tot het einde blijven.
    .done = Rood zet geen figuur en houdt de volgeling voor later.
guide-example-base-closed_road = Een weg wordt voltooid
    .text = Rood heeft zojuist de linker landschapskaart gelegd. De weg begint en eindigt nu bij een kruising, en de handelsreiziger van Rood staat erop. Rood zet geen andere figuur.
    .done = Alleen de weg tussen de twee kruisingen telt: 1 punt voor elk van zijn kaarten. De handelsreiziger gaat terug naar de voorraad.
guide-example-base-closed_city = Een stad sluiten
    .text = De ridder van Rood staat in een stad van twee landschapskaarten met een wapenschild. De muur heeft nog één opening, in het noorden.
    .task = Leg de landschapskaart aan de opening, zodat zijn muur de stad sluit.
    .task-2 = Bevestig nu dat je geen figuur zet. Dan wordt de stad geteld.
    .elsewhere = Daar past de kaart ook, maar je stad zou open blijven. Probeer het vak ten noorden ervan.
    .placed = Dat zou mogen. Houd hier je volgeling en zet geen figuur.
    .done = 2 punten voor elke kaart en 2 voor het wapenschild. Je ridder is thuisgekomen en kan weer worden ingezet.
guide-example-base-full_monastery = Een klooster is omringd
    .text = In het klooster staat de monnik van Rood. Van de 8 vakken eromheen is er nog maar één leeg, en Blauw moet daar of elders een landschapskaart leggen.
    .done = Het maakt niet uit wie de laatste kaart legt: de monnik brengt Rood 9 punten en komt thuis.
guide-example-base-end = De laatste kaart
    .text = Rood heeft de laatste landschapskaart in de hand. Op het speelveld zijn een ridder en een boer van Rood, en een handelsreiziger en een monnik van Blauw.
    .done = Wat onvoltooid is, brengt 1 punt voor elke kaart, elk wapenschild en elk vak. De boer van Rood ligt aan één voltooide stad: 3 punten.
