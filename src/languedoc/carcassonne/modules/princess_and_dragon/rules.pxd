cimport cython
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
cdef int NO_ACTION, ASKED, PASSED, DEPLOYED, OTHER_ACTION, LAST_ACTION
cdef int NOTHING, SUPPLY, FIRST_PLACE, TILE, VERB_MASK, OPEN_MASK

cdef class PrincessAndDragon(Module):
    cdef bint has_dragon, fairy_flies, princesses_act, portals_lead, princess_may, fairy_of_tile, fairy_for_good
    cdef int spared
    cdef long long volcano, dragon, portal, princess, waking
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    cpdef bint concerns(self, str hook, Designs designs, int design) except -1
    @cython.locals(marks=cython.longlong)
    cpdef bint tile_placed(self, State state) except? -1 with gil
    cpdef bint perform(self, State state, int step) except? -1 with gil
    cpdef bint offer(self, State state, int step) except? -1 with gil
    @cython.locals(verb=int, target=int)
    cpdef bint chosen(self, State state, long long code) except? -1 with gil
    @cython.locals(aside=int)
    cpdef bint would_lie(self, State state) except? -1 with gil
    cdef int set_aside(self, State state) except -1
    @cython.locals(i=int)
    cdef int fly(self, State state) except -1
    @cython.locals(steps=int)
    cdef inline walk(self, State state)
    @cython.locals(board=Board, cell=int, side=int, piece=int)
    cdef inline int offer_steps(self, State state) except -1
    @cython.locals(i=int)
    cdef inline bint may_enter(self, State state, int piece) except -1
    @cython.locals(box=Box, walked=int, leader=int, figure=int, place=int)
    cdef inline int enter(self, State state, int piece) except -1
    cpdef bint bars(self, State state, int piece) except? -1 with gil
    @cython.locals(box=Box, first=int, friend=int, figure=int, place=int, number=int, elsewhere=int)
    cpdef bint figure_options(self, State state) except? -1 with gil
    @cython.locals(kept=int, i=int, figure=int, place=int)
    cdef int strike_followers(self, State state, int number) noexcept
    @cython.locals(piece=int, other=int)
    cdef inline bint tile_is_done(self, State state, int figure) noexcept
    cdef inline int move_fairy(self, State state, int figure) except -1
    cpdef bint gone(self, State state, int figure) except? -1 with gil
    @cython.locals(seat=int)
    cpdef bint scored(self, State state, int root, bint final) except? -1 with gil
    @cython.locals(box=Box, figure=int, tile=int)
    cdef inline bint has_fairy(self, State state, int seat, int root) except -1
    cpdef bint tile_matters(self, State state, int figure) except? -1 with gil
    cdef inline bint is_on(self, State state, int figure, int root) noexcept nogil
    @cython.locals(board=Board, segment=int)
    cdef int princess_city(self, State state) noexcept
    @cython.locals(root=int, figure=int, segment=int)
    cdef int offer_knights(self, State state) except -1
    @cython.locals(board=Board, segment=int, placed=int, free=int, i=int)
    cpdef bint spots(self, State state) except? -1 with gil
