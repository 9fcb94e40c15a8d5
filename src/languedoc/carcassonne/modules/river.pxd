cimport cython
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Duty, Module
from languedoc.carcassonne.state cimport State

cdef int HERD_CITY, PIG_HERD
cdef int SETUP_RIVER_FORK, DRAW_RIVER_TILE, DRAW_LAKE, EXTRA_TURN_STEP, ATTACH_FORK, BACK_TO_SPRING
cdef int RIVER, NEXT, RULES, EXTRA_TURN, SPRING_LAID, LEFT, MOST_RIVERS, PILE, MOST_TILES
cdef int DRY, SPRING, FORK, COURSE, STRICT, BENDS_FREE, LAST_RESORT
cdef int LAND, COURSE_TILE, CITY_LAKE, SOURCE, FORK_TILE, LAKE
cdef int NOTHING, STRAIGHT, MEADOW, WATER, HERD, VOLCANO

@cython.locals(side=int, beyond=int)
cdef bint matches(Board board, dict table, int square, int oriented) except -1
@cython.locals(side=int, beyond=int)
cdef bint meadow(Board board, dict table, int square) except -1

cdef class River(Module):
    cdef bint one_river, fork_is_first_turn, pig_herd
    cdef list courses, parts
    cdef int get(self, State state, int what) noexcept
    cdef void put(self, State state, int what, int number) noexcept
    cpdef dealt(self, State state)
    cpdef redeal(self, State state)
    @cython.locals(first=int, i=int, j=int, swap=int)
    cdef int shuffle(self, State state, int river) except -1
    cdef course(self, State state)
    cdef int spring_lies(self, State state) except -1
    @cython.locals(river=int)
    cdef int course_ends(self, State state) except -1
    cpdef int tiles_to_come(self, State state) except -1
    cpdef perform(self, State state, int step)
    @cython.locals(following=int)
    cdef int draw_river_tile(self, State state) except -1
    cdef int draw(self, State state, int design) except -1
    @cython.locals(river=int, left=int, design=int, i=int, loosest=int)
    cdef draw_course_tile(self, State state)
    @cython.locals(first=int, last=int, design=int)
    cdef int take_out(self, State state, int river, int i) except -1
    @cython.locals(lake=int)
    cdef int draw_lake(self, State state) except -1
    @cython.locals(fork=int)
    cdef int attach_fork(self, State state) except -1
    cdef int leave_out_fork(self, State state) except -1
    @cython.locals(duty=Duty)
    cpdef offer(self, State state, int step)
    cdef int give_up(self, State state, int design) except -1
    @cython.locals(river=int)
    cdef int leave_out_course(self, State state) except -1
    @cython.locals(module=Module)
    cdef int take_extra_turn(self, State state) except -1
    @cython.locals(rules=int)
    cdef bint fits(self, State state, int design, int loosest) except -1
    @cython.locals(board=Board, i=int, quarters=int)
    cdef bint has_place(self, State state, int design) except -1
    cpdef bint restricts(self, State state) except -1
    @cython.locals(board=Board, entry=int, joined=int, side=int)
    cpdef bint may_place(self, State state, int cell, int oriented) except -1
    @cython.locals(board=Board, fork=int, mouth=int, before=int, turned=int)
    cdef bint spring_may_lie(self, State state, int cell, int oriented) except -1
    @cython.locals(board=Board, last_bend=int, side=int)
    cdef bint turns_back(self, State state, int cell, int oriented, int entry) except -1
    @cython.locals(board=Board, side=int, upstream=int)
    cdef int bend_of(self, State state, int piece, int mouth) except -1
    @cython.locals(board=Board, square=int, entry=int, source=int, side=int, beyond=int, ways=int, goes_on=bint)
    cdef bint arms_stay_open(self, State state, dict table, int new, int new_entry) except -1
    @cython.locals(oriented=int)
    cdef bint can_be_ended(self, Board board, dict table, list arms, list pile) except -1
    @cython.locals(last_bend=int)
    cdef bint may_bend(self, State state, int cell, int entry, int side, int new, int new_entry) except -1
    @cython.locals(designs=Designs, design=int, oriented=int)
    cdef bint may_flow(self, Board board, dict table, list course, int square, int entry, int side) except -1
    @cython.locals(cell=int, side=int, west=int, east=int, north=int, south=int)
    cdef bint leads_out(self, Board board, dict table, list squares, list ways) except -1
    @cython.locals(piece=int)
    cdef dict table(self, Board board)
    @cython.locals(cell=int, oriented=int, side=int, before=int)
    cdef list arms(self, Board board, dict table)
    @cython.locals(board=Board, part=int)
    cpdef tile_placed(self, State state)
    @cython.locals(board=Board)
    cpdef bint may_deploy(self, State state, int segment) except -1
    cpdef field_items(self, State state, int field, int seat, int cities)
