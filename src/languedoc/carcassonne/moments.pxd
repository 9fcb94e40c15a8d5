cimport cython
from languedoc.carcassonne.module cimport Link, Module
from languedoc.carcassonne.state cimport State

cdef int NOTHING

cdef int redeal(Link link, State state, int seat) except -1 nogil
cdef int dealt(Link link, State state) except -1 nogil
cdef int turn_begins(Link link, State state) except -1 nogil
cdef bint tiles_to_come(Link link, State state) except -1 nogil
cdef bint sets_aside(Link link, State state) except -1 nogil
cdef bint may_place(Link link, State state, unsigned long long concerned, int cell, int oriented) except -1 nogil
@cython.locals(near=cython.bint, concerned=cython.ulonglong)
cdef bint may_lie(State state, int cell, int oriented) except -1 nogil
cdef int more_places(Link link, State state) except -1 nogil
cdef int amend_places(Link link, State state) except -1 nogil
cdef int takes_form(Link link, State state, int cell, int oriented) except -1 nogil
cdef int tile_placed(Link link, State state, unsigned long long concerned) except -1 nogil
cdef int spots(Link link, State state, unsigned long long concerned) except -1 nogil
cdef int strike_spots(Link link, State state) except -1 nogil
cdef bint is_barred(Link link, State state, int piece) except -1 nogil
@cython.locals(piece=int)
cdef int strike_barred(Link link, State state) except -1 nogil
cdef int more_figures(Link link, State state) except -1 nogil
cdef bint holds_neutral(Link link, State state) except -1 nogil
cdef bint is_free(Link link, State state, int segment, bint free) except -1 nogil
cdef int deployed(Link link, State state, int figure) except -1 nogil
cdef bint keeps_out(Link link, State state, int piece) except -1 nogil
cdef int left(Link link, State state, int figure, int segment) except -1 nogil
cdef int gone(Link link, State state, int figure) except -1 nogil
cdef bint scores_field(Link link, State state, int field) except -1 nogil
cdef bint keeps_open(Link link, State state, int root) except -1 nogil
cdef bint sets_apart(Link link, State state, int root) except -1 nogil
cdef bint feeds(Link link, State state, int city) except -1 nogil
cdef bint may_join(Link link, State state, int root) except -1 nogil
cdef int extent(Link link, State state, int root, int size) except? -1 nogil
cdef bint joined_late(Link link, State state, int figure) except -1 nogil
cdef bint tile_matters(Link link, State state, int figure) except -1 nogil
cdef bint order_matters(Link link, State state, int seat) except -1 nogil
@cython.locals(more=int)
cdef int also_paid(Link link, State state, int root, int seats) except? -1 nogil
cdef int completed(Link link, State state, int root) except -1 nogil
cdef int strength(Link link, State state, int root) except -1 nogil
cdef int tiebreak(Link link, State state, int root, int tied) except? -1 nogil
cdef int value(Link link, State state, int root, bint final) except -1 nogil
cdef int city_value(Link link, State state, int field, int seat, int city, int before, bint farmed) except -1 nogil
cdef int field_items(Link link, State state, int field, int seat, bint farmed) except -1 nogil
cdef int most_payable(Link link, State state, int seat, int points) except -1 nogil
cdef int paid(Link link, State state, int seat, int points, int cause) except -1 nogil
cdef int counted(Link link, State state, int seat, int counter, int points, int cause) except -1 nogil
cdef int earned(Link link, State state, int seat, int points) except -1 nogil
cdef int scored(Link link, State state, int root, bint final) except -1 nogil
cdef int place_scored(Link link, State state, int figure) except -1 nogil
cdef int home(Link link, State state, int figure, int root) except? -2147483648 nogil
cdef int outlook(Link link, State state, int seat) except? -1 nogil
cdef int owned(Link link, State state, int seat, int number) except? -1 nogil
