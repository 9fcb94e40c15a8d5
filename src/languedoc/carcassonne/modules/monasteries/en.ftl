module-monasteries = Monasteries
    .sentence = Famous monasteries whose abbots count the tiles in all four directions at the end.

mark-abbot = abbot
