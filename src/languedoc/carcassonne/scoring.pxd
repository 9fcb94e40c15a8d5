cimport cython
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

@cython.locals(box=Box, board=Board, module=Module, seat=int, most=int, points=int, strength=int)
cpdef int score(State state, int root, bint final) except -1
cpdef int send_home(State state, int root) except -1
