cimport cython
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.state cimport State

cdef unsigned long long ONE
cdef int NOTHING

cdef class Module:
    cdef readonly dict options
    cdef public int verb, first_step, first_part, first_note, first_place, first_item, first_figure
    cdef readonly int first_belonging, end_of_belongings
    cpdef bint concerns(self, str hook, Designs designs, int design) except -1
    cpdef bint perform(self, State state, int step) except? -1 with gil
    cpdef bint offer(self, State state, int step) except? -1 with gil
    cpdef bint chosen(self, State state, long long code) except? -1 with gil
    cpdef bint answered(self, State state, int step) except? -1 with gil
    cpdef bint redeal(self, State state, int seat) except? -1 with gil
    cpdef int tiles_to_come(self, State state) except? -1 with gil
    cpdef bint would_lie(self, State state) except? -1 with gil
    cpdef bint sets_aside(self, State state) except? -1 with gil
    cpdef bint dealt(self, State state) except? -1 with gil
    cpdef bint turn_begins(self, State state) except? -1 with gil
    cpdef bint may_place(self, State state, int cell, int oriented) except? -1 with gil
    cpdef bint more_places(self, State state) except? -1 with gil
    cpdef bint amend_places(self, State state) except? -1 with gil
    cpdef int takes_form(self, State state, int cell, int oriented) except? -1 with gil
    cpdef bint tile_placed(self, State state) except? -1 with gil
    cpdef bint spots(self, State state) except? -1 with gil
    cpdef bint strike_spots(self, State state) except? -1 with gil
    cpdef int barred(self, State state) except? -2147483648 with gil
    cpdef bint figure_options(self, State state) except? -1 with gil
    cpdef bint more_figures(self, State state) except? -1 with gil
    cpdef bint holds_neutral(self, State state) except? -1 with gil
    cpdef bint deployed(self, State state, int figure) except? -1 with gil
    cpdef bint keeps_out(self, State state, int piece) except? -1 with gil
    cpdef bint left(self, State state, int figure, int segment) except? -1 with gil
    cpdef bint gone(self, State state, int figure) except? -1 with gil
    cpdef bint scores_field(self, State state, int field) except? -1 with gil
    cpdef bint keeps_open(self, State state, int root) except? -1 with gil
    cpdef bint sets_apart(self, State state, int root) except? -1 with gil
    cpdef bint feeds(self, State state, int city) except? -1 with gil
    cpdef bint is_free(self, State state, int segment, bint free) except? -1 with gil
    cpdef bint may_join(self, State state, int root) except? -1 with gil
    cpdef int extent(self, State state, int root, int size) except? -1 with gil
    cpdef bint joined_late(self, State state, int figure) except? -1 with gil
    cpdef bint tile_matters(self, State state, int figure) except? -1 with gil
    cpdef bint order_matters(self, State state, int seat) except? -1 with gil
    cpdef int also_paid(self, State state, int root, int seats) except? -1 with gil
    cpdef bint completed(self, State state, int root) except? -1 with gil
    cpdef bint strength(self, State state, int root) except? -1 with gil
    cpdef bint value(self, State state, int root, bint final) except? -1 with gil
    cpdef int tiebreak(self, State state, int root, int tied) except? -1 with gil
    cpdef bint city_value(self, State state, int field, int seat, int city, int points, bint farmed) except? -1 with gil
    cpdef bint field_items(self, State state, int field, int seat, bint farmed) except? -1 with gil
    cpdef int most_payable(self, State state, int seat, int points) except? -1 with gil
    cpdef bint paid(self, State state, int seat, int points, int cause) except? -1 with gil
    cpdef bint counted(self, State state, int seat, int counter, int points, int cause) except? -1 with gil
    cpdef bint earned(self, State state, int seat, int points) except? -1 with gil
    cpdef bint scored(self, State state, int root, bint final) except? -1 with gil
    cpdef bint place_scored(self, State state, int figure) except? -1 with gil
    cpdef int home(self, State state, int figure, int root) except? -2147483648 with gil
    cpdef int outlook(self, State state, int seat) except? -1 with gil
    cpdef int owned(self, State state, int seat, int kind) except? -1 with gil

@cython.final
cdef class Offer:
    cdef readonly Module module
    cdef readonly int first, end
    cdef readonly bint asks

@cython.final
cdef class Duty:
    cdef readonly Module owner
    cdef readonly int code

@cython.final
cdef class Link:
    cdef readonly Module module
    cdef readonly unsigned long long bit
    cdef readonly Link following
