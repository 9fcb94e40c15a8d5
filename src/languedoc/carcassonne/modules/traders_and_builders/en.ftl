module-traders_and_builders = Traders & Builders
    .sentence = The builder brings a second tile, the pig richer fields, and whoever completes a city takes its goods.

option-goods = Goods
    .help = Whether completed cities bring goods.

figure-builder = builder
    .a = a builder
    .counted = { $number ->
        [one] { $number } builder
       *[other] { $number } builders
    }
figure-pig = pig
    .a = a pig
    .counted = { $number ->
        [one] { $number } pig
       *[other] { $number } pigs
    }
item-wine = { $number } wine
item-grain = { $number } grain
item-cloth = { $number } cloth
item-pig = the pig
mark-goods_wine = wine
    .a = wine
mark-goods_grain = grain
    .a = grain
mark-goods_cloth = cloth
    .a = cloth

event-GoodsTaken = { $name } takes { $goods }.
event-SecondPart = The builder brings { $name } a second tile.
award-goods = { $name } scores for goods: { $payment }.
    .title = goods
