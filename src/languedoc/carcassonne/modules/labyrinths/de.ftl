module-labyrinths = Die Labyrinthe
    .sentence = Straßen, die sich in einem Labyrinth treffen und eine einzige sind.

mark-labyrinth = Labyrinth
