# Steps

guide-step-setup_bridges_castles = Bridges and castles
    .text = Everybody gets { $bridges ->
        [false] no bridges
       *[other] { $bridge } bridges
    } and { $castles ->
        [false] no castles
       *[other] { $castle_token } castles
    }. Shuffle in { $tiles } tiles.
guide-step-bazaar_tile_due = Tile of the bazaar
    .text = If you got a tile at a bazaar, play it now instead of drawing.
guide-step-build_bridge = Build a bridge
    .text = When you place the tile you may lay one bridge on it or on a tile beside it, straight from field edge to field edge{ $bridge_anywhere ->
        [true] ; over the tile just placed both its ends may be open
       *[other] , so that a road goes on
    }. Its tile counts for the road.
guide-step-bazaar = Bazaar
    .text = { $bazaar_mode ->
        [no_auction] A tile with a bazaar was placed: draw as many tiles as there are players, face up. In the next round everybody, the active player last, picks one of them at the beginning of the turn and plays it instead of drawing.
        [all_at_once] A tile with a bazaar was placed: draw as many tiles as there are players, face up. In turn, the active player last, everybody picks one of them. Everybody plays their tile in the next round.
       *[other] A tile with a bazaar was placed: draw as many tiles as there are players, face up. In turn a player offers a tile and everybody without one bids once. Whoever offered it buys it for the highest bid or sells it for that. { $bids_on_credit ->
            [true] A bid may be higher than the points one has; the score may fall below 0.
           *[other] Nobody bids more points than they have.
        } Everybody plays their tile in the next round.
    }
guide-step-castle_conversion = Castle instead of points
    .text = { $castle_by_owner ->
        [true] If a city of two plain half circles is completed where only one follower stands, its owner may turn it into a castle instead of having it scored, whoever completed it. The follower becomes its lord.
       *[other] If you complete a city of two plain half circles where only one follower stands, your own, you may turn it into a castle instead of scoring it. The follower becomes its lord.
    }
guide-step-score_castle_lord = Lord of the castle
    .text = The first road, city or monastery completed on the six squares around a castle brings its lord the same points. Among several the lord chooses. Then the lord goes home.
guide-step-final_castle = Castles at the end
    .text = A lord still waiting gets nothing. For fields { $castle_always_counts ->
        [true] every castle counts
       *[other] a finished castle counts
    } like a completed city and 1 point more.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-bridges_castles_bazaars-bridge = Carries a road over this tile. What lies below is not cut.
guide-token-bridges_castles_bazaars-lords_castle = Its lord gets the points of the first feature completed beside it.
guide-mark-bridges_castles_bazaars-bazaar = Whoever places it opens a bazaar: a tile for everybody, by auction.
guide-item-bridges_castles_bazaars-sale = The price of a tile at the bazaar.
    .title = Tile of a bazaar
guide-item-bridges_castles_bazaars-finished_castles = 1 more than a city for each finished castle at the field.
    .title = Finished castles at a field
guide-item-bridges_castles_bazaars-lord = The points of the first feature completed beside the castle.
    .title = Lord of a castle

# At the table

guide-count-castles = Castles among them

# Drawn examples

guide-example-bridges_castles_bazaars-castle = Build a castle
    .text = Red's knight stands in a city with one gap in the north. Blue's thief stands on the road below. A castle may bring more than this small city.
    .task = Close the city with your tile.
    .task-2 = Put no figure now. Then comes the question of this module.
    .task-3 = Do not score the city: build a castle.
    .elsewhere = There your city would stay open. Its gap is in the north.
    .deployed = You could do that. Here, keep your follower.
    .scored = That would bring 4 points now. Try what a castle does.
    .done = The city is no longer scored. Its knight is lord of the castle now, and gets as many points as the first road, city or monastery brings that is completed on the six squares around.
guide-example-bridges_castles_bazaars-lord = The lord of the castle
    .text = Red's lord is in the castle. The road beside it belongs to blue, and blue draws the tile that closes it.
    .done = The road is the first thing completed beside the castle, so red gets as many points as it brought blue. The lord goes home, the castle stays.
guide-example-bridges_castles_bazaars-bridge = A bridge over a tile
    .text = Red's road ends at a gap, and a road comes from the other side. Red has drawn a monastery, which has no road.
    .done = A bridge carries the road over the monastery, so the tile fits and the road is closed. The tile under the bridge counts, too. Red still may put a figure.
guide-example-bridges_castles_bazaars-bridge_beside = A bridge over the tile beside it
    .text = Blue's road would run into the field of red's monastery.
    .done = The bridge may also lie on the tile beside the new one. The road goes on over it and is open at its other end.
guide-example-bridges_castles_bazaars-bridge_with_an_inn = A bridge at an inn
    .text = Red's thief stands on a road with an inn. Red's monastery goes into the gap, with a bridge.
    .done = The tile under the bridge is one of the road like the others: with an inn it brings 2 points, too.
guide-example-bridges_castles_bazaars-auction = An auction
    .text = Red has laid a bazaar. Two tiles lie open, as many as there are players. Blue sits on the left of red and sells first. Red has 4 points, blue 3.
    .done = Blue offered a tile and sold it to red for the highest bid, 2 points. Blue takes the other one free, and both play their tiles instead of drawing, blue first.
guide-example-bridges_castles_bazaars-free_choice = A bazaar without an auction
    .text = Red has laid a bazaar. Two tiles lie open, as many as there are players. Red's turn ends.
    .done = Blue takes one of them at the beginning of the turn and plays it instead of drawing. The other one is for red.
guide-example-bridges_castles_bazaars-castle_at_the_end = A castle at the field
    .text = Red's castle is finished, its lord went home. Blue's farmer lies on the field between the castle and a completed city. This is the last tile.
    .done = The city brings 3 points. The finished castle counts like a city and brings 1 more, so 4.

# Together with other modules
guide-with-castle_conversion-cathars = A besieged city may become a castle; then the siege has no effect.
guide-with-castle_conversion-traders_and_builders = The goods of the city are not taken then.
guide-with-castle_conversion-king_and_robber = A castle is no completed city for the King.
guide-with-castle_conversion-mage_and_witch = A mage or witch in that city leaves the board.
guide-with-castle_conversion-watchtowers = The city was completed: its watchtower pays.
guide-with-dragon_move-bridges_castles_bazaars = The lord of a castle is safe, followers on bridges are not.
guide-with-tower_capture-bridges_castles_bazaars = The lord of a castle cannot be taken.
guide-with-portal_enable-bridges_castles_bazaars = Nobody may go into a castle.
guide-with-count_move_out-bridges_castles_bazaars = Nobody may go into a castle.
guide-with-build_bridge-half_so_wild = Never over a triangle; a bridge may end at a road on its short side.
guide-with-build_bridge-tower = Bridge and tower may be on one tile.
guide-with-shepherd_extend-bridges_castles_bazaars = The field goes on under a bridge.
guide-with-builder_trigger-bridges_castles_bazaars = A road made longer by a bridge counts, too.
guide-with-builder_second_part-bridges_castles_bazaars = In the round after a bazaar the second tile is drawn as usual.
guide-with-mod_inn-bridges_castles_bazaars = A tile under a bridge of that road brings 2 points, too.
guide-with-award_robber_baron-bridges_castles_bazaars = The tiles under bridges count for the length.
guide-with-score_watchtower-bridges_castles_bazaars = A tile under a bridge is one with a road.
guide-with-score_barn_placed-bridges_castles_bazaars = A finished castle brings 4.
guide-with-score_barn_connected-bridges_castles_bazaars = A finished castle brings 2.
guide-with-final_barn-bridges_castles_bazaars = A finished castle brings 5.
guide-with-score_castle_lord-princess_and_dragon = If the fairy stands with the lord, she brings 3 points now.
guide-with-score_castle_lord-inns_and_cathedrals = Inn and cathedral count for the lord, too.
guide-with-score_castle_lord-hills_and_sheep = Vineyards of a monastery count for the lord, too.
guide-with-score_castle_lord-cult = A completed cult place counts; a lost challenge does not.
guide-with-score_castle_lord-monasteries = A monastery where only abbots live is never completed.
guide-with-catapult_throw-bridges_castles_bazaars = The lord of a castle can be hit; the castle stays.
guide-with-bazaar-messages = What is paid brings no message, what is received may.
guide-with-bazaar-robbers = What is paid cannot be robbed, what is received can.
