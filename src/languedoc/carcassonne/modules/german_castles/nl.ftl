module-german_castles = Burchten in Duitsland
    .sentence = Burchten op dubbele landschapskaarten die iedereen achter de hand houdt.

feature-german_castle = burcht
    .a = een burcht
    .unfinished = een onvoltooide burcht
    .at = in de burcht
    .the = de burcht
    .many = burchten
role-lord = burchtheer
    .a = een burchtheer
    .the = de burchtheer
    .counted = { $number ->
        [one] { $number } burchtheer
       *[other] { $number } burchtheren
    }
item-german_castle = voltooid
item-castles = { $number ->
    [one] { $number } burcht
   *[other] { $number } burchten
}
holding-castles = { $number ->
    [one] { $number } burcht
   *[other] { $number } burchten
}

verb-castle = de burcht { $tile } leggen
step-choose_german_castle = { $name }, een burcht of een kaart uit de voorraad?
    .pass = geen burcht

# On the page, where the board shows the place

page-step-choose_german_castle = Leg je een van je burchten, of trek je een kaart?
    .other = { $name } legt een burcht of trekt een kaart
page-verb-castle = deze burcht leggen
