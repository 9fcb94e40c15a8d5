cimport cython
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Duty, Module
from languedoc.carcassonne.state cimport State

cdef int HERD_CITY, PIG_HERD
cdef int SETUP_RIVER_FORK, DRAW_RIVER_TILE, DRAW_LAKE, EXTRA_TURN_STEP, ATTACH_FORK, BACK_TO_SPRING
cdef int RIVER, NEXT, RULES, EXTRA_TURN, SPRING_LAID, LEFT, MOST_RIVERS, PILE, MOST_TILES
cdef int DRY, SPRING, FORK, COURSE, STRICT, BENDS_FREE, ENDS_ONLY
cdef int LAND, COURSE_TILE, CITY_LAKE, SOURCE, FORK_TILE, LAKE
cdef int NOTHING, STRAIGHT, MEADOW, WATER, HERD, VOLCANO

cdef class River(Module):
    cdef bint one_river, fork_is_first_turn
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
    cdef bint draw(self, State state, int design, int loosest) except -1
    @cython.locals(river=int, left=int, design=int, i=int)
    cdef draw_course_tile(self, State state)
    @cython.locals(first=int, last=int, design=int)
    cdef int take_out(self, State state, int river, int i) except -1
    cdef int put_back(self, State state, int river, int design) except -1
    @cython.locals(lake=int)
    cdef int draw_lake(self, State state) except -1
    @cython.locals(fork=int)
    cdef int attach_fork(self, State state) except -1
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
    @cython.locals(board=Board, designs=Designs, fork=int, mouth=int, before=int, turned=int, side=int, beyond=int, matches=bint)
    cdef bint spring_may_lie(self, State state, int cell, int oriented) except -1
    @cython.locals(board=Board, last_bend=int, side=int)
    cdef bint turns_back(self, State state, int cell, int oriented, int entry) except -1
    @cython.locals(board=Board, side=int, upstream=int)
    cdef int bend_of(self, State state, int piece, int mouth) except -1
    @cython.locals(board=Board, piece=int)
    cdef dict table(self, State state)
    @cython.locals(board=Board, cell=int, oriented=int, side=int, before=int)
    cdef list arms(self, State state, dict table)
    @cython.locals(board=Board, square=int, entry=int, source=int, side=int, beyond=int, ends=int, ways=list, goes_on=bint)
    cdef bint arms_stay_open(self, State state, dict table, int new, int new_entry) except -1
    @cython.locals(last_bend=int)
    cdef bint may_bend(self, State state, int cell, int entry, int side, int new, int new_entry) except -1
    @cython.locals(board=Board, cell=int, side=int, beyond=int, west=int, east=int, north=int, south=int, on_meadow=bint)
    cdef bint leads_out(self, State state, dict table, list squares, list ways) except -1
    @cython.locals(river=int, first=int, i=int)
    cdef bint is_in_pile(self, State state, int part) except -1
    @cython.locals(board=Board, river=int, first=int, i=int, design=int, oriented=int, edge=int, shown=int, fits=bint)
    cdef bint may_flow(self, State state, dict table, int square, int entry, int side) except -1
    @cython.locals(board=Board, part=int)
    cpdef tile_placed(self, State state)
    @cython.locals(board=Board)
    cpdef bint may_deploy(self, State state, int segment) except -1
    cpdef field_items(self, State state, int field, int seat, int cities)
