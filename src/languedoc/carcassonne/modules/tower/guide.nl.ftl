# Steps

guide-step-setup_tower_pieces = Torendelen
    .text = Iedereen krijgt { $tower_piece } torendelen. Schud { $tiles } tegels erdoor.
guide-step-ransom_prisoner = Gevangene vrijkopen
    .text = Betaal 3 punten aan wie een horige van jou vasthoudt en neem hem terug; je mag hem nog in deze beurt inzetten. Eén keer per beurt.
guide-step-tower_piece = Toren bouwen
    .text = Zet een van je torendelen op een torenplaats of op een toren waar niemand op staat.
guide-step-tower_capture = Gevangene nemen
    .text = Daarna mag je een horige{ $tower_capture_wagon ->
        [true] { " " }of een wagen
       *[other] { "" }
    } nemen die op de tegel van de toren staat, of in een rechte lijn hoogstens zoveel vakken ver als de toren hoog is. { $tower_capture_own ->
        [false] Het moet er een van een ander zijn, en die wordt je gevangene.
       *[other] Een eigen horige komt naar huis, die van een ander wordt je gevangene.
    }
    .example = Een toren van hoogte 2 reikt twee vakken ver in vier richtingen.
guide-step-prisoner_exchange = Gevangenen ruilen
    .text = Houdt die speler er al een van jou vast, dan gaan beide meteen naar huis. Jij kiest welke van jou.
guide-step-tower_follower = Toren afsluiten
    .text = Zet een horige op een toren van minstens één deel. De toren is dan gesloten en groeit niet meer; de horige blijft daar.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-tower-tower = De hoogte zegt hoe ver hij reikt als er een deel bij komt.
guide-mark-tower-tower = Hier kan een toren gebouwd worden, door iedereen in elke beurt.
guide-item-tower-ransom = 3 van de eigenaar aan wie hem vasthoudt.
