module-hills_and_sheep = Heuvels & Schapen
    .sentence = Herders verzamelen kudden en vrezen de wolf, heuvels beslissen bij gelijke stand, en wijngaarden verrijken kloosters.

option-hill_tiebreak = Gelijke stand en heuvels
    .help = Wie bij gelijke stand door heuvels wint: iedereen met een volgeling op een heuvel, of wie er de meeste op heuvels heeft.
option-hill_tiebreak-at_least_one = een volgeling op een heuvel
option-hill_tiebreak-count_on_hill = de meeste op heuvels
option-closed_flocks = Ingesloten kudden
    .help = Wanneer kudden gewaardeerd worden waarvan de weide niet meer kan groeien: na alle keuzes van herders, of ervoor.
option-closed_flocks-last = na alle keuzes
option-closed_flocks-first = voor de keuzes
option-hills = Heuvels
    .help = Of heuvels een landschapskaart verbergen en bij gelijke stand beslissen.
option-vineyards = Wijngaarden
    .help = Of wijngaarden kloosters punten opleveren.

figure-shepherd = herder
    .a = een herder
    .the = de herder
    .counted = { $number ->
        [one] { $number } herder
       *[other] { $number } herders
    }
mark-hill = heuvel
    .a = een heuvel
mark-vineyard = wijngaard
    .a = een wijngaard
token-sheep_token = schapen van een herder
item-sheep = { $number ->
    [one] { $number } schaap
   *[other] { $number } schapen
}
item-vineyards = { $number ->
    [one] { $number } wijngaard
   *[other] { $number } wijngaarden
}
holding-sheep = { $number ->
    [one] { $number } schaap
   *[other] { $number } schapen
}

verb-enlarge_flock = schapen trekken voor { NOUN($figure, "the") } { $where }
verb-drive_home = de kudde naar huis drijven van { NOUN($figure, "the") } { $where }
step-shepherd_extend = { $name }, groeit je kudde, of gaat ze naar huis?

event-SheepDrawn = { $number ->
    [one] { $name } trekt { $number } schaap.
   *[other] { $name } trekt { $number } schapen.
}
event-WolfDrawn = { $name } trekt de wolf: de kudde is verloren.
event-TileHidden = Onder de heuvel bij { $cell } ligt een verborgen kaart.
award-sheep = { $name } drijft de kudde naar huis: { $payment }.
    .title = schapen

# On the page, where the board shows the place

look-token-sheep_token = { $number ->
    [one] Een kudde van { $number } schaap
   *[other] Een kudde van { $number } schapen
}
page-step-shepherd_extend = Laat je de kudde groeien of naar huis gaan?
    .other = { $name } beslist of de kudde groeit of naar huis gaat
page-verb-enlarge_flock = schapen trekken
page-verb-drive_home = de kudde naar huis drijven
page-event-TileHidden = Onder de heuvel ligt een verborgen kaart.
