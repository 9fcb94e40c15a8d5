module-labyrinths = De Labyrinten
    .sentence = Wegen die in een labyrint samenkomen en één weg zijn.

option-labyrinth = Labyrinten
    .help = Of de wegen van een labyrint één gewone weg zijn, of dat elke arm en het labyrint apart bezet worden.
option-labyrinth-simple = één weg
option-labyrinth-advanced = arm voor arm
option-labyrinth_counts = Wie in een labyrint telt
    .help = Wie in een voltooid labyrint waarvan de armen apart bezet worden 2 punten meer oplevert.
option-labyrinth_counts-followers = volgelingen
option-labyrinth_counts-figures = alle figuren

mark-labyrinth = labyrint
    .a = een labyrint
item-in_the_labyrinth = { $number } in het labyrint
