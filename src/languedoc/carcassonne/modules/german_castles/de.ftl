module-german_castles = Burgen in Deutschland
    .sentence = Burgen auf Doppelplättchen, die jeder in Reserve hält.

feature-german_castle = Burg
