cimport cython
from languedoc.carcassonne.held_tiles cimport HeldTiles
from languedoc.carcassonne.state cimport State

cdef int TRIANGLES_EACH, TRIANGLE_CLOISTER, SETUP_TRIANGLES, CHOOSE_TRIANGLE, LAY, PICK, COMPLETE
cdef int NOTHING, VERB_MASK, BUILDING, MONASTERY

@cython.final
cdef class HalfSoWild(HeldTiles):
    cdef object sets
    cpdef bint perform(self, State state, int step) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cpdef bint dealt(self, State state) except -1 with gil
    @cython.locals(seats=int)
    cdef int next_to_pick(self, State state) except -1 nogil
    @cython.locals(i=int)
    cdef int draft(self, State state) except -1 nogil
    @cython.locals(i=int)
    cdef int offer_picks(self, State state) except -1 nogil
    cdef int pick(self, State state, int seat, int design) except -1 nogil
    cdef int tell_picked(self, State state, int seat, int design) except -1 with gil
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
