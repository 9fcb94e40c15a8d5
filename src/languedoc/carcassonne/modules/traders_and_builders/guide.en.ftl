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

# Drawn examples

guide-example-traders_and_builders-second_tile = A second tile
    .text = Red's builder stands on the road of red's thief. Red has drawn a tile that can make this road longer.
    .task = Make the road longer in the west.
    .task-2 = The builder has won you a second tile. First end the turn as usual: put no figure.
    .task-3 = Here is the second tile, a monastery. Put it under the builder's tile.
    .elsewhere = The tile fits there, too. Here, take the square that the task names.
    .deployed = You could do that. Here, keep your follower and put no figure.
    .done = Each turn in which you make the builder's road or city longer has two parts, each with a tile, a figure and scoring. There are never more than two.
guide-example-traders_and_builders-builder = Deploy the builder
    .text = Red has made the road of the own thief longer, and may put the builder on it.
    .done = The builder stands on the tile just placed, beside a follower of red. From red's next turn on he can win a second tile.
guide-example-traders_and_builders-pig = Deploy the pig
    .text = Red's farmer lies on a field, and red's new tile makes this field larger.
    .done = The pig may go there because red has a farmer on that field. It stays there to the end.
guide-example-traders_and_builders-goods = Goods of a city
    .text = Blue's knight stands in a city with a sign of wine and a sign of grain. Red draws the tile that closes it.
    .done = The points go to blue. The goods go to red, who completed the city.
guide-example-traders_and_builders-most_goods = Most goods
    .text = Red has 1 wine, blue 1 wine and 1 grain. This is the last tile.
    .done = In wine both are equal, so both get 10 points. Blue alone has grain, and nobody has cloth.
guide-example-traders_and_builders-pig_at_the_end = A pig on the field
    .text = The last tile joins red's field and blue's field. Then two completed cities lie at it, and each has one farmer there.
    .done = They tie, so both are paid. For red each city brings 4 points because of the pig, for blue 3.
guide-example-traders_and_builders-abbey_beside_the_builder = An abbey at the builder's road
    .text = Red's thief and builder stand on a road that ends at a hole. Red lays the abbey there.
    .done = The abbey closes that end of the road but does not make it longer, so red gets no second tile.
guide-example-traders_and_builders-wagon_and_builder = A wagon and the builder
    .text = Red's wagon stands on the road that red has made longer.
    .done = The wagon is a follower, so it is enough for the builder. If it drives away later and no other is left, he goes home.

# Together with other modules
guide-with-deploy_builder-princess_and_dragon = Not onto a tile with a volcano.
guide-with-deploy_pig-princess_and_dragon = Not onto a tile with a volcano.
guide-with-wagon_move-traders_and_builders = If no follower of yours stays with your builder, he goes home.
