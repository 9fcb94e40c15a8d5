module-hills_and_sheep = Schafe & Hügel
    .sentence = Schäfer sammeln Herden und fürchten den Wolf, Hügel entscheiden bei Gleichstand, und Weinberge bereichern Klöster.

mark-hill = Hügel
mark-vineyard = Weinberg
