cimport cython
from languedoc.memory cimport Memory

@cython.final
cdef class Designs:
    cdef Memory memory
    cdef readonly tuple tiles
    cdef readonly tuple features, kind_names, buildings, sorts, mark_names
    cdef readonly int count, radix, codes, rows
    cdef int* weight
    cdef short* edge
    cdef short* fit_row
    cdef unsigned long long* others
    cdef unsigned char* enclosed
    cdef int* first_row
    cdef short* building
    cdef short* port
    cdef short* kind
    cdef short* sort
    cdef long long* word
    cdef short* ends
    cdef int* touch
    cdef int* meets
    cdef long long* flags
    cdef long long* marks
    cdef short* ground
    cdef unsigned char* cloister
    cpdef int shown(self, int oriented, int side) noexcept nogil
    cdef void _lay_out(self, Memory memory)
    cdef bint _is_city(self, int design, int place)
    @cython.locals(shown=int, kind=int)
    cdef void _write_edges(self, list edges)
    @cython.locals(place=int)
    cpdef int building_sort(self, int design) noexcept nogil
