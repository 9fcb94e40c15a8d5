cimport cython
from languedoc.carcassonne cimport figures
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int INN_TILE, CATHEDRAL_TILE, CATHEDRAL_PENNANT, BIG_EXTRA
cdef int INN, CATHEDRAL
cdef int ROAD, CITY, INN_FLAG, CATHEDRAL_FLAG

cdef class InnsAndCathedrals(Module):
    cdef bint unfinished_pays, inns, cathedrals
    cpdef figure_options(self, State state)
    cpdef chosen(self, State state, long long code)
    @cython.locals(board=Board, seat=int)
    cpdef strength(self, State state, int root)
    @cython.locals(board=Board, kind=int, extra=int)
    cpdef value(self, State state, int root, bint final)
    cdef int raise_stakes(self, State state, int item, int extra, bint final) except -1
