cimport cython
from languedoc.carcassonne.state cimport State

cdef class Module:
    cdef readonly dict options
    cdef readonly int verb, first_note
    cpdef perform(self, State state, int step)
    cpdef offer(self, State state, int step)
    cpdef chosen(self, State state, long long code)
    cpdef figure_options(self, State state)
    cpdef bint may_place(self, State state, int cell, int oriented) except -1
    cpdef tile_placed(self, State state)
    cpdef value(self, State state, int root, bint final)
    cpdef paid(self, State state, int seat, int points)
    cpdef scored(self, State state, int root, bint final)

@cython.final
cdef class Duty:
    cdef readonly Module owner
    cdef readonly int code
