module-little_buildings = Die Häuser
    .sentence = Kleine Häuser, die dem Plättchen, auf dem sie stehen, einen Punkt hinzufügen.
