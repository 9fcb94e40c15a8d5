cimport cython
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.state cimport State

cdef class Module:
    cdef readonly dict options
    cdef public int verb, first_step, first_note, first_place, first_item, first_figure
    cpdef bint concerns(self, str hook, Designs designs, int design) except -1
    cpdef perform(self, State state, int step)
    cpdef offer(self, State state, int step)
    cpdef chosen(self, State state, long long code)
    cpdef answered(self, State state, int step)
    cpdef redeal(self, State state, int seat)
    cpdef int tiles_to_come(self, State state) except -1
    cpdef bint would_lie(self, State state) except -1
    cpdef dealt(self, State state)
    cpdef turn_begins(self, State state)
    cpdef bint may_place(self, State state, int cell, int oriented) except -1
    cpdef tile_placed(self, State state)
    cpdef spots(self, State state)
    cpdef strike_spots(self, State state)
    cpdef bint bars(self, State state, int piece) except -1
    cpdef figure_options(self, State state)
    cpdef deployed(self, State state, int figure)
    cpdef bint closed_to_dragon(self, State state, int piece) except -1
    cpdef left(self, State state, int figure, int segment)
    cpdef gone(self, State state, int figure)
    cpdef bint scores_field(self, State state, int field) except -1
    cpdef bint joined_late(self, State state, int figure) except -1
    cpdef bint tile_matters(self, State state, int figure) except -1
    cpdef completed(self, State state, int root)
    cpdef strength(self, State state, int root)
    cpdef value(self, State state, int root, bint final)
    cpdef field_items(self, State state, int field, int seat, int cities)
    cpdef paid(self, State state, int seat, int points)
    cpdef earned(self, State state, int seat, int points)
    cpdef scored(self, State state, int root, bint final)
    cpdef int home(self, State state, int figure, int root) except -2147483648

@cython.final
cdef class Duty:
    cdef readonly Module owner
    cdef readonly int code

@cython.final
cdef class Link:
    cdef readonly Module module
    cdef readonly Link following
