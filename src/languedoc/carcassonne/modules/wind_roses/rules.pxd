cimport cython
from languedoc.carcassonne cimport events, moments, scoring
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int ROSE_POINTS, SETUP_WIND_ROSE, WIND_ROSE_POINTS, CENTRE, SETTLED, FREE_SIDES, LAID_BEFORE, NOTHING

@cython.final
cdef class WindRoses(Module):
    cdef bint forced, first, alone
    cdef int start, scoring_routine
    cdef long long blue, quarters, eastern, northern
    cpdef bint dealt(self, State state) except -1 with gil
    cpdef bint perform(self, State state, int step) except -1 with gil
    cdef int ask_for_start(self, State state, int step) except -1 with gil
    @cython.locals(k=int, place=int, cell=int)
    cpdef bint offer(self, State state, int step) except -1 with gil
    cpdef bint chosen(self, State state, long long code) except -1 with gil
    @cython.locals(centre=int, middle=int, east=int, north=int, turned=int, signs=cython.longlong, in_east=cython.bint, in_north=cython.bint)
    cdef bint is_in_quarter(self, State state, int cell, int design) noexcept nogil
    @cython.locals(centre=int)
    cpdef bint may_place(self, State state, int cell, int oriented) except -1 nogil
    cpdef bint tile_placed(self, State state) except -1 nogil
