module-goldmines = De Goudmijnen
    .sentence = Goudstaven liggen op kaartjes en gaan naar wie daar iets voltooit.

mark-gold = goud
