module-half_so_wild = Halflingen
    .sentence = Driehoekige tegels die iedereen achter de hand houdt en legt in plaats van een getrokken tegel.
