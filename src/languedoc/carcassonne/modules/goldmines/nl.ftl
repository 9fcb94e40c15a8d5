module-goldmines = De Goudmijnen
    .sentence = Goudstaven liggen op tegels en gaan naar wie daar iets voltooit.

mark-gold = goud
