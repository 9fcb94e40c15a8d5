cimport cython
from languedoc.carcassonne cimport figures, moments, scoring, turn
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int INSTEAD, EACH, FIELD_CITY, SUPPLIED_CITY, DARK, PILE
cdef int ROAD_CARD, CITY_CARD, CLOISTER_CARD, PENNANTS, KNIGHTS, FARMERS, EXTRA_TILE, FOLLOWER_CARD
cdef int COUNTING_FIGURE, MESSAGE_CHOICE, MESSAGE_FOLLOWER, MESSAGE_PART
cdef int MARKER, MESSENGER, TAKE_POINTS, CARRY_OUT, SCORE_FOLLOWER
cdef int POINTS_INSTEAD, OWN_PENNANTS, OWN_KNIGHTS, OWN_FARMERS
cdef int EVENT_SEAT, EVENT_POINTS, DRAWN, CARRIED_OUT, DRAWS, FIRST_CARD, FIRST_SEAT, AT_MARKER, AT_MESSENGER, KNOWN
cdef int OF_A_SEAT, EXTRA_PART, SUPPLY, VERB_MASK, FIELD, CITY, ROAD

cdef class Messages(Module):
    cdef bint returns
    cdef int each_city
    cdef inline int get(self, State state, int what) noexcept
    cdef inline void put(self, State state, int what, int number) noexcept
    cdef inline int note_of(self, int seat, int what) noexcept
    cdef inline void swap(self, State state, int i, int j) noexcept
    cpdef bint paid(self, State state, int seat, int points, int cause) except? -1 with gil
    cdef bint may_move(self, State state, int verb) noexcept
    cpdef bint may_pay(self, State state, int seat, int points) except? -1 with gil
    @cython.locals(seat=int, at=int, number=int)
    cdef int move(self, State state, int verb) except -1
    cpdef bint perform(self, State state, int step) except? -1 with gil
    cpdef bint offer(self, State state, int step) except? -1 with gil
    @cython.locals(verb=int, number=int, forwards=bint)
    cpdef bint chosen(self, State state, long long code) except? -1 with gil
    cdef inline int top(self, State state) noexcept
    @cython.locals(place=int, card=int)
    cdef int draw(self, State state) except -1
    cdef inline void learn(self, State state, int seat, int place) noexcept
    cdef int carry_out(self, State state, int card) except -1
    @cython.locals(board=Board, number=int, root=int, kind=int)
    cdef int pay_each(self, State state, int card) except -1
    cdef int score_follower(self, State state, int figure) except -1
    cdef int play_extra_part(self, State state) except -1
