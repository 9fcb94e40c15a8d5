# Steps

guide-step-setup_catapult = Katapult
    .text = Iedereen krijgt { $catapult_token } fiches, van elke soort één. Leg katapult en meetlat klaar en schud { $tiles } landschapskaarten erdoor.
guide-step-catapult_round = Katapult: welke soort?
    .text = Er is een landschapskaart met kermis gelegd: jij kiest welk van de vier fiches iedereen deze ronde werpt.
guide-step-catapult_throw = Werpen
    .text = Iedereen werpt één keer, jij eerst. Taartengevecht: geraakte volgelingen gaan naar huis. Schuttersfeest: wie het dichtst bij de kermis ligt, krijgt 5 punten.
guide-step-seduction_choice = Verleiding: wie?
    .text = Bedoeld is de volgeling die het dichtst bij het fiche staat. Bij gelijke afstand kiest de werper.
guide-step-seduction_replace = Verleiding: vervangen?
    .text = De werper mag die volgeling door een eigen volgeling vervangen, uit de voorraad of van elders op het speelveld. De vervangen volgeling gaat naar huis.
guide-step-catapult_catch = Werpen en vangen
    .text = Het fiche moet de meetlat halen; de linkerbuur probeert het te vangen. Te kort of gevangen: 5 punten voor de buur, anders 5 voor de werper.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-catapult-catapult-knock_out = Volgelingen die het raakt, gaan naar huis.
guide-token-catapult-catapult-seduction = De dichtstbijzijnde volgeling mag door een van de werper vervangen worden.
guide-token-catapult-catapult-target = Het dichtst bij de kermis krijgt 5 punten.
guide-token-catapult-catapult-catch = De buur probeert het te vangen: 5 punten voor een van beiden.
guide-mark-catapult-fair = Wie hem legt, begint een ronde met de katapult.
guide-item-catapult-catapult_target = 5 voor het fiche dat het dichtst bij de kermis ligt.
guide-item-catapult-catapult_catch = 5 voor een goede worp of voor het vangen.

# Getekende voorbeelden

guide-example-catapult-seduction = Een ridder vervangen
    .text = De ridder van Blauw staat alleen in een grote stad. Rood heeft een kermis gelegd en voor deze ronde de verleiding gekozen; het fiche van Rood kwam naast de ridder neer, die de dichtstbijzijnde volgeling is.
    .task = Vervang de ridder door een volgeling van jou.
    .passed = Dan zou Blauw de stad houden. De worp was goed: gebruik hem.
    .done = De stad is nu van jou, en de volgeling van Blauw gaat naar huis. Daarna werpt ook ieder ander één keer, dus pas op je eigen volgelingen.
guide-example-catapult-from_the_board = Een van elders op het speelveld
    .text = Het fiche van de verleiding van Rood kwam naast de handelsreiziger van Blauw neer. Op het speelveld staat een monnik van Rood, die liever op de weg zou staan.
    .done = Wie komt, mag ook van elders op het speelveld komen: de monnik van Rood neemt de plaats van de handelsreiziger van Blauw in, en het klooster is weer vrij.
guide-example-catapult-equally_near = Twee volgelingen even dichtbij
    .text = Het fiche van de verleiding van Rood kwam precies tussen twee volgelingen neer: de eigen handelsreiziger in het noorden en de monnik van Blauw in het zuiden.
    .done = De werper kiest wie van de twee bedoeld is. Rood neemt de monnik van Blauw en vervangt hem door een volgeling uit de voorraad.
guide-example-catapult-target = Het dichtst bij de kermis
    .text = Rood heeft in het oosten een kermis gelegd en kiest voor deze ronde het schuttersfeest. Iedereen werpt één fiche, Rood eerst.
    .done = Het fiche van Rood ligt naast de kermis en dat van Blauw erop; dat van Groen heeft het land gemist en telt niet. Het dichtstbijzijnde krijgt 5 punten.
guide-example-catapult-knocked_out = Een handelsreiziger raken
    .text = De handelsreiziger van Blauw staat op de weg. Rood heeft een kermis gelegd, kiest het taartengevecht en mikt op hem.
    .done = Het fiche komt op de handelsreiziger neer, en die gaat naar huis. Zelden komt een fiche precies neer waarop gemikt werd, maar minder dan een derde kaart ernaast raakt het nog. Daarna werpt Blauw.
guide-example-catapult-knocked_over = De een gooit de ander om
    .text = De handelsreiziger van Rood staat op de weg en het fantoom, een boer, er vlak naast. Blauw mikt ten zuiden van de weg, alleen dicht bij de handelsreiziger.
    .done = De handelsreiziger wordt geraakt en gaat naar huis. Het fantoom is te ver van het fiche, maar dicht bij de handelsreiziger, die het omgooit: ook het fantoom gaat naar huis.
guide-example-catapult-catch = Werpen en vangen
    .text = Rood heeft een kermis gelegd en kiest het vangen. Rood werpt eerst; Blauw, links van Rood, probeert te vangen. Ieder kiest in het geheim een baan, Rood ook hoe hard.
    .done = De worp haalde de meetlat, en Blauw koos de juiste baan maar ving niet: 5 punten voor Rood. Was hij te kort of gevangen, dan kreeg Blauw ze. Nu werpt Blauw.

# Together with other modules
guide-with-catapult_throw-princess_and_dragon = De fee beschermt niemand.
guide-with-catapult_throw-tower = Volgelingen op torens kunnen geraakt worden, gevangenen niet.
guide-with-catapult_throw-count = Volgelingen in de wijken van Carcassonne kunnen geraakt worden; de graaf blijft.
guide-with-catapult_throw-cult = Wordt een monnik of ketter geraakt, dan is zijn uitdaging voorbij.
guide-with-catapult_round-traders_and_builders = Elke kaart met een kermis begint een eigen ronde, ook de tweede van de bouwmeester.
guide-with-seduction_replace-hills_and_sheep = Wie een volgeling op een heuvel vervangt, staat op de heuvel.
guide-with-seduction_replace-princess_and_dragon = Een fee bij de vervangen volgeling blijft op de kaart, bij niemand.
