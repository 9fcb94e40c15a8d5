cimport cython
from languedoc cimport memory as bits
from languedoc.carcassonne cimport events, figures, moments
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int BLOCK_TILES, CASTLE, MARKET, CATHEDRAL, BLACKSMITH, QUARTERS_OF_THE_CITY
cdef int COUNT_MOVE_OUT, COUNT_MOVE_IN, FINAL_COUNT_MOVE_OUT, MOVE_COUNT
cdef int SEND, MOVE, JOIN, PASS
cdef int COUNT_AT, SENT, EARNED, PASSED, LATE
cdef int NOTHING, SUPPLY, VERB_MASK, FIELD, CITY, ROAD

@cython.locals(kind=int)
cdef int quarter_for(Board board, int segment) noexcept nogil

@cython.final
cdef class Count(Module):
    cdef bint has_market, final_market_only, into_unoccupied, moved_by_player, pass_once
    cdef list block
    cdef int[4] leads_to
    cdef int move_routine
    cdef str count_moves
    @cython.locals(board=Board, design=int, x=int, y=int)
    cpdef bint dealt(self, State state) except -1 with gil
    cpdef bint keeps_out(self, State state, int piece) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(verb=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cpdef bint earned(self, State state, int seat, int points) except -1 nogil
    @cython.locals(paid=int, seat=int)
    cdef int move_in(self, State state) except -1 nogil
    @cython.locals(kind=int, quarter=int, grounds=int, welcome=cython.bint)
    cdef int offer_quarters(self, State state) except -1 nogil
    @cython.locals(grounds=int)
    cdef bint is_welcome(self, State state, int quarter, int kind) noexcept nogil
    cdef int send(self, State state, int kind, int quarter) except -1 nogil
    cdef int tell_sent(self, State state, int kind, int quarter) except -1 with gil
    @cython.locals(after=int)
    cdef int let_count_move(self, State state, int quarter) except -1 with gil
    cdef int move_count(self, State state, int quarter) except -1 nogil
    cdef int tell_count_moved(self, State state, int quarter) except -1 with gil
    @cython.locals(quarter=int)
    cdef int offer_count(self, State state) except -1 nogil
    cdef bint is_something_scored(self, State state) except -1 nogil
    @cython.locals(segment=int)
    cdef bint scores_field_of_tile(self, State state) except -1 nogil
    @cython.locals(seat=int)
    cdef bint anybody_inside(self, State state) noexcept nogil
    @cython.locals(last=int, left=cython.ulonglong)
    cdef bint is_inside(self, State state, int seat) noexcept nogil
    @cython.locals(seats=int, seat=int, passed=int, all_passed=int, asked=cython.bint)
    cdef int move_out(self, State state, int step) except -1 nogil
    @cython.locals(figure=int, quarter=int)
    cdef int offer_joining(self, State state, int seat, int step) except -1 nogil
    @cython.locals(i=int, root=int)
    cdef int offer_completed(self, State state, int figure, int quarter) except -1 nogil
    @cython.locals(first=int, segment=int, root=int, other=int, new=cython.bint)
    cdef int offer_fields(self, State state, int figure) except -1 nogil
    @cython.locals(root=int)
    cdef int offer_unfinished(self, State state, int figure, int quarter) except -1 nogil
    @cython.locals(every_tile=cython.bint, open_to_him=cython.bint, best=int, segment=int)
    cdef int offer_feature(self, State state, int figure, int root) except -1 nogil
    @cython.locals(seat=int, quarter=int, late=int)
    cdef int join(self, State state, int figure, int segment) except -1 nogil
    cdef bint in_a_turn(self, State state) except -1 with gil
    cdef int tell_joined(self, State state, int figure, int quarter, int segment) except -1 with gil
    @cython.locals(seat=int)
    cpdef bint joined_late(self, State state, int figure) except -1 nogil
    @cython.locals(number=int, figure=int, place=int)
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
