cimport cython
from languedoc.carcassonne cimport events, moments
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int HIGHEST_BID, BAZAAR_TILE_DUE, BAZAAR, AUCTION, BID, BUY, SELL, SALE, PASS
cdef int BY_AUCTION, IN_TURN, AT_ONCE
cdef int STAGE, RUNNING, SELLER, ON_SALE, PRICE, BIDDER, LAST_ASKED, OWED, DISPLAY, BAZAAR_NOTES
cdef int NO_STAGE, PICKING, OPENING, RAISING, DECIDING, MAY_PICK, FIRST_PART, NOTHING, VERB_MASK

cdef class Bazaars(Module):
    cdef bint has_bazaars, on_credit
    cdef int mode
    cdef long long bazaar_sign
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    cdef int end_round(self, State state) except -1 nogil
    @cython.locals(owed=int, seat=int)
    cdef int tiles_owed(self, State state) noexcept nogil
    cdef int begin_bazaar(self, State state) except -1 nogil
    @cython.locals(seat=int)
    cdef int hold_bazaar(self, State state) except -1 nogil
    @cython.locals(seats=int, drawn=int, i=int)
    cdef bint open_display(self, State state) except -1 nogil
    cdef int tell_opened(self, State state) except -1 with gil
    @cython.locals(owed=int)
    cdef int take_owed(self, State state) except -1 nogil
    cdef int lay_owed(self, State state) except -1 nogil
    @cython.locals(stage=int, seat=int, price=int)
    cdef int offer_at_bazaar(self, State state) except -1 nogil
    @cython.locals(i=int, tile=int, new=cython.bint, j=int)
    cdef int offer_display(self, State state) except -1 nogil
    cdef int most_bid(self, State state, int seat) except -1 nogil
    @cython.locals(i=int, other=int)
    cdef int next_without_tile(self, State state, int seat) noexcept nogil
    @cython.locals(seller=int, i=int)
    cdef int next_seller(self, State state, int after) except -1 nogil
    @cython.locals(seller=int, bidder=int)
    cdef int next_bidder(self, State state) except -1 nogil
    @cython.locals(seller=int, bidder=int)
    cdef int choose_at_bazaar(self, State state, int verb, int number) except -1 nogil
    cdef int tell_offered(self, State state, int number) except -1 with gil
    cdef int tell_bid(self, State state, int number) except -1 with gil
    @cython.locals(price=int, number=int)
    cdef int trade(self, State state, int buyer, int other) except -1 nogil
    cdef int tell_sale(self, State state, int buyer, int other, int price, int number) except -1 with gil
    cdef int give(self, State state, int seat, int number) except -1 nogil
    cdef int tell_taken(self, State state, int seat, int number) except -1 with gil
