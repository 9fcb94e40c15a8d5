# Steps

guide-step-setup_triangles = Dreiecke wählen
    .text = Legt die Dreiecke offen aus. Der letzte Spieler nimmt eines, dann die anderen gegen den Uhrzeigersinn, bis alle { $each } haben.
guide-step-choose_triangle = Dreieck statt Ziehen
    .text = Bevor du ziehst, darfst du stattdessen eines deiner Dreiecke wählen. Es füllt ein halbes Feld; die lange Seite stößt nur an ein anderes Dreieck.
guide-step-score_triangle_cloister = Kloster auf einem Dreieck
    .text = Mit Plättchen auf den sechs Nachbarplätzen bringt es 7 Punkte.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-half_so_wild-triangle_cloister = 7 für ein fertiges Kloster auf einem Dreieck.
    .title = Fertiges Kloster auf einem Dreieck
