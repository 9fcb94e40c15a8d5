# Steps

guide-step-setup_wind_rose = Windrose
    .text = { $rose_first ->
        [true] Die vollständige Windrose liegt als Allererstes; mit einem Fluss liegt die Quelle neben ihr.
       *[other] Die vollständige Windrose liegt am Anfang, bei mehreren Anfängen zuletzt.
    } Sie sagt, wo Norden ist. Mischt die anderen ein; das Startplättchen kommt in den Vorrat.
guide-step-wind_rose_points = Windrose: 3 Punkte
    .text = { $rose_placement ->
        [free] Eine Rose darf überall liegen. In ihrem Viertel bringt sie dir sofort 3 Punkte.
       *[other] Eine Rose in ihrem Viertel und richtig gedreht bringt dir sofort 3 Punkte.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-wind_roses-wind_rose_full = Sagt, wo Norden ist und wo die vier Viertel beginnen.
guide-mark-wind_roses-wind_rose_full_blue = Von jetzt an beginnen die Viertel hier.
guide-mark-wind_roses-wind_rose_NE = Gehört in den Nordosten: dort 3 Punkte.
guide-mark-wind_roses-wind_rose_SE = Gehört in den Südosten: dort 3 Punkte.
guide-mark-wind_roses-wind_rose_SW = Gehört in den Südwesten: dort 3 Punkte.
guide-mark-wind_roses-wind_rose_NW = Gehört in den Nordwesten: dort 3 Punkte.
guide-item-wind_roses-wind_rose = 3 für eine Rose in ihrem Viertel.
