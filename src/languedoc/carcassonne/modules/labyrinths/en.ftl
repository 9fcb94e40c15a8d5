module-labyrinths = The Labyrinths
    .sentence = Roads that meet in a labyrinth and are one.

mark-labyrinth = labyrinth
