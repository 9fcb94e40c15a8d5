cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.state cimport State

cdef int LAND, COURSE_TILE, CITY_LAKE, SOURCE, FORK_TILE, LAKE
cdef int MOST_ARMS, MOST_TRIED
cdef int NOTHING, STRAIGHT, TILE, NORTH, EAST, SOUTH, WEST, MEADOW, WATER

@cython.final
cdef class Waters:
    cdef Memory memory
    cdef Designs designs
    cdef short* part
    cdef short* mouths
    cdef short* flow
    cdef _lay_out(self, Memory memory)
    cpdef int part_of(self, int design) noexcept

@cython.locals(board=Board, side=int, upstream=int)
cdef int bend_of(State state, int piece, int mouth) noexcept

@cython.final
cdef class Trial:
    cdef Waters waters
    cdef State state
    cdef Board board
    cdef int pile, left, tried, lying_arms, arms
    cdef int[10] cell
    cdef int[10] oriented
    cdef int[8] lying_square
    cdef int[8] lying_entry
    cdef int[8] square
    cdef int[8] entry
    cdef int lay(self, int cell, int oriented) except -1
    cdef void take_back(self) noexcept
    @cython.locals(board=Board, i=int)
    cdef int lying(self, int cell) noexcept
    @cython.locals(beyond=int)
    cdef int facing(self, int square, int side) noexcept
    @cython.locals(side=int, facing=int)
    cdef bint matches(self, int square, int oriented) noexcept
    @cython.locals(side=int, facing=int)
    cdef bint meadow(self, int square) noexcept
    @cython.locals(board=Board, arm=int, mouths=int, side=int, i=int)
    cdef int find_arms(self) except -1
    @cython.locals(board=Board, piece=int, mouths=int, side=int, square=int)
    cdef int find_lying_arms(self) except -1
    cdef int check_room(self, int arms) except -1
    cdef int add_arm(self, int square, int entry) except -1
    @cython.locals(arm=int)
    cdef bint is_free(self, int cell) noexcept
    @cython.locals(arm=int, other=int)
    cdef bint arms_meet(self) noexcept
    @cython.locals(i=int)
    cdef bint has_left(self, int part) noexcept
    @cython.locals(goes_on=bint, arm=int, has_way=bint, side=int)
    cdef bint arms_stay_open(self, int new_entry, bint bends_free, bint last_resort) except -1
    @cython.locals(closed_in=int, arm=int, square=int, i=int, design=int, oriented=int, ended=bint)
    cdef bint can_be_ended(self, int used) except -1
    @cython.locals(closed_in=int, arm=int)
    cdef int count_closed_in(self) noexcept
    @cython.locals(arm=int)
    cdef bint city_lake_has_room(self) noexcept
    cdef bint has_way(self, int arm, int side, int new_entry, bint bends_free) noexcept
    @cython.locals(onward=int, source=int, last_bend=int)
    cdef bint may_bend(self, int arm, int side, int new_entry) noexcept
    @cython.locals(water=int, i=int, design=int, oriented=int)
    cdef bint may_flow(self, int arm, int side) noexcept
    @cython.locals(board=Board, cell=int, squares=int, i=int, step=int, _=int)
    cdef bint leads_straight_out(self, int arm, int side) noexcept
    @cython.locals(board=Board)
    cdef bint is_ahead(self, int cell, int square, int side) noexcept
    @cython.locals(board=Board, arm=int, side=int, cell=int, piece=int, i=int, west=int, east=int, north=int, south=int)
    cdef bint leads_out(self, int new_entry, bint bends_free) except -1
