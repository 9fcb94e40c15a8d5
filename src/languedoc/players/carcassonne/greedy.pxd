cimport cython
from languedoc.carcassonne cimport turn
from languedoc.carcassonne.state cimport State
from languedoc.players.carcassonne cimport thumb
from languedoc.players.carcassonne.player cimport Player

cdef int POINT, MOST_TRIED, AIMS, TRIALS

cdef class Greedy(Player):
    @cython.locals(imagined=State, trial=State, best_value=int, value=int, best=int, tried=int, i=int, k=int, choosing=cython.bint)
    cpdef int pick(self, State state) except? -1 with gil
    cdef int tried(self, State state) noexcept
    cdef int candidate(self, State state, int i, int tried) except -1
    @cython.locals(trial=State, value=int, best=int, tried=int, i=int)
    cdef int look_at_places(self, State state, int seat) except? -1
    @cython.locals(trial=State, value=int, best=int, tried=int, i=int)
    cdef int look_on(self, State state, int seat) except? -1
    @cython.locals(mine=int, theirs=int, value=int, other=int)
    cdef int worth(self, State state, int seat) except? -1
    cdef int standing(self, State state, int seat) except? -1
