module-german_castles = Castles in Germany
    .sentence = Castles on double tiles that everybody holds in reserve.

feature-german_castle = castle
