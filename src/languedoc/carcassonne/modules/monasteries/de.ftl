module-monasteries = Klöster
    .sentence = Berühmte Klöster, deren Äbte am Ende die Plättchen in allen vier Richtungen zählen.

mark-abbot = Abt
