cimport cython
from languedoc.carcassonne cimport figures, moments, scoring, turn
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.modules.base cimport rules as base
from languedoc.carcassonne.state cimport State

cdef int INSTEAD, EACH, FIELD_CITY, SUPPLIED_CITY, DARK, PILE
cdef int ROAD_CARD, CITY_CARD, CLOISTER_CARD, PENNANTS, KNIGHTS, FARMERS, EXTRA_TILE, FOLLOWER_CARD
cdef int COUNTING_FIGURE, MESSAGE_CHOICE, MESSAGE_FOLLOWER, MESSAGE_PART
cdef int MARKER, MESSENGER, TAKE_POINTS, CARRY_OUT, SCORE_FOLLOWER
cdef int POINTS_INSTEAD, OWN_PENNANTS, OWN_KNIGHTS, OWN_FARMERS
cdef int EVENT_SEAT, EVENT_POINTS, EVENT_CAUSE, TO_DRAW, DRAWN, CARRIED_OUT, DRAWS, FIRST_CARD, FIRST_SEAT, AT_MARKER, AT_MESSENGER, KNOWN
cdef int OF_A_SEAT, EXTRA_PART, NOTHING, SUPPLY, VERB_MASK, FIELD, CITY, ROAD

@cython.final
cdef class Messages(Module):
    cdef bint returns
    cdef int each_city, routine
    @cython.locals(card=int, i=int)
    cpdef bint dealt(self, State state) except -1 nogil
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    cdef inline int note_of(self, int seat, int what) noexcept nogil
    cdef inline void swap(self, State state, int i, int j) noexcept nogil
    cpdef bint paid(self, State state, int seat, int points, int cause) except -1 nogil
    cpdef bint order_matters(self, State state, int seat) except -1 nogil
    cdef bint may_move(self, State state, int verb) noexcept nogil
    @cython.locals(most=int)
    cpdef int most_payable(self, State state, int seat, int points) except -1 nogil
    @cython.locals(seat=int, at=int, number=int)
    cdef int move(self, State state, int verb) except -1 nogil
    cdef int tell_moved(self, State state, int seat, int verb, int number) except -1 with gil
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(verb=int)
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(number=int)
    cdef int offer_followers(self, State state) except -1 nogil
    cdef int award(self, State state, int item, int number, int points) except -1 nogil
    @cython.locals(verb=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    @cython.locals(seat=int, points=int, number=int)
    cdef int count_points(self, State state, int verb) except -1 nogil
    cdef inline int top(self, State state) noexcept nogil
    @cython.locals(place=int, card=int)
    cdef int draw(self, State state) except -1 nogil
    cdef int tell_drawn(self, State state, int card) except -1 with gil
    cdef inline void learn(self, State state, int seat, int place) noexcept nogil
    @cython.locals(seat=int)
    cdef int carry_out(self, State state, int card) except -1 nogil
    cdef int tell_carried_out(self, State state, int card) except -1 with gil
    @cython.locals(number=int, i=int, root=int, kind=int)
    cdef int pay_each(self, State state, int card) except -1 nogil
    @cython.locals(first=int, number=int, figure=int)
    cdef int list_own(self, State state) except -1 nogil
    @cython.locals(i=int)
    cdef bint is_new(self, State state, int number, int root) noexcept nogil
    @cython.locals(own=int, smallest=int, number=int, i=int, figure=int, root=int, fits=cython.bint)
    cdef int list_candidates(self, State state, int card) except -1 nogil
    cdef bint names(self, State state, int card, int root) noexcept nogil
    @cython.locals(smallest=int, i=int, root=int, size=int)
    cdef int smallest(self, State state, int own, int card) noexcept nogil
    @cython.locals(card=int, seat=int, root=int, points=int)
    cdef int score_follower(self, State state, int figure) except -1 nogil
    cdef int record_points(self, State state, int seat) except -1 with gil
    cdef int play_extra_part(self, State state) except -1 nogil
    cdef int record_part(self, State state) except -1 with gil
