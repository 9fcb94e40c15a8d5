# Steps

guide-step-setup_catapult = Katapult
    .text = Iedereen krijgt { $catapult_token } fiches, van elke soort één. Leg katapult en meetlat klaar en schud { $tiles } tegels erdoor.
guide-step-catapult_round = Katapult: welke soort?
    .text = Er is een tegel met kermis gelegd: jij kiest welk van de vier fiches iedereen deze ronde werpt.
guide-step-catapult_throw = Werpen
    .text = Iedereen werpt één keer, jij eerst. Taartengevecht: geraakte horigen gaan naar huis. Schuttersfeest: wie het dichtst bij de kermis ligt, krijgt 5 punten.
guide-step-seduction_choice = Verleiding: wie?
    .text = Bedoeld is de horige die het dichtst bij het fiche staat. Bij gelijke afstand kiest de werper.
guide-step-seduction_replace = Verleiding: vervangen?
    .text = De werper mag die horige door een eigen horige vervangen, uit de voorraad of van elders op het bord. De vervangen horige gaat naar huis.
guide-step-catapult_catch = Werpen en vangen
    .text = Het fiche moet de meetlat halen; de linkerbuur probeert het te vangen. Te kort of gevangen: 5 punten voor de buur, anders 5 voor de werper.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-catapult-catapult-knock_out = Horigen die het raakt, gaan naar huis.
guide-token-catapult-catapult-seduction = De dichtstbijzijnde horige mag door een van de werper vervangen worden.
guide-token-catapult-catapult-target = Het dichtst bij de kermis krijgt 5 punten.
guide-token-catapult-catapult-catch = De buur probeert het te vangen: 5 punten voor een van beiden.
guide-mark-catapult-fair = Wie hem legt, begint een ronde met de katapult.
guide-item-catapult-catapult_target = 5 voor het fiche dat het dichtst bij de kermis ligt.
guide-item-catapult-catapult_catch = 5 voor een goede worp of voor het vangen.
