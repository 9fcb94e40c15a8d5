cimport cython
from languedoc.carcassonne cimport events, figures, scoring
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int KINDS_OF_FLOCKS, WOLVES, SHEEP, VINEYARD
cdef int SHEPHERD_EXTEND, SHEPHERD_CLOSED_FIELD, SHEPHERD, ENLARGE_FLOCK, DRIVE_HOME, SHEEP_ITEM, VINEYARD_ITEM
cdef int TO_CHOOSE, HIDDEN, IN_BAG, BESIDE
cdef int NOTHING, SUPPLY, VERB_MASK, FIELD, BUILDING

@cython.final
cdef class HillsAndSheep(Module):
    cdef bint counts_on_hill, closed_come_first, has_hills, has_vineyards
    cdef long long hill, vineyard
    cdef int each, first_shepherd
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    cdef int nth_shepherd(self, State state, int k) noexcept nogil
    @cython.locals(place=int)
    cdef int field_of(self, State state, int k) noexcept nogil
    cdef bint is_shepherd(self, State state, int figure) noexcept nogil
    @cython.locals(number=int, k=int)
    cdef int shepherds_in(self, State state, int field) noexcept nogil
    @cython.locals(seat=int)
    cdef bint any_outside(self, State state) noexcept nogil
    @cython.locals(segment=int)
    cpdef bint figure_options(self, State state) except -1 nogil
    cpdef int home(self, State state, int figure, int root) except -2147483648 nogil
    @cython.locals(k=int, heir=int, kind=int, taken=int)
    cpdef bint left(self, State state, int figure, int segment) except -1 nogil
    @cython.locals(k=int)
    cdef int heir_in(self, State state, int field) noexcept nogil
    @cython.locals(seat=int)
    cdef int number_of(self, State state, int figure) noexcept nogil
    cdef int beside(self, int k, int kind) noexcept nogil
    @cython.locals(sheep=int, kind=int)
    cdef int sheep_beside(self, State state, int k) noexcept nogil
    cpdef bint tile_placed(self, State state) except -1 nogil
    cdef int tell_hidden(self, State state) except -1 with gil
    @cython.locals(extended=int, i=int, field=int, segment=int)
    cdef int own_extended(self, State state) noexcept nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(k=int)
    cdef int ask_for_flock(self, State state) except -1 nogil
    @cython.locals(i=int, k=int)
    cdef int next_to_choose(self, State state) noexcept nogil
    @cython.locals(shepherd=int)
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(verb=int, target=int, figure=int, k=int, field=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    @cython.locals(i=int)
    cdef void settle(self, State state, int field) noexcept nogil
    @cython.locals(tokens=int, lot=int, kind=int)
    cdef int draw_token(self, State state, int k) except -1 nogil
    cdef int in_bag(self, State state, int kind) noexcept nogil
    @cython.locals(kind=int)
    cdef void put_back(self, State state, int k) noexcept nogil
    cdef int tell_token(self, State state, int kind) except -1 with gil
    @cython.locals(k=int)
    cdef int chase_away(self, State state, int field) except -1 nogil
    @cython.locals(sheep=int, seat=int, k=int)
    cdef int drive_home(self, State state, int field) except -1 with gil
    @cython.locals(k=int)
    cdef bint has_shepherd_in(self, State state, int seat, int field) noexcept nogil
    @cython.locals(figure=int)
    cdef int come_home(self, State state, int k) except -1 nogil
    @cython.locals(k=int, field=int)
    cdef int score_closed(self, State state) except -1 nogil
    @cython.locals(i=int)
    cdef bint waits(self, State state, int field) noexcept nogil
    @cython.locals(most=int, preferred=int, seat=int, number=int)
    cpdef int tiebreak(self, State state, int root, int tied) except -1 nogil
    @cython.locals(number=int, figure=int, place=int)
    cdef int followers_on_hills(self, State state, int root, int seat) noexcept nogil
    cpdef bint tile_matters(self, State state, int figure) except -1 nogil
    @cython.locals(vineyards=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    @cython.locals(number=int, i=int)
    cdef int vineyards_around(self, Board board, int piece) noexcept nogil
    @cython.locals(number=int)
    cdef int shows(self, Board board, int piece, long long mark) noexcept nogil
    @cython.locals(sheep=int, k=int, size=int)
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
