module-watchtowers = De Wachttorens
    .sentence = Wachttorens betalen voor wat eromheen ligt als hun weg of stad voltooid wordt.

mark-watchtower = wachttoren
