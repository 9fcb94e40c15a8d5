cimport cython
from languedoc.carcassonne cimport events, figures, scoring, turn
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int MOST_GOODS, PIG_CITY, KINDS_OF_GOODS
cdef int BUILDER_SECOND_PART, FINAL_GOODS
cdef int BUILDER, PIG, AGAIN, PASS, PIG_ITEM, SECOND_PART
cdef int VERB_MASK, SUPPLY, FIELD, CITY, ROAD, FOLLOWER_BITS, FOLLOWER_MASK

@cython.final
cdef class TradersAndBuilders(Module):
    cdef long long first_sign, any_sign
    cdef readonly bint goods
    cdef bint may_decline
    cdef int builders, first_builder
    cpdef bint perform(self, State state, int step) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(supply=int, builders=int, pigs=int, own=int, segment=int, kind=int)
    cpdef bint figure_options(self, State state) except -1 nogil
    @cython.locals(verb=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    @cython.locals(builder=int, first=int, figure=int, root=int, segment=int)
    cpdef bint tile_placed(self, State state) except -1 nogil
    cdef inline int play_second_part(self, State state) except -1 nogil
    cdef int tell_second_part(self, State state) except -1 with gil
    @cython.locals(seat=int, root=int, kind=int, companion=int)
    cpdef bint left(self, State state, int figure, int segment) except -1 nogil
    cpdef bint city_value(self, State state, int field, int seat, int city, int points, bint farmed) except -1 nogil
    cdef int note_of(self, int seat, int kind) noexcept nogil
    @cython.locals(kind=int, note=int)
    cpdef bint completed(self, State state, int root) except -1 nogil
    cdef int tell_goods(self, State state, int root) except -1 with gil
    @cython.locals(kind=int, most=int, seat=int)
    cdef int score_goods(self, State state) except -1 nogil
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
