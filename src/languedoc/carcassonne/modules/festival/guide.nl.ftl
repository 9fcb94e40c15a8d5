# Steps

guide-step-festival_enable = Feest
    .text = Je tegel toont een feest: in plaats van een andere actie met een figuur mag je { $festival_return ->
        [figure] een figuur van elke soort
       *[other] een horige
    } terugnemen.
guide-step-festival_return = Horige terugnemen
    .text = Neem een van je horigen{ $festival_return ->
        [figure] , of je bouwmeester, varken, herder of schuur,
       *[other] { "" }
    } van een willekeurige tegel terug in je voorraad. Gevangenen komen zo niet vrij.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-festival-festival = Wie hem legt, mag een horige terugnemen in plaats van er een in te zetten.
