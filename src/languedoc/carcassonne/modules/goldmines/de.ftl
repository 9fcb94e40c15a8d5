module-goldmines = Die Goldminen
    .sentence = Goldbarren liegen auf Plättchen und gehen an den, der dort etwas fertig baut.

mark-gold = Gold
