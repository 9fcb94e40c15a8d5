module-wind_roses = The Wind Roses
    .sentence = Tiles that bring points when they are laid in the quarter of the land they name.

mark-wind_rose = wind rose
