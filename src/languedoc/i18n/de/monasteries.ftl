module-monasteries = Klöster
    .sentence = Berühmte Klöster, deren Äbte am Ende die Karten in allen vier Richtungen zählen.

mark-abbot = Abt
