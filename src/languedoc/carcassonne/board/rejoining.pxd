cimport cython
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.board.board cimport Board

cdef int FRONT, TILE, OPEN_MASK, NOTHING, PORTS

@cython.locals(old=int, new=int, row=int, segment=int, q=int)
cpdef int change_form(Board board, int piece, int form) noexcept
@cython.locals(segment=int, i=int)
cpdef rebuild(Board board, int root)
@cython.locals(other=int, k=int)
cpdef list met_by(Board board, int segment)
@cython.locals(piece=int, d=int, i=int, other=int, theirs=int)
cpdef int met_at(Board board, int segment, int k) noexcept nogil
@cython.locals(piece=int, local=int, other=int, theirs=int)
cdef void replay(Board board, int segment, bint alone) noexcept nogil
cdef void replay_port(Board board, int segment, int other, int local, bint alone) noexcept nogil
