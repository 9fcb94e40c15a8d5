cimport cython
from languedoc.carcassonne cimport scoring
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int GOLD_PLACE, AWARD_GOLD, FINAL_GOLD, GOLD, COLLECT, MOST_SEATS, BARS, TAKER, OWNED, TAKEN, FIRST_BAR
cdef int AT, ENTITLED, OF_A_BAR, VERB_MASK, NOTHING, FIELD

@cython.final
cdef class Goldmines(Module):
    cdef bint shares_itself
    cdef long long sign
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    cdef inline int bar(self, int number) noexcept nogil
    cpdef bint tile_placed(self, State state) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(piece=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cdef int lay_both(self, State state) except -1 nogil
    @cython.locals(i=int, piece=int)
    cdef int offer_neighbours(self, State state) except -1 nogil
    @cython.locals(bars=int)
    cdef int lay(self, State state, int piece) except -1 nogil
    cdef int tell_laid(self, State state, int piece) except -1 with gil
    @cython.locals(bars=int, owning=int, i=int)
    cpdef bint scored(self, State state, int root, bint final) except -1 nogil
    @cython.locals(entitled=int)
    cdef int entitle(self, State state, int number, int seats) except -1 nogil
    cpdef bint place_scored(self, State state, int figure) except -1 nogil
    @cython.locals(i=int)
    cdef int entitle_at_place(self, State state, int figure) except -1 with gil
    @cython.locals(asked=cython.bint, seat=int)
    cdef int hand_out(self, State state) except -1 nogil
    @cython.locals(i=int)
    cdef bint is_due(self, State state) noexcept nogil
    @cython.locals(players=int, i=int, entitled=int)
    cdef int offer_bars(self, State state, int seat) except -1 nogil
    @cython.locals(seats=int, seat=int)
    cdef int count_seats(self, int entitled) noexcept nogil
    @cython.locals(shared=int, i=int, entitled=int)
    cdef bint tile_matters_to(self, State state, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef bint is_lowest(self, State state, int number) noexcept nogil
    @cython.locals(i=int, last=int)
    cdef int take(self, State state, int seat, int piece) except -1 nogil
    @cython.locals(seat=int)
    cdef int end_round(self, State state) except -1 nogil
    cdef int tell_taken(self, State state) except -1 with gil
    @cython.locals(seat=int, number=int)
    cdef int pay_at_the_end(self, State state) except -1 nogil
    cdef int award(self, State state, int seat, int number) except -1 with gil
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
