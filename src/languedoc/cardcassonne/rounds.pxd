cimport cython
from languedoc.cardcassonne cimport scoring
from languedoc.cardcassonne.box cimport Box
from languedoc.cardcassonne.state cimport State

cdef int ROW_COUNT, NOTHING, LAY_OUT, DEAL, TURN, CLEAR, COLLECT, WRONG_COLOUR, ASSIGN, PAY, FINAL
cdef int LAY, PLAY, HIDE, FOLLOWER, CASH, KEEP, JOIN, CARD_AT, ROW_AT, MASK

cpdef int deal(State state, unsigned long long seed, int first_seat, list stacked) except -1
@cython.locals(going=cython.bint)
cpdef int run(State state) except -1
@cython.locals(step=int)
cdef int perform(State state) except -1
@cython.locals(kind=int)
cdef int lay_out(State state) except -1
cdef int lay(State state, int kind, int row) except -1
cdef int deal_hands(State state) except -1
@cython.locals(box=Box, seat=int)
cdef int begin_round(State state) except -1
@cython.locals(box=Box)
cdef int take_turn(State state) except -1
@cython.locals(seat=int)
cdef int play_card(State state, int kind, int row, bint hidden) except -1
cdef int place_follower(State state, int row) except -1
cdef void end_turn(State state) noexcept
@cython.locals(box=Box, taken=int, collectors=int, row=int, order=int, seat=int)
cdef int clear_rows(State state) except -1
@cython.locals(first=int, i=int)
cdef int take_segment(State state, int seat, int row, int taken) noexcept
@cython.locals(first=int, gone=int, i=int)
cdef void slide(State state, int row) noexcept
cdef int collect(State state) except -1
@cython.locals(kind=int)
cdef int ask_wrong_colour(State state) except -1
@cython.locals(seat=int, row=int)
cdef int ask_joker(State state) except -1
@cython.locals(row=int, first=int, i=int)
cdef int finish(State state) except -1
@cython.locals(verb=int, kind=int, row=int, seat=int)
cdef int chosen(State state, long long code) except -1
@cython.locals(offered=cython.bint, k=int)
cpdef int apply(State state, long long code) except -1
cpdef int take(State state, int k) except -1
