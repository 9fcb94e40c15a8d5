cimport cython
from languedoc.carcassonne cimport scoring
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int KING_CITY, ROBBER_ROAD
cdef int KING, ROBBER
cdef int HOLDER, RECORD, NOTES
cdef int CITY, ROAD

cdef class KingAndRobber(Module):
    cdef bint loops_complete
    @cython.locals(board=Board, kind=int)
    cpdef completed(self, State state, int root)
    @cython.locals(first=int, before=int)
    cdef int compare(self, State state, int card, int size) except -1
    @cython.locals(holder=int, number=int, points=int)
    cpdef perform(self, State state, int step)
    @cython.locals(board=Board, root=int, number=int)
    cdef int count_completed(self, State state, int kind) except -1
