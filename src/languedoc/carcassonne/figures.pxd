cimport cython
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.module cimport Link, Module
from languedoc.carcassonne.state cimport State

cdef int SUPPLY

@cython.locals(module=Module, figure=int)
cpdef int deploy(State state, int seat, int kind, int segment) except -1
@cython.locals(link=Link, board=Board, other=int)
cpdef bint may_stand(State state, int segment) except -1
@cython.locals(link=Link, free=cython.bint)
cpdef bint is_free(State state, int segment) except -1
@cython.locals(module=Module)
cpdef bint joined_late(State state, int figure) except -1
@cython.locals(module=Module)
cpdef bint tile_matters(State state, int figure) except -1
@cython.locals(link=Link, segment=int)
cpdef int leave(State state, int figure, int place) except -1
@cython.locals(link=Link)
cdef int tell_gone(State state, int figure) except -1
@cython.locals(link=Link, box=Box, board=Board, seat=int, figure=int, segment=int, place=int)
cpdef int send_home(State state, int root) except -1
