cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne cimport moments, scoring
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.state cimport State
from languedoc.players.carcassonne cimport thumb
from languedoc.players.carcassonne.tiles_left cimport TilesLeft

cdef int FIELD, CITY, ROAD, SUPPLY, FRONT, TILE, WHOLE, LATE, OPEN_MASK, COUNT, COUNT_MASK, PENNANT, PENNANT_MASK
cdef int FOLLOWER_BITS, FOLLOWER_MASK, HUNDREDTH
cdef int POINT
cdef int STANDING, FITS, PHASES, THIRDS, CITY_SIZES, CITY_ENDS, ROAD_SIZES, ROAD_ENDS, FILLED, DEAD_SQUARES, CITIES
cdef int OPEN_CITIES, FIELD_SIZES, FREE, STUCK, TILES_LEFT, RISKS, GROUNDS
cdef int CITY_FIT, CITY_PHASE, CITY_BOTH, ROAD_FIT, ROAD_PHASE, BUILDING_TERM, FIELD_PHASE, FIELD_SIZE, PAIR, RISK
cdef int FREE_TERM, STUCK_TERM, LEFT_TERM, CORE, SPARE, FIGURE_TERM, OWNED, OWNED_TERM, MOST_TERMS

@cython.final
cdef class Table:
    cdef readonly Box box
    cdef readonly int belongings, first_belonging, size
    cdef readonly bint guided
    cdef Memory memory
    cdef int* weights
    cpdef int weight(self, int i) noexcept nogil
    cpdef void set_weight(self, int i, int weight) noexcept nogil

@cython.final
cdef class Value:
    cdef readonly Box box
    cdef readonly Table table
    cdef TilesLeft left
    cdef Memory memory
    cdef int* weights
    cdef int* scarce
    cdef int* scarce_tick
    cdef int* city_tick
    cdef int* terms
    cdef int* met
    cdef int* met_kind
    cdef int* square_cell
    cdef int* square_wish
    cdef int* square_meets
    cdef int* square_pairs
    cdef int* square_segment
    cdef int* square_kind
    cdef int* lasting
    cdef int* listed_tick
    cdef int* strong_root
    cdef int* strong_crowd
    cdef readonly int count, tiles_left
    cdef int strong_count, tick, field_tick, phase, third, stuck_mine, stuck_theirs
    cdef int squares, lasting_count, side, pieces, segments, last_spot, last_oriented
    cdef bint plain
    cdef public bint steady

    @cython.locals(steps=int)
    cpdef void look_at(self, State state) noexcept nogil
    cdef inline int fit_step(self, int number) noexcept nogil
    @cython.locals(best=int, other=int, theirs=int)
    cpdef int known_lead(self, State state, int seat) except? -1 nogil
    cpdef int of(self, State state, int seat) except? -1 nogil
    @cython.locals(best=int, other=int)
    cpdef int lead(self, State state, int seat) noexcept nogil
    @cython.locals(best=int, other=int, theirs=int)
    cdef int look_out(self, State state, int seat) except? -1 nogil
    @cython.locals(total=int, i=int)
    cpdef int expected(self) noexcept nogil
    @cython.locals(number=int)
    cpdef int collect(self, State state, int seat) except -1 nogil
    cdef inline void add(self, int index) noexcept nogil
    @cython.locals(n=int, seat=int, i=int, segment=int)
    cdef void find_strong(self, State state) noexcept nogil
    @cython.locals(crowd=int, i=int, mine=int, theirs=int, there=int, other=int)
    cdef int standing(self, State state, int root, int seat) noexcept nogil
    @cython.locals(last=int)
    cdef bint is_remembered(self, Board board) noexcept nogil
    @cython.locals(i=int, root=int, kind=int)
    cdef void remember(self, Board board) noexcept nogil
    @cython.locals(n=int, kinds=int, pairs=int, d=int, piece=int, at=int, local=int, segment=int, kind=int)
    cdef void look_around(self, Board board, int i, int cell) noexcept nogil
    @cython.locals(tick=int, i=int, wish=int, number=int, at=int, n=int, j=int, root=int)
    cdef void meet_squares(self, State state, int seat) noexcept nogil
    @cython.locals(i=int, j=int, one=int, other=int, low=int, high=int, at=int)
    cdef void list_pairs(self, State state, int seat, int n, int number) noexcept nogil
    @cython.locals(i=int, segment=int, figure=int)
    cdef int list_features(self, State state, int seat) except -1 nogil
    @cython.locals(root=int, known=bint)
    cdef int list_once(self, State state, int seat, int segment) except -1 nogil
    @cython.locals(kind=int, word=cython.longlong, ends=int, size=int)
    cdef int list_feature(self, State state, int seat, int root) except -1 nogil
    cdef inline int fit_of(self, int root) noexcept nogil
    cpdef int scarcest(self, int root) noexcept nogil
    cdef inline void count_stuck(self, int standing) noexcept nogil
    @cython.locals(standing=int, fit=int, at=int)
    cdef int list_city(self, State state, int seat, int root, int size, int ends) except -1 nogil
    @cython.locals(standing=int, fit=int, at=int)
    cdef int list_road(self, State state, int seat, int root, int size, int ends) except -1 nogil
    @cython.locals(standing=int, dead=int, cell=int, i=int, beside=int, at=int)
    cdef void list_building(self, State state, int seat, int root, int ends) noexcept nogil
    @cython.locals(done=int, growing=int, i=int, going=cython.bint, touching=int, segment=int, city=int, step=int, at=int)
    cdef void list_field(self, State state, int seat, int field, int size) noexcept nogil
    @cython.locals(mine=int, theirs=int, other=int)
    cdef void list_supplies(self, State state, int seat) noexcept nogil
    @cython.locals(kinds=int, kind=int, mine=int, theirs=int, other=int, figure=int, place=int, ground=int, at=int)
    cdef void list_figures(self, State state, int seat) noexcept nogil
    @cython.locals(mine=int, theirs=int, other=int, there=int, at=int)
    cdef int list_belonging(self, State state, int seat, int number) except -1 nogil
    cdef inline int owned_step(self, int number) noexcept nogil
