cimport cython
from languedoc.carcassonne.module cimport Duty, Module, Offer
from languedoc.carcassonne.state cimport State

@cython.final
cdef class Roster:
    cdef list rows, verbs, modules
    cdef void** owner
    cdef int* number
    cdef void** owner_of_verb
    cdef void** offering
    cdef int* first_kind
    cdef int* end_of_kinds
    cdef int offers
    cdef unsigned long long with_kinds
    cdef int code(self, int row) noexcept nogil
    cdef int perform(self, State state, int row) except -1 nogil
    cdef int offer(self, State state, int row) except -1 nogil
    cdef int answered(self, State state, int row) except -1 nogil
    cdef int chosen(self, State state, int verb, long long code) except -1 nogil
    cdef int figure_options(self, State state, int i) except -1 nogil
