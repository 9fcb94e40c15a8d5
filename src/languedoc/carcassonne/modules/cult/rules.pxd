cimport cython
from languedoc.carcassonne cimport figures, scoring
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int CULT_PLACE, CULT_PLACE_SQUARE, MOST_RIVALS, WHOLE_CULT_PLACE, SQUARES
cdef int NOTHING, SUPPLY, BUILDING

@cython.final
cdef class Cult(Module):
    cdef readonly bint challenges
    cdef int shrine
    @cython.locals(cloister="unsigned char*")
    cdef inline bint are_rivals(self, Board board, int one, int other) noexcept nogil
    @cython.locals(other=int)
    cdef inline int rival_around(self, Board board, int cell, int sort, int i) noexcept nogil
    @cython.locals(rivals=int, cell=int, sort=int, i=int)
    cdef bint has_all_rivals(self, Board board, int building) noexcept nogil
    @cython.locals(sort=int, rivals=int, other=int, i=int)
    cpdef bint may_place(self, State state, int cell, int oriented) except -1 nogil
    @cython.locals(shrines=int)
    cpdef bint tile_placed(self, State state) except -1 nogil
    @cython.locals(side=int, rivals=int, note=int, piece=int, away=int, shrine=int)
    cdef bint may_lie_near_shrines(self, State state, int cell) noexcept nogil
    @cython.locals(cell=int, other=int, i=int)
    cpdef bint scored(self, State state, int root, bint final) except -1 nogil
    @cython.locals(figure=int)
    cdef bint had_a_follower(self, State state, int root) except -1 nogil
    @cython.locals(figure=int)
    cdef int dismiss(self, State state, int winner, int loser) except -1 nogil
    cdef int tell_decided(self, State state, int winner, int loser) except -1 with gil
    @cython.locals(squares=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
