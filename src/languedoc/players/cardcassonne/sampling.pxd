cimport cython
from languedoc.cardcassonne cimport rounds, scoring
from languedoc.cardcassonne.state cimport State
from languedoc.memory cimport Memory
from languedoc.players.cardcassonne.greedy cimport Greedy
from languedoc.players.cardcassonne.player cimport Player

cdef int ROW_COUNT, NOTHING, MOST_OPTIONS, POINT, CHEST_CARD, SET_GROWS, NEXT_ROW

cdef class Sampling(Player):
    cdef readonly int playouts
    cdef Greedy rollout
    cdef Memory memory
    cdef long long* total
    cdef int* alive
    cdef State imagined, trial
    @cython.locals(left=int, phases=int, samples=int, k=int)
    cpdef int pick(self, State state) except -1
    @cython.locals(imagined=State, trial=State, seat=int, i=int, k=int)
    cdef int sample(self, State state, int left, int samples) except -1
    cdef int play_round(self, State trial, int now) except -1
    @cython.locals(alive="int*", i=int, j=int, k=int)
    cdef int drop(self, int left) noexcept
    @cython.locals(mine=int, theirs=int, other=int, value=int)
    cdef int standing(self, State state, int seat) except? -1
    @cython.locals(total=int, to_come=int, row=int, size=int, best=int, value=int)
    cdef int prospect(self, State state, int seat) except? -1
