cimport cython
from languedoc cimport memory as bits
from languedoc.carcassonne cimport events, figures, moments, scoring
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State
from languedoc.table.chance cimport Chance

cdef int FAIRY_TURN, FAIRY_SCORED, LONGEST_WALK
cdef int FAIRY_POINT, SET_ASIDE_DRAGON_TILE, VOLCANO_DRAGON, PRINCESS_REMOVE, DRAGON_MOVE, FINAL_FAIRY
cdef int PRINCESS, FAIRY, DRAGON, PASS, FAIRY_ITEM
cdef int DRAGON_AT, FAIRY_AT, FAIRY_WITH, WALKED, VISITED, FAIRY_DUE, ASIDE, ASIDE_TILES
cdef unsigned long long ONE
cdef int OTHER_ACTION, LAST_ACTION
cdef int MARKS, NOTHING, SUPPLY, FIRST_PLACE, TILE, VERB_MASK, OPEN_MASK

@cython.final
cdef class PrincessAndDragon(Module):
    cdef bint has_dragon, fairy_flies, princesses_act, portals_lead, princess_may, fairy_of_tile, fairy_for_good
    cdef unsigned long long edible
    cdef long long volcano, dragon, portal, princess, waking
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    @cython.locals(marks=cython.longlong)
    cpdef bint tile_placed(self, State state) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(verb=int, target=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cpdef bint would_lie(self, State state) except -1 nogil
    @cython.locals(aside=int)
    cpdef bint sets_aside(self, State state) except -1 nogil
    cdef int tell_point(self, State state) except -1 with gil
    cdef int tell_flight(self, State state) except -1 with gil
    cdef int tell_step(self, State state, int leader, int piece) except -1 with gil
    cdef int tell_fairy(self, State state, int figure) except -1 with gil
    cdef int award(self, State state, int seat) except -1 nogil
    @cython.locals(seat=int, _=int)
    cdef int pay_at_the_end(self, State state) except -1 nogil
    @cython.locals(i=int)
    cdef int fly(self, State state) except -1 nogil
    @cython.locals(steps=int)
    cdef inline int walk(self, State state) except -1 nogil
    @cython.locals(cell=int, side=int, piece=int)
    cdef inline int offer_steps(self, State state) except -1 nogil
    @cython.locals(i=int)
    cdef inline bint may_enter(self, State state, int piece) except -1 nogil
    @cython.locals(walked=int, seat=int, figure=int, left=cython.ulonglong)
    cdef inline int enter(self, State state, int piece) except -1 nogil
    cpdef int barred(self, State state) except -2147483648 nogil
    cpdef bint figure_options(self, State state) except -1 nogil
    @cython.locals(first=int, friend=int, some=cython.ulonglong, left=cython.ulonglong, passed=cython.ulonglong,
                   marks=cython.ulonglong, mark=cython.ulonglong, i=int, place=int,
                   alone=cython.bint, repeated=cython.bint)
    cdef int offer_fairy(self, State state) except -1 nogil
    @cython.locals(other=int)
    cdef inline bint is_repeated(self, State state, int first, int i, unsigned long long others) noexcept nogil
    @cython.locals(piece=int, other=int)
    cdef inline bint tile_is_done(self, State state, int figure) noexcept nogil
    cdef inline int move_fairy(self, State state, int figure) except -1 nogil
    @cython.locals(first=int, other=int)
    cpdef bint left(self, State state, int figure, int segment) except -1 nogil
    cpdef bint gone(self, State state, int figure) except -1 nogil
    @cython.locals(seat=int)
    cpdef bint scored(self, State state, int root, bint final) except -1 nogil
    @cython.locals(friends=int, seat=int)
    cpdef int also_paid(self, State state, int root, int seats) except -1 nogil
    @cython.locals(friend=int, piece=int)
    cpdef bint place_scored(self, State state, int figure) except -1 nogil
    @cython.locals(figure=int, tile=int)
    cdef inline bint has_fairy(self, State state, int seat, int root) except -1 nogil
    cpdef bint tile_matters(self, State state, int figure) except -1 nogil
    cdef inline bint is_on(self, State state, int figure, int root) noexcept nogil
    @cython.locals(segment=int)
    cdef int princess_city(self, State state) noexcept nogil
    @cython.locals(root=int, figure=int, segment=int)
    cdef int offer_knights(self, State state) except -1 nogil
    @cython.locals(segment=int, placed=int, free=int, kept=int, i=int, asks=cython.bint)
    cpdef bint spots(self, State state) except -1 nogil
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
