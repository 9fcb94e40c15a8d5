cimport cython
from languedoc.carcassonne cimport turn
from languedoc.carcassonne.state cimport State
from languedoc.table.chance cimport Chance

cdef class Player:
    cdef readonly Chance chance
    cpdef int pick(self, State state) except -1

@cython.final
cdef class Seat:
    cdef Player player

cpdef int play_games(State state, list players, unsigned long long seed, int games) except -1
cpdef int play_out(State state, list players) except -1
cdef list seated(State state, list players)
@cython.locals(seat=Seat)
cdef int finish(State state, list seats) except -1
