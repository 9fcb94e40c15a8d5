cimport cython
from languedoc.carcassonne cimport figures
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State
from languedoc.memory cimport Memory

cdef int DISTANCES, DIRECTIONS, OF_A_QUARTER, MOST_LANDINGS, LAND_FLIER, FLY, LAND, FLOWN, FLIER, TARGET, DISTANCE
cdef int LAST_ACTION, NOTHING, VERB_MASK, CITY, ROAD

@cython.final
cdef class FlyingMachines(Module):
    cdef int routine, second, forms
    cdef Memory memory
    cdef short* arrow
    cdef int _lay_out(self, Memory memory) except -1
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    cpdef bint tile_placed(self, State state) except -1 nogil
    cdef inline bint may_fly(self, State state) noexcept nogil
    @cython.locals(kind=int)
    cpdef bint figure_options(self, State state) except -1 nogil
    @cython.locals(kind=int)
    cpdef bint more_figures(self, State state) except -1 nogil
    cdef int offer_flight(self, State state, int kind) except -1 nogil
    @cython.locals(kind=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    @cython.locals(distance=int)
    cdef int fly(self, State state, int kind) except -1 nogil
    @cython.locals(oriented=int, arrow=int, east=int, south=int, cell=int)
    cdef int cell_reached(self, State state, int distance) noexcept nogil
    cdef int tell_flight(self, State state) except -1 with gil
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(piece=int, form=int, i=int)
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(kind=int, fits=int)
    cdef int offer_landing(self, State state, int segment) except -1 nogil
    cdef bint is_unfinished(self, State state, int segment) except -1 nogil
