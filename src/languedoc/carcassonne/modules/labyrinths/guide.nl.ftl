# Steps

guide-step-labyrinth_rule = Labyrint
    .text = Het is geen kruispunt: de vier wegen zijn er één. { $labyrinth ->
        [advanced] Het labyrint en elke arm mogen apart bezet worden.
       *[other] Eén horige houdt alles, en daarna mag niemand meer op een van de wegen.
    }
guide-step-score_labyrinth = Gevorderd labyrint
    .text = Wordt het voltooid, dan krijgt de meerderheid 2 punten extra voor elke { $labyrinth_counts ->
        [figures] figuur
       *[other] horige
    } erin, van welke kleur ook.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-labyrinths-labyrinth = Verbindt zijn vier wegen tot één.
guide-item-labyrinths-in_the_labyrinth = 2 voor elke horige in het gevorderde labyrint.
    .title = Horigen in het labyrint

# At the table

guide-count-labyrinth = Horigen in het netwerk
