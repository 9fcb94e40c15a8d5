cimport cython
from languedoc cimport memory as bits
from languedoc.carcassonne cimport events, figures
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int LOWEST, HIGHEST, BUY_BACK, BATH_ORDER, BATH_TAKE, BATH_RELEASE, BUY, NEXT, BATHE, PASS, FLAGS_ITEM, PRICE_ITEM
cdef int LEFT_OUT, HOUSES, BOUGHT, CURRENT, FIRST_FIGURE, TILE, FLAG, OF_A_HOUSE, ALL_KINDS, NOTHING, SUPPLY, VERB_MASK, ROAD, CITY

@cython.final
cdef class Bathhouses(Module):
    cdef long long first_sign, any_sign
    cdef int left_out, able_to_follow
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    @cython.locals(k=int)
    cpdef bint dealt(self, State state) except -1 nogil
    @cython.locals(inside=int, i=int, j=int, lot=int)
    cdef void leave_out(self, State state, int k) noexcept nogil
    cdef bint shows_bathhouse(self, State state, int design) noexcept nogil
    @cython.locals(last=int, k=int, unseen=int, i=int)
    cpdef bint redeal(self, State state, int seat) except -1 nogil
    @cython.locals(last=int, design=int, i=int)
    cdef void exchange(self, State state, int k, int lot) noexcept nogil
    @cython.locals(house=int, note=int, flag=int)
    cpdef bint tile_placed(self, State state) except -1 nogil
    cdef int note_of(self, State state, int house) noexcept nogil
    cdef int place_in(self, int house) noexcept nogil
    @cython.locals(house=int)
    cdef int house_of(self, State state, int figure) noexcept nogil
    cdef int flag_of(self, State state, int house) noexcept nogil
    @cython.locals(place=int, figure=int)
    cdef int bather_in(self, State state, int house) noexcept nogil
    @cython.locals(cell=int, i=int)
    cdef bint is_surrounded(self, State state, int house) noexcept nogil
    cdef bint is_vacant(self, State state, int house) noexcept nogil
    @cython.locals(number=int, house=int)
    cdef int count_vacant(self, State state) noexcept nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(figure=int, house=int)
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(verb=int, target=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    @cython.locals(houses=int, points=int, i=int, number=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    @cython.locals(followers=int, seat=int, figure=int)
    cpdef bint scored(self, State state, int root, bint final) except -1 nogil
    @cython.locals(figure=int)
    cdef int only_follower(self, State state, int root) noexcept nogil
    cpdef int home(self, State state, int figure, int root) except -2147483648 nogil
    @cython.locals(waiting=int, figure=int)
    cdef int count_waiting(self, State state) except -1 nogil
    @cython.locals(waiting=int, vacant=int)
    cdef int choose_next(self, State state) except -1 nogil
    @cython.locals(figure=int)
    cdef int next_waiting(self, State state, int after) noexcept nogil
    @cython.locals(first=int, figure=int)
    cdef bint is_a_choice(self, State state, bint scarce) noexcept nogil
    @cython.locals(figure=int)
    cdef int send_home(self, State state) except -1 nogil
    cdef int tell_returned(self, State state, int figure) except -1 with gil
    cdef int bathe(self, State state, int figure, int house) except -1 nogil
    cdef int tell_bath(self, State state, int figure, int house) except -1 with gil
    cpdef bint turn_begins(self, State state) except -1 nogil
    @cython.locals(own=cython.ulonglong, first=int, figure=int, house=int)
    cdef int offer_purchases(self, State state, int kinds) except -1 nogil
    cpdef bint figure_options(self, State state) except -1 nogil
    cpdef bint more_figures(self, State state) except -1 nogil
    @cython.locals(price=int)
    cdef int buy(self, State state, int figure) except -1 nogil
    cdef int tell_bought(self, State state, int figure, int price) except -1 with gil
    @cython.locals(lying=int, house=int, figure=int)
    cdef int release(self, State state) except -1 nogil
