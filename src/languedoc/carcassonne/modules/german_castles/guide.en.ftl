# Steps

guide-step-setup_german_castles = Castles
    .text = Double tiles with a castle for each player: { $each }.
guide-step-choose_german_castle = Castle instead of drawing
    .text = Before you draw you may place one of your double tiles instead. It must match like any tile, and may not touch another of these castles, not even at a corner.
guide-step-score_german_castle = Castle
    .text = With tiles on all 10 squares around it a castle brings its lord 12 points.
guide-step-mod_german_castle_road = Road or city at a castle
    .text = A road that ends at a castle brings 3 more points for each castle; so does a completed city on its tile.
    .example = A road of 4 tiles between two castles: 4 + 6 = 10.
guide-step-final_german_castle = Unfinished castles
    .text = 2 points for the castle and 1 for each tile around it.
    .example = 6 tiles around it: 8.
guide-step-final_mod_german_castle_road = Unfinished road at a castle
    .text = It brings 3 more points for each castle, too.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-german_castles-german_castle = Fills two squares and belongs to its lord. Complete with tiles on all 10 squares around it.
guide-item-german_castles-german_castle = 12 for a completed castle.
    .title = Completed castle
guide-item-german_castles-castles = 3 for each castle at the road or in the city.
    .title = Castles at a road or city

# At the table

guide-count-german_castles = Double tiles with a castle
guide-deck-german_castles = Castles to deal
