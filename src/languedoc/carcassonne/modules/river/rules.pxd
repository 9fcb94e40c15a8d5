cimport cython
from languedoc.carcassonne cimport events, turn
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.modules.river cimport ahead as river_ahead, clear_ahead, courses
from languedoc.carcassonne.modules.river.ahead cimport Waters
from languedoc.carcassonne.modules.river.courses cimport courses_of
from languedoc.carcassonne.state cimport State
from languedoc.memory cimport Memory

cdef int HERD_CITY, PIG_HERD
cdef int SETUP_RIVER_FORK, DRAW_RIVER_TILE, DRAW_LAKE, LATE_START, EXTRA_TURN_STEP, ATTACH_FORK, BACK_TO_SPRING
cdef int RIVER, NEXT, RULES, EXTRA_TURN, SPRING_LAID, KNOWN_TILE, KNOWN_CELL, KNOWN_PIECES, LEFT, MOST_RIVERS, ARMS, PILE, MOST_TILES
cdef int DRY, SPRING, FORK, COURSE, STRICT, BENDS_FREE, LAST_RESORT
cdef int NOTHING, STRAIGHT, FRONT

@cython.final
cdef class River(Module):
    cdef long long herd, volcano
    cdef bint one_river, fork_is_first_turn, pig_herd, clear_ahead, extra_turn, springs_north, erupts
    cdef list courses
    cdef int rivers, youngest
    cdef int[2] spring_of
    cdef int[2] fork_of
    cdef int[2] lake_of
    cdef int[2] first_of_pile
    cdef int[2] pile_size
    cdef Memory memory
    cdef short* piles
    cdef Waters waters
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    cdef _lay_out(self, Memory memory)
    @cython.locals(river=int, i=int)
    cpdef bint dealt(self, State state) except -1 nogil
    cdef int stack(self, State state, int river) except -1 with gil
    @cython.locals(found=int, quarters=int)
    cdef int lay_first_spring(self, State state) except -1 nogil
    @cython.locals(found=int, i=int, cell=int, behind=int)
    cdef int place_beside(self, State state, int quarters) noexcept nogil
    @cython.locals(far=int, as_far=int)
    cdef bint is_better(self, State state, int cell, int other) noexcept nogil
    cpdef bint redeal(self, State state, int seat) except -1 with gil
    @cython.locals(first=int, i=int, j=int, swap=int)
    cdef void shuffle(self, State state, int river) noexcept nogil
    cdef void spring_lies(self, State state) noexcept nogil
    @cython.locals(river=int)
    cdef int course_ends(self, State state) except -1 with gil
    cpdef bint would_lie(self, State state) except -1 with gil
    cpdef int tiles_to_come(self, State state) except -1 with gil
    cpdef bint perform(self, State state, int step) except -1 nogil
    cdef int begin_routine(self, State state, str name) except -1 with gil
    @cython.locals(following=int, river=int)
    cdef int draw_river_tile(self, State state) except -1 nogil
    cdef int draw(self, State state, int design) except -1 nogil
    @cython.locals(river=int, i=int)
    cdef int draw_course_tile(self, State state) except -1 nogil
    @cython.locals(river=int, left=int, design=int, i=int, loosest=int)
    cdef bint draw_one_that_fits(self, State state) except -1 nogil
    @cython.locals(river=int, design=int)
    cdef int draw_or_lose(self, State state) except -1 nogil
    @cython.locals(first=int, last=int, design=int)
    cdef int take_out(self, State state, int river, int i) noexcept nogil
    @cython.locals(lake=int)
    cdef int draw_lake(self, State state) except -1 nogil
    cdef int draw_again(self, State state) except -1 with gil
    @cython.locals(fork=int)
    cdef int attach_fork(self, State state) except -1 nogil
    cdef int who_attaches(self, State state) noexcept nogil
    cdef int leave_out_fork(self, State state) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    cdef int give_up(self, State state, int design) except -1 nogil
    @cython.locals(river=int)
    cdef int leave_out_course(self, State state) except -1 with gil
    cdef int take_extra_turn(self, State state) except -1 nogil
    @cython.locals(rules=int)
    cdef bint fits(self, State state, int design, int loosest) except -1 nogil
    @cython.locals(spring=bint, i=int, quarters=int)
    cdef bint has_place(self, State state, int design) except -1 nogil
    @cython.locals(mouths=int, entry=int, joined=int, side=int, part=int, wish=int)
    cpdef bint may_place(self, State state, int cell, int oriented) except -1 nogil
    @cython.locals(rules=int, part=int, stay_open=bint)
    cdef bint can_go_on(self, State state, int cell, int oriented, int entry) except -1 nogil
    @cython.locals(river=int, pile=int)
    cdef int begin_trial(self, State state) except -1 nogil
    @cython.locals(fork=int, mouth=int, before=int, turned=int, fits=bint)
    cdef bint spring_may_lie(self, State state, int cell, int oriented) except -1 nogil
    @cython.locals(onward=int, source=int, last_bend=int)
    cdef bint turns_back(self, State state, int cell, int mouths, int entry) noexcept nogil
    @cython.locals(part=int)
    cpdef bint tile_placed(self, State state) except -1 nogil
    @cython.locals(design=int, is_lake=cython.bint)
    cpdef int barred(self, State state) except -2147483648 nogil
    cpdef bint city_value(self, State state, int field, int seat, int city, int points, bint farmed) except -1 nogil
