cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.state cimport State

cdef int LAND, COURSE_TILE, CITY_LAKE, SOURCE, FORK_TILE, LAKE
cdef int MOST_ARMS, MOST_TRIED, PIECES, LYING_ARMS, LYING_MOUTH, ARM_NOTES
cdef int NOTES, PILE, LEFT, TRIED, ARMS, CELL, GROUND, ORIENTED, SQUARE, ENTRY, EMPTY, ENCLOSED, SPARE
cdef int NOTHING, STRAIGHT, TILE, NORTH, EAST, SOUTH, WEST, ALL_SIDES, MEADOW, WATER

@cython.locals(side=int, upstream=int)
cdef int bend_of(State state, int piece, int mouth) noexcept nogil
cdef int check_room(int arms) except -1 nogil

@cython.final
cdef class Waters:
    cdef Memory memory
    cdef Designs designs
    cdef short* part
    cdef short* mouths
    cdef short* flow
    cdef _lay_out(self, Memory memory)
    cpdef int part_of(self, int design) noexcept
    cdef int begin(self, State state, int notes, int pile, int left) except -1 nogil
    @cython.locals(tried=int)
    cdef inline int lay(self, State state, int cell, int oriented) except -1 nogil
    @cython.locals(cell=int)
    cdef inline void take_back(self, State state) noexcept nogil
    cdef inline void end(self, State state) noexcept nogil
    @cython.locals(piece=int, i=int)
    cdef inline int lying(self, State state, int cell) noexcept nogil
    @cython.locals(beyond=int)
    cdef inline int facing(self, State state, int square, int side) noexcept nogil
    @cython.locals(side=int, facing=int)
    cdef inline bint matches(self, State state, int square, int oriented) noexcept nogil
    @cython.locals(notes=int, arm=int, mouth=int, square=int, mouths=int, side=int, i=int)
    cdef int find_arms(self, State state) except -1 nogil
    @cython.locals(mouths=int, arms=int, i=int, flow=int, entry=int, source=int, mouth=int, arm=int)
    cdef int find_lying_arms(self, State state, int notes) except -1 nogil
    @cython.locals(empty=int, enclosed=bint, side=int, facing=int, arm=int)
    cdef inline int add_arm(self, State state, int square, int entry) except -1 nogil
    @cython.locals(arm=int)
    cdef inline bint is_free(self, State state, int cell) noexcept nogil
    @cython.locals(arm=int, other=int)
    cdef inline bint arms_meet(self, State state) noexcept nogil
    @cython.locals(i=int)
    cdef inline bint has_left(self, State state, int part) noexcept nogil
    @cython.locals(goes_on=bint, arm=int, ways=int, side=int)
    cdef bint arms_stay_open(self, State state, int new_entry, bint bends_free, bint last_resort) except -1 nogil
    @cython.locals(enclosed=int, arm=int, square=int, i=int, design=int, oriented=int, ended=bint)
    cdef bint can_be_ended(self, State state, int used) except -1 nogil
    @cython.locals(enclosed=int, arm=int)
    cdef inline int count_enclosed(self, State state) noexcept nogil
    @cython.locals(arm=int)
    cdef bint city_lake_has_room(self, State state) noexcept nogil
    @cython.locals(free=int, other=int, away=int, side=int)
    cdef inline int free_sides(self, State state, int arm) noexcept nogil
    @cython.locals(free=int, onward=int, source=int, last_bend=int)
    cdef inline int ways(self, State state, int arm, int new_entry, bint bends_free) noexcept nogil
    @cython.locals(square=int, entry=int, water=int, alone=bint, i=int, design=int, oriented=int)
    cdef bint may_flow(self, State state, int arm, int side) noexcept nogil
    @cython.locals(cell=int, squares=int, i=int, step=int, _=int)
    cdef bint leads_straight_out(self, State state, int arm, int side) noexcept nogil
    cdef inline bint is_ahead(self, State state, int cell, int square, int side) noexcept nogil
    @cython.locals(arm=int, ways=int, side=int, cell=int, i=int, west=int, east=int, north=int, south=int)
    cdef bint leads_out(self, State state, int new_entry, bint bends_free) except -1 with gil
