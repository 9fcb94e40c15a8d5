# Steps

guide-step-setup_wind_rose = Windrose
    .text = { $rose_first ->
        [true] Die vollständige Windrose liegt als Allererstes; mit einem Fluss liegt die Quelle neben ihr.
       *[other] Die vollständige Windrose liegt am Anfang, bei mehreren Anfängen zuletzt.
    } Sie sagt, wo Norden ist. Mischt die anderen ein; die Startkarte kommt in den Vorrat.
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

# Gezeichnete Beispiele

guide-example-wind_roses-north_east = Die Windrose des Nordostens
    .text = Die Windrose in der Mitte sagt, wo die Viertel sind. Rot hat die Windrose des Nordostens gezogen und einen Ritter in der Stadt im Osten.
    .task = Lege sie in ihr Viertel, an die Stadt deines Ritters.
    .elsewhere = Auch dort brächte sie 3 Punkte. Aber im Osten wird zugleich deine Stadt größer.
    .done = Sofort 3 Punkte. Was in der Reihe oder der Spalte der Windrose liegt, gehört zu den beiden Vierteln daneben.
guide-example-wind_roses-blue_rose = Die blaue Windrose
    .text = Die blaue Windrose liegt im Osten, auf dem Kopf. Viertel und Richtungen gelten jetzt nach ihr. Blau hat die Windrose des Nordostens gezogen.
    .done = Von der blauen Windrose aus, deren Norden unten ist, liegt das im Nordosten: 3 Punkte.
guide-example-wind_roses-anywhere = Rosen, die überall liegen dürfen
    .text = Es ist ausgemacht, dass Rosen überall liegen dürfen. Rot legt die des Nordostens neben die Windrose, aber nicht gedreht wie sie.
    .done = Dann kommt es nur auf das Viertel an: 3 Punkte. In einem anderen Viertel läge die Karte ohne Punkte.

# Together with other modules
guide-with-robber_steal-wind_roses = Auch Punkte einer Windrose können geraubt werden.
guide-with-message_draw-wind_roses = Auch Punkte einer Windrose können eine bringen.
