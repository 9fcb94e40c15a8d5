cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.state cimport State

cdef int MANY

@cython.final
cdef class TilesLeft:
    cdef Box box
    cdef Memory memory
    cdef int* known
    cdef int* fitting
    cdef int* left
    cdef unsigned char* matching
    cdef int codes, designs
    cdef readonly int total

    @cython.locals(i=int, last=int)
    cdef void look_at(self, State state) noexcept nogil
    cdef int count_fitting(self, int shown) noexcept nogil
    @cython.locals(number=int, row=int, design=int)
    cdef void find_fitting(self, int shown) noexcept nogil
    @cython.locals(radix=int, design=int, quarters=int, fits=int, rest=int, side=int, wanted=int, edge=int)
    cdef void match(self, int shown) noexcept nogil
