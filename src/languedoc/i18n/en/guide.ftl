# The play aid: what is said around the steps of the modules

guide-title = Play aid
guide-for = { $players } players: { $modules }
guide-made = Made by Languedoc from the steps of its own engine.

guide-section-preparation = Preparation
    .text = Do this once, before the game.
guide-section-turn = A turn
    .text = Go through the steps from top to bottom. Skip what does not apply.
guide-section-final = Final scoring
    .text = When the game is over, score in this order.
guide-section-points = What brings points
guide-section-things = Figures, tokens, buildings and signs
guide-section-rules = Rules agreed for this game

guide-phase-P1 = Before the tile
guide-phase-P2 = The tile
guide-phase-P3 = A figure
guide-phase-P3b = After the figure
guide-phase-P4 = Further actions
guide-phase-P5 = Scoring
guide-phase-P6 = End of the turn
guide-phase-within = When it happens

guide-kind-must = must
guide-kind-may = may
guide-kind-auto = happens
guide-kind-rule = rule

guide-who-active = active player
guide-who-all = all in turn, the active player first
guide-who-left = all in turn, beginning left of the active player
guide-who-each = everybody
guide-who-owner = owner of the piece
guide-who-next = next player

guide-with = With { $owner }: { $title }. { $text }
guide-beside = With { $owner }: { $text }
guide-example = Example: { $example }
guide-example-with = (with { $modules })
guide-before = Before
guide-after = After

guide-section-round = A round
    .text = Play the turns, then clear the rows and score. Skip what does not apply.
guide-section-cards = The cards
guide-section-sheet = Score sheet
    .text = Write down what everybody scored in each round, and the buildings at the end.

guide-phase-turns = The turns
guide-phase-clearing = Clear the rows
guide-phase-scoring = Score the collected cards
guide-phase-next = End of the round

guide-who-dealer = dealer

guide-sheet-round = Round
guide-sheet-final = Buildings
guide-sheet-sum = Sum
guide-counted = { $thing } ({ $count })

guide-form-road = Road
    .counted = Tiles of the road
guide-form-city = City
    .counted = Tiles of the city
guide-form-monastery = Monastery and the like
    .counted = Tiles around it
    .triangle = { $building } on a triangle
    .rows = Tiles in its rows
guide-form-field = Field
    .counted = Completed cities at the field

# The card game: its steps

guide-card-boards = The four rows
    .text = Lay the four boards below each other: yellow, red, green, blue. To the right of each grows its row of cards.
guide-card-pieces = Pieces
    .text = Everybody takes a big follower, a chest and a scoring card, and puts the small follower beside space 1 of the track.
guide-card-dealer = First dealer
    .text = The youngest player deals first, or draw lots.
guide-card-lay_out = Lay out the first cards
    .text = Shuffle all { $cards } cards. The dealer turns up { $start } of them, one by one, and puts each at the end of the row of its colour. Where a joker goes, the dealer chooses.
guide-card-deal = Deal
    .text = The other { $pile } cards are the pile. Everybody gets { $hand } cards and keeps them secret; so it is in each of the { $rounds } rounds.
guide-card-turn = One card, or the follower
    .text = Left of the dealer somebody begins; then it goes clockwise. In your turn you either play one card or put your follower into a row. You may not pass. Everybody has { $turns } turns in a round.
guide-card-first_card = Your first card of the round
    .text = It is laid face down, at the end of any row, whatever its colour. Only you know what it is.
guide-card-later_card = Every later card
    .text = It is laid face up at the end of the row of its own colour. A joker goes to any row.
guide-card-place_follower = Put the follower
    .text = Once in a round you put your big follower at the end of a row. It takes the cards back to the next follower, or to the board. Cards that are laid behind it do not belong to it.
    .example = Four cards, Green's follower, three cards, Red's follower: Green takes four, Red three.
guide-card-last_follower = The last follower
    .text = Whoever puts the follower last lays it down, and deals the next round.
guide-card-clear_rows = Take the cards
    .text = Clear the rows from blue up to yellow, each from the board outwards. Everybody takes the cards of their follower and turns up those that lie face down.
guide-card-left_over = What stays
    .text = Cards behind the last follower of a row stay where they are for the next round, face down or up, and move to the board. So do rows without a follower.
guide-card-wrong_colour = Cards of another colour
    .text = A card that lay in a row of another colour: a person brings { $wrong } points and leaves the game. For an animal or a building you choose: { $wrong } points and it leaves the game, or you keep it like your own.
guide-card-assign_joker = Animal jokers
    .text = A joker must join one of your sets of animals, for good. As long as you have no animal it waits, and brings { $lone } points when you get it.
guide-card-persons = Persons
    .text = Add up the numbers of all persons of the row's colour, and multiply by how many they are. They leave the game.
    .example = Persons 3, 1 and 1: 5 times 3 cards, 15.
guide-card-animals = Animals
    .text = Put them before you, sorted by colour. Each set that grew scores for its whole new size: { $table }.
    .example = Two sheep: 6. Later three more: 14 more, for five.
guide-card-luck = Dragon and fairy
    .text = Each brings { $luck } points at once and leaves the game.
guide-card-buildings = Buildings
    .text = Put them and building jokers face down under your chest. Nobody may look at them, not even you. They count at the end.
guide-card-next_round = Next round
    .text = The new dealer deals { $hand } cards to everybody. The player on the left begins.
guide-card-last_round = The end
    .text = After { $rounds } rounds the pile is empty and the game is over. Cards that are left in the rows bring nothing.
guide-card-series = Series of buildings
    .text = Sort your buildings into series of different colours, each card in one series; a joker stands for any building. Points for a series by its number of cards: { $series }. Make the best of it.
    .example = Series of 4, 4, 2 and 1: 30 + 30 + 5 + 0 = 65.
guide-card-winner = Who has won?
    .text = Most points win. In a tie it is who of them has more cards under the chest.

guide-card-points-persons = Persons
    .text = The sum of their numbers times their number.
guide-card-points-wrong_colour = Card of another colour
    .text = { $wrong } points, unless you keep it.
guide-card-points-animals = Set of animals that grew
    .text = By its size: { $table }.
guide-card-points-lone_joker = Animal joker without animals
    .text = { $lone } points.
guide-card-points-luck = Dragon, fairy
    .text = { $luck } points each.
guide-card-points-series = Series of different buildings
    .text = At the end, by its size: { $series }.

guide-card-thing-person = Persons
    .text = With numbers from 1 to 3. They are scored in the round in which you take them.
guide-card-thing-building = Buildings
    .text = They lie under your chest until the end.
guide-card-thing-animal = Animals
    .text = They stay before you; a set scores whenever it grows.
guide-card-thing-dragon = Dragon
    .text = { $luck } points at once.
guide-card-thing-fairy = Fairy
    .text = { $luck } points at once.
guide-card-thing-animal_joker = Animal jokers
    .text = One joins a set of animals.
guide-card-thing-building_joker = Building jokers
    .text = One stands for any building.
