module-messages = Die Depeschen
    .sentence = Depeschen bringen Punkte oder kleine Aufträge, wenn jemand ein dunkles Feld der Wertungstafel erreicht.
