# Steps

guide-step-setup_river = Rivier
    .text = Leg meer en splitsing opzij en schud de overige rivierkaarten als eigen stapel. Leg eerst de bron{ $spring_place ->
        [north] , naast de stad Carcassonne aan het noordelijke einde van haar oostzijde
       *[other] { "" }
    }; de startkaart gaat in de voorraad.{ $river_combination ->
        [one_river] { " " }Met beide rivieren blijven één bron en één meer in de doos, en vormen alle andere kaarten één rivier.
       *[other] { "" }
    }
guide-step-setup_river_fork = Splitsing
    .text = Bij de Rivier II legt de jongste speler{ $youngest ->
        [seat_1] { " " }(plaats 1)
        [seat_2] { " " }(plaats 2)
        [seat_3] { " " }(plaats 3)
        [seat_4] { " " }(plaats 4)
        [seat_5] { " " }(plaats 5)
        [seat_6] { " " }(plaats 6)
       *[start_player] { "" }
    } de splitsing aan de bron.
guide-step-attach_fork = Splitsing aanleggen
    .text = Kies hoe de splitsing aan de bron ligt.{ $fork_is_first_turn ->
        [true] { " " }Ze is de kaart van de eerste beurt.
       *[other] { "" }
    }
guide-step-draw_river_tile = Rivierkaart
    .text = Zolang er rivierkaarten zijn, trek je er een en leg je die aan de rivier. { $river_course ->
        [clear_ahead] De volgende twee vakken van elke arm en die ernaast moeten leeg zijn; wat nergens past, is verloren.
       *[other] Ze mag niet meteen terugkeren.
    }
guide-step-draw_lake = Meer
    .text = Is de rivierstapel leeg, dan legt de volgende speler het meer aan. Daarmee eindigt de rivier.
guide-step-back_to_spring = Tweede rivier
    .text = Bij twee rivieren begint de tweede bij een eigen bron als de eerste ten einde is.
guide-step-late_start = Overig begin
    .text = Wat vóór het spel wordt neergelegd maar aan de rivier hoort, wordt gelegd als de rivier ten einde is. Dit is geen beurt.
guide-step-river_volcano_extra_turn = Nog een beurt
    .text = Wie het meer met de vulkaan legt, zet er geen figuur op en speelt nog een hele beurt.
guide-step-final_pig_herd = Varkenskudde
    .text = Op de weide met de varkenskudde is elke voltooide stad 1 punt meer waard, voor iedereen die daar punten krijgt.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-river-pig_herd = Elke voltooide stad aan deze weide is 1 punt meer waard.
guide-item-river-pig_herd = 1 extra voor elke voltooide stad aan de weide.
guide-mark-river-volcano = Op dit meer mag niemand. Wie het legt, speelt nog een beurt.

# At the table

guide-deck-river = Rivierkaarten

# Getekende voorbeelden

guide-example-river-river_tile = Een rivierkaart
    .text = De rivier stroomt naar het zuiden, en haar stapel is nog niet leeg. Rood heeft er een klooster met een stuk rivier uit getrokken.
    .task = Leg hem waar de rivier verdergaat, gedraaid zoals je wilt.
    .task-2 = Rivierkaarten zijn als andere: zet een volgeling in het klooster.
    .other = Dat kan ook. Zet hier een volgeling in het klooster.
    .done = Alleen op de rivier zelf mag niemand. Ze scheidt de weiden links en rechts zoals een weg.
guide-example-river-no_turning_back = Niet terugkeren
    .text = Blauw heeft net de bocht gelegd. Nu komt Rood en trekt nog een bocht van de rivier.
    .done = Naar het westen zou de rivier naast zichzelf terugstromen, dus blijft alleen het oosten over. Na een rechte kaart zou ze weer die kant op mogen.
guide-example-river-lake = Het meer
    .text = Rood heeft de laatste landschapskaart van de rivierstapel gelegd. Blauw is aan de beurt.
    .done = Blauw trekt niets en legt het meer aan, en op de weide mag zoals altijd een volgeling. Daarna worden de andere kaarten getrokken.
guide-example-river-fork = De splitsing
    .text = De Rivier II begint met de bron en een splitsing. De jongste speler, hier Rood, kiest hoe die ligt.
    .done = Vanaf hier zijn er twee armen, en elke krijgt een eigen einde. Dit was geen beurt: Rood trekt als eerste een kaart.
guide-example-river-second_spring = De tweede rivier
    .text = Beide rivieren doen mee. Het meer van de eerste ligt, en Blauw beëindigt de beurt.
    .done = Rood legt de tweede bron ergens aan de andere kaarten, met ruimte voor haar water, en meteen de splitsing erbij. Dan gaat het verder met de tweede rivier.
guide-example-river-volcano = De vulkaan aan het einde
    .text = Eén arm van de rivier eindigt bij een stad. Blauw heeft die landschapskaart gelegd en zet geen figuur. Alleen het meer met de vulkaan is nog over.
    .done = Rood legt het meer en mag daar geen figuur zetten. Meteen heeft Rood nog een hele beurt met een gewone kaart.
guide-example-river-pig_herd = De varkenskudde
    .text = Op de weide met de varkenskudde ligt een boer van Rood. De laatste landschapskaart voltooit een stad aan deze weide.
    .done = De stad brengt zoals altijd 3 punten op, en 1 meer door de kudde.
guide-example-river-rose_after_the_river = De windroos na de rivier
    .text = Blauw heeft het meer gelegd. Met de windrozen moet de landschapskaart met de hele roos nog gelegd worden.
    .done = Rood is het spel begonnen en legt hem waar hij past. Dit is geen beurt; pas nu trekt Rood een kaart.
guide-example-river-school_after_the_river = De school na de rivier
    .text = Blauw heeft het meer gelegd. Met de school moet haar dubbele landschapskaart nog gelegd worden, aan een weg van de rivier.
    .done = Rood is het spel begonnen en legt hem aan. Dit is geen beurt; pas nu trekt Rood een kaart.
guide-example-river-pig_and_pig_herd = Varken en varkenskudde
    .text = Op de weide met de varkenskudde heeft Rood een boer en het eigen varken. De laatste landschapskaart voltooit een stad eraan.
    .done = Beide tellen: 3 punten voor de stad, 1 meer voor het varken en 1 meer voor de kudde.

# Together with other modules
guide-with-volcano_dragon-river = Ook het meer met de vulkaan brengt de draak.
guide-with-builder_second_part-river = Zolang er rivierkaarten zijn, is het er daar een van.
