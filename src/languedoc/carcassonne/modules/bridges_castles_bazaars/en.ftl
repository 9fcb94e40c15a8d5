module-bridges_castles_bazaars = Bridges, Castles & Bazaars
    .sentence = Bridges lead roads across fields, small cities become castles, and tiles are sold at bazaars.

option-bridges = Bridges
    .help = Whether bridges may be built.
option-castles = Castles
    .help = Whether small cities may become castles.
option-bazaars = Bazaars
    .help = Whether tiles with a bazaar open one.
option-bazaar_mode = Tiles of a bazaar
    .help = How the tiles of a bazaar are given out: by auction, by picking one at the beginning of each turn, or by picking all of them before the next turn.
option-bazaar_mode-auction = by auction
option-bazaar_mode-no_auction = picked turn by turn
option-bazaar_mode-all_at_once = all picked at once
option-bids_on_credit = Bids on credit
    .help = Whether a bid may be higher than the own score, which may fall below 0.
option-castle_by_owner = The knight's owner decides
    .help = Whether the owner of the knight decides about a castle, also in the turn of somebody else.
option-castle_always_counts = Every castle counts for fields
    .help = Whether castles with a lord count for fields, too, not only finished ones.
option-bridge_anywhere = Bridges without a road
    .help = Whether a bridge may also be built over the tile just placed with both ends open.

mark-bazaar = bazaar
    .a = a bazaar
token-bridge = bridge
token-lords_castle = castle
item-sale = tile
item-finished_castles = { $number ->
    [one] { $number } castle
   *[other] { $number } castles
}
item-lord = beside the castle
direction-NS = from north to south
direction-WE = from west to east
holding-bridges = { $number ->
    [one] { $number } bridge
   *[other] { $number } bridges
}
holding-castle_tokens = { $number ->
    [one] { $number } castle
   *[other] { $number } castles
}
holding-owed = the tile { $tile } for the next turn
to_come-bridges_castles_bazaars = { $number ->
    [one] { $number } tile from the bazaar
   *[other] { $number } tiles from the bazaar
}
notice-display = At the bazaar: { $tiles }
notice-sale = { $name } sells { $tile }
    .bid = { $name } sells { $tile }; { $bidder } bids { $number }

verb-auction = the tile { $tile }
verb-bid = bid { $number }
verb-buy = buy the tile
verb-sell = sell the tile
verb-fortify = turn the { $segment } into a castle
verb-lord = points like the { $segment }
verb-bridge = a bridge { $direction }
verb-refuse = give the tile away instead of building a bridge
step-bazaar_tile_due = { $name }, which tile do you take?
step-bazaar = { $stage ->
    [picking] { $name }, which tile do you put up for auction?
    [opening] { $name }, how much do you bid?
    [raising] { $name }, { $bidder } bids { $price }: do you bid more?
    [deciding] { $name }, do you buy the tile from { $bidder } for { $price }, or sell it?
   *[taking] { $name }, which tile do you take?
}
    .pass = no higher bid
step-castle_conversion = { $name }, do you build a castle?
    .pass = no castle
step-score_castle_lord = { $name }, which points does your lord get?
step-build_bridge = { $name }, do you build a bridge?
    .pass = no bridge

event-BazaarOpened = A bazaar opens: { $tiles }.
event-TileOffered = { $name } puts { $tile } up for auction.
event-BidMade = { $name } bids { $number }.
event-TileTaken = { $name } gets { $tile }.
event-CastleBuilt = { $name } turns a small city into a castle.
event-BridgeBuilt = { $name } builds a bridge.
event-TileRefused = { $name } builds no bridge and gives { $tile } away.
award-bazaar = { $name } pays for a tile: { points }.
    .received = { $name } is paid for a tile: { points }.
    .title = bazaars
award-castle = { $name }'s lord leaves the castle: { points }.
    .title = castles

# On the page, where the board shows the place

page-step-bazaar_tile_due = Which tile of the bazaar do you take?
    .other = { $name } takes a tile of the bazaar
page-step-bazaar = { $stage ->
    [picking] Which tile do you put up for auction?
    [opening] How much do you bid for this tile?
    [raising] { $bidder } bids { $price }. Do you bid more?
    [deciding] { $bidder } bids { $price }. Pay as much and take the tile, or sell it?
   *[taking] Which tile of the bazaar do you take?
}
    .other = { $stage ->
        [picking] { $name } puts a tile up for auction
        [opening] { $name } opens with a bid
        [raising] { $name } may bid more than { $price }
        [deciding] { $name } buys or sells for { $price }
       *[taking] { $name } takes a tile of the bazaar
    }
page-step-castle_conversion = Will you build a castle here?
    .other = { $name } may build a castle
page-step-score_castle_lord = Which points shall your lord get?
    .other = { $name } chooses the points of a lord
page-step-build_bridge = Will you build a bridge?
    .other = { $name } may build a bridge
page-verb-fortify = build a castle
page-verb-lord = as many points as this
page-event-BazaarOpened = A bazaar opens.
page-event-TileOffered = { $name } puts a tile up for auction.
page-event-TileTaken = { $name } gets a tile at the bazaar.
page-event-TileRefused = { $name } builds no bridge and gives the tile away.
page-verb-auction = this tile
page-notice-sale = { $name } sells a tile
    .bid = { $name } sells a tile; { $bidder } bids { $number }
