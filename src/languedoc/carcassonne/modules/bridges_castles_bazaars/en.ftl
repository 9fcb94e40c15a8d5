module-bridges_castles_bazaars = Bridges, Castles & Bazaars
    .sentence = Bridges lead roads across fields, small cities become castles, and tiles are sold at bazaars.

mark-bazaar = bazaar
