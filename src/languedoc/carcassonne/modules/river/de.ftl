# Beide Flüsse: sie haben dieselben Regeln.

module-river_1 = Der Fluss
    .sentence = Das Spiel beginnt mit einem Fluss von der Quelle bis zum See.
module-river_2 = Der Fluss II
    .sentence = Ein Fluss, der sich gabelt, mit Schweineherde, Wirtshaus und einem Vulkan am Ende des einen Arms.

option-river_combination = Beide Flüsse
    .help = Mit beiden Flüssen: einer nach dem anderen oder alle Landschaftskarten in einem Fluss mit zwei Armen.
option-river_combination-two_rivers = einer nach dem anderen
option-river_combination-one_river = ein Fluss, zwei Arme
option-fork_is_first_turn = Die Gabelung ist der erste Zug
    .help = Ob die Flussgabelung die Landschaftskarte des ersten Zuges ist, statt zur Vorbereitung zu gehören.
option-pig_herd = Schweineherde
    .help = Ob die Schweineherde des Flusses II ihre Wiese mehr wert macht.
option-river_course = Lauf des Flusses
    .help = Wo der Fluss laufen darf: überall, wo er keine Kehrtwendung macht und jeder Arm noch beendet werden kann; oder nur dort, wo die nächsten zwei Felder jedes Arms und die Felder neben ihnen leer sind; was dann nirgends passt, ist verloren.
option-river_course-winding = gewunden
option-river_course-clear_ahead = freie Bahn
option-river_extra_turn = Noch ein Zug für den Vulkan
    .help = Ob der See mit dem Vulkan sofort noch einen Zug bringt.
option-spring_place = Wo die Quelle liegt
    .help = Wo die Quelle neben der Stadt Carcassonne liegt: in der Mitte der Ostseite, oder am nördlichen Ende dieser Seite.
option-spring_place-middle = in der Mitte
option-spring_place-north = im Norden
option-youngest = Jüngster Spieler
    .help = Wer der Jüngste ist und die Flussgabelung anlegt. Sitzt auf diesem Platz niemand, ist es der Startspieler.
option-youngest-start_player = der Startspieler
option-youngest-seat_1 = Platz 1
option-youngest-seat_2 = Platz 2
option-youngest-seat_3 = Platz 3
option-youngest-seat_4 = Platz 4
option-youngest-seat_5 = Platz 5
option-youngest-seat_6 = Platz 6

feature-river = Fluss
mark-pig_herd = Schweineherde
    .a = eine Schweineherde
item-pig_herd = die Schweineherde
step-attach_fork = { $name } legt die Karte { $tile }:
to_come-river = { $number ->
    [one] noch eine Flusskarte
   *[other] noch { $number } Flusskarten
}

# On the page, where the board shows the place

page-step-attach_fork = Lege die Landschaftskarte an
    .other = { $name } legt die Karte an
