cimport cython
from languedoc.carcassonne cimport figures, scoring
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int CULT_PLACE, CULT_PLACE_SQUARE, CULT_PLACES, MOST_RIVALS, WHOLE_CULT_PLACE, SQUARES
cdef int DECIDED, FIRST_WINNER, FIRST_LOSER
cdef int NOTHING, SUPPLY, BUILDING, MONASTERY, SHRINE, ABBEY

cdef bint are_rivals(int one, int other) noexcept nogil
@cython.locals(rivals=int, other=int, i=int)
cdef int count_rivals(Board board, int building) noexcept nogil

cdef class Cult(Module):
    @cython.locals(board=Board, sort=int, rivals=int, other=int, i=int)
    cpdef bint may_place(self, State state, int cell, int oriented) except -1
    @cython.locals(board=Board, winner=int, loser=int, i=int, k=int)
    cpdef tile_placed(self, State state)
    @cython.locals(count=int)
    cdef int decide(self, State state, int winner, int loser) except -1
    @cython.locals(winner=int, loser=int, i=int)
    cpdef left(self, State state, int figure, int segment)
    @cython.locals(i=int)
    cpdef scored(self, State state, int root, bint final)
    @cython.locals(figure=int)
    cdef int dismiss(self, State state, int winner, int loser) except -1
    @cython.locals(squares=int)
    cpdef value(self, State state, int root, bint final)
    cpdef perform(self, State state, int step)
