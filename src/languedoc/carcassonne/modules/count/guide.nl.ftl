# Steps

guide-step-setup_city_of_carcassonne = Stad Carcassonne
    .text = Leg de { $tiles } tegels van de stad volgens hun nummers als blok neer en zet de graaf op het kasteel. Het blok is het begin; de starttegel gaat in de voorraad.
guide-step-count_move_out = De stad uit
    .text = Vóór de telling mag iedereen horigen uit Carcassonne verplaatsen naar wat geteld wordt, { $count_leaving ->
        [pass_once] de een na de ander allen die hij wil, te beginnen links van de actieve speler
       *[other] één per ronde, te beginnen links van de actieve speler
    }: van het kasteel naar een stad, van de kathedraal naar een klooster, van de smederij naar een weg, van de markt naar een weide.{ $count_into_unoccupied ->
        [false] { " " }Er moet daar al iemand staan.
       *[other] { "" }
    } Waar de graaf staat, mag niemand weg.
guide-step-count_move_in = De stad in
    .text = Kreeg iemand door deze telling punten en jij niet, dan mag je een horige in een van de vier wijken zetten.
guide-step-move_count = De graaf verplaatsen
    .text = { $count_moves ->
        [clockwise] Daarna gaat de graaf met de klok mee naar de volgende wijk.
        [with_follower] Daarna gaat de graaf naar de wijk van die horige.
       *[other] Daarna mag je de graaf naar een andere wijk verplaatsen.
    }
guide-step-final_count_move_out = Voor het laatst de stad uit
    .text = Vóór de eindtelling mag iedereen horigen { $count_final ->
        [market_only] van de markt van Carcassonne naar weiden
       *[other] uit Carcassonne naar onvoltooide wegen, steden en kloosters of naar weiden
    } verplaatsen, in rondes{ $count_leaving ->
        [pass_once] ; wie gepast heeft, wordt niet meer gevraagd
       *[other] { " " }zoals eerder
    }.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-count-count = Waar hij staat, komt niemand de wijk uit.
