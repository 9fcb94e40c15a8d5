cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne cimport events, figures, moments, scoring
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.modules.bridges_castles_bazaars cimport bazaar
from languedoc.carcassonne.modules.bridges_castles_bazaars.bazaar cimport Bazaars
from languedoc.carcassonne.state cimport State

cdef int FIELD_CASTLE, MOST_TOKENS, CASTLE_CONVERSION, SCORE_CASTLE_LORD, FINAL_CASTLE, CASTLE, LORD
cdef int CASTLES_AT_FIELD, LORD_POINTS, PASS
cdef int MOST_COMPLETED, TOKENS, CASTLES, FEATURES, CITY_OF, LORD_OF, PAID, FEATURE, VALUE, CASTLE_NOTES, UNPAID
cdef int NOTHING, FIRST_PLACE, SUPPLY, FIELD, CITY, BUILDING

cdef class Castles(Bazaars):
    cdef bint has_castles, by_owner, always_counts
    cdef int lords
    cdef Memory memory
    cdef unsigned char* cap
    cdef _lay_out(self, Memory memory, int rows)
    cdef bint has_cap(self, Designs designs, int design)
    @cython.locals(other=int)
    cdef bint is_small(self, State state, int root) noexcept nogil
    @cython.locals(i=int)
    cdef int look_for_small_cities(self, State state) except -1 nogil
    @cython.locals(closed=int, number=int, seat=int, root=int)
    cdef int ask_for_castles(self, State state) except -1 nogil
    @cython.locals(followers=int, each=int)
    cdef bint may_build(self, State state, int root, int seat) except -1 nogil
    @cython.locals(figure=int, place=int)
    cdef int knight_in(self, State state, int root, int seat) noexcept nogil
    @cython.locals(root=int, here=int)
    cdef int offer_castle(self, State state) except -1 nogil
    @cython.locals(lord=int, stood=int, number=int, place=int)
    cdef int build_castle(self, State state, int segment, int seat) except -1 nogil
    @cython.locals(piece=int, other=int)
    cdef int tile_of_lord(self, State state, int castle, int stood) noexcept nogil
    cdef int tell_castle(self, State state, int seat, int segment) except -1 with gil
    @cython.locals(lord=int)
    cdef int lord_of(self, State state, int castle) noexcept nogil
    @cython.locals(castle=int)
    cdef int castle_on(self, State state, int root) noexcept nogil
    @cython.locals(castle=int)
    cdef bint counts_for_fields(self, State state, int city) noexcept nogil
    @cython.locals(segment=int, one=int, other=int, across=int, i=int, away=int)
    cdef bint is_near(self, State state, int castle, int cell) noexcept nogil
    @cython.locals(i=int)
    cdef bint touches_castle(self, State state, int castle, int root) noexcept nogil
    @cython.locals(segment=int, new=cython.bint)
    cdef bint awaits(self, State state, int castle) noexcept nogil
    @cython.locals(number=int)
    cdef int note_feature(self, State state, int root) except -1 nogil
    @cython.locals(kind=int)
    cdef bint pays_lords(self, State state, int root) noexcept nogil
    @cython.locals(i=int, castle=int)
    cdef bint concerns_a_lord(self, State state, int root) noexcept nogil
    @cython.locals(castle=int, i=int)
    cdef int pay_lords(self, State state) except -1 nogil
    @cython.locals(castles=int, chained=int, i=int, seat=int, castle=int)
    cdef int next_castle(self, State state) noexcept nogil
    @cython.locals(number=int, other=int, i=int)
    cdef int count_features(self, State state, int castle, int chained) noexcept nogil
    cdef bint is_beside(self, State state, int castle, int other) noexcept nogil
    @cython.locals(castle=int, chained=cython.bint, number=int, value=int, going=cython.bint, best=int, place=int,
                   i=int, worth=int, root=int)
    cdef int offer_features(self, State state) except -1 nogil
    @cython.locals(castle=int, lord=int)
    cdef int pay_lord(self, State state, int points) except -1 nogil
    @cython.locals(seat=int)
    cdef int tell_lord(self, State state, int castle, int points) except -1 with gil
    cdef int send_lord_home(self, State state, int lord) except -1 nogil
    @cython.locals(castle=int, lord=int)
    cdef int end_castles(self, State state) except -1 nogil
