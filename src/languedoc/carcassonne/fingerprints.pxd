cimport cython
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.state cimport State
from languedoc.table cimport checksum

cdef int FACTS, FRAME, POINT_ORIGIN

@cython.locals(total=cython.ulonglong, board=Board, piece=int, seat=int, figure=int)
cdef unsigned long long checksum_of(State state) except? 0
@cython.locals(total=cython.ulonglong, board=Board, box=Box, number=cython.longlong, segment=int, i=int, seat=int)
cdef unsigned long long fingerprint_of(State state) except? 0
