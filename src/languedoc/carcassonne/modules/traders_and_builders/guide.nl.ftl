# Steps

guide-step-setup_builder_pig = Bouwmeester en varken
    .text = Iedereen krijgt een bouwmeester en een varken. Schud { $tiles } tegels erdoor; { $goods ->
        [false] de goederen blijven in de doos
       *[other] leg de { $goods_token } goederen gesorteerd naast het bord
    }.
guide-step-builder_trigger = Bouwmeester: tweede tegel verdiend
    .text = Verlengt je tegel de weg of stad waar je bouwmeester al staat, dan speel je aan het einde van deze beurt een tweede. Eén keer per beurt.
guide-step-deploy_builder = Bouwmeester inzetten
    .text = Zet hem op een weg of in een stad van de zojuist gelegde tegel waar al een eigen horige staat.
guide-step-deploy_pig = Varken inzetten
    .text = Leg het op een weide van de zojuist gelegde tegel waar al een eigen boer ligt.
guide-step-award_goods = Goederen
    .text = Wie een stad voltooit, neemt voor elk teken erin een wijn, graan of stof, ongeacht wie de punten krijgt.
guide-step-builder_second_part = Tweede tegel van de bouwmeester
    .text = Heeft je bouwmeester er een verdiend, { $builder_optional ->
        [true] dan mag je nu nog een tegel spelen
       *[other] speel dan nu nog een tegel
    }: trekken, leggen, figuur, telling. Slechts één keer per beurt.
guide-step-final_goods = Goederen
    .text = Wie de meeste wijn heeft, krijgt 10 punten; net zo voor graan en voor stof. Bij gelijkspel krijgt ieder die gelijk staat 10.
guide-step-final_pig = Varken
    .text = Ligt je varken op de weide en krijg je er punten voor, dan brengt elke stad je 4 in plaats van 3 punten op.
    .example = 3 voltooide steden: 12.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-traders_and_builders-builder = Staat bij een eigen horige en verdient je een tweede tegel als je die weg of stad verlengt. Hij telt niet voor de meerderheid en gaat met je laatste horige daar naar huis.
guide-figure-traders_and_builders-pig = Maakt elke voltooide stad aan zijn weide voor jou 1 punt meer waard, als je voor de weide punten krijgt.
guide-mark-traders_and_builders-goods_wine = Wie de stad voltooit, neemt een wijn.
guide-mark-traders_and_builders-goods_grain = Wie de stad voltooit, neemt een graan.
guide-mark-traders_and_builders-goods_cloth = Wie de stad voltooit, neemt een stof.
guide-item-traders_and_builders-wine = 10 aan het einde voor de meeste wijn.
guide-item-traders_and_builders-grain = 10 aan het einde voor het meeste graan.
guide-item-traders_and_builders-cloth = 10 aan het einde voor de meeste stof.
guide-item-traders_and_builders-pig = 1 extra voor elke voltooide stad aan de weide van je varken.

# At the table

guide-deck-goods = Goederen in de voorraad
    .wine = Wijn
    .grain = Graan
    .cloth = Stof
