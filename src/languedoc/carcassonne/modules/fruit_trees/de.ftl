module-fruit_trees = Die Obstbäume
    .sentence = Neben den Bäumen wird Obst geerntet und in verschiedenen Sorten verkauft.

mark-fruit_tree = Obstbaum
