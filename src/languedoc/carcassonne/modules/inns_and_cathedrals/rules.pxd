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
    cpdef bint figure_options(self, State state) except? -1 with gil
    cpdef bint chosen(self, State state, long long code) except? -1 with gil
    @cython.locals(board=Board, seat=int)
    cpdef bint strength(self, State state, int root) except? -1 with gil
    @cython.locals(board=Board, kind=int, extra=int)
    cpdef bint value(self, State state, int root, bint final) except? -1 with gil
    cdef int raise_stakes(self, State state, int item, int extra, bint final) except -1
