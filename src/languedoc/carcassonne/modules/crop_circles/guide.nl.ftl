# Steps

guide-step-crop_role = Wie betreft de cirkel?
    .text = Een graancirkel zonder teken: jij noemt boeren, ridders of handelsreizigers.
guide-step-crop_circle = Graancirkel
    .text = Beslis voor iedereen: een volgeling erbij zetten of er een terugnemen. Een hooivork betekent boeren, een schild ridders, een knots handelsreizigers.
guide-step-crop_add = Volgeling erbij zetten
    .text = { $crop_add ->
        [may] Om de beurt, de actieve speler het laatst, mag ieder een volgeling uit de voorraad bij een eigen volgeling van die soort zetten.
       *[other] Om de beurt, de actieve speler het laatst, zet ieder een volgeling uit de voorraad bij een eigen volgeling van die soort.
    }
guide-step-crop_remove = Volgeling terugnemen
    .text = Om de beurt, de actieve speler het laatst, neemt ieder een eigen volgeling van die soort terug.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-crop_circles-crop_circle_field = Iedereen zet een boer erbij of neemt er een terug.
guide-mark-crop_circles-crop_circle_city = Iedereen zet een ridder erbij of neemt er een terug.
guide-mark-crop_circles-crop_circle_road = Iedereen zet een handelsreiziger erbij of neemt er een terug.
guide-mark-crop_circles-crop_circle_unspecified = Wie hem legt, noemt de soort; iedereen zet er een bij of neemt er een terug.

# Getekende voorbeelden

guide-example-crop_circles-pitchfork = Een graancirkel met hooivork
    .text = De boer van Blauw ligt naast een voltooide stad. Rood heeft geen boer. Rood heeft zojuist een landschapskaart met een graancirkel gelegd: de hooivork betekent boeren.
    .task = Beslis voor iedereen: een boer toevoegen of er een terugnemen. Laat iedereen er een terugnemen.
    .added = Dan zou Blauw twee boeren hebben en jij geen. Kies het andere.
    .done = Blauw moest de boer terugnemen. Jij hebt er geen, dus met jou gebeurt niets. Jouw actie met een figuur komt nog.
guide-example-crop_circles-club = Een graancirkel met knots
    .text = De knots betekent handelsreizigers. Blauw heeft er een in het noorden en een in het zuiden, Rood een op de weg met de graancirkel. Rood beslist dat iedereen een volgeling toevoegt.
    .done = Blauw begint als linkerbuur en kiest bij welke handelsreiziger. Rood komt het laatst. Er staan er nu twee, hoewel de weg al bezet was.
guide-example-crop_circles-shield = Een graancirkel vóór de telling
    .text = De landschapskaart van Rood voltooit een stad met een ridder van Rood en een van Blauw. Hij toont een graancirkel met schild: dat betekent ridders.
    .done = Iedereen nam een ridder terug, dus was de stad vrij. Rood zette de ridder er weer in en krijgt de punten alleen.
guide-example-crop_circles-which_kind = Een graancirkel zonder teken
    .text = Rood heeft een driehoek met een graancirkel gelegd. Hij heeft geen teken, dus noemt Rood de soort: boeren.
    .done = Daarna gaat het verder als bij een hooivork: Rood laat iedereen een boer terugnemen.
guide-example-crop_circles-with_pig = Het varken gaat mee
    .text = De enige boer van Blauw ligt op een weide met het varken van Blauw. Rood heeft een graancirkel met hooivork gelegd.
    .done = Met de laatste boer verlaat ook het varken de weide.

# Together with other modules
guide-with-crop_circle-labyrinths = Wie midden in een labyrint staat, is een handelsreiziger.
guide-with-crop_circle-tower = Gevangenen en volgelingen op torens zijn niet bedoeld.
guide-with-crop_circle-phantom = Ook het fantoom mag erbij gezet of teruggenomen worden.
guide-with-crop_circle-german_castles = De burchtheer is niet bedoeld.
guide-with-crop_circle-german_cathedrals = Aartsbisschoppen zijn niet bedoeld.
