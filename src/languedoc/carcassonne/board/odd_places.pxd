cimport cython
from languedoc cimport memory as bits
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.board cimport frontier as frontiers
from languedoc.carcassonne.board.board cimport Board

cdef int FRONT, TILE, NOTHING, EDGE_KINDS, FIT_ROWS, BITS, SHIFT, LOW
cdef unsigned long long ALL, ONE

@cython.locals(n=int, quarters=int, piece=int)
cpdef int find(Board board, int design, int enough) noexcept nogil
@cython.locals(word=int, i=int, cell=int, quarters=int, left=cython.ulonglong, fits=cython.bint)
cdef int find_matching(Board board, int form, int before, int n, int enough) noexcept nogil
@cython.locals(left=int, must_touch=cython.bint, oriented=int, d=int, shown=int, row=int, lying=cython.ulonglong,
               squares=cython.ulonglong, touched=cython.ulonglong, found=cython.ulonglong)
cdef unsigned long long match_squares(Board board, int form, int word) noexcept nogil
@cython.locals(second=int, beside=int, square=int)
cdef bint first_fits(Board board, int cell, int oriented) noexcept nogil
