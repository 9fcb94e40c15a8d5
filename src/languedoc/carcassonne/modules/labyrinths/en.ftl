module-labyrinths = The Labyrinths
    .sentence = Roads that meet in a labyrinth and are one.

option-labyrinth = Labyrinths
    .help = Whether the roads of a labyrinth are one ordinary road, or whether each arm and the labyrinth are occupied separately.
option-labyrinth-simple = one road
option-labyrinth-advanced = arm by arm
option-labyrinth_counts = Who counts in a labyrinth
    .help = Who brings 2 more points in a completed labyrinth whose arms are occupied separately.
option-labyrinth_counts-followers = followers
option-labyrinth_counts-figures = all figures

mark-labyrinth = labyrinth
    .a = a labyrinth
item-in_the_labyrinth = { $number } in the labyrinth
