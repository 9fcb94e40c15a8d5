cimport cython
from languedoc cimport memory as bits
from languedoc.carcassonne cimport events, figures, moments, scoring, turn
from languedoc.carcassonne.board cimport frontier as frontiers
from languedoc.carcassonne.board cimport odd_places
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.modules.base cimport order
from languedoc.carcassonne.state cimport State

cdef int ROAD_TILE, CITY_TILE, CITY_PENNANT, UNFINISHED_CITY_TILE, UNFINISHED_CITY_PENNANT
cdef int TINY_CITY_TILES, MONASTERY, MONASTERY_SQUARE, FIELD_CITY, SUPPLIED_CITY
cdef int DRAW_TILE, PLACE_TILE, PHASE_FIGURE, PHASE_SCORING, CHECK_GAME_END, NEXT_PLAYER
cdef int FINAL_CLOISTER, FINAL_ROAD, FINAL_CITY, FINAL_FIELDS, FINAL_WINNER
cdef int PLACE, PASS, DEPLOY, SCORE, SMALL
cdef int TILES, PENNANTS, WHOLE_MONASTERY, SQUARES, CITIES
cdef int ACTION, ASKED, PASSED
cdef int NOTHING, VERB_MASK, FIELD, CITY, ROAD, BUILDING, MONASTERY_SORT, ANYWHERE, ALL_PLACES, SQUARES_IN_ROW

@cython.final
cdef class Base(Module):
    cdef bint no_fields, tiny_city, each_field
    cdef str field_scoring
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(row=int)
    cdef inline int next_own(self, State state) noexcept nogil
    cdef inline int carry_out(self, State state, int step) except -1 nogil
    cdef int carry_out_final(self, State state, int step) except -1 nogil
    cdef inline bint tiles_left(self, State state) except -1 nogil
    cdef inline int draw_tile(self, State state) except -1 nogil
    cdef inline int place_tile(self, State state) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    cdef inline int offer_places(self, State state) except -1 nogil
    @cython.locals(k=int, place=int)
    cdef int offer_odd_places(self, State state) except -1 nogil
    @cython.locals(asked=cython.ulonglong, on_spots=cython.ulonglong, left=cython.ulonglong, i=int)
    cdef inline int offer_figures(self, State state) except -1 nogil
    @cython.locals(supply=int, kind=int, able=int)
    cdef int offer_declared(self, State state, int first, int end) except -1 nogil
    @cython.locals(supply=int, i=int, here=int, kind=int, ground="short*")
    cdef int offer_on_grounds(self, State state, int first, int end, int able) except -1 nogil
    cdef inline int ask_for_figure(self, State state) except -1 nogil
    @cython.locals(near=cython.ulonglong, far=cython.ulonglong, squares=cython.ulonglong, word=int, i=int, cell=int,
                   allowed=cython.bint)
    cdef int strike_out(self, State state) except -1 nogil
    @cython.locals(far=cython.ulonglong, quarters=int, oriented=int)
    cdef int strike_turns(self, State state, int i, bint allowed) except -1 nogil
    @cython.locals(segment=int, spots=int)
    cdef int find_spots(self, State state) except -1 nogil
    @cython.locals(design=int)
    cdef int limit_spots(self, State state) except -1 nogil
    @cython.locals(spots=int, i=int, segment=int)
    cdef void strike_second_parts(self, State state) noexcept nogil
    @cython.locals(spots=int, i=int, segment=int)
    cpdef bint strike_spots(self, State state) except -1 nogil
    @cython.locals(verb=int, cell=int, oriented=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cdef inline int score_completed(self, State state) except -1 nogil
    @cython.locals(root=int, depth=int, going=cython.bint)
    cdef inline int score_in_order(self, State state) except -1 nogil
    @cython.locals(root=int, i=int, j=int)
    cdef inline int sort_completed(self, State state) noexcept nogil
    @cython.locals(kind=int, tiles=int, pennants=int, squares=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    cdef int score_fields(self, State state) except -1 nogil
    cdef int score_fields_otherwise(self, State state) except -1 with gil
    @cython.locals(figure=int, segment=int)
    cdef inline int score_each_field(self, State state) except -1 nogil
    @cython.locals(i=int)
    cpdef list field_value(self, State state, int field, int seat, list cities)
