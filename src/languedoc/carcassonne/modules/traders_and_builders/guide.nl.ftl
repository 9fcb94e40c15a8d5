# Steps

guide-step-setup_builder_pig = Bouwmeester en varken
    .text = Iedereen krijgt een bouwmeester en een varken. Schud { $tiles } landschapskaarten erdoor; { $goods ->
        [false] de goederen blijven in de doos
       *[other] leg de { $goods_token } goederen gesorteerd naast het speelveld
    }.
guide-step-builder_trigger = Bouwmeester: tweede landschapskaart verdiend
    .text = Verlengt je landschapskaart de weg of stad waar je bouwmeester al staat, dan speel je aan het einde van deze beurt een tweede. Eén keer per beurt.
guide-step-deploy_builder = Bouwmeester inzetten
    .text = Zet hem op een weg of in een stad van de zojuist gelegde landschapskaart waar al een eigen volgeling staat.
guide-step-deploy_pig = Varken inzetten
    .text = Leg het op een weide van de zojuist gelegde landschapskaart waar al een eigen boer ligt.
guide-step-award_goods = Goederen
    .text = Wie een stad voltooit, neemt voor elk teken erin een wijn, graan of stof, ongeacht wie de punten krijgt.
guide-step-builder_second_part = Tweede landschapskaart van de bouwmeester
    .text = Heeft je bouwmeester er een verdiend, { $builder_optional ->
        [true] dan mag je nu nog een kaart spelen
       *[other] speel dan nu nog een kaart
    }: trekken, leggen, figuur, telling. Slechts één keer per beurt.
guide-step-final_goods = Goederen
    .text = Wie de meeste wijn heeft, krijgt 10 punten; net zo voor graan en voor stof. Bij gelijkspel krijgt ieder die gelijk staat 10.
guide-step-final_pig = Varken
    .text = Ligt je varken op de weide en krijg je er punten voor, dan brengt elke stad je 4 in plaats van 3 punten op.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-traders_and_builders-builder = Staat bij een eigen volgeling en verdient je een tweede kaart als je die weg of stad verlengt. Hij telt niet voor de meerderheid en gaat met je laatste volgeling daar naar huis.
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

# Getekende voorbeelden

guide-example-traders_and_builders-second_tile = Een tweede kaart
    .text = De bouwmeester van Rood staat op de weg waar ook de handelsreiziger van Rood is. Rood heeft een landschapskaart getrokken die deze weg kan verlengen.
    .task = Verleng de weg in het westen.
    .task-2 = De bouwmeester heeft je een tweede landschapskaart opgeleverd. Beëindig eerst de beurt zoals altijd: zet geen figuur.
    .task-3 = Hier is de tweede landschapskaart, een klooster. Leg hem onder de kaart van de bouwmeester.
    .elsewhere = De kaart past daar ook. Neem hier het vak dat de opdracht noemt.
    .deployed = Dat zou mogen. Houd hier je volgeling en zet geen figuur.
    .done = Elke beurt waarin je de weg of stad van de bouwmeester verlengt, heeft twee delen, elk met kaart, figuur en telling. Meer dan twee worden het nooit.
guide-example-traders_and_builders-builder = De bouwmeester inzetten
    .text = Rood heeft de weg van de eigen handelsreiziger verlengd en mag er de bouwmeester op zetten.
    .done = De bouwmeester staat op de zojuist gelegde kaart, bij een volgeling van Rood. Vanaf de volgende beurt van Rood kan hij een tweede kaart opleveren.
guide-example-traders_and_builders-pig = Het varken inzetten
    .text = Een boer van Rood ligt op een weide, en de nieuwe landschapskaart van Rood maakt die groter.
    .done = Het varken mag daarheen omdat Rood een boer op die weide heeft. Het blijft daar tot het einde.
guide-example-traders_and_builders-goods = De goederen van een stad
    .text = De ridder van Blauw staat in een stad met een teken voor wijn en een voor graan. Rood trekt de landschapskaart die haar sluit.
    .done = De punten gaan naar Blauw. De goederen gaan naar Rood, want Rood heeft de stad voltooid.
guide-example-traders_and_builders-most_goods = De meeste goederen
    .text = Rood heeft 1 wijn, Blauw 1 wijn en 1 graan. Dit is de laatste landschapskaart.
    .done = Bij wijn staan ze gelijk, dus krijgen beiden 10 punten. Graan heeft alleen Blauw, en stof heeft niemand.
guide-example-traders_and_builders-pig_at_the_end = Een varken op de weide
    .text = De laatste landschapskaart verbindt de weide van Rood met die van Blauw. Dan liggen er twee voltooide steden aan, en ieder heeft er één boer.
    .done = Bij gelijkspel krijgen beiden punten. Rood krijgt door het varken 4 punten per stad, Blauw 3.
guide-example-traders_and_builders-abbey_beside_the_builder = Een abdij aan de weg van de bouwmeester
    .text = De handelsreiziger en de bouwmeester van Rood staan op een weg die bij een gat eindigt. Rood legt daar de abdij.
    .done = De abdij sluit dat einde van de weg, maar verlengt hem niet, dus krijgt Rood geen tweede kaart.
guide-example-traders_and_builders-wagon_and_builder = Een wagen en de bouwmeester
    .text = Op de weg die Rood verlengd heeft, staat de wagen van Rood.
    .done = De wagen is een volgeling, dat is genoeg voor de bouwmeester. Rijdt hij later weg en is er verder niemand, dan gaat de bouwmeester naar huis.

# Together with other modules
guide-with-deploy_builder-princess_and_dragon = Niet op een kaart met een vulkaan.
guide-with-deploy_pig-princess_and_dragon = Niet op een kaart met een vulkaan.
guide-with-wagon_move-traders_and_builders = Blijft er geen volgeling van jou bij je bouwmeester, dan gaat die naar huis.
