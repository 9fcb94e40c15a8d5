# What the server says of setups and to those who point at the board.

offer-base = Base game
    .sentence = Nothing but tiles, followers, cities, roads, monasteries and fields.
offer-base_and_river = Base game and river
    .sentence = The base game, begun with a river: more room from the first tile on.
offer-big_box_2006 = Big Box 2006
    .sentence = The base game with Inns & Cathedrals, Traders & Builders, The Princess & the Dragon and The Tower.
offer-count_king_and_consorts = Count, King & Consorts
    .sentence = The small expansions of that box: a river that forks, the count and his city, King & Robber, and the cult.
offer-first_edition = First edition
    .sentence = The base game by the rules of the first edition: farmers get 4 for each city, once, and a city of two tiles is worth 2.
offer-everything = Everything
    .sentence = All that there is, in one long game.

problem-seats = { $number ->
        [one] One player; this is for { $fewest } to { $most }.
       *[other] { $number } players; this is for { $fewest } to { $most }.
    }
problem-same_name = Two players are called { $name }.
problem-other = This cannot be played: { $error }

warning-tiles_only = The tiles of { $module } are in the bag, but its rules are not played.
warning-rules_only = { $module } is played without its tiles: most of it will not happen.
warning-no_fields = Without farmers, a part of { $module } has no use.
warning-long = { $tiles } tiles: this is a long game.
warning-few_turns = Each player will have only about { $turns } turns.

# What is on the table, to those who point at it

look-figure = { $owner }'s { $figure } { $where }
look-token = { $token ->
        [dragon] The dragon
        [fairy] The fairy
        [count] The count
        [tower] Tower of height { $number }
       *[other] Something
    }
look-open_ends = { $number ->
        [one] One open end
       *[other] { $number } open ends
    }
look-open_squares = { $number ->
        [one] One square around it is empty
       *[other] { $number } squares around it are empty
    }
look-nobody = Nobody is here
look-now = If the game ended now: { $payment }
    .seat = { $name }, if the game ended now: { $payment }
look-completed = If it were completed: { $payment }
    .seat = { $name }, if it were completed: { $payment }
look-fits = { $number ->
        [0] No tile that is left fits here.
        [one] One tile that is left fits here; the next one fits with a chance of { $percent } %.
       *[other] { $number } tiles that are left fit here; the next one fits with a chance of { $percent } %.
    }

# What is true of the table, without signs in letters

page-notice-fairy =
    .with = The fairy is with { $name }
page-notice-count = The count is { NOUN($quarter, "at") }

# Where points come from in the card game

source-persons = Persons
source-wrong_persons = Persons in wrong rows
source-cashed_cards = Cashed cards
source-animals = Animals
source-lone_jokers = Lone jokers
source-dragon = Dragon
source-fairy = Fairy
source-chest = Chests

# What is asked on a page, said to whoever chooses; to the others, what that player is about to do

page-step-place_tile = Place the tile
    .other = { $name } places the tile
page-step-attach_fork = Place the tile
    .other = { $name } places the tile
page-step-phase_figure = { $figures ->
        [follower] Put a follower on the tile, or pass
       *[any] Put down a figure, or pass
    }
    .other = { $name } may put down a figure
page-step-princess_remove = Whom shall the princess send home?
    .other = { $name } chooses whom the princess sends home
page-step-dragon_move = Where shall the dragon go?
    .other = { $name } moves the dragon
page-step-ransom_prisoner = Will you ransom a prisoner?
    .other = { $name } may ransom a prisoner
page-step-tower_capture = Whom shall the tower capture?
    .other = { $name } chooses whom the tower captures
page-step-prisoner_exchange = Who shall come home in exchange?
    .other = { $name } chooses who comes home in exchange
page-step-choose_abbey = Lay your abbey, or draw a tile?
    .other = { $name } lays the abbey or draws a tile
page-step-final_abbeys = Lay your abbey before the game ends?
    .other = { $name } may lay the abbey before the end
page-step-wagon_move = Where shall your wagon drive?
    .other = { $name } may drive the wagon on
page-step-count_move_in = Who shall go into the city of Carcassonne?
    .other = { $name } may send somebody into the city of Carcassonne
page-step-move_count = Where shall the count go?
    .other = { $name } moves the count
page-step-count_move_out = Who shall leave the city of Carcassonne to be scored?
    .other = { $name } may let somebody leave the city of Carcassonne
page-step-final_count_move_out = Who shall leave the city of Carcassonne for the final scoring?
    .other = { $name } may let somebody leave the city of Carcassonne
page-card_step-lay_out = You turned up a joker. To which row?
    .other = { $name } chooses a row for the joker
page-card_step-turn = Play a card, or put down your follower
    .other = { $name } plays a card or puts down the follower
page-card_step-wrong_colour = Points now, or keep the card?
    .other = { $name } takes points or keeps the card
page-card_step-assign_joker = Which animals shall the joker join?
    .other = { $name } chooses animals for the joker

# What can be chosen, where the board shows the place

page-verb-place = { $quarters ->
        [0] the tile as printed
        [1] the tile turned to the right
        [2] the tile upside down
       *[3] the tile turned to the left
    }
page-verb-barn = barn
page-verb-abbey = lay the abbey
page-verb-tower = tower piece
page-verb-guard = { $figure } onto the tower
page-verb-fairy = { $target ->
        [cell] the fairy onto the tile
       *[figure] the fairy to { $owner }'s { $figure }
    }
page-verb-dragon = the dragon onto the tile
page-way-N = north
page-way-NE = north-east
page-way-E = east
page-way-SE = south-east
page-way-S = south
page-way-SW = south-west
page-way-W = west
page-way-NW = north-west

# What happened, where the board shows the place

page-event-TilePlaced = { $tile ->
    [ABBEY] { $name } lays the abbey.
   *[other] { $name } places a tile.
}
page-event-TileRemoved = A tile fits nowhere and leaves the game; { $name } draws again.
page-event-TileReturned = A tile fits nowhere and goes back; { $name } draws again.
page-event-TileSetAside = A tile is set aside; { $name } draws again.
page-event-TilesBack = Tiles that were set aside go into the bag.
page-event-DragonFlew = The dragon flies to the new volcano.
page-event-DragonMoved = { $name } leads the dragon on.
page-event-FairyMoved = { $name } moves the fairy to the { $figure }.
page-event-TowerRaised = { $height ->
    [1] { $name } begins a tower.
   *[other] { $name } raises a tower to { $height }.
}
page-event-TowerClosed = { $name } closes a tower with { NOUN($figure, "a") }.
