cimport cython
from languedoc.carcassonne.board cimport rejoining
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int EACH_FOLLOWER, LAID, NOTHING, ROAD

@cython.final
cdef class Labyrinths(Module):
    cdef bint advanced, counts_all
    cdef long long centre
    cpdef bint tile_placed(self, State state) except -1 nogil
    cpdef bint is_free(self, State state, int segment, bint free) except -1 nogil
    @cython.locals(spot=set, figure=int)
    cdef bint is_spot_free(self, State state, int segment) except -1 with gil
    @cython.locals(found=set, ahead=list, other=int)
    cdef set spot_of(self, Board board, int segment)
    cdef bint is_centre(self, Board board, int segment) noexcept nogil
    @cython.locals(found=list, i=int)
    cdef list beside(self, Board board, int segment)
    @cython.locals(number=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    @cython.locals(number=int, figure=int, place=int)
    cdef int number_in(self, State state, int root) noexcept nogil
