cimport cython
from languedoc.carcassonne cimport figures
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int POSITIONS, FERRY_MOVE, FERRY_PLACE, FERRY, PASS, LISTED_FOR, WAITING, WAITED, LAID, LAKES, NOTHING, ROAD

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
    cpdef bint perform(self, State state, int step) except -1 with gil
    @cython.locals(i=int, j=int, k=int, lake=int, ferry=int)
    cpdef bint offer(self, State state, int step) except -1 with gil
    @cython.locals(start=int, end=int, lake=int, ferry=int, laid=int)
    cpdef bint chosen(self, State state, long long code) except -1 with gil
    @cython.locals(waiting=int, left=int, i=int, other=int)
    cdef strike(self, State state, int lake)
    @cython.locals(waiting=int, i=int)
    cdef add_lake(self, State state, int lake)
    cdef bint is_lake(self, State state, int piece) noexcept nogil
    @cython.locals(board=Board, segment=int)
    cdef list landings(self, State state, int lake)
    @cython.locals(segment=int, link=int)
    cdef int ferry_of(self, State state, int lake) except -2
    cdef bint joins(self, State state, int ferry, int start, int end) except -1
    @cython.locals(figure=int, segment=int, part=int)
    cdef list_without_ferry(self, State state)
    cdef add_if_bare(self, State state, int piece)
    @cython.locals(board=Board, beyond=int)
    cdef list_near(self, State state)
    @cython.locals(first=int, i=int)
    cdef bint is_new(self, State state, int lake) except -1
