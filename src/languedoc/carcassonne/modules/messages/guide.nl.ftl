# Steps

guide-step-setup_messages = Depêches
    .text = Schud de { $message_card } depêches gedekt. Iedereen zet een tweede telfiguur, de bode, op 0.
guide-step-counting_figure = Welke figuur telt
    .text = Wie punten krijgt, verzet een van zijn twee telfiguren met al die punten.
guide-step-message_draw = Depêche
    .text = Komt in je beurt een van je telfiguren op een donker vak (0, 5, 10 …), trek dan een depêche. Wordt er van één soort meer tegelijk voltooid, dan kiest de actieve speler wat daarvan het eerst telt.
guide-step-message_choice = 2 punten of de depêche
    .text = Neem 2 punten, of doe wat de depêche zegt.
guide-step-message_follower = Volgeling van de depêche
    .text = Kies de volgeling om wie het gaat. { $messages_return ->
        [false] Na de telling gaat hij alleen naar huis als de depêche het zegt.
       *[other] Na de telling gaat hij naar huis.
    }
guide-step-message_part = Extra landschapskaart door depêche
    .text = Bracht een depêche je nog een landschapskaart, speel die dan nu: leggen, figuur, telling.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-messages-message = 2 in plaats van de depêche.
guide-item-messages-own_pennants = 2 voor elk wapenschild in steden waar je een ridder hebt.
    .title = Wapenschilden van je steden
guide-item-messages-own_knights = 2 voor elke ridder van jou.
    .title = Je ridders
guide-item-messages-own_farmers = 2 voor elke boer van jou.
    .title = Je boeren

# At the table

guide-deck-messages = Depêches
    .smallest_road = Tel je kleinste weg
    .smallest_city = Tel je kleinste stad
    .smallest_monastery = Tel je kleinste klooster
    .pennants = 2 punten voor elk wapenschild in steden van je ridders
    .knights = 2 punten voor elk van je ridders
    .farmers = 2 punten voor elk van je boeren
    .extra_tile = Leg nog een kaart
    .score_and_return_follower = Tel een van je volgelingen en neem hem terug

# Getekende voorbeelden

guide-example-messages-knights = Een depêche
    .text = Rood heeft een weg van 5 landschapskaarten gesloten en kiest welke figuur de punten telt: de telsteen staat op 4, de bode op 0. Rood heeft ook twee ridders in steden.
    .task = Elk vijfde vak is donker. Verzet de figuur die met 5 punten een donker vak bereikt.
    .task-2 = Doe wat de depêche zegt: 2 punten voor elk van je twee ridders.
    .task-3 = Ook deze 4 punten worden geteld. Verzet een van beide figuren.
    .marker = De telsteen zou van 4 naar 9 gaan, en 9 is niet donker. De bode gaat van 0 naar 5.
    .points = Dat zouden 2 punten zijn. Je twee ridders brengen er 4 op.
    .done = Wie in de eigen beurt 0, 5, 10 enzovoort bereikt, trekt een depêche en neemt dan 2 punten of doet wat erop staat.
guide-example-messages-follower = Een volgeling tellen
    .text = Rood heeft een depêche getrokken: tel een van je volgelingen en neem hem terug. Rood heeft een ridder in een open stad en een boer aan een voltooide.
    .done = De boer brengt op wat hij aan het eind zou opbrengen: 3 punten voor de voltooide stad. De ridder had er 1 gebracht. Daarna gaat de volgeling naar huis.
guide-example-messages-extra_tile = Nog een kaart
    .text = De telsteen van Rood staat op 5, dus heeft Rood een depêche getrokken: leg nog een landschapskaart.
    .done = Die wordt gespeeld als elke andere: Rood legt hem, zet een ridder in de stad en telt haar. Daarna is Blauw aan de beurt.
guide-example-messages-worth_nothing = Een depêche die niets opbrengt
    .text = Rood heeft een depêche getrokken: tel je kleinste stad. De enige ridder van Rood staat in een onvoltooide stad met een kathedraal.
    .done = Net als aan het einde van het spel zou deze stad niets opbrengen, en de ridder zou naar huis gaan. Dus neemt Rood in plaats daarvan 2 punten.

# Together with other modules
guide-with-counting_figure-robbers = Een rover staat bij een van de twee figuren: wie de andere verzet, wordt niet beroofd.
guide-with-message_part-traders_and_builders = Verlengt die kaart de weg of stad van je bouwmeester, dan brengt hij de tweede kaart, hoogstens één per beurt.
guide-with-message_choice-inns_and_cathedrals = Een onvoltooide weg met herberg of stad met kathedraal kan de kleinste zijn en brengt niets op.
guide-with-message_choice-cathars = Een belegerde stad kan de kleinste zijn en brengt niets op.
