option-animal_points = Punten voor dieren
    .help = Punten voor 1 tot { $most } gelijke dieren. Ze staan alleen op de telkaart; de spelregels noemen { $known }. Afgeleid, dus misschien niet zoals gedrukt: { $guessed }. { $most } getallen met komma's geven een andere tabel, zoals die op je kaart.
option-animal_points-reconstructed = afgeleid

# Kaarten. Hun kleur is die van de rij waar ze bij horen: alleen, en vóór een woord met de en vóór een woord met het

colour = { $sort ->
    [yellow] geel
    [red] rood
    [green] groen
   *[blue] blauw
}
    .e = { $sort ->
        [yellow] gele
        [red] rode
        [green] groene
       *[blue] blauwe
    }
card-row = { colour.e } rij
card-person = { colour.e } { $number }
    .a = een { colour.e } { $number }
    .the = de { colour.e } { $number }
card-animal = { colour } dier
    .a = een { colour } dier
    .the = het { colour.e } dier
card-building = { colour } gebouw
    .a = een { colour } gebouw
    .the = het { colour.e } gebouw
card-animal_joker = dierenjoker
    .a = een dierenjoker
    .the = de dierenjoker
card-building_joker = gebouwenjoker
    .a = een gebouwenjoker
    .the = de gebouwenjoker
card-dragon = draak
    .a = een draak
    .the = de draak
card-fairy = fee
    .a = een fee
    .the = de fee
card-animals = { colour.e } dieren
joker = joker
cards = { $number ->
    [0] geen kaart
    [one] { $number } kaart
   *[other] { $number } kaarten
}

# Waaruit punten bestaan

card_item-persons = { $number ->
    [one] { $number } persoon
   *[other] { $number } personen
}
card_item-wrong_persons = { $number ->
    [one] { $number } verkeerde persoon
   *[other] { $number } verkeerde personen
}
card_item-cashed_cards = { $number ->
    [one] { $number } ingewisselde kaart
   *[other] { $number } ingewisselde kaarten
}
card_item-animals = { $number ->
    [one] { $number } { colour } dier
   *[other] { $number } { colour.e } dieren
}
card_item-lone_jokers = { $number ->
    [one] { $number } losse joker
   *[other] { $number } losse jokers
}
card_item-dragon = draak
card_item-fairy = fee

# Wat gekozen kan worden

card_verb-lay = { $card }, { $row }
card_verb-play = { $card }, { $row }
card_verb-hide = { $card } dicht, { $row }
card_verb-follower = volgeling, { $row }: { cards }
card_verb-cash = { points } voor { NOUN($card, "the") }
card_verb-keep = { NOUN($card, "the") } onder de kist leggen
    .animal = { NOUN($card, "the") } houden: { cards }, { points }
card_verb-join = { $animals }: { cards }, { points }
card_step-lay_out = { $name } deelt en heeft een joker omgedraaid. Bij welke rij?
card_step-turn = { $name }, een kaart of de volgeling?
card_step-wrong_colour = { $name }, nu punten, of de kaart houden?
card_step-assign_joker = { $name }, bij welke dieren komt de joker?

# Wat er gebeurd is

card_event-CardLaidOut = { $name } draait { NOUN($card, "a") } om voor de { $row }.
card_event-HandsDealt = Ronde { $round }: { $name } geeft iedereen { $cards } kaarten.
card_event-CardPlayed = { $name } legt { NOUN($card, "a") } aan de { $row }.
card_event-CardHidden = { $name } legt een dichte kaart aan de { $row }.
card_event-FollowerPlaced = { $cards ->
    [0] { $name } zet de volgeling in de { $row } en stelt geen kaart veilig.
    [one] { $name } zet de volgeling in de { $row } en stelt { $cards } kaart veilig.
   *[other] { $name } zet de volgeling in de { $row } en stelt { $cards } kaarten veilig.
}
    .last = { $cards ->
        [0] { $name } zet de volgeling in de { $row }, stelt geen kaart veilig en deelt de volgende keer.
        [one] { $name } zet de volgeling in de { $row }, stelt { $cards } kaart veilig en deelt de volgende keer.
       *[other] { $name } zet de volgeling in de { $row }, stelt { $cards } kaarten veilig en deelt de volgende keer.
    }
card_event-Collected = { $name } neemt uit de { $row }: { $cards }.
    .turned_up = { $name } neemt uit de { $row }: { $cards }; omgedraaid: { $turned_up }.
    .nothing = { $name } neemt niets uit de { $row }.
card_event-WrongColour = { $name } houdt { NOUN($card, "the") }.
    .cashed = { $name } wisselt { NOUN($card, "the") } in.
card_event-JokerJoined = { $name } legt een dierenjoker bij de { $animals }.
card_event-RoundScored = { $name } krijgt { points }: { $items }.
    .nothing = { $name } krijgt { points }.
    .chest = { $under_chest ->
        [one] { $name } legt { $under_chest } kaart onder de kist.
       *[other] { $name } legt { $under_chest } kaarten onder de kist.
    }
card_event-ChestOpened = { $name } krijgt { points } voor gebouwen: { $series }.
    .empty = { $name } heeft niets onder de kist.
outcome-buildings = { $names } wint met { points } en meer gebouwen.
