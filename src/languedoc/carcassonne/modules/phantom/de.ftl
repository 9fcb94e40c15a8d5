module-phantom = Das Phantom
    .sentence = Ein zweiter, durchsichtiger Gefolgsmann darf im selben Zug gesetzt werden.
