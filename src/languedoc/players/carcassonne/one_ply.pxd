cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne cimport turn
from languedoc.carcassonne.state cimport State
from languedoc.players.carcassonne.player cimport Player
from languedoc.players.carcassonne.value cimport Table, Value

cdef int MOST_TRIED, AIMS, PROMISING, QUICK_PROMISING, KEPT, MOST_WAYS, DEEPEST, LONGEST, WORST, DEPLOY, VERB_MASK

@cython.final
cdef class Ahead:
    cdef State trial
    cdef Ahead following

@cython.final
cdef class OnePly(Player):
    cdef Table given
    cdef public int noise, overlooks
    cdef public bint quick, stopped
    cdef Value value
    cdef State imagined
    cdef Ahead ahead
    cdef int best
    cdef readonly int ways
    cdef readonly long long total_ways
    cdef Memory memory
    cdef int* worths
    cdef int* rough
    cdef long long* kept_codes
    cdef int* kept_worths
    cdef int kept_number, kept_step
    cdef int sit_down(self, State state) except -1 with gil
    cpdef int pick(self, State state) except -1 nogil
    cdef int choose_on(self, State state) except -1 nogil
    cdef bint is_choosing(self, State state) noexcept nogil
    @cython.locals(best=int, best_value=int, i=int, k=int, value=int, quick=bint)
    cdef int search_promising(self, State state, int seat, bint choosing) except? -1 nogil
    @cython.locals(again=bint, here=bint, best_value=int, value=int, k=int, code=cython.longlong)
    cdef int glance(self, State state, int seat, Ahead ahead, bint choosing) except? -1 nogil
    @cython.locals(segment=int)
    cdef bint is_here(self, State state, long long code) noexcept nogil
    @cython.locals(i=int)
    cdef bint is_kept(self, long long code) noexcept nogil
    @cython.locals(i=int)
    cdef void keep(self, long long code, int worth) noexcept nogil
    @cython.locals(best=int, best_value=int, tried=int, i=int, k=int, value=int)
    cdef int search(self, State state, int seat, Ahead ahead, int depth, bint choosing) except? -1 nogil
    cpdef int worth(self, int k) noexcept nogil
    cdef bint is_after(self, State state, int seat, bint choosing) noexcept nogil
    @cython.locals(passed=int)
    cdef int finish_turn(self, State state, int seat, bint choosing) except? -1 nogil
    cdef bint is_overlooked(self) noexcept nogil
    @cython.locals(total=int)
    cdef int blur(self) noexcept nogil
