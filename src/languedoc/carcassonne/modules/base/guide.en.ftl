# Steps

guide-step-setup_base = Hand out the figures
    .text = Everybody takes 8 followers of one colour: { $follower } to play with, and one as marker on 0 of the score track. Lay out the start tile unless another start is used. Shuffle the other tiles face down: { $bag } lie in the bag.
guide-step-start_layout_order = Order of the start
    .text = If several things are laid out before the game, lay them in the order of this list. The start tile then goes into the bag.
guide-step-choose_first_player = First player
    .text = Agree on who begins, or draw lots. Turns go clockwise.
guide-step-draw_tile = Draw a tile
    .text = If no other tile is due and none was chosen, draw one from the bag.
guide-step-place_tile = Place the tile
    .text = Put it edge to edge against at least one tile, turned as you like. Roads must meet roads, cities cities, fields fields, on every side that touches. A tile that fits nowhere leaves the game, and you draw again.
guide-step-phase_figure = One action with a figure
    .text = Choose one of the actions below, or none. Only what says "besides" may be added to it.
guide-step-deploy_follower = Deploy a follower
    .text = Put a follower from your supply onto the tile just placed: on a road as thief, in a city as knight{ $no_fields ->
        [true] { " " }or in a monastery as monk; fields stay empty. Nobody may stand anywhere on that road or city yet, not even you.
       *[other] , in a monastery as monk, or lying on a field as farmer. Nobody may stand anywhere on that road, city or field yet, not even you.
    }
guide-step-pass_figure = No figure
    .text = You need not do anything with a figure.
guide-step-phase_scoring = Score what is completed
    .text = Every road, city and building that this tile completed is scored now: first monasteries and their like, then roads, then cities. Whoever has most followers there gets all points; in a tie everybody tied gets all of them. Then the followers go home.
guide-step-score_cloister = Monastery
    .text = When all 8 squares around a monastery hold tiles, its monk brings 9 points.
guide-step-score_road = Road
    .text = { $road_loop_completes ->
        [false] A road is completed when both its ends are closed; a ring is never completed.
       *[other] A road is completed when both its ends are closed, or when it is a ring.
    } 1 point for each of its tiles.
guide-step-score_city = City
    .text = A city is completed when its wall is closed and has no gap inside. 2 points for each of its tiles and 2 for each pennant.{ $tiny_city ->
        [two_points] { " " }A city of two tiles brings only 2 points.
       *[other] { "" }
    }
guide-step-check_game_end = Is the game over?
    .text = When no tile can be drawn any more, the game ends after this turn. Then follows the final scoring.
guide-step-next_player = Next player
    .text = It is the turn of the player on the left.
guide-step-final_cloister = Unfinished monasteries
    .text = The monk brings 1 point for the monastery and 1 for each tile around it.
guide-step-final_road = Unfinished roads
    .text = 1 point for each tile, to whoever has most thieves there.
guide-step-final_city = Unfinished cities
    .text = 1 point for each tile and 1 for each pennant, to whoever has most knights there.
guide-step-final_fields = Fields
    .text = { $field_scoring ->
        [per_city_4] Each completed city brings 4 points, once: to whoever has most farmers on all the fields around it together.
        [per_field_3_city_once] Whoever has most farmers on a field gets 3 points for each completed city that touches it, but nobody gets points for the same city twice.
       *[other] Whoever has most farmers on a field gets 3 points for each completed city that touches it. A city may feed several fields.
    }
guide-step-final_winner = Who has won?
    .text = Most points win. Who is tied shares the victory.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-base-follower = Claims roads, cities, monasteries and fields, and comes home when they are scored. A farmer stays to the end.
guide-building-base-monastery = Belongs to its monk. Complete with tiles on all 8 squares around it.
guide-mark-base-pennant = Counts like one more tile of its city.
guide-mark-base-irregular = A part of a city that is no plain half circle. It makes no difference for points.
guide-mark-base-tunnel = The road runs on below. It makes no difference for points.
guide-item-base-tiles = Completed road 1, completed city 2 for each tile; at the end 1 for each.
guide-item-base-pennants = Completed city 2 for each pennant; at the end 1 for each.
guide-item-base-monastery = 9 for a completed monastery.
    .title = Completed monastery
guide-item-base-squares = At the end 1 for the building and 1 for each tile around it.
    .title = Tiles around a building
guide-item-base-cities = At the end 3 for each completed city at the field.
    .title = Completed cities at a field

# Drawn examples

guide-example-base-lay_tile = Lay a tile
    .text = Blue has drawn a tile with a city and a bend of road. It fits on the dashed square because its road goes on there, and its fields meet fields.
    .done = Roads, cities and fields have to fit on every side that touches another tile.
guide-example-base-deploy = Deploy a follower
    .text = Blue has laid a tile that makes red's road longer. That road belongs to red already, so no thief of blue's may go there.
    .done = The city on the new tile is still free: blue has a knight in it now.
guide-example-base-keep_follower = Keep a follower
    .text = Red has made the own road longer, where a thief stands already. A farmer could be laid on a field of the new tile, but would stay there to the end.
    .done = Red puts no figure and keeps the follower for later.
guide-example-base-closed_road = A road is closed
    .text = Red has just laid the left tile. The road begins and ends at a junction now, and red's thief stands on it. Red puts no further figure.
    .done = Only the road between the two junctions counts: 1 point for each of its tiles. The thief goes back to red's supply.
guide-example-base-closed_city = Close a city
    .text = Red's knight stands in a city of two tiles with a pennant. Its wall has one gap left, in the north.
    .task = Put the tile on the gap, so that its wall closes the city.
    .task-2 = Now confirm that you put no figure. Then the city is scored.
    .elsewhere = The tile fits there, too, but your city would stay open. Try the square north of it.
    .placed = You could do that. Here, keep your follower: put no figure.
    .done = 2 points for each tile and 2 for the pennant. Your knight came home and can be used again.
guide-example-base-full_monastery = A monastery is surrounded
    .text = Red's monk stands in the monastery. Only one of the 8 squares around it is empty, and blue has to lay a tile there or elsewhere.
    .done = It does not matter who lays the last tile: the monk brings 9 points to red and comes home.
guide-example-base-end = The last tile
    .text = Red has the last tile in the hand. On the board are red's knight and farmer, and blue's thief and monk.
    .done = What is unfinished brings 1 point for each tile, pennant and square. Red's farmer lies at one completed city: 3 points.
