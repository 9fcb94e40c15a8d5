module-hills_and_sheep = Heuvels & Schapen
    .sentence = Herders verzamelen kudden en vrezen de wolf, heuvels beslissen bij gelijke stand, en wijngaarden verrijken kloosters.

mark-hill = heuvel
mark-vineyard = wijngaard
