# Both rivers: they have one set of rules.

module-river_1 = The River
    .sentence = The game begins with a river from its spring to its lake.
module-river_2 = The River II
    .sentence = A river that forks, with a pig herd, an inn and a volcano at one of its ends.

option-river_combination = Both rivers
    .help = With both rivers: one after the other, or all their tiles in one river with two arms.
option-river_combination-two_rivers = one after the other
option-river_combination-one_river = one river, two arms
option-fork_is_first_turn = The fork is the first turn
    .help = Whether the fork is the tile of the first turn instead of part of the setup.
option-pig_herd = Pig herd
    .help = Whether the pig herd of River II adds to its field.
option-river_course = Course of the river
    .help = Where the river may run: wherever it makes no U-turn and each arm can still be ended; or only where the next two squares of each arm and the squares beside them are empty, and what fits nowhere is lost.
option-river_course-winding = winding
option-river_course-clear_ahead = clear ahead
option-river_extra_turn = Another turn for the volcano
    .help = Whether the lake with the volcano brings another turn at once.
option-spring_place = Where the spring lies
    .help = Where the spring lies beside the City of Carcassonne: in the middle of its eastern side, or at the northern end of that side.
option-spring_place-middle = in the middle
option-spring_place-north = in the north
option-youngest = Youngest player
    .help = Who is the youngest player, who attaches the fork. Where nobody sits at that seat, it is the start player.
option-youngest-start_player = the start player
option-youngest-seat_1 = seat 1
option-youngest-seat_2 = seat 2
option-youngest-seat_3 = seat 3
option-youngest-seat_4 = seat 4
option-youngest-seat_5 = seat 5
option-youngest-seat_6 = seat 6

feature-river = river
mark-pig_herd = pig herd
    .a = a pig herd
item-pig_herd = the pig herd
step-attach_fork = { $name } places tile { $tile }:
to_come-river = { $number ->
    [one] { $number } river tile to come
   *[other] { $number } river tiles to come
}

# On the page, where the board shows the place

page-step-attach_fork = Place the tile
    .other = { $name } places the tile
