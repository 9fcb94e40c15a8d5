cimport cython
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int INN_TILE, CATHEDRAL_TILE, CATHEDRAL_PENNANT
cdef int INN, CATHEDRAL
cdef int ROAD, CITY

@cython.final
cdef class InnsAndCathedrals(Module):
    cdef bint unfinished_pays, inns, cathedrals
    cdef long long inn_flag, cathedral_flag
    @cython.locals(kind=int, extra=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    cdef int raise_stakes(self, State state, int item, int extra, bint final) except -1 nogil
