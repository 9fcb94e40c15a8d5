cimport cython
from languedoc.carcassonne cimport scoring
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.held_tiles cimport HeldTiles
from languedoc.carcassonne.state cimport State

cdef int WHOLE_CASTLE, CASTLE_SQUARE, CASTLE_AT_FEATURE
cdef int CHOOSE_GERMAN_CASTLE, FINAL_GERMAN_CASTLE, COMPLETE, CASTLES, SQUARES
cdef int NOTHING, ROAD, CITY, BUILDING

@cython.final
cdef class GermanCastles(HeldTiles):
    cdef int castle
    cpdef bint perform(self, State state, int step) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cdef bint is_castle(self, Designs designs, int form) noexcept nogil
    @cython.locals(beside=int, i=int)
    cpdef bint may_place(self, State state, int cell, int oriented) except -1 nogil
    @cython.locals(piece=int)
    cdef bint is_castle_on(self, Board board, int cell) noexcept nogil
    @cython.locals(kind=int, squares=int, castles=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    @cython.locals(castles=int, i=int, piece=int)
    cdef int castles_at(self, Board board, int root) noexcept nogil
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
