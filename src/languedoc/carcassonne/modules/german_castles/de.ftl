module-german_castles = Burgen in Deutschland
    .sentence = Burgen auf Doppelkarten, die jeder in Reserve hält.

feature-german_castle = Burg
    .a = eine Burg
    .unfinished = eine unfertige Burg
    .at = in der Burg
    .into = in die Burg
    .the = die Burg
    .many = Burgen
role-lord = Burgherr
    .a = einen Burgherrn
    .den = den Burgherrn
    .as = Burgherrn
    .counted = { $number ->
        [one] einen Burgherrn
       *[other] { $number } Burgherren
    }
item-german_castle = fertig
item-castles = { $number ->
    [one] { $number } Burg
   *[other] { $number } Burgen
}
holding-castles = { $number ->
    [one] { $number } Burg
   *[other] { $number } Burgen
}

verb-castle = die Burg { $tile } legen
step-choose_german_castle = { $name }, eine Burg oder eine Karte aus dem Vorrat?
    .pass = keine Burg

# On the page, where the board shows the place

page-step-choose_german_castle = Legst du eine deiner Burgen, oder ziehst du eine Karte?
    .other = { $name } legt eine Burg oder zieht eine Karte
page-verb-castle = diese Burg legen
