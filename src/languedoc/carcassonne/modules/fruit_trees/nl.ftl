module-fruit_trees = De Fruitbomen
    .sentence = Naast de bomen wordt fruit geoogst en in verschillende soorten verkocht.

mark-fruit_tree = fruitboom
