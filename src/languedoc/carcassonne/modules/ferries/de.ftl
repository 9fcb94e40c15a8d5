module-ferries = Die Fähren
    .sentence = Fähren auf Seen verbinden zwei Straßen und können später umgelegt werden.

mark-ferry_lake = See mit Fähren
