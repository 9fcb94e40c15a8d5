cimport cython
from languedoc.carcassonne cimport events, moments
from languedoc.carcassonne.board cimport rejoining
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.state cimport State

cdef int SUPPLY, DEPLOYED, LAST_ACTION

@cython.locals(figure=int)
cpdef int deploy(State state, int seat, int kind, int segment) except -1 nogil
@cython.locals(other=int)
cpdef bint may_stand(State state, int segment) except -1 nogil
cpdef bint is_free(State state, int segment) except -1 nogil
cpdef bint may_follow(State state) except -1 nogil
cpdef bint may_join(State state, int root) except -1 nogil
cpdef bint joined_late(State state, int figure) except -1 nogil
cpdef bint tile_matters(State state, int figure) except -1 nogil
@cython.locals(segment=int)
cpdef int leave(State state, int figure, int place) except -1 nogil
cdef int tell_gone(State state, int figure) except -1 nogil
@cython.locals(place=int)
cpdef bint on_the_way(State state, int figure) except? -1 with gil
@cython.locals(board=Board, root=int, figure=int)
cpdef int lay_link(State state, int number, int start, int end) except -1 with gil
@cython.locals(seat=int, figure=int)
cpdef int send_home(State state, int root) except -1 nogil
@cython.locals(place=int)
cdef int send_figure_home(State state, int figure, int root) except -1 nogil
