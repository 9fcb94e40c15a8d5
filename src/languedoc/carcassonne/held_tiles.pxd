cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne cimport moments
from languedoc.carcassonne.board cimport odd_places
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int NOTHING, PASS, LAY, ALL_PLACES

cdef class HeldTiles(Module):
    cdef readonly int each, on_sheet
    cdef Memory memory
    cdef short* sheet
    cdef _lay_out(self, Memory memory)
    @cython.locals(note=int)
    cdef bint is_held(self, State state, int design) noexcept nogil
    @cython.locals(number=int, note=int)
    cdef int number_held(self, State state) noexcept nogil
    @cython.locals(number=int, note=int)
    cdef int held_by(self, State state, int seat) noexcept nogil
    @cython.locals(note=int)
    cdef void give(self, State state, int seat, int design) noexcept nogil
    @cython.locals(note=int)
    cdef void take(self, State state, int seat, int design) noexcept nogil
    cdef int choose_held(self, State state) except -1 nogil
    @cython.locals(k=int, design=int)
    cdef int offer_held(self, State state) except -1 nogil
    @cython.locals(fits=cython.bint)
    cdef bint fits_somewhere(self, State state, int design) except -1 nogil
    @cython.locals(k=int, place=int)
    cdef bint is_allowed(self, State state, int places) except -1 nogil
    cdef void lay_held(self, State state, int design, int step) noexcept nogil
