# Steps

guide-step-setup_tower_pieces = Torendelen
    .text = Iedereen krijgt { $tower_piece } torendelen. Schud { $tiles } landschapskaarten erdoor.
guide-step-ransom_prisoner = Gevangene vrijkopen
    .text = Betaal 3 punten aan wie een volgeling van jou vasthoudt en neem hem terug; je mag hem nog in deze beurt inzetten. Eén keer per beurt.
guide-step-tower_piece = Toren bouwen
    .text = Zet een van je torendelen op een torenplaats of op een toren waar niemand op staat.
guide-step-tower_capture = Gevangene nemen
    .text = Daarna mag je een volgeling{ $tower_capture_wagon ->
        [true] { " " }of een wagen
       *[other] { "" }
    } nemen die op de kaart van de toren staat, of in een rechte lijn hoogstens zoveel vakken ver als de toren hoog is. { $tower_capture_own ->
        [false] Het moet er een van een ander zijn, en die wordt je gevangene.
       *[other] Een eigen volgeling komt naar huis, die van een ander wordt je gevangene.
    }
guide-step-prisoner_exchange = Gevangenen ruilen
    .text = Houdt die speler er al een van jou vast, dan gaan beide meteen naar huis. Jij kiest welke van jou.
guide-step-tower_follower = Toren afsluiten
    .text = Zet een volgeling op een toren van minstens één deel. De toren is dan gesloten en groeit niet meer; de volgeling blijft daar.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-tower-tower = De hoogte zegt hoe ver hij reikt als er een deel bij komt.
guide-mark-tower-tower = Hier kan een toren gebouwd worden, door iedereen in elke beurt.
guide-item-tower-ransom = 3 van de eigenaar aan wie hem vasthoudt.

# Getekende voorbeelden

guide-example-tower-capture = Een gevangene nemen
    .text = Op de landschapskaart in het midden is een torenplaats. Vlak ernaast staat de monnik van Blauw. Rood heeft een kaart gelegd en mag nu een torendeel zetten.
    .task = Zet een torendeel op de torenplaats.
    .task-2 = De toren reikt nu één vak ver in elke richting. Neem de monnik van Blauw gevangen.
    .passed = Dan zou de monnik van Blauw met rust gelaten worden. Probeer wat een toren kan.
    .deployed = Daar zou een volgeling op mogen. Zet hier liever een torendeel.
    .done = De volgeling ligt bij jou, tot Blauw 3 punten betaalt of een van de jouwe neemt. Met elk torendeel erbij reikt de toren een vak verder.
guide-example-tower-exchange = Gevangenen ruilen
    .text = Rood houdt een volgeling van Blauw gevangen, en op de landschapskaart van de toren ligt een boer van Rood. Nu verhoogt Blauw de toren.
    .done = Blauw neemt de boer gevangen, en meteen gaan beide gevangenen naar huis.
guide-example-tower-ransom = Losgeld betalen
    .text = Rood houdt de monnik van Blauw gevangen. Blauw heeft punten en is aan de beurt.
    .done = Voor 3 punten is de volgeling vrij, en Blauw mag hem nog in deze beurt inzetten.
guide-example-tower-closed_tower = Een toren afsluiten
    .text = De toren heeft één torendeel. De monnik van Blauw ernaast zou de volgende gevangene zijn, maar Rood wil liever dat de toren niet groeit.
    .done = De volgeling staat erbovenop. Niemand mag nog een torendeel op deze toren zetten, en de volgeling blijft tot het einde van het spel.

# Together with other modules
guide-with-ransom_prisoner-traders_and_builders = Eén keer in de hele beurt, ook met twee kaarten.
guide-with-ransom_prisoner-robbers = De 3 punten kunnen geroofd worden van wie de gevangene had.
guide-with-tower_piece-traders_and_builders = Bij een dubbele beurt bij elke kaart.
guide-with-fairy_move-tower = Ze mag bij een volgeling op een toren staan: 1 punt aan het begin van je beurten.
guide-with-count_move_out-tower = Gevangenen kunnen niet meedoen.
