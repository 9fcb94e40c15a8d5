# Steps

guide-step-setup_german_castles = Castles
    .text = Double tiles with a castle for each player: { $each }.
guide-step-choose_german_castle = Castle instead of drawing
    .text = Before you draw you may place one of your double tiles instead. It must match like any tile, and may not touch another of these castles, not even at a corner.
guide-step-score_german_castle = Castle
    .text = With tiles on all 10 squares around it a castle brings its lord 12 points.
guide-step-mod_german_castle_road = Road or city at a castle
    .text = A road that ends at a castle brings 3 more points for each castle; so does a completed city on its tile.
guide-step-final_german_castle = Unfinished castles
    .text = 2 points for the castle and 1 for each tile around it.
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

# Drawn examples

guide-example-german_castles-castle = Lay a castle instead of drawing
    .text = It is red's turn, and two castles lie before red. A thief of red is on a road that is closed in the west and open in the east.
    .task = Do not draw: choose one of your castles.
    .task-2 = Lay it at the open end of your road.
    .task-3 = Put your follower into the castle.
    .passed = That wins nothing here: choose a castle, and then put a follower into it.
    .turned = That would close your road as well. Here, turn the castle so that its city is in the north.
    .elsewhere = The castle fits there, but your road would stay open. Its open end is in the east.
    .placed = You could do that. Here, put your follower into the castle itself.
    .done = A road that ends at a castle brings 3 points more. The follower stays as lord of the castle until there are tiles on all 10 squares around it.
guide-example-german_castles-surrounded = A castle is surrounded
    .text = Red's lord is in the castle. Only one of the 10 squares around it is empty, and blue has a tile that fits there.
    .done = A completed castle brings its lord 12 points, whoever lays the last tile. He goes home.
guide-example-german_castles-two_castles = A road between two castles
    .text = Red's thief stands on a road that begins at a castle. Red lays the second castle at its other end.
    .done = Each of the two castles brings 3 points more. The castles do not touch, so they may lie there.
guide-example-german_castles-city = A city at a castle
    .text = Part of a city is on the tile of the castle, and red's knight stands there. Blue closes it.
    .done = A completed city brings 3 points more if part of it is on the tile of a castle. Left unfinished it does not.
guide-example-german_castles-end = A castle at the end
    .text = It is the last tile. Red's lord is in the castle, and blue's thief on a road that ends there.
    .done = The unfinished castle brings 2 points and 1 for each tile around it. An unfinished road at a castle brings 3 more, too.
guide-example-german_castles-inn = A castle and an inn
    .text = Red's thief stands on a road from a castle, past an inn. Red closes it at a monastery.
    .done = The inn brings 2 points for each tile. The 3 points for the castle are added after that and are not doubled.

# Together with other modules
guide-with-final_fields-german_castles = These castles are no cities.
guide-with-final_cloister-german_castles = A double tile fills two squares and brings 2 points where both are beside the monastery.
guide-with-final_abbot-german_castles = A double tile counts once for each of its squares in the rows.
guide-with-mod_german_castle_road-mage_and_witch = These points are added after mage and witch, and are not halved.
guide-with-choose_german_castle-river = Not while river tiles are left.
guide-with-message_choice-german_castles = The lord of a castle is no thief, knight, farmer or monk.
guide-with-dragon_move-german_castles = The lord goes home when the dragon enters either square of his castle.
guide-with-tower_capture-german_castles = The lord can be taken if the tower reaches either square of his castle.
