module-wind_roses = De Windrozen
    .sentence = Tegels die punten opleveren als ze liggen in het kwart van het land dat ze noemen.

mark-wind_rose = windroos
