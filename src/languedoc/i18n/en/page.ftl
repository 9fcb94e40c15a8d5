# The words of the page in the browser.

## Everywhere

page-close = Close
page-cancel = Cancel
page-change = Change
page-copy = Copy link
page-copied = Copied
page-next = Next
page-just-now = just now
page-language = Language
page-settings = Settings
page-look = Appearance
page-look-auto = As the device is set
page-look-light = Light
page-look-dark = Dark
page-look-contrast = High contrast
page-ask-early = Ask at once what I may also decide later in the turn
page-confirm-choices = Show a choice first, send it when I confirm
page-show-motion = Show moves in motion
page-play-sounds = Sounds
page-reconnect-now = Reconnect now
page-notify-me = Notify me while this page is not seen: my turn, chat
page-notify-refused = The browser does not allow notifications for this site.
page-offline-title = No connection.
page-offline-why = The games cannot be reached; this page tries again by itself. The play aid works without a network once it was opened.
page-offline-again = Try again
page-no-connection = The server cannot be reached. Please try again.
page-your-name = What shall we call you?
page-keep-name = That's me
page-playing-as = You play as
page-you = you

## Lobby

page-welcome = Welcome to the table
page-play = Play
page-play-computer = Play against the computer
page-as-last-time = As last time: { $what }
page-rules-changed = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
page-opponents = { $count } computer players
page-clocked = with a clock
page-new-game-more = New game …
page-my-games = My games
page-open-games = Games with an open seat
page-games-to-watch = Games to watch
page-finished-games = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
page-join = Join a game
page-code-or-link = Code or link
page-join-game = Join
page-go-on = Go on
page-watch = Watch
page-look-at = Look
page-remove = Remove
page-remove-really = Remove this game for good?
page-leave-really = Get up from this game? Somebody else may take the seat.
page-upload-save = Open a saved game
page-your-turn = Your turn
page-open-seat = open seat
page-pace-days-short = over several days

## The play aid

page-guide = Play aid
page-guide-choose = On your table
page-guide-players = Players
page-guide-preset = Box or mix
page-guide-own-selection = Own selection
page-guide-numbers = Show the numbers of the printed play aid
page-guide-untick = Clear the ticks
page-guide-example = Example:
page-guide-together = Together with your other modules
page-guide-print = Print
page-guide-share = To another device
page-guide-share-how = Scan the code, or send the link: it carries your selection.
page-guide-code = QR code of the link
page-guide-link = Link to this play aid
page-guide-not-here = There is no connection, and this selection has not been loaded on this device before.
page-guide-round = Round
page-guide-buildings = Buildings
page-guide-sum = Sum
page-guide-empty-sheet = Clear the sheet
page-guide-name-of = Name of player { $seat }
page-guide-points-of = Points of { $name }, { $row }
page-guide-at-table = At the table
page-guide-start = Begin
page-guide-choose-first = Choose in the play aid what is on your table.
page-guide-turn-of = Turn { $turn }: { $name }
page-guide-next = Next
page-guide-undo = Undo
page-guide-take-time = Take the time
page-guide-to-final = Final scoring
page-guide-ask-sign = Which signs are on the tile?
page-guide-ask-completed = What has been completed?
page-guide-ask-action = What do you do with a figure?
page-guide-calculate = Calculate
page-guide-another-tile = Another tile
page-guide-answer = That is all
page-guide-nothing = Nothing of this
page-guide-tool-points = Points
page-guide-tool-calculator = Calculator
page-guide-tool-draws = Draw
page-guide-tool-history = History
page-guide-no-points = No points yet
page-guide-points-for = Points for { $name }
page-guide-add-for = Add points for { $name }
page-guide-calculator = What is it?
page-guide-building = Which building
page-guide-is-completed = Completed
page-guide-take-points = Write these points down
page-guide-cannot-be = There is no such feature: more is on it than fits on its tiles.
page-guide-needs-server = The calculator needs a connection to the server.
page-guide-who-gets = Who gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}?
page-guide-bag = Bag of tiles
page-guide-left = { $count } left
page-guide-draw = Draw
page-guide-take = Take { $thing } ({ $count })
page-guide-put-back = Put all back
page-guide-result = Result
page-guide-from = From
page-guide-turns-played = { $count ->
    [one] One turn was played.
   *[other] { $count } turns were played.
}
page-guide-leave = End this game at the table
page-guide-leave-really = Really end it? Its points are deleted.

## Setup

page-new-game = New game
page-which-game = Which game
page-who-plays = Who plays?
page-which-rules = Which rules?
page-which-modules = Which modules?
page-more-rules = More rules
page-its-rules = rules
page-its-tiles = tiles
page-its-options = Rules of this module
page-changed-count = { $count } changed
page-tiles-count = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
page-begin = Begin
page-seat-of = Seat { $number }
page-seat-me = Me
page-seat-here = Somebody here
page-seat-open = Somebody elsewhere
page-seat-bot = Computer
page-seat-open-why = whoever opens the link
page-remove-seat = Remove seat { $number }
page-name-here = Name
page-level = How strong
page-time-and-place = Time and place
page-pace = Pace
page-pace-live = All at once, now
page-pace-days = A move now and then, over several days
page-clock = Clock
page-with-clock = With a clock
page-clock-minutes = Minutes each
page-clock-increment = Seconds added per choice
page-further = Further
page-listed = Strangers may find this game
page-draw-start = drawn by lot
page-who-begins = Who begins?
page-begins = { $name } begins
page-colour-of = Colour of seat { $number }
page-colour-red = Red
page-colour-blue = Blue
page-colour-green = Green
page-colour-yellow = Yellow
page-colour-black = Black
page-colour-grey = Grey
page-provable-short = provable chance

## Before a game

page-waiting-room = Before the game
page-waiting-for-people = Waiting for people
page-take-seat = Sit down
page-leave-seat = Get up
page-send-link = Send this link to those who are to join:
page-game-link = Link to this game
page-show-code = Show as QR code
page-hide-code = Hide the QR code
page-game-code = QR code with the link to this game
page-agreed = What is played
page-clock-from-first = The clocks run from the first move on
page-this-seat = this seat
page-is-ready = ready
page-ready = I am ready
page-start-drawn = Who begins is drawn by lot
page-hand-over = Hand over …
page-hand-over-open = To whoever opens the link
page-hand-over-why = You host this game. A seat can be handed to somebody else or to the computer, that of another person only while they are away.
page-remove-game = Take this game back
page-no-such-game = There is no such game
page-no-such-game-why = No game has the code “{ $code }”. Perhaps the link is incomplete.

## The game

page-game = Game
page-board = Board
page-board-with = { $tiles ->
    [one] The board with one tile
   *[other] The board with { $tiles } tiles
}
page-view = View
page-nearer = Nearer
page-farther = Farther
page-fit = Show all
page-fields = Show fields
page-decision = What is to be decided
page-options = All options
page-options-count = { $count ->
    [one] One option
   *[other] { $count } options
}
page-on-last = on the tile laid last
page-beside-last = { $way ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
} of the tile laid last
page-on-start = on the start tile
page-from-start = { $way } of the start tile
page-so-far = { $count } { $way ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
page-confirm = Confirm
page-turn-tile = Turn
page-undo = Undo
page-skip = Skip
page-reconnecting = Connection lost, reconnecting …
page-sending = sending …
page-showing-moves = This is what the others did.
page-is-thinking = { $name } is thinking …
page-game-over = The game is over.
page-winners = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } win together
}
page-tile-in-hand = The tile that this is about: { $name }
page-open-tiles = Tiles that lie open
page-empty-square = Empty square
page-pass-device = Pass the device to { $name }
page-pass-device-why = Only the person whose turn it is may see what comes next.
page-i-am = I am { $name }
page-time-out = { $name } has run out of time
page-time-out-vote = What shall happen? More than half of the others decide.
page-time-out-others = The others decide what happens.
page-time-out-wait = Wait
page-time-out-bot = The computer takes over
page-time-out-end = End the game
page-play-on = Play on from here
page-play-on-why = A new game begins with what lies on the table now. What is hidden is shuffled anew; this game stays as it is.
page-play-on-as = You play as
page-play-on-others = The others are
page-play-on-bot = computer players
page-play-on-open = whoever opens the link
page-play-on-here = people at this screen
page-play-on-level = Level
page-play-on-begin = Begin
page-save-now = Save this game
page-save-now-why = The file holds no secret: what is still hidden is shuffled anew when it is loaded.
page-reactions = Say it with one click
page-proposal-undo = { $name } would like to take back the last choice
page-proposal-tie = { $name } proposes a draw
page-proposal-agreed = Agreed:
page-proposal-agree = Agree
page-proposal-refuse = Refuse
page-proposal-withdraw = Withdraw
page-propose-undo = Ask to take back my last choice
page-propose-tie = Propose a draw
page-resign = Resign
page-resign-ends = Resign? The game is over then.
page-resign-bot = Resign? A computer player goes on in your place.
page-reaction-hello = Hello!
page-reaction-nice = Nice!
page-reaction-oops = Oops …
page-reaction-thanks = Thank you!
page-reaction-moment = One moment
page-reaction-well-played = Well played!

## Beside the board

page-beside-board = Beside the board
page-players = Players
page-points = Points
page-computer = Computer
page-offline = away
page-number-between = A number from { $low } to { $high }
page-across-between = East of the start, from { $low } to { $high } hundredths of a square
page-down-between = South of the start, from { $low } to { $high } hundredths of a square
page-point-on-board = Or point at a place on the board.
page-open-panels = Open players, log and chat
page-open-chat = { $count ->
    [one] One unread line: open the chat
   *[other] { $count } unread lines: open the chat
}
page-panels = Panels
page-tab-log = Log
page-score-track = Score track
page-on-track = { $name } on { $square }{ $rounds ->
    [0] { "" }
    [one] , once round
   *[other] , { $rounds } times round
}
page-tab-tiles = Tiles
page-tab-chat = Chat
page-tab-seats = Seats
page-log = What happened
page-log-empty = Nothing has happened yet.
page-log-earlier = Earlier turns
page-show-moment = Show this moment
page-show-where = Show on the board
page-tiles-left = { $count ->
    [one] One tile left
   *[other] { $count } tiles left
}
page-point-at-square = Point at an empty square to see what fits.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-say = Say
page-say-something = Say something
page-watchers = { $count ->
    [one] { $names } is watching
   *[other] { $names } are watching
}

## The end

page-result = Result
page-final-scoring = Final scoring
page-final-begins = The last turn is done. Now what is still open is scored, step by step.
page-skip-all = Skip to the result
page-points-for = { $points ->
    [one] One point for { $names }
   *[other] { $points } points for { $names }
}
page-history = My finished games
page-history-empty = No game of yours is over yet.
page-history-of = Games of
page-history-all = both
page-history-carcassonne = Carcassonne
page-history-cardcassonne = Cardcassonne
page-history-games = Games
page-history-won = won
page-history-more = Show earlier games
page-statistics = Statistics
page-statistics-games = Games
page-statistics-won = Won
page-statistics-mean = Points on average
page-statistics-best = Most points
page-statistics-course = Points from game to game
page-statistics-course-why = The line is yours, full points are games that you won; dashes and squares show the best of the others.
page-statistics-sources = Points by source, on average
page-statistics-tables = Games won by number of players
page-statistics-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-picture = Picture
page-animation = Animation
page-animation-made = The animation is being made …
page-points-by-source = Points by source
page-source = Source
page-total = Total
page-chart-over-time = Points in the course of the game
page-choices-made = { $count ->
    [one] one choice
   *[other] { $count } choices
}
page-replay = Replay
page-download-save = Save to a file
page-to-lobby = To the start page
page-to-game = To the game
page-to-next-game = To the next game
page-play-again = Play again
page-beginning = The beginning
page-step-back = One step back
page-step-on = One step on
page-pause = Pause
page-moment = Moment

## Help

page-help = Help
page-help-mouse = Click a marked square to put the tile there, click it again to turn it, click twice quickly to confirm; or drag the tile from the bar to its square. The wheel on a marked square and the right button turn the tile. Drag the board to move it, use the wheel to zoom. Rest the mouse on anything to learn whose it is and what it is worth.
page-help-touch = With fingers: tap a marked square to put the tile there, again to turn it, or drag the tile from the bar to its square; then confirm. A tap with two fingers turns the tile, too. Drag the board to move it, spread two fingers to come nearer. Hold a finger on anything to learn about it.
page-help-next = next, previous thing that can be chosen
page-help-turn = turn the tile
page-help-confirm = confirm
page-help-back = step back
page-help-undo = take back the last choice
page-help-plain = the first button, mostly “nothing”
page-help-list = list of all options
page-help-pan = move the board
page-help-zoom = nearer, farther
page-help-fit = show the whole board
page-help-look = tell what lies in the middle of the board, and what it is worth
page-help-fields = show fields
page-help-again = show once more what happened since your last turn
page-help-skip = skip what is being shown
page-help-help = this help

## The card game

page-round-of = Round { $round } of { $rounds }
page-round-ends = Round { $round } is over
page-takes-nothing = nothing
page-go-on-round = Go on
page-pile-left = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
}
page-turned-up = Turned up
page-rows = Rows
page-row-cards = Cards in the row { $title }
page-your-hand = Your hand
page-cards-to-choose = Cards to choose from
page-before-players = What the players have
page-dealer = dealer
page-hand-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-chest-cards = { $count ->
    [one] one card under the chest
   *[other] { $count } cards under the chest
}
page-collecting = collects
page-card = { $kind ->
    [animal] animal
    [building] building
   *[other] person { $kind }
}, { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
page-face-down-own = Face down: only you know this card
page-card-back = card face down
page-card-dragon = dragon
page-card-fairy = fairy
page-card-animal-joker = animal joker
page-card-building-joker = building joker

# A guided game.
page-lesson = Lesson
page-lesson-show = Show me
page-lesson-progress = { $number } of { $all } choices made
page-lesson-unfold = Read
page-lesson-fold = Fold
page-learn-to-play = Learn to play
page-learn-on = Go on learning
page-learn-again = Lesson again
page-learnt-play = Play a game

# Drawn examples, in the play aid and at a table.
page-show-me = Show me
page-example-with = (with { $modules })
page-example-try = Try it yourself
page-example-again = Once more
page-example-back = Back
page-example-ended = This is all that is shown here.
page-example-not-here = There is no connection, and this example has not been loaded on this device before.
page-explain-step = What can be done here?
page-explain-points = What are these points for?
page-plain-tile = No building and no sign is printed on it: only roads, cities and fields.
page-explain-tile = What is on this tile?
page-on-the-tile = On the tile { $name }
page-explain-more = Possible in this part of the turn:
page-confirm-or-turn = Confirm, or click again to turn
page-confirm-place = Confirm this place
page-what-to-do = What to do
page-choices-beyond = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
} { $way ->
    [N] above
    [S] below
    [W] to the left
   *[E] to the right
}
page-play-since = Play what happened since your last turn

## Analysis and hints
page-analyse = Analyse this game
page-analysis = Analysis
page-analysis-at-work = The game is gone through choice by choice. This takes some seconds.
page-chance-over-time = Chance to win in the course of the game; dots mark the choices that cost most
page-lead-chance = lead { $points }, chance { $percent }
page-luck = Luck
page-given-away = Given away
page-points-signed = { $points } points
page-could-be-better = Where it could have been better
page-move-cost = Cost { $points } points; { $percent } less chance to win
page-show-choice = Show the position
page-chosen = Chosen:
page-better = Better:
page-nothing-better = Nothing better was found.
page-analysis-unjudged = { $count ->
    [one] There was no time for one choice; those that looked worst came first.
   *[other] There was no time for { $count } choices; those that looked worst came first.
}
page-analysis-how = Each choice was compared with others by playing on many times with imagined draws, from what its seat could know. Luck is how much better the tiles drawn were than the mean of those in the bag.
page-hint = Hint
page-is-considered = The options are being compared …
page-allow-hints = Players may ask for hints

## Among strangers

page-provable = Provable chance: the server commits to all chance beforehand
page-provable-early = Provable chance: the server has already fixed all chance and tells this hash of its key. The key follows at the end.
page-provable-right = Checked: the key belongs to the hash that was told at the beginning. All chance was fixed before the game.
page-provable-wrong = The key does not belong to the hash that was told at the beginning!
page-provable-changed = The server tells another hash than at the beginning!
page-provable-unknown = This page cannot compute the hash here, because the connection is not encrypted (https). The save holds the key.
page-provable-hash = SHA-256 of the key:
page-provable-key = Key:
page-chat-more = What to do about the line of { $name }
page-chat-remove = Remove
page-chat-mute = Mute
page-chat-unmute = Let speak again
page-chat-report = Report
page-chat-removed = removed
page-chat-muted = muted
page-chat-reported = Whoever runs this server will find the line in the log.
page-removal-why = A game in which others sit is removed when all who are not away for long want that.
page-removal-wanted = Want it removed: { $names }
page-removal-want = I want this game removed
page-removal-keep = I want to keep it after all
page-devices = Your devices
page-devices-why = No account is needed: whoever has this browser is you. Here you can be the same person on another device.
page-devices-pass = Make a link for another device
page-devices-link = Open this link on the other device within { $minutes } minutes. Whoever opens it is you.
page-devices-code = Link or code from another device
page-devices-enter = Be the same person here
page-devices-moved = This device is now yours, too.
page-devices-revoke = Sign out everywhere else
page-devices-revoke-really = All other devices will no longer be you. Your games stay yours here.
page-devices-revoked = You are only here now.
page-devices-here = This link makes you the same person here as on the device where it was made.
page-devices-here-games = { $count ->
    [one] The game that you have here now will no longer be yours.
   *[other] The { $count } games that you have here now will no longer be yours.
}
