cimport cython
from languedoc.carcassonne cimport figures, moments
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.modules.base.rules cimport Base
from languedoc.carcassonne.state cimport State

cdef int PASS, DEPLOY

@cython.final
cdef class Phantom(Module):
    cdef Base base
    cdef int first_phantom, phantoms
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(actor=int)
    cdef bint was_another(self, State state) noexcept nogil
    @cython.locals(first=int, figure=int)
    cdef bint is_at_hand(self, State state) noexcept nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
