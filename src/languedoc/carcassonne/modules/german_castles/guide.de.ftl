# Steps

guide-step-setup_german_castles = Burgen
    .text = Doppelplättchen mit einer Burg für jeden: { $each }.
guide-step-choose_german_castle = Burg statt Ziehen
    .text = Bevor du ziehst, darfst du stattdessen eines deiner Doppelplättchen legen. Es muss passen wie jedes andere und darf keine andere dieser Burgen berühren, auch nicht über Eck.
guide-step-score_german_castle = Burg
    .text = Mit Plättchen auf allen 10 Feldern ringsum bringt eine Burg ihrem Burgherrn 12 Punkte.
guide-step-mod_german_castle_road = Straße oder Stadt an einer Burg
    .text = Eine Straße, die an einer Burg endet, bringt für jede Burg 3 Punkte mehr; ebenso eine fertige Stadt auf ihrem Plättchen.
    .example = Eine Straße aus 4 Plättchen zwischen zwei Burgen: 4 + 6 = 10.
guide-step-final_german_castle = Unfertige Burgen
    .text = 2 Punkte für die Burg und 1 für jedes Plättchen ringsum.
    .example = 6 Plättchen ringsum: 8.
guide-step-final_mod_german_castle_road = Unfertige Straße an einer Burg
    .text = Auch sie bringt für jede Burg 3 Punkte mehr.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-german_castles-german_castle = Füllt zwei Felder und gehört ihrem Burgherrn. Fertig mit Plättchen auf allen 10 Feldern ringsum.
guide-item-german_castles-german_castle = 12 für eine fertige Burg.
    .title = Fertige Burg
guide-item-german_castles-castles = 3 für jede Burg an der Straße oder in der Stadt.
    .title = Burgen an einer Straße oder Stadt

# At the table

guide-count-german_castles = Doppelplättchen mit Burg
guide-deck-german_castles = Burgen zum Verteilen
