cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne cimport turn
from languedoc.carcassonne.state cimport State
from languedoc.players.carcassonne.one_ply cimport OnePly
from languedoc.players.carcassonne.value cimport Table, Value

cdef int MOST_TERMS, MOST_TURNS, MOST_LISTED, SUM_SHIFT
cdef long long POINT, MOST_WRONG, ONE

@cython.final
cdef class Progress:
    cdef readonly int size
    cdef Memory memory
    cdef long long* sums
    cdef long long* sizes

@cython.final
cdef class Learner:
    cdef Table table
    cdef int* weights
    cdef readonly Progress progress
    cdef long long* sums
    cdef long long* sizes
    cdef readonly OnePly player
    cdef public long long step, mix, least
    cdef Memory memory
    cdef int* listed
    cdef int* first
    cdef int* mover
    cdef long long* lead
    cdef long long* worth
    cdef int turns
    cdef readonly long long misses
    @cython.locals(i=int)
    cdef int learn_games(self, State state, unsigned long long seed, int games) except -1 nogil
    @cython.locals(seat=int)
    cdef int play(self, State state, unsigned long long seed) except -1 nogil
    @cython.locals(n=int, first=int, i=int)
    cdef int keep(self, State state, int seat) except -1 nogil
    @cython.locals(seat=int)
    cdef void study(self, State state) noexcept nogil
    @cython.locals(two=cython.bint, aim=cython.longlong, next_worth=cython.longlong, back=int, n=int, turned=int, worth=cython.longlong)
    cdef void study_seat(self, State state, int seat) noexcept nogil
    @cython.locals(first=int, end=int, total=cython.longlong, i=int, wrong=cython.longlong, each=cython.longlong, size=cython.longlong, turned=int,
                   index=int, sizes=cython.longlong, part=cython.longlong, sums=cython.longlong)
    cdef void move(self, int n, long long aim) noexcept nogil
