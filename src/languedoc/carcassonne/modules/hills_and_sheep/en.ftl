module-hills_and_sheep = Hills & Sheep
    .sentence = Shepherds gather flocks and fear the wolf, hills break ties, and vineyards enrich monasteries.

mark-hill = hill
mark-vineyard = vineyard
