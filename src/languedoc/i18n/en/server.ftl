# What the server answers when it cannot do what it is asked. The part after `refused-` is the code for programs.

refused-malformed = This message cannot be understood.
refused-too_large = This is too large.
refused-too_fast = Too many messages at once. Please wait a moment.
refused-stale = The game has gone on meanwhile. Look again, then choose.
refused-lesson = { $answer }
refused-illegal = This is not allowed now.
refused-not_your_seat = It is not your turn.
refused-not_running = This game is not running.
refused-nothing_to_undo = There is nothing that can be taken back.
refused-not_found = There is nothing here, or not any more.
refused-seat_taken = Somebody else has taken this seat.
refused-not_host = Only who made the game may do this.
refused-bad_upload = This file is no saved game that can be read here.
refused-not_built = This game needs what cannot be played here yet: { $modules }.
refused-unsupported = This game needs something that does not exist here.
refused-bad_setup = A game cannot be played like this.
refused-too_many_games = You have as many games as one person may have here. Remove one of them first, or get up from it.
refused-unknown = Something went wrong here. Nothing has changed.
refused-unavailable = The games cannot be reached for the moment. Please try again.
refused-not_over = This can be had when the game is over.
refused-not_savable = This game cannot be saved now: a save must not tell what is hidden, and no other game was found in time that looks the same to everybody. Try it some choices later, or when the game is over.
refused-no_picture = No picture of this game can be made here.
refused-no_hints = In this game nobody gets hints.
refused-begun = This game has begun.
refused-bad_name = This is no name.
refused-from_elsewhere = Another site has asked for this.
refused-method = This address cannot be used like that.
refused-chat_full = So much has been said in this game that no more can be added.
refused-too_many_sockets = Too many windows are open at the same time.
refused-not_absent = They have not been away long enough to give their seat away.
refused-sits_here = You have or had a seat here. In a game with secrets this one is for somebody else.
refused-muted = You cannot say anything in this game any more.
refused-not_allowed = You may not do this.
refused-bad_pass = This code is not valid, or not any more.

# What the server tells in the chat of a game.
told-given_open = The seat of { $name } was opened: whoever comes may take it.
told-given_bot = The computer plays on for { $name }.
told-uploaded = This game was begun elsewhere and came as a file. Whatever is still hidden was shuffled anew.
told-played_on = This game goes on from a moment of another one. Whatever is still hidden was shuffled anew.
told-removal = { $name } wants to remove this game. When all who sit here want that, it is removed.
told-hint = { $name } asked for a hint.
told-resigned = { $name } resigns.
told-refused_undo = { $name } does not agree to taking back.
told-refused_tie = { $name } does not agree to a draw.
told-withdrawn = { $name } withdraws the proposal.
told-agreed_undo = All agree: the last choice of { $name } is taken back.
told-agreed_tie = All agree on a draw.

# The outcome where the others have ended a game because somebody's time was up.
ended-by_clock = The time of { $name } was up, and the others ended the game.
ended-by_resigned = { $name } has resigned.
ended-by_tie = The players agreed on a draw.

# A guided game.
learning = Learn to play: { $game }
learning-opponent = It is the turn of { $name }
learning-example = Show me: { $title }
learning-you = You are { $name }. { $text }

# In the preview of a link to a game.
preview-running = A game of { $game } that is being played
preview-over = A game of { $game } that has been played
