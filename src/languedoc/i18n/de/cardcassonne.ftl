option-animal_points = Punkte für Tiere
    .help = Punkte für 1 bis { $most } gleiche Tiere. Sie stehen nur auf der Wertungskarte; die Spielregel nennt { $known }. Erschlossen und deshalb vielleicht nicht wie gedruckt: { $guessed }. { $most } Zahlen mit Kommas setzen eine andere Tabelle, etwa die deiner Karte.
option-animal_points-reconstructed = erschlossen

# Karten. Ihre Farbe ist die der Reihe, zu der sie gehören: allein, vor weiblichen und vor sächlichen Wörtern, nach einem Artikel

colour = { $sort ->
    [yellow] gelb
    [red] rot
    [green] grün
   *[blue] blau
}
    .e = { $sort ->
        [yellow] gelbe
        [red] rote
        [green] grüne
       *[blue] blaue
    }
    .es = { $sort ->
        [yellow] gelbes
        [red] rotes
        [green] grünes
       *[blue] blaues
    }
    .en = { $sort ->
        [yellow] gelben
        [red] roten
        [green] grünen
       *[blue] blauen
    }
card-row = { colour.e } Reihe
    .dat = { colour.en } Reihe
card-person = { colour.e } { $number }
    .a = eine { colour.e } { $number }
    .the = die { colour.e } { $number }
card-animal = { colour.es } Tier
    .a = ein { colour.es } Tier
    .the = das { colour.e } Tier
card-building = { colour.es } Gebäude
    .a = ein { colour.es } Gebäude
    .the = das { colour.e } Gebäude
card-animal_joker = Tierjoker
    .a = einen Tierjoker
    .the = den Tierjoker
card-building_joker = Gebäudejoker
    .a = einen Gebäudejoker
    .the = den Gebäudejoker
card-dragon = Drache
    .a = einen Drachen
    .the = den Drachen
card-fairy = Fee
    .a = eine Fee
    .the = die Fee
card-animals = { colour.e } Tiere
    .dat = { colour.en } Tieren
joker = Joker
cards = { $number ->
    [0] keine Karte
    [one] { $number } Karte
   *[other] { $number } Karten
}

# Woraus Punkte bestehen

card_item-persons = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
card_item-wrong_persons = { $number ->
    [one] { $number } falsche Person
   *[other] { $number } falsche Personen
}
card_item-cashed_cards = { $number ->
    [one] { $number } eingelöste Karte
   *[other] { $number } eingelöste Karten
}
card_item-animals = { $number ->
    [one] { $number } { colour.es } Tier
   *[other] { $number } { colour.e } Tiere
}
card_item-lone_jokers = { $number ->
    [one] { $number } einzelner Joker
   *[other] { $number } einzelne Joker
}
card_item-dragon = Drache
card_item-fairy = Fee

# Was gewählt werden kann

card_verb-lay = { $card }, { $row }
card_verb-play = { $card }, { $row }
card_verb-hide = { $card } verdeckt, { $row }
card_verb-follower = Gefolgsmann, { $row }: { cards }
card_verb-cash = { points } für { NOUN($card, "the") }
card_verb-keep = { NOUN($card, "the") } unter die Truhe legen
    .animal = { NOUN($card, "the") } behalten: { cards }, { points }
card_verb-join = { $animals }: { cards }, { points }
card_step-lay_out = { $name } gibt und hat einen Joker aufgedeckt. An welche Reihe?
card_step-turn = { $name }, eine Karte oder den Gefolgsmann?
card_step-wrong_colour = { $name }, jetzt Punkte oder die Karte behalten?
card_step-assign_joker = { $name }, zu welchen Tieren soll der Joker?

# Was geschehen ist

card_event-CardLaidOut = { $name } deckt { NOUN($card, "a") } für die { $row } auf.
card_event-HandsDealt = Runde { $round }: { $name } gibt allen { $cards } Karten.
card_event-CardPlayed = { $name } legt { NOUN($card, "a") } an die { $row }.
card_event-CardHidden = { $name } legt eine Karte verdeckt an die { $row }.
card_event-FollowerPlaced = { $cards ->
    [0] { $name } setzt den Gefolgsmann in die { $row } und sichert keine Karte.
    [one] { $name } setzt den Gefolgsmann in die { $row } und sichert { $cards } Karte.
   *[other] { $name } setzt den Gefolgsmann in die { $row } und sichert { $cards } Karten.
}
    .last = { $cards ->
        [0] { $name } setzt den Gefolgsmann in die { $row }, sichert keine Karte und gibt als Nächstes.
        [one] { $name } setzt den Gefolgsmann in die { $row }, sichert { $cards } Karte und gibt als Nächstes.
       *[other] { $name } setzt den Gefolgsmann in die { $row }, sichert { $cards } Karten und gibt als Nächstes.
    }
card_event-Collected = { $name } räumt aus der { NOUN($row, "dat") } ab: { $cards }.
    .turned_up = { $name } räumt aus der { NOUN($row, "dat") } ab: { $cards }; umgedreht: { $turned_up }.
    .nothing = { $name } räumt aus der { NOUN($row, "dat") } nichts ab.
card_event-WrongColour = { $name } behält { NOUN($card, "the") }.
    .cashed = { $name } löst { NOUN($card, "the") } ein.
card_event-JokerJoined = { $name } legt einen Tierjoker zu den { NOUN($animals, "dat") }.
card_event-RoundScored = { $name } bekommt { points }: { $items }.
    .nothing = { $name } bekommt { points }.
    .chest = { $under_chest ->
        [one] { $name } legt { $under_chest } Karte unter die Truhe.
       *[other] { $name } legt { $under_chest } Karten unter die Truhe.
    }
card_event-ChestOpened = { $name } bekommt { points } für Gebäude: { $series }.
    .empty = { $name } hat nichts unter der Truhe.
outcome-buildings = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und mehr Gebäuden.
