module-little_buildings = Die Häuser
    .sentence = Kleine Häuser, die der Karte, auf der sie stehen, einen Punkt hinzufügen.
