# Steps

guide-step-siege_escape = Escape from a siege
    .text = If a monastery lies beside { $siege_escape ->
        [any_tile] any tile of a besieged city
       *[other] the siege of a city
    }, you may take one of your knights out of that city into your supply.
guide-step-mod_siege = Besieged city
    .text = A completed besieged city brings 1 point less for each tile and each pennant.
    .example = 4 tiles and 1 pennant: 5.
guide-step-final_siege_zero = Unfinished besieged city
    .text = It is worth nothing.
guide-step-final_siege_fields = Farmers feed the besiegers
    .text = For fields a completed besieged city counts double.
    .example = 6 instead of 3, with a pig 8.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-cathars-besieged = Makes the whole city besieged: fewer points for knights, twice as many for farmers.
guide-item-cathars-siege = 1 less for each tile and pennant.

# At the table

guide-count-besieged = Besieged cities among them
