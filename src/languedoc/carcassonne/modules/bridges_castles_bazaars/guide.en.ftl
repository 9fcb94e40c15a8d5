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
    .example = { $bazaar_mode ->
        [no_auction] { "" }
        [all_at_once] { "" }
       *[other] You offer 2, the highest bid is 4: pay 4 and take the tile, or get 4 and give it away.
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
