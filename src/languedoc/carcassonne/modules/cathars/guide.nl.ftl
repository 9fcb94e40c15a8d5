# Steps

guide-step-siege_escape = Vlucht uit de belegering
    .text = Ligt er naast { $siege_escape ->
        [any_tile] een willekeurige tegel van een belegerde stad
       *[other] de belegering van een stad
    } een klooster, dan mag je een van je ridders uit die stad in je voorraad nemen.
guide-step-mod_siege = Belegerde stad
    .text = Een voltooide belegerde stad brengt voor elke tegel en elk wapenschild 1 punt minder op.
    .example = 4 tegels en 1 wapenschild: 5.
guide-step-final_siege_zero = Onvoltooide belegerde stad
    .text = Die is niets waard.
guide-step-final_siege_fields = Boeren voeden de belegeraars
    .text = Voor weiden telt een voltooide belegerde stad dubbel.
    .example = 6 in plaats van 3, met varken 8.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-cathars-besieged = Maakt de hele stad belegerd: minder punten voor ridders, dubbel zoveel voor boeren.
guide-item-cathars-siege = 1 minder voor elke tegel en elk wapenschild.

# At the table

guide-count-besieged = Belegerde steden daaronder
