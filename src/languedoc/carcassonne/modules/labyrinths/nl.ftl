module-labyrinths = De Labyrinten
    .sentence = Wegen die in een labyrint samenkomen en één weg zijn.

mark-labyrinth = labyrint
