cimport cython
from languedoc.carcassonne cimport figures
from languedoc.carcassonne.board cimport rejoining
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int POSITIONS, MOST_STAGES, PORTS, FERRY_MOVE, FERRY_PLACE, FERRY, PASS, LISTED_FOR, WAITING, WAITED, LAID, LAKES, NOTHING, ROAD

@cython.locals(i=int)
cdef bint is_among(int number, short* row, int length) noexcept nogil

@cython.final
cdef class Ferries(Module):
    cdef bint always
    cdef long long lake
    cdef int lakes
    cpdef bint tile_placed(self, State state) except -1 nogil
    @cython.locals(segment=int)
    cpdef bint deployed(self, State state, int figure) except -1 nogil
    @cython.locals(i=int, root=int, segment=int)
    cdef bint meets_ferry(self, State state) noexcept nogil
    @cython.locals(segment=int)
    cdef bint has_lake(self, State state, int road) noexcept nogil
    @cython.locals(waited=int, waiting=int)
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(i=int)
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(ferry=int, j=int, start=int, k=int, end=int)
    cdef int offer_pairs(self, State state, int lake) except -1 nogil
    @cython.locals(start=int, end=int, lake=int, ferry=int, laid=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cdef int tell_laid(self, State state, int start, int end, bint moved) except -1 with gil
    @cython.locals(waiting=int, left=int, i=int, other=int)
    cdef void strike(self, State state, int lake) noexcept nogil
    @cython.locals(waiting=int, i=int)
    cdef void add_lake(self, State state, int lake) noexcept nogil
    cdef bint is_lake(self, State state, int piece) noexcept nogil
    @cython.locals(segment=int, later=int)
    cdef int landing(self, State state, int lake, int k) noexcept nogil
    @cython.locals(k=int, segment=int, link=int)
    cdef int ferry_of(self, State state, int lake) noexcept nogil
    cdef bint joins(self, State state, int ferry, int start, int end) noexcept nogil
    cdef void list_without_ferry(self, State state) noexcept nogil
    @cython.locals(road=int, stages="short*", number=int, segment=int, i=int)
    cdef void list_along(self, State state, int figure) noexcept nogil
    cdef void add_if_bare(self, State state, int piece) noexcept nogil
    @cython.locals(seen="short*", last=int, number=int, ahead=int, segment=int, k=int, beyond=int)
    cdef void list_near(self, State state) noexcept nogil
    @cython.locals(first=int, note=int)
    cdef bint is_new(self, State state, int lake) noexcept nogil
