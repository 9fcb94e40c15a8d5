cimport cython
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

@cython.locals(box=Box, board=Board, module=Module, seat=int, most=int, points=int, strength=int)
cpdef int score(State state, int root, bint final) except -1
@cython.locals(seat=int, points=int)
cpdef int pay_each(State state, int root, int kind, dict payments) except -1
cpdef int send_home(State state, int root) except -1
