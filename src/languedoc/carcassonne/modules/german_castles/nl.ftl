module-german_castles = Burchten in Duitsland
    .sentence = Burchten op dubbele tegels die iedereen achter de hand houdt.

feature-german_castle = burcht
