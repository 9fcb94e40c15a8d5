cimport cython
from languedoc.memory cimport Memory

@cython.final
cdef class Box:
    cdef readonly int seats, hand_size, start_cards, wrong_points, lone_joker_points, kinds, first_joker, most_cards
    cdef readonly int largest_set, rounds, most_options, tallies
    cdef readonly tuple card_names, cards
    cdef Memory memory
    cdef short* row_of
    cdef short* type_of
    cdef short* value_of
    cdef short* count_of
    cdef int* set_points
    cdef int* series_points
    cdef int state_size, scratch_size
    cdef _lay_out(self, Memory memory)
    cpdef int row(self, int kind) except? -1
    cpdef str type(self, int kind)
    cpdef int count(self, int kind) except? -1
    cpdef int points_of_set(self, int size) except? -1
    cpdef int points_of_series(self, int cards) except? -1
