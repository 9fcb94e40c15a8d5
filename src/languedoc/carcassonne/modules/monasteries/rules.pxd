cimport cython
from languedoc.carcassonne cimport scoring
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int ABBOT_SQUARE, SQUARES, NOTHING, BUILDING, TILE

@cython.final
cdef class Monasteries(Module):
    cdef bint replaces
    cdef list sets
    cdef int seat
    @cython.locals(piece=int, special=cython.bint, found=int, other=int)
    cdef int other_place(self, State state, int segment) noexcept nogil
    @cython.locals(other=int)
    cpdef bint is_free(self, State state, int segment, bint free) except -1 nogil
    @cython.locals(other=int)
    cpdef bint keeps_open(self, State state, int root) except -1 nogil
    cpdef bint may_join(self, State state, int root) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    cpdef int extent(self, State state, int root, int size) except -1 nogil
    @cython.locals(middle=int, tiles=int, side=int, cell=int)
    cdef int cross(self, State state, int segment) noexcept nogil
    @cython.locals(tiles=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
