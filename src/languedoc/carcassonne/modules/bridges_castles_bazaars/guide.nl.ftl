# Steps

guide-step-setup_bridges_castles = Bruggen en burchten
    .text = Iedereen krijgt { $bridges ->
        [false] geen bruggen
       *[other] { $bridge } bruggen
    } en { $castles ->
        [false] geen burchten
       *[other] { $castle_token } burchten
    }. Schud { $tiles } kaarten erdoor.
guide-step-bazaar_tile_due = Landschapskaart van de bazaar
    .text = Kreeg je op een bazaar een landschapskaart, speel die dan nu in plaats van te trekken.
guide-step-build_bridge = Brug bouwen
    .text = Bij het aanleggen mag je een brug op de landschapskaart of op een kaart ernaast leggen, recht van weiderand naar weiderand{ $bridge_anywhere ->
        [true] ; over de zojuist gelegde kaart mogen beide einden open zijn
       *[other] , zodat een weg doorloopt
    }. Die kaart telt voor de weg.
guide-step-bazaar = Bazaar
    .text = { $bazaar_mode ->
        [no_auction] Er is een kaart met bazaar gelegd: trek open zoveel kaarten als er spelers zijn. In de volgende ronde kiest ieder, de actieve speler het laatst, er aan het begin van de beurt een en speelt die in plaats van te trekken.
        [all_at_once] Er is een kaart met bazaar gelegd: trek open zoveel kaarten als er spelers zijn. Om de beurt, de actieve speler het laatst, kiest ieder er een. In de volgende ronde speelt ieder zijn kaart.
       *[other] Er is een kaart met bazaar gelegd: trek open zoveel kaarten als er spelers zijn. Om de beurt biedt iemand er een aan, en iedereen zonder kaart biedt één keer. Wie hem aanbood, koopt hem voor het hoogste bod of verkoopt hem daarvoor. { $bids_on_credit ->
            [true] Een bod mag hoger zijn dan de eigen punten; die mogen onder 0 zakken.
           *[other] Niemand biedt meer punten dan hij heeft.
        } In de volgende ronde speelt ieder zijn kaart.
    }
guide-step-castle_conversion = Burcht in plaats van punten
    .text = { $castle_by_owner ->
        [true] Wordt een stad van twee gewone halve cirkels voltooid waarin maar één volgeling staat, dan mag de eigenaar er een burcht van maken in plaats van haar te tellen, wie haar ook voltooid heeft. De volgeling wordt burchtheer.
       *[other] Voltooi je een stad van twee gewone halve cirkels waarin maar één volgeling staat, een eigen, dan mag je er een burcht van maken in plaats van haar te tellen. De volgeling wordt burchtheer.
    }
guide-step-score_castle_lord = Burchtheer
    .text = De eerste weg, stad of het eerste klooster dat op de zes vakken rond een burcht voltooid wordt, brengt de burchtheer dezelfde punten op. Uit meerdere kiest hij. Daarna gaat hij naar huis.
guide-step-final_castle = Burchten aan het einde
    .text = Een burchtheer die nog wacht, krijgt niets. Voor weiden telt { $castle_always_counts ->
        [true] elke burcht
       *[other] een afgeronde burcht
    } als een voltooide stad en 1 punt meer.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-bridges_castles_bazaars-bridge = Voert een weg over deze kaart. Wat eronder ligt, wordt niet gescheiden.
guide-token-bridges_castles_bazaars-lords_castle = De burchtheer krijgt de punten van wat er het eerst naast voltooid wordt.
guide-mark-bridges_castles_bazaars-bazaar = Wie hem legt, opent een bazaar: een kaart voor iedereen, bij opbod.
guide-item-bridges_castles_bazaars-sale = De prijs van een kaart op de bazaar.
    .title = Kaart van een bazaar
guide-item-bridges_castles_bazaars-finished_castles = 1 meer dan een stad voor elke afgeronde burcht aan de weide.
    .title = Afgeronde burchten aan een weide
guide-item-bridges_castles_bazaars-lord = De punten van wat naast de burcht het eerst voltooid werd.
    .title = Burchtheer

# At the table

guide-count-castles = Burchten daaronder

# Getekende voorbeelden

guide-example-bridges_castles_bazaars-castle = Een burcht bouwen
    .text = De ridder van Rood staat in een stad met één opening in het noorden. Op de weg eronder staat de handelsreiziger van Blauw. Een burcht kan meer opleveren dan deze kleine stad.
    .task = Sluit de stad met je landschapskaart.
    .task-2 = Zet nu geen figuur. Dan komt de vraag van deze module.
    .task-3 = Laat de stad niet tellen: bouw een burcht.
    .elsewhere = Daar zou je stad open blijven. De opening is in het noorden.
    .deployed = Dat zou mogen. Houd hier je volgeling.
    .scored = Dat zou nu 4 punten opleveren. Probeer wat een burcht kan.
    .done = De stad wordt niet meer geteld. Haar ridder is nu burchtheer en krijgt evenveel punten als de eerste weg, stad of het eerste klooster dat op de zes vakken eromheen voltooid wordt.
guide-example-bridges_castles_bazaars-lord = De burchtheer
    .text = In de burcht is de burchtheer van Rood. De weg ernaast is van Blauw, en Blauw trekt de landschapskaart die hem sluit.
    .done = De weg wordt als eerste naast de burcht voltooid, dus krijgt Rood evenveel punten als hij Blauw opbrengt. De burchtheer gaat naar huis, de burcht blijft.
guide-example-bridges_castles_bazaars-bridge = Een brug over een kaart
    .text = De weg van Rood eindigt bij een gat, en van de andere kant komt een weg. Rood heeft een klooster getrokken, dat geen weg heeft.
    .done = Een brug leidt de weg over het klooster. Zo past de kaart, en de weg is gesloten. De kaart onder de brug telt mee. Rood mag toch nog een figuur zetten.
guide-example-bridges_castles_bazaars-bridge_beside = Een brug over de kaart ernaast
    .text = De weg van Blauw zou in de weide bij het klooster van Rood lopen.
    .done = De brug mag ook op de kaart naast de nieuwe liggen. De weg loopt erover verder en is aan het andere einde open.
guide-example-bridges_castles_bazaars-bridge_with_an_inn = Een brug bij een herberg
    .text = De handelsreiziger van Rood staat op een weg met een herberg. Het klooster van Rood komt in het gat, met een brug.
    .done = De kaart onder de brug hoort bij de weg zoals de andere: met een herberg brengt ook die 2 punten op.
guide-example-bridges_castles_bazaars-auction = Een veiling
    .text = Rood heeft een bazaar gelegd. Er liggen twee landschapskaarten open, zoveel als er spelers zijn. Blauw zit links van Rood en verkoopt eerst. Rood heeft 4 punten, Blauw 3.
    .done = Blauw heeft een kaart geveild en voor het hoogste bod, 2 punten, aan Rood verkocht. De andere neemt Blauw voor niets, en beiden spelen hun kaart in plaats van te trekken, Blauw eerst.
guide-example-bridges_castles_bazaars-free_choice = Een bazaar zonder veiling
    .text = Rood heeft een bazaar gelegd. Er liggen twee landschapskaarten open, zoveel als er spelers zijn. De beurt van Rood eindigt.
    .done = Blauw neemt er aan het begin van de beurt een en speelt die in plaats van te trekken. De andere is voor Rood.
guide-example-bridges_castles_bazaars-castle_at_the_end = Een burcht aan de weide
    .text = De burchtheer van Rood is naar huis, de burcht is voltooid. Op de weide tussen de burcht en een voltooide stad ligt een boer van Blauw. Dit is de laatste landschapskaart.
    .done = De stad brengt 3 punten op. De voltooide burcht telt als een stad en brengt 1 meer op, dus 4.

# Together with other modules
guide-with-castle_conversion-cathars = Ook een belegerde stad mag een burcht worden; dan heeft de belegering geen gevolg meer.
guide-with-castle_conversion-traders_and_builders = De goederen van de stad worden dan niet genomen.
guide-with-castle_conversion-king_and_robber = Voor de Koning is een burcht geen voltooide stad.
guide-with-castle_conversion-mage_and_witch = Een magiër of heks in die stad verlaat het speelveld.
guide-with-castle_conversion-watchtowers = De stad was voltooid: haar wachttoren betaalt.
guide-with-dragon_move-bridges_castles_bazaars = De burchtheer is veilig, volgelingen op bruggen niet.
guide-with-tower_capture-bridges_castles_bazaars = De burchtheer kan niet gevangen worden.
guide-with-portal_enable-bridges_castles_bazaars = In een burcht mag niemand.
guide-with-count_move_out-bridges_castles_bazaars = In een burcht mag niemand.
guide-with-build_bridge-half_so_wild = Nooit over een driehoek; aan een weg van de korte zijde mag een brug eindigen.
guide-with-build_bridge-tower = Brug en toren mogen op één kaart staan.
guide-with-shepherd_extend-bridges_castles_bazaars = Onder een brug loopt de weide door.
guide-with-builder_trigger-bridges_castles_bazaars = Ook een weg die door een brug langer wordt, telt.
guide-with-builder_second_part-bridges_castles_bazaars = In de ronde na een bazaar wordt de tweede kaart gewoon getrokken.
guide-with-mod_inn-bridges_castles_bazaars = Ook een kaart onder een brug van die weg brengt 2 punten op.
guide-with-award_robber_baron-bridges_castles_bazaars = Kaarten onder bruggen tellen mee voor de lengte.
guide-with-score_watchtower-bridges_castles_bazaars = Een kaart onder een brug is er een met een weg.
guide-with-score_barn_placed-bridges_castles_bazaars = Een voltooide burcht brengt er 4 op.
guide-with-score_barn_connected-bridges_castles_bazaars = Een voltooide burcht brengt er 2 op.
guide-with-final_barn-bridges_castles_bazaars = Een voltooide burcht brengt er 5 op.
guide-with-score_castle_lord-princess_and_dragon = Staat de fee bij de burchtheer, dan brengt ze nu 3 punten op.
guide-with-score_castle_lord-inns_and_cathedrals = Herberg en kathedraal tellen ook voor de burchtheer.
guide-with-score_castle_lord-hills_and_sheep = Wijngaarden van een klooster tellen ook voor de burchtheer.
guide-with-score_castle_lord-cult = Een voltooide cultusplaats telt; een verloren uitdaging niet.
guide-with-score_castle_lord-monasteries = Een klooster waar alleen abten wonen, wordt nooit voltooid.
guide-with-catapult_throw-bridges_castles_bazaars = De burchtheer kan geraakt worden; de burcht blijft.
guide-with-bazaar-messages = Wat betaald wordt, brengt geen depêche; wat je krijgt misschien wel.
guide-with-bazaar-robbers = Wat betaald wordt, kan niet geroofd worden; wat je krijgt wel.
