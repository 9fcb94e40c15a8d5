cimport cython
from languedoc.carcassonne cimport events, figures, scoring
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State
from languedoc.memory cimport Memory

cdef int KNOCK_OUT, SEDUCTION, TARGET, CATCH, NUMBER_OF_KINDS, POINTS, LOTS, MARGIN, HIT, KNOCK_ON
cdef int NUMBER_OF_LANES, NUMBER_OF_POWERS, SIDE, MIDDLE, NORTH, EAST, SOUTH, WEST
cdef int ROUND, THROW, SEDUCTION_CHOICE, SEDUCTION_REPLACE, CATAPULT_CATCH, BACK_TO_THROW
cdef int CHOOSE, AIM, SEDUCE, REPLACE, EXCHANGE, FLING, GRAB, PASS
cdef int KIND, THROWN, VICTIM, OWNER, FIRST_SEAT, LANDED, AT_X, AT_Y, AWAY, OF_A_SEAT, FIRST_FIGURE, DIRECT, FALLEN
cdef int FAR, ORIGIN, FIRST_PLACE, NOTHING, SUPPLY, VERB_MASK

@cython.final
cdef class Catapult(Module):
    cdef int scatter, segments
    cdef long long sign
    cdef Memory memory
    cdef short* anchor_x
    cdef short* anchor_y
    cdef int _lay_out(self, Memory memory) except -1
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    cdef inline int of(self, int seat, int what) noexcept nogil
    cpdef bint turn_begins(self, State state) except -1 nogil
    cpdef bint tile_placed(self, State state) except -1 nogil
    cdef int thrower(self, State state) noexcept nogil
    cdef int catcher(self, State state) noexcept nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    cdef int last_thrower(self, State state) noexcept nogil
    cdef int go_on(self, State state) except -1 nogil
    @cython.locals(step=int)
    cdef int end_round(self, State state) except -1 nogil
    @cython.locals(kind=int, lane=int, power=int)
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(left=int, right=int, top=int, bottom=int, piece=int, column=int, line=int, x=int, y=int, low=int, high=int)
    cdef int offer_aims(self, State state) except -1 nogil
    @cython.locals(verb=int, kind=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    @cython.locals(seat=int, step=int)
    cdef int begin_round(self, State state, int kind) except -1 nogil
    cdef int tell_round(self, State state, int kind) except -1 with gil
    @cython.locals(seat=int, i=int, on_tile=cython.bint)
    cdef int throw(self, State state, int x, int y) except -1 nogil
    cdef int square_of(self, int coordinate) noexcept nogil
    @cython.locals(column=int, line=int, piece=int)
    cdef bint is_on_tile(self, State state, int x, int y) noexcept nogil
    @cython.locals(gaps=int, beyond=int)
    cdef bint is_in_gap(self, State state, int piece, int x, int y) noexcept nogil
    cdef int tell_landed(self, State state, int seat, int x, int y) except -1 with gil
    @cython.locals(place=int)
    cdef int piece_of(self, State state, int figure) except? -99 nogil
    @cython.locals(piece=int)
    cdef int piece_at_place(self, State state, int place) except? -99 with gil
    @cython.locals(place=int, piece=int, at=int)
    cdef int x_of(self, State state, int figure) except? -999999 nogil
    @cython.locals(place=int, piece=int, at=int)
    cdef int y_of(self, State state, int figure) except? -999999 nogil
    cdef bint is_reached(self, State state, int figure) except -1 nogil
    @cython.locals(across=int, down=int)
    cdef int distance(self, State state, int figure, int x, int y) except? -1 nogil
    @cython.locals(everybody=int, figure=int, hit=cython.bint)
    cdef int knock_out(self, State state, int x, int y) except -1 nogil
    @cython.locals(x=int, y=int, other=int)
    cdef bint falls(self, State state, int figure) except -1 nogil
    cdef int send_home(self, State state, int figure) except -1 nogil
    @cython.locals(best=int, least=int, figure=int, away=int)
    cdef int nearest(self, State state, int x, int y, int after) except? -99 nogil
    @cython.locals(seat=int, x=int, y=int, figure=int)
    cdef int offer_nearest(self, State state) except -1 nogil
    @cython.locals(victim=int, place=int, kind=int, figure=int)
    cdef int offer_replacements(self, State state, int seat) except -1 nogil
    cdef bint fits(self, State state, int place, int kind) except -1 nogil
    cdef bint is_admitted(self, State state, int place, int kind) except -1 with gil
    @cython.locals(here=int)
    cdef bint shares_feature(self, State state, int figure, int place) noexcept nogil
    @cython.locals(victim=int, place=int)
    cdef int replace(self, State state, int figure) except -1 nogil
    cdef int tell_place(self, State state, int figure, int place) except -1 with gil
    cdef int tell_seduced(self, State state, int victim, int figure) except -1 with gil
    @cython.locals(left=int, top=int, across=int, down=int)
    cdef int from_fair(self, State state, int x, int y) noexcept nogil
    @cython.locals(least=int, seat=int, away=int, i=int)
    cdef int pay_nearest(self, State state) except -1 nogil
    cdef int pay_target(self, State state, int seat) except -1 with gil
    @cython.locals(thrower=int, catcher=int, lane=int, power=int, hands=int, reached=cython.bint, caught=cython.bint, winner=int)
    cpdef bint answered(self, State state, int step) except -1 with gil
