module-robbers = De Rovers
    .sentence = Rovers op het scorebord nemen de helft van wat de beroofde de volgende keer krijgt.

mark-robber = rover
