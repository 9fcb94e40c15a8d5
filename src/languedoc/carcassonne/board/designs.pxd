cimport cython
from languedoc.memory cimport Memory

cdef unsigned long long ONE

@cython.final
cdef class Designs:
    cdef Memory memory
    cdef readonly tuple tiles, forms
    cdef readonly tuple features, kind_names, buildings, sorts, mark_names
    cdef readonly int count, form_count, radix, codes, rows, margin, most_on_tile
    cdef readonly bint has_halves, has_doubles, has_variants
    cdef int* weight
    cdef short* edge
    cdef short* fit_row
    cdef unsigned long long* others
    cdef unsigned char* enclosed
    cdef short* printed
    cdef short* cells
    cdef short* which_cell
    cdef short* second
    cdef short* inner
    cdef short* gaps
    cdef short* blank
    cdef short* watches
    cdef short* long_edge
    cdef short* long_port
    cdef int* first_row
    cdef short* building
    cdef short* port
    cdef short* kind
    cdef short* sort
    cdef long long* word
    cdef short* ends
    cdef short* spans
    cdef int* touch
    cdef int* meets
    cdef long long* flags
    cdef long long* marks
    cdef short* ground
    cdef unsigned char* cloister
    cdef unsigned char* in_rows
    cpdef int shown(self, int oriented, int side) noexcept nogil
    cdef void _lay_out(self, Memory memory)
    cdef bint _is_city(self, int form, int place)
    @cython.locals(shown=int, kind=int)
    cdef void _write_edges(self, list edges)
    @cython.locals(place=int)
    cpdef int building_sort(self, int form) noexcept nogil
    cpdef bint is_square(self, int design) noexcept nogil
