cimport cython
from languedoc.carcassonne cimport scoring
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int KING_CITY, ROBBER_ROAD, EACH_CARD, ONE_CARD, EACH_OF_BOTH
cdef int AT_THE_END, TEN_EACH, FIFTEEN_OR_FORTY, CONTINUOUSLY
cdef int KING, ROBBER
cdef int HOLDER, RECORD, BEFORE, NOTES, COMPLETED
cdef int CITY, ROAD, OPEN_MASK

@cython.final
cdef class KingAndRobber(Module):
    cdef bint king, robber
    cdef int scoring
    @cython.locals(card=int, first=int)
    cpdef bint tile_placed(self, State state) except -1 nogil
    @cython.locals(kind=int)
    cpdef bint completed(self, State state, int root) except -1 nogil
    @cython.locals(first=int, before=int, holder=int, points=int)
    cdef int compare(self, State state, int card, int size) except -1 nogil
    cdef int tell_taken(self, State state, int card, int before) except -1 with gil
    cdef int pay_card(self, State state, int holder, int card, int number, int points) except -1 with gil
    @cython.locals(holder=int, number=int, points=int, other=int)
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(root=int, kind=int, cities=int, roads=int)
    cdef int count_completed(self, State state) except -1 nogil
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
