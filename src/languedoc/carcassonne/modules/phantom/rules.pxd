cimport cython
from languedoc.carcassonne cimport figures
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.modules.base.rules cimport Base
from languedoc.carcassonne.state cimport State

cdef int PASS, DEPLOY

cdef class Phantom(Module):
    cpdef bint perform(self, State state, int step) except? -1 with gil
    @cython.locals(actor=int)
    cdef bint was_another(self, State state) except -1
    @cython.locals(base=Base)
    cpdef bint offer(self, State state, int step) except? -1 with gil
