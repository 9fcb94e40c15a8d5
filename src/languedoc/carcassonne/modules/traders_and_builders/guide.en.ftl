# Steps

guide-step-setup_builder_pig = Builder and pig
    .text = Everybody gets a builder and a pig. Shuffle in { $tiles } tiles{ $goods ->
        [false] ; the goods stay in the box
       *[other] ; sort the { $goods_token } goods beside the board
    }.
guide-step-builder_trigger = Builder: second tile won
    .text = If your tile extends the road or city where your builder already stands, you will play a second tile at the end of this turn. Once a turn.
guide-step-deploy_builder = Deploy the builder
    .text = Put him on a road or in a city of the tile just placed where a follower of yours already stands.
guide-step-deploy_pig = Deploy the pig
    .text = Lay it on a field of the tile just placed where a farmer of yours already lies.
guide-step-award_goods = Goods
    .text = Whoever completes a city takes one token for each sign of wine, grain or cloth in it, no matter who gets its points.
guide-step-builder_second_part = Second tile of the builder
    .text = If your builder won one, { $builder_optional ->
        [true] you may play another tile now
       *[other] play another tile now
    }: draw, place, figure, scoring. Only once a turn.
guide-step-final_goods = Goods
    .text = Whoever has most wine gets 10 points; the same for grain and for cloth. In a tie everybody tied gets 10.
guide-step-final_pig = Pig
    .text = If your pig lies on the field and you are paid for it, each city brings you 4 points instead of 3.
    .example = 3 completed cities: 12.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-traders_and_builders-builder = Stands beside a follower of yours and wins you a second tile when you extend that road or city. He does not count for the majority, and goes home with your last follower there.
guide-figure-traders_and_builders-pig = Makes each completed city at its field worth 1 point more for you, if you are paid for the field.
guide-mark-traders_and_builders-goods_wine = Whoever completes the city takes a wine.
guide-mark-traders_and_builders-goods_grain = Whoever completes the city takes a grain.
guide-mark-traders_and_builders-goods_cloth = Whoever completes the city takes a cloth.
guide-item-traders_and_builders-wine = 10 at the end for most wine.
guide-item-traders_and_builders-grain = 10 at the end for most grain.
guide-item-traders_and_builders-cloth = 10 at the end for most cloth.
guide-item-traders_and_builders-pig = 1 more for each completed city at the field of your pig.

# At the table

guide-deck-goods = Goods in the supply
    .wine = Wine
    .grain = Grain
    .cloth = Cloth
