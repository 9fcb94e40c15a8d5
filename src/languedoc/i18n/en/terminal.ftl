# The games in a terminal: `languedoc play` and `languedoc replay`. What is typed is the same in all languages.

terminal-you = you
terminal-welcome = { $titles }. Type ? for help, q to leave.
terminal-going_on = { $number ->
    [one] Going on after { $number } choice.
   *[other] Going on after { $number } choices.
}
terminal-type = Please type { $hint }, or ? for help.
terminal-no_choice = '{ $typed }' is not a choice; type { $hint }, or ? for help.
terminal-no_such_choice = There is no choice { $typed }; type { $hint }, or ? for help.
terminal-nothing_happened = Nothing has happened yet.
terminal-undone = Your last choice is taken back.
terminal-no_undo = { $reason ->
    [not_yours] No undo: the last choice was not yours.
    [revealed] No undo: the last choice cannot be taken back: something new was revealed since.
   *[nothing] No undo: there is no choice to take back.
}

# Saving and leaving

terminal-saved = Saved. Go on with: languedoc play --load { $file }
terminal-not_saved = Not saved.
    .because = Not saved: { $trouble }.
terminal-save_as = Save as (Enter: { $file })?
terminal-write_over = { $file } exists. Write over it (y/n)?
terminal-save_first = Save the game first (y/n)?
terminal-try_again = Try again (y/n)?
terminal-yes = y yes
terminal-no = n no
terminal-yes_or_no = Please type y or n.
terminal-goodbye = Goodbye.
    .unsaved = Goodbye. This game was not saved.
    .saved = Goodbye. The game is saved.
    .saved_in = Goodbye. The game is saved in { $file }.

# The tile game: the panel beside the board

terminal-square_number = the number of a square, 1 to { $last }
    .or = the number of a square, 1 to { $last }, or { $others }
terminal-number = a number from { $first } to { $last }
terminal-range = from { $low } to { $high }
terminal-range_default = for example { $option }
terminal-range_number = a number or a point, as in { $option }
terminal-or = or
terminal-not_clear = '{ $typed }' is not clear; type { $meant }.
terminal-only_tiles_turn = Only tiles are turned; for this choice type { $number }.
terminal-not_turned_so = The tile cannot lie there turned { $side }; possible: { $sides }.
terminal-which_way = Which way, 1 to { $last } (Enter: another square)?
terminal-which_number = Please type a number from 1 to { $last }, or Enter to go back.
terminal-in_bag = { $number ->
    [one] { $number } tile in the bag
   *[other] { $number } tiles in the bag
}
    .short = bag { $number }
terminal-out_of_game = out of the game: { $tiles }
terminal-more = { $number } more (o: all)
terminal-log_tells = (log tells what was before)
terminal-turns_mean = N up, E right, S down, W left: where the top of the tile may point.
terminal-sides_mean = N up, E right, S down, W left; NL is the left half of N, seen from the middle.
terminal-beyond = more: { $hidden } (b: all)
terminal-beyond-west = { $number } west
terminal-beyond-north = { $number } north
terminal-beyond-east = { $number } east
terminal-beyond-south = { $number } south
terminal-help =
    Each turn you add a tile to the land: road must meet road, city city, field field.
    Then you may put one of your followers on a road, city, field or monastery of that
    tile, if no follower has it yet. When a road or city is closed, or a monastery is
    surrounded, whoever has most followers there scores: 1 a tile, in cities 2 and 2 a
    pennant; the followers come home. Farmers stay in their field to the end and score
    for each completed city at it. Most points win.

    Type a number of the list, or the notation of a choice: place 1,0 E, follower road:W.
    A square number may be followed by the turn, as in 3 E: where the top of the tile as
    drawn shall point. N is up, E right, S down, W left. Roads and cities are named by
    the sides they reach, fields by half a side: NL is the left half of the side N, NR
    the right one, seen from the middle of the tile.
    .commands =
        u        undo your last choice, as long as no new tile was drawn
        b        the whole board
        o        all choices
        log      what happened lately
        s [FILE] save the game
        ?        this help
        q        leave the game

# The card game

terminal-card_legend = 1 2 3 persons, an animal, bu building, AJ BJ jokers, DR dragon, FA fairy, ?? face down, (..) yours face down
terminal-pass_device = Pass the device to { $name }, who then presses Enter.
    .undo = Pass the device to { $name }, who then presses Enter ({ $other }: u takes your choice back).
terminal-your_hand = your hand:
terminal-turned_up = turned up: { $card }
terminal-round = { $pile ->
    [one] round { $round } of { $rounds }, { $pile } card in the pile
   *[other] round { $round } of { $rounds }, { $pile } cards in the pile
}
terminal-in_hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
terminal-follower_free = follower free
terminal-animals = animals { $sets }
terminal-lone_jokers = { $number ->
    [one] { $number } lone joker
   *[other] { $number } lone jokers
}
terminal-chest = chest { $number }
terminal-card_help =
    Four rows of cards grow to the right: yellow, red, green, blue. In your turn you play
    a card or place your follower, once in every round, at the end of a row: it secures
    the cards between it and the next follower or the board. Cards go to the row of their
    colour, jokers to any row; your first card of a round goes face down to any row. When
    all cards are played everybody takes what he secured.

    Persons: the sum of their numbers times how many they are. Animals stay with you; when
    a set grows, all of it scores again. Buildings go under the chest to the end: 2, 3 or 4
    different ones make a series of 5, 15 or 30 points. Dragon and fairy are 10 each. A
    card of another colour than its row is 10 points; animals and buildings of another
    colour may be kept instead. Whoever places the last follower deals the next round.

    Type a number of the list, or the notation of a choice: play red:3 red, follower blue.
    .commands =
        u        undo your last choice, as long as nobody has seen a new card
        log      what happened in this round
        s [FILE] save the game; the file holds all cards, also those you may not see
        ?        this help
        q        leave the game

# The end of a game, and a saved game told

terminal-final_scoring = Final scoring
terminal-nothing_to_score = There is nothing left to score.
terminal-points = points
terminal-card_points-persons = persons
terminal-card_points-animals = animals
terminal-card_points-wrong_colour = wrong colour
terminal-card_points-figures = dragon, fairy
terminal-card_points-buildings = buildings
terminal-laying_out = Laying out
terminal-round_number = Round { $round }
terminal-seed = seed { $seed }
terminal-modules = modules { $modules }
terminal-verified = { $number ->
    [one] verified: { $number } choice, the game is { $state ->
        [over] finished
       *[running] not finished
    }
   *[other] verified: { $number } choices, the game is { $state ->
        [over] finished
       *[running] not finished
    }
}
