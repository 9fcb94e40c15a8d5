module-traders_and_builders = Kooplieden & Bouwmeesters
    .sentence = De bouwmeester brengt een tweede landschapskaart, het varken rijkere weiden, en wie een stad voltooit neemt haar goederen.

option-goods = Goederen
    .help = Of voltooide steden goederen opleveren.
option-builder_optional = Tweede landschapskaart van de bouwmeester
    .help = Of men mag afzien van de tweede landschapskaart die de bouwmeester brengt.

figure-builder = bouwmeester
    .a = een bouwmeester
    .the = de bouwmeester
    .counted = { $number ->
        [one] { $number } bouwmeester
       *[other] { $number } bouwmeesters
    }
figure-pig = varken
    .a = een varken
    .the = het varken
    .counted = { $number ->
        [one] { $number } varken
       *[other] { $number } varkens
    }
item-wine = { $number } wijn
item-grain = { $number } graan
item-cloth = { $number } stof
item-pig = het varken
mark-goods_wine = wijn
    .a = wijn
mark-goods_grain = graan
    .a = graan
mark-goods_cloth = stof
    .a = stof

verb-again = een tweede landschapskaart leggen
step-builder_second_part = { $name }, een tweede kaart?

event-GoodsTaken = { $name } neemt { $goods }.
event-SecondPart = De bouwmeester brengt { $name } een tweede kaart.
award-goods = { $name } krijgt voor goederen: { $payment }.
    .title = goederen

# On the page, where the board shows the place

page-step-builder_second_part = Leg je een tweede kaart?
    .other = { $name } mag een tweede kaart leggen
