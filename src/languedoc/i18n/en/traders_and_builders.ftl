module-traders_and_builders = Traders & Builders
    .sentence = The builder brings a second tile, the pig richer fields, and whoever completes a city takes its goods.

option-goods = Goods
    .help = Whether completed cities bring goods.
