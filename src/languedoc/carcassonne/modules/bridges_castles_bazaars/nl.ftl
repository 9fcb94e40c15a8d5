module-bridges_castles_bazaars = Bruggen, Burchten & Bazaars
    .sentence = Bruggen leiden wegen over weiden, kleine steden worden burchten, en op bazaars worden tegels verkocht.

mark-bazaar = bazaar
