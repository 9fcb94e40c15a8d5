# Steps

guide-step-siege_escape = Escape from a siege
    .text = If a monastery lies beside { $siege_escape ->
        [any_tile] any tile of a besieged city
       *[other] the siege of a city
    }, you may take one of your knights out of that city into your supply.
guide-step-mod_siege = Besieged city
    .text = A completed besieged city brings 1 point less for each tile and each pennant.
guide-step-final_siege_zero = Unfinished besieged city
    .text = It is worth nothing.
guide-step-final_siege_fields = Farmers feed the besiegers
    .text = For fields a completed besieged city counts double.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-cathars-besieged = Makes the whole city besieged: fewer points for knights, twice as many for farmers.
guide-item-cathars-siege = 1 less for each tile and pennant.

# At the table

guide-count-besieged = Besieged cities among them

# Drawn examples

guide-example-cathars-escape = A knight escapes
    .text = Red's knight stands in a besieged city that nobody will complete soon. Red has drawn a monastery.
    .task = Lay the monastery beside the siege; corner to corner is enough.
    .task-2 = Put a monk into the monastery, like in any other turn.
    .task-3 = Now there is a monastery beside the siege. Let your knight escape.
    .elsewhere = There it does not lie beside the siege. The siege is on the tile with your knight.
    .farmer = A farmer would be possible. Here, take the monk.
    .passed = That may be done. But here, first a monk for the monastery, then a way out for your knight.
    .done = The knight is back in your supply, in addition to what you did with a figure. It does not matter whose monastery it is. Only one knight may escape in a turn.
guide-example-cathars-besieged = A besieged city is completed
    .text = Red's knight stands in a city of four tiles with a pennant. It would bring 12 points when it is complete. Now blue closes it with a siege.
    .done = One siege is enough for the whole city: each tile and the pennant bring 1 point less.
guide-example-cathars-end = Sieges at the end
    .text = Red's farmer lies at the completed city in the west, which is besieged. Blue's knight stands in an unfinished besieged city. Blue lays the last tile.
    .done = The unfinished city brings nothing. To the farmer the completed one is worth 6 instead of 3: besieged cities count double for fields.
guide-example-cathars-with_cathedral = A siege and a cathedral
    .text = A cathedral stands in red's city. Blue closes the last gap, with a siege.
    .done = With a cathedral each tile would bring 3 points. The siege takes 1 away again, so 2 are left.
guide-example-cathars-with_pig = A pig at a besieged city
    .text = Red's farmer and pig are on the field beside a completed besieged city. Blue lays the last tile.
    .done = With the pig a city is worth 4 to red's farmers. A besieged city counts double, so 8.
guide-example-cathars-with_barn = A barn at a besieged city
    .text = Red's barn stands where four tiles meet. Its field touches a completed besieged city. Blue lays the last tile.
    .done = At the end a city is worth 4 to a barn, and a besieged one counts double: 8.

# Together with other modules
guide-with-score_barn_placed-cathars = A besieged city brings 6.
guide-with-score_barn_connected-cathars = A besieged city brings 2.
guide-with-final_barn-cathars = A besieged city brings 8.
guide-with-mod_siege-inns_and_cathedrals = With a cathedral 2 points for each tile and each pennant are left.
guide-with-mod_siege-mage_and_witch = Mage and witch count after the siege.
guide-with-siege_escape-monasteries = A monastery with an abbot serves as well.
guide-with-siege_escape-half_so_wild = A monastery on a triangle in a neighbouring square serves as well.
