module-labyrinths = Die Labyrinthe
    .sentence = Straßen, die sich in einem Labyrinth treffen und eine einzige sind.

option-labyrinth = Labyrinthe
    .help = Ob die Straßen eines Labyrinths eine gewöhnliche Straße sind, oder ob jeder Arm und das Labyrinth einzeln besetzt werden.
option-labyrinth-simple = eine Straße
option-labyrinth-advanced = Arm für Arm
option-labyrinth_counts = Wer im Labyrinth zählt
    .help = Wer in einem fertigen Labyrinth, dessen Arme einzeln besetzt werden, 2 Punkte mehr bringt.
option-labyrinth_counts-followers = Gefolgsleute
option-labyrinth_counts-figures = alle Figuren

mark-labyrinth = Labyrinth
    .a = ein Labyrinth
item-in_the_labyrinth = { $number } im Labyrinth
