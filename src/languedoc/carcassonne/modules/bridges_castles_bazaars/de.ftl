module-bridges_castles_bazaars = Brücken, Burgen & Basare
    .sentence = Brücken führen Straßen über Wiesen, kleine Städte werden zu Burgen, und auf Basaren werden Plättchen verkauft.

mark-bazaar = Basar
