# Steps

guide-step-setup_city_of_carcassonne = Stad Carcassonne
    .text = Leg de { $tiles } landschapskaarten van de stad volgens hun nummers als blok neer en zet de graaf op het kasteel. Het blok is het begin; de startkaart gaat in de voorraad.
guide-step-count_move_out = De stad uit
    .text = Vóór de telling mag iedereen volgelingen uit Carcassonne verplaatsen naar wat geteld wordt, { $count_leaving ->
        [pass_once] de een na de ander allen die hij wil, te beginnen links van de actieve speler
       *[other] één per ronde, te beginnen links van de actieve speler
    }: van het kasteel naar een stad, van de kathedraal naar een klooster, van de smederij naar een weg, van de markt naar een weide.{ $count_into_unoccupied ->
        [false] { " " }Er moet daar al iemand staan.
       *[other] { "" }
    } Waar de graaf staat, mag niemand weg.
guide-step-count_move_in = De stad in
    .text = Kreeg iemand door deze telling punten en jij niet, dan mag je een volgeling in een van de vier wijken zetten.
guide-step-move_count = De graaf verplaatsen
    .text = { $count_moves ->
        [clockwise] Daarna gaat de graaf met de klok mee naar de volgende wijk.
        [with_follower] Daarna gaat de graaf naar de wijk van die volgeling.
       *[other] Daarna mag je de graaf naar een andere wijk verplaatsen.
    }
guide-step-final_count_move_out = Voor het laatst de stad uit
    .text = Vóór de slotwaardering mag iedereen volgelingen { $count_final ->
        [market_only] van de markt van Carcassonne naar weiden
       *[other] uit Carcassonne naar onvoltooide wegen, steden en kloosters of naar weiden
    } verplaatsen, in rondes{ $count_leaving ->
        [pass_once] ; wie gepast heeft, wordt niet meer gevraagd
       *[other] { " " }zoals eerder
    }.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-count-count = Waar hij staat, komt niemand de wijk uit.

# Getekende voorbeelden

guide-example-count-into_the_city = De stad in
    .text = Rood heeft de weg van Blauw voltooid. Blauw kreeg er punten voor en Rood niet, dus mag Rood een volgeling naar de stad sturen. De graaf is in het kasteel.
    .task = Stuur een volgeling naar het kasteel.
    .task-2 = Waar de graaf is, mag niemand weg. Verplaats de graaf naar de smederij.
    .quarter = De andere wijken zijn ook nuttig. Kies voor een latere stad het kasteel.
    .other_quarter = Dat zou ook kunnen. Verplaats de graaf hier naar de smederij.
    .passed = Laat deze kans niet voorbijgaan: het mag alleen na een telling die jou niets oplevert.
    .done = Vanuit het kasteel mag je volgeling naar elke stad gaan die voltooid wordt, en delen in de punten.
guide-example-count-out_of_the_city = De stad uit
    .text = Rood heeft een volgeling in het kasteel, en de graaf is ergens anders. Blauw voltooit de eigen stad.
    .done = Vóór de telling komt de volgeling van Rood uit het kasteel. Nu heeft ieder er één ridder, en beiden krijgen de punten.
guide-example-count-count_in_the_way = De graaf in de weg
    .text = Rood heeft een volgeling in het kasteel. Maar de graaf is er ook. Blauw voltooit de eigen stad.
    .done = Uit de wijk van de graaf mag niemand weg. Alleen Blauw krijgt de punten.
guide-example-count-out_at_the_end = Aan het einde de stad uit
    .text = De laatste landschapskaart ligt. Op de weide in het oosten ligt een boer van Blauw, en Rood heeft een volgeling op de markt.
    .done = Vanaf de markt komt Rood op deze weide, dus hebben beiden één boer. Er liggen twee voltooide steden aan: de kleine en de stad Carcassonne.
guide-example-count-big_follower_from_the_castle = De grote volgeling in het kasteel
    .text = Rood heeft de grote volgeling in het kasteel, en de graaf is ergens anders. Blauw voltooit de eigen stad.
    .done = De grote volgeling telt als twee tegen de ridder van Blauw, dus krijgt alleen Rood de punten. Nu mag Blauw iemand naar de stad sturen.

# Together with other modules
guide-with-dragon_move-count = Hij betreedt nooit de stad Carcassonne, en wie in haar wijken is, is veilig.
guide-with-portal_enable-count = Niet naar de wijken van Carcassonne.
guide-with-fairy_move-count = Niet naar de wijken van Carcassonne.
guide-with-tower_capture-count = Een toren reikt over de stad heen, maar neemt niemand uit haar wijken.
guide-with-final_fields-count = Bij een weide die Carcassonne raakt, telt de stad als één voltooide stad.
guide-with-final_barn-count = Raakt zijn weide Carcassonne, dan telt dat als één voltooide stad.
guide-with-final_king-count = Carcassonne telt als één voltooide stad.
guide-with-count_move_out-cult = Van de kathedraal ook naar cultusplaatsen. Een uitdaging begint daardoor niet.
guide-with-count_move_out-monasteries = Naar een voltooid klooster alleen als monnik.
guide-with-count_move_out-hills_and_sheep = Wie erbij komt, mag op een heuvel gaan staan.
guide-with-count_move_in-traders_and_builders = Goederen zijn geen punten. Ook met twee kaarten maar één keer per beurt.
guide-with-count_move_in-king_and_robber = De Koning of de Rover nemen brengt geen punten op.
guide-with-count_move_in-princess_and_dragon = Punten van de fee tellen hier niet.
guide-with-count_move_in-school = Punten door de leraar tellen: dan heb je er gekregen.
guide-with-count_move_in-watchtowers = Punten van een wachttoren tellen: dan heb je er gekregen.
guide-with-count_move_in-messages = Punten van een depêche laten niemand binnen.
guide-with-festival_return-count = Ook uit de wijken van Carcassonne.
