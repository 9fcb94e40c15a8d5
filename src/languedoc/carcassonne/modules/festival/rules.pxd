cimport cython
from languedoc.carcassonne cimport figures
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int HELD, OTHER_ACTION, NOTHING, SUPPLY

@cython.final
cdef class Festival(Module):
    cdef bint any_figure
    cdef long long sign
    @cython.locals(figure=int)
    cpdef bint figure_options(self, State state) except -1 nogil
    @cython.locals(place=int)
    cdef bint may_come_home(self, State state, int figure) except -1 nogil
    cdef int tell_held(self, State state, int figure) except -1 with gil
    @cython.locals(figure=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cpdef bint holds_neutral(self, State state) except -1 nogil
