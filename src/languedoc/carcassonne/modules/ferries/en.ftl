module-ferries = The Ferries
    .sentence = Ferries on lakes join two roads, and can be moved later.

mark-ferry_lake = lake with ferries
