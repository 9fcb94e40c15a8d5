module-traders_and_builders = Traders & Builders
    .sentence = The builder brings a second tile, the pig richer fields, and whoever completes a city takes its goods.

option-goods = Goods
    .help = Whether completed cities bring goods.
option-builder_optional = Second tile of the builder
    .help = Whether the second tile that the builder brings may be declined.

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

verb-again = lay a second tile
step-builder_second_part = { $name }, a second tile?

event-GoodsTaken = { $name } takes { $goods }.
event-SecondPart = The builder brings { $name } a second tile.
award-goods = { $name } scores for goods: { $payment }.
    .title = goods

# On the page, where the board shows the place

page-step-builder_second_part = Will you lay a second tile?
    .other = { $name } may lay a second tile
