module-little_buildings = Little Buildings
    .sentence = Small houses that add a point to the tile they stand on.
