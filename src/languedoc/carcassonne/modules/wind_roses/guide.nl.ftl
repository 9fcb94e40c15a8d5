# Steps

guide-step-setup_wind_rose = Windroos
    .text = { $rose_first ->
        [true] De volledige windroos ligt als allereerste; met een rivier ligt de bron ernaast.
       *[other] De volledige windroos ligt aan het begin, bij meerdere begintegels het laatst.
    } Ze zegt waar het noorden is. Schud de andere erdoor; de starttegel gaat in de voorraad.
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
