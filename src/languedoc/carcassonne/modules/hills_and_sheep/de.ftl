module-hills_and_sheep = Schafe & Hügel
    .sentence = Schäfer sammeln Herden und fürchten den Wolf, Hügel entscheiden bei Gleichstand, und Weinberge bereichern Klöster.

option-hill_tiebreak = Gleichstand und Hügel
    .help = Wer bei Gleichstand durch Hügel gewinnt: alle, die einen Gefolgsmann auf einem haben, oder wer die meisten auf Hügeln hat.
option-hill_tiebreak-at_least_one = ein Gefolgsmann auf einem Hügel
option-hill_tiebreak-count_on_hill = die meisten auf Hügeln
option-closed_flocks = Eingeschlossene Herden
    .help = Wann Herden gewertet werden, deren Wiese nicht mehr wachsen kann: nach allen Entscheidungen der Schäfer oder davor.
option-closed_flocks-last = nach allen Entscheidungen
option-closed_flocks-first = vor den Entscheidungen
option-hills = Hügel
    .help = Ob Hügel eine Landschaftskarte verbergen und bei Gleichstand entscheiden.
option-vineyards = Weinberge
    .help = Ob Weinberge Klöstern Punkte bringen.

figure-shepherd = Schäfer
    .a = einen Schäfer
    .den = den Schäfer
    .counted = { $number ->
        [one] einen Schäfer
       *[other] { $number } Schäfer
    }
mark-hill = Hügel
    .a = ein Hügel
mark-vineyard = Weinberg
    .a = ein Weinberg
token-sheep_token = Schafe eines Schäfers
item-sheep = { $number ->
    [one] ein Schaf
   *[other] { $number } Schafe
}
item-vineyards = { $number ->
    [one] ein Weinberg
   *[other] { $number } Weinberge
}
holding-sheep = { $number ->
    [one] ein Schaf
   *[other] { $number } Schafe
}

verb-enlarge_flock = Schafe ziehen für { NOUN($figure, "den") } { $where }
verb-drive_home = die Herde heimtreiben für { NOUN($figure, "den") } { $where }
step-shepherd_extend = { $name }, wächst deine Herde, oder geht sie heim?

event-SheepDrawn = { $number ->
    [one] { $name } zieht ein Schaf.
   *[other] { $name } zieht { $number } Schafe.
}
event-WolfDrawn = { $name } zieht den Wolf: Die Herde ist verloren.
event-TileHidden = Eine Karte liegt verborgen unter dem Hügel bei { $cell }.
award-sheep = { $name } treibt die Herde heim: { $payment }.
    .title = Schafe

# On the page, where the board shows the place

look-token-sheep_token = { $number ->
    [one] Eine Herde von einem Schaf
   *[other] Eine Herde von { $number } Schafen
}
page-step-shepherd_extend = Soll deine Herde wachsen oder heimgehen?
    .other = { $name } entscheidet, ob die Herde wächst oder heimgeht
page-verb-enlarge_flock = Schafe ziehen
page-verb-drive_home = die Herde heimtreiben
page-event-TileHidden = Eine Karte liegt verborgen unter dem Hügel.
