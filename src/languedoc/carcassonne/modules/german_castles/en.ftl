module-german_castles = Castles in Germany
    .sentence = Castles on double tiles that everybody holds in reserve.

feature-german_castle = castle
    .a = a castle
    .unfinished = an unfinished castle
    .at = in the castle
    .many = castles
role-lord = lord of the castle
    .a = a lord of the castle
    .counted = { $number ->
        [one] { $number } lord of a castle
       *[other] { $number } lords of castles
    }
item-german_castle = complete
item-castles = { $number ->
    [one] { $number } castle
   *[other] { $number } castles
}
holding-castles = { $number ->
    [one] { $number } castle
   *[other] { $number } castles
}

verb-castle = lay the castle { $tile }
step-choose_german_castle = { $name }, a castle or a tile from the bag?
    .pass = no castle

# On the page, where the board shows the place

page-step-choose_german_castle = Lay one of your castles, or draw a tile?
    .other = { $name } lays a castle or draws a tile
page-verb-castle = lay this castle
