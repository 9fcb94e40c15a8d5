module-abbey_and_mayor = Abbey & Mayor
    .sentence = Abbeys fill holes in the land; the mayor rules by pennants, the wagon drives on, and the barn harvests fields.

option-wagon_move = Where wagons drive
    .help = Where a wagon may drive from a scored feature: to what meets it at a crossing, a gate, a monastery or an abbey (first edition), or to anything on its own tile and the eight around it (second edition).
option-wagon_move-C1 = to what meets the feature
option-wagon_move-C2 = to the tiles around
option-wagon_stop = Where wagons stop
    .help = On which tiles of a feature a wagon may stop that drives there: on all of them, or only where the two features meet or, in the second edition, on its own tile and the eight around it.
option-wagon_stop-any_tile = on any tile
option-wagon_stop-nearby = nearby
option-abbey = Abbeys
    .help = Whether every player has an abbey.
option-barn_beside_barn = Barn beside barn
    .help = Whether a barn may be put into a field with a barn.

feature-abbey = abbey
    .a = an abbey
    .unfinished = an unfinished abbey
    .at = in the abbey
    .many = abbeys
feature-barn = barn
    .a = a barn
    .many = barns
figure-mayor = mayor
    .a = a mayor
    .counted = { $number ->
        [one] { $number } mayor
       *[other] { $number } mayors
    }
figure-wagon = wagon
    .a = a wagon
    .counted = { $number ->
        [one] { $number } wagon
       *[other] { $number } wagons
    }
figure-barn = barn
    .a = a barn
    .counted = { $number ->
        [one] { $number } barn
       *[other] { $number } barns
    }
item-abbey = complete
holding-abbey = abbey
place-driving = on the way

verb-barn = barn at the north-west corner of { $cell }
verb-abbey = lay the abbey at { $cell }
verb-draw = draw a tile
verb-drive = drive to the { $segment }
step-choose_abbey = { $name }, the abbey or a tile from the bag?
step-final_abbeys = { $name }, the abbey before the end?
step-wagon_move = { $name }, where does the wagon drive?

event-TilePlaced-ABBEY = { $name } lays the abbey at { $cell }.
event-WagonMoved = { $name }'s wagon drives on to the { $segment }.
    .back = { $name } takes the wagon back.

mark-well = well

# On the page, where the board shows the place

page-step-choose_abbey = Lay your abbey, or draw a tile?
    .other = { $name } lays the abbey or draws a tile
page-step-final_abbeys = Lay your abbey before the game ends?
    .other = { $name } may lay the abbey before the end
page-step-wagon_move = Where shall your wagon drive?
    .other = { $name } may drive the wagon on
page-verb-barn = barn
page-verb-abbey = lay the abbey
page-event-TilePlaced-ABBEY = { $name } lays the abbey.
