module-goldmines = The Goldmines
    .sentence = Gold bars lie on tiles and go to whoever completes something there.

mark-gold = gold
