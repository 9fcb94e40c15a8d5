# Beide rivieren: ze hebben dezelfde regels.

module-river_1 = De Rivier
    .sentence = Het spel begint met een rivier van de bron tot het meer.
module-river_2 = De Rivier II
    .sentence = Een rivier die zich splitst, met een varkenskudde, een herberg en een vulkaan aan het eind van een arm.

option-river_combination = Beide rivieren
    .help = Met beide rivieren: de een na de ander, of alle landschapskaarten in één rivier met twee armen.
option-river_combination-two_rivers = de een na de ander
option-river_combination-one_river = één rivier, twee armen
option-fork_is_first_turn = De splitsing is de eerste beurt
    .help = Of de splitsing de landschapskaart van de eerste beurt is in plaats van een deel van de voorbereiding.
option-pig_herd = Varkenskudde
    .help = Of de varkenskudde van Rivier II haar weide meer waard maakt.
option-river_course = Loop van de rivier
    .help = Waar de rivier mag lopen: overal waar ze geen U-bocht maakt en elke arm nog beëindigd kan worden; of alleen waar de volgende twee vakken van elke arm en de vakken daarnaast leeg zijn, en wat nergens past is verloren.
option-river_course-winding = kronkelend
option-river_course-clear_ahead = vrije baan
option-river_extra_turn = Nog een beurt voor de vulkaan
    .help = Of het meer met de vulkaan meteen nog een beurt oplevert.
option-spring_place = Waar de bron ligt
    .help = Waar de bron naast de stad Carcassonne ligt: in het midden van de oostkant, of aan het noordelijke einde van die kant.
option-spring_place-middle = in het midden
option-spring_place-north = in het noorden
option-youngest = Jongste speler
    .help = Wie de jongste speler is, die de splitsing aanlegt. Zit er niemand op die plaats, dan is het de startspeler.
option-youngest-start_player = de startspeler
option-youngest-seat_1 = plaats 1
option-youngest-seat_2 = plaats 2
option-youngest-seat_3 = plaats 3
option-youngest-seat_4 = plaats 4
option-youngest-seat_5 = plaats 5
option-youngest-seat_6 = plaats 6

feature-river = rivier
mark-pig_herd = varkenskudde
    .a = een varkenskudde
item-pig_herd = de varkenskudde
step-attach_fork = { $name } legt kaart { $tile }:
to_come-river = { $number ->
    [one] nog { $number } rivierkaart
   *[other] nog { $number } rivierkaarten
}

# On the page, where the board shows the place

page-step-attach_fork = Leg de kaart aan
    .other = { $name } legt de kaart aan
