module-half_so_wild = Halflingen
    .sentence = Driehoekige kaartjes die iedereen achter de hand houdt en legt in plaats van een getrokken kaartje.
