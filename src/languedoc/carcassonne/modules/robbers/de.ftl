module-robbers = Die Räuber
    .sentence = Räuber auf der Wertungstafel nehmen die Hälfte dessen, was der Beraubte als Nächstes bekommt.

mark-robber = Räuber
