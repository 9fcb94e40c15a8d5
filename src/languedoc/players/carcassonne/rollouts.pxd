cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne cimport turn
from languedoc.carcassonne.state cimport State
from languedoc.players.carcassonne.one_ply cimport Ahead, OnePly
from languedoc.players.carcassonne.value cimport Table, Value
from languedoc.table.chance cimport Chance

cdef int STOPPED, TOO_MANY, DEEP, MOST_POSITIONS, MOST_SEATS, WORST

@cython.final
cdef class Roller:
    cdef readonly OnePly policy
    cdef Chance chance
    cdef State trial
    cdef Ahead ahead
    cdef readonly int stopped
    cdef readonly int positions
    cdef Memory memory
    cdef int* results
    cpdef int sit_down(self, State state) except -1
    cpdef void stop(self) noexcept nogil
    cpdef void go_on(self) noexcept nogil
    @cython.locals(value=int)
    cdef int roll(self, State state, int seat, int k, unsigned long long bag, int rounds) except? -1 nogil
    @cython.locals(mover=int)
    cdef int follow(self, int seat, int k, int rounds) except? -1 nogil
    cdef int solve(self, State state) except -1 nogil
    @cython.locals(seat=int, best=int, best_lead=int, seats=int, k=int, each=int, others=int, lead=int)
    cdef int solve_on(self, State state, Ahead ahead, int depth) except -1 nogil
    cpdef int result(self, int seat) noexcept nogil
