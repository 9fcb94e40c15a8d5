cimport cython
from languedoc.carcassonne cimport events, figures
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int KINDS
cdef int CROP_ROLE, CROP_CIRCLE, CROP_ADD, CROP_REMOVE
cdef int NAME, ALL_ADD, ALL_REMOVE, ADD, REMOVE, PASS
cdef int KIND, NOTHING, SUPPLY, VERB_MASK

@cython.final
cdef class CropCircles(Module):
    cdef bint may_decline
    cdef long long first_sign, any_sign
    @cython.locals(kind=int)
    cpdef bint tile_placed(self, State state) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(seats=int, least=int, seat=int)
    cdef int ask_next(self, State state, int step) except -1 nogil
    @cython.locals(kind=int)
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(figure=int)
    cdef int offer_to(self, State state, int step, int seat) except -1 nogil
    @cython.locals(place=int)
    cdef bint is_concerned(self, State state, int figure) except -1 nogil
    @cython.locals(other=int)
    cdef bint is_first_there(self, State state, int figure) except -1 nogil
    @cython.locals(ground=int, kind=int)
    cdef int offer_beside(self, State state, int seat, int segment) except -1 nogil
    @cython.locals(verb=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    @cython.locals(figure=int)
    cdef int add(self, State state, int kind, int segment) except -1 nogil
    cdef int tell_decided(self, State state, bint adds) except -1 with gil
    cdef int tell_added(self, State state, int figure) except -1 with gil
