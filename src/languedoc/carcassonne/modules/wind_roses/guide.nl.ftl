# Steps

guide-step-setup_wind_rose = Windroos
    .text = { $rose_first ->
        [true] De volledige windroos ligt als allereerste; met een rivier ligt de bron ernaast.
       *[other] De volledige windroos ligt aan het begin, bij meerdere beginkaarten het laatst.
    } Ze zegt waar het noorden is. Schud de andere erdoor; de startkaart gaat in de voorraad.
guide-step-wind_rose_points = Windroos: 3 punten
    .text = { $rose_placement ->
        [free] Een roos mag overal liggen. In haar kwart brengt ze je meteen 3 punten op.
       *[other] Een roos in haar kwart en juist gedraaid brengt je meteen 3 punten op.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-wind_roses-wind_rose_full = Zegt waar het noorden is en waar de vier kwarten beginnen.
guide-mark-wind_roses-wind_rose_full_blue = Van nu af beginnen de kwarten hier.
guide-mark-wind_roses-wind_rose_NE = Hoort in het noordoosten: daar 3 punten.
guide-mark-wind_roses-wind_rose_SE = Hoort in het zuidoosten: daar 3 punten.
guide-mark-wind_roses-wind_rose_SW = Hoort in het zuidwesten: daar 3 punten.
guide-mark-wind_roses-wind_rose_NW = Hoort in het noordwesten: daar 3 punten.
guide-item-wind_roses-wind_rose = 3 voor een roos in haar kwart.

# Getekende voorbeelden

guide-example-wind_roses-north_east = De windroos van het noordoosten
    .text = De windroos in het midden zegt waar de kwarten zijn. Rood heeft de windroos van het noordoosten getrokken en een ridder in de stad in het oosten.
    .task = Leg haar in haar kwart, aan de stad van je ridder.
    .elsewhere = Ook daar zou ze 3 punten opbrengen. Maar in het oosten wordt meteen je stad groter.
    .done = Meteen 3 punten. Wat in de rij of de kolom van de windroos ligt, hoort bij de twee kwarten ernaast.
guide-example-wind_roses-blue_rose = De blauwe windroos
    .text = De blauwe windroos ligt in het oosten, op haar kop. Kwarten en richtingen gelden nu naar haar. Blauw heeft de windroos van het noordoosten getrokken.
    .done = Gezien vanaf de blauwe windroos, met haar noorden onder, is dit het noordoosten: 3 punten.
guide-example-wind_roses-anywhere = Rozen die overal mogen liggen
    .text = Er is afgesproken dat rozen overal mogen liggen. Rood legt die van het noordoosten naast de windroos, maar niet gedraaid als die.
    .done = Dan telt alleen het kwart: 3 punten. In een ander kwart zou de kaart daar zonder punten liggen.

# Together with other modules
guide-with-robber_steal-wind_roses = Ook punten van een windroos kunnen geroofd worden.
guide-with-message_draw-wind_roses = Ook punten van een windroos kunnen er een brengen.
