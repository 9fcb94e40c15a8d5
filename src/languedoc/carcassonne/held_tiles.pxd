cimport cython
from languedoc.carcassonne cimport moments
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int NOTHING, PASS, LAY, VERB_MASK

cdef class HeldTiles(Module):
    cdef readonly int each
    @cython.locals(note=int)
    cpdef int give(self, State state, int seat, int design) except -1
    @cython.locals(note=int)
    cpdef int take(self, State state, int seat, int design) except -1
    cpdef int choose_held(self, State state) except -1
    @cython.locals(k=int, design=int)
    cpdef int offer_held(self, State state) except -1
    @cython.locals(concerned=cython.ulonglong, places=int, place=int, k=int, found=cython.bint)
    cpdef bint fits_somewhere(self, State state, int design) except -1
    cpdef int lay_held(self, State state, int design) except -1
