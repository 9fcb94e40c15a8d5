cimport cython
from languedoc.carcassonne.board.board cimport Board

cdef int NEAR

@cython.locals(mouth=int, before=int, beyond=int)
cpdef bint is_clear(Board board, int cell, int mouths) noexcept nogil
@cython.locals(left=int, right=int)
cdef bint is_empty_row(Board board, int middle, int way, int cell) noexcept nogil
cdef bint is_empty(Board board, int there, int cell) noexcept nogil
