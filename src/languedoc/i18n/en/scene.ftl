# What the server says of setups and to those who point at the board.

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

# What is agreed on, a few words each

invitation = { $host } invites you to { $game }
    .nobody = An invitation to { $game }
fact-tiles = { $tiles } tiles, about { $time }
fact-rounds = { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
fact-clock = clock: { $minutes ->
        [one] one minute each
       *[other] { $minutes } minutes each
    }{ $seconds ->
        [0] { "" }
       *[other] , { $seconds } s more per choice
    }
fact-days = a move now and then, over several days
fact-only_rules = { $module } (rules only)
fact-only_tiles = { $module } (tiles only)
fact-rule = { $rule }: { $value }

# What is on the table, to those who point at it

look-figure = { $owner }'s { $figure } { $where }
look-open_ends = { $number ->
        [one] One open end
       *[other] { $number } open ends
    }
look-open_squares = { $number ->
        [one] One square around it is empty
       *[other] { $number } squares around it are empty
    }
look-nobody = Nobody is here
look-pays-nobody = It pays nobody now
look-beside = For { NOUN($feature, "many") }:
look-now = If the game ended now: { $payment }
    .seat = { $name }, if the game ended now: { $payment }
look-completed = If it were completed: { $payment }
    .seat = { $name }, if it were completed: { $payment }
look-fits = { $number ->
        [0] No tile that is left fits here.
        [one] One tile that is left fits here; the next one fits with a chance of { $percent } %.
       *[other] { $number } tiles that are left fit here; the next one fits with a chance of { $percent } %.
    }

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

page-card_step-lay_out = You turned up a joker. To which row?
    .other = { $name } chooses a row for the joker
page-card_step-turn = Play a card, or put down your follower
    .other = { $name } plays a card or puts down the follower
page-card_step-wrong_colour = Points now, or keep the card?
    .other = { $name } takes points or keeps the card
page-card_step-assign_joker = Which animals shall the joker join?
    .other = { $name } chooses animals for the joker

# What can be chosen, where the board shows the place

page-way-N = north
page-way-NE = north-east
page-way-E = east
page-way-SE = south-east
page-way-S = south
page-way-SW = south-west
page-way-W = west
page-way-NW = north-west

# Everything that can be done now, as one question

page-can-deploy = put { $figures } on the tile
    .far = put down { $figures }
page-can-figure = one of your figures
page-can-all = { $first }, or { $last }
