cimport cython
from languedoc.carcassonne cimport turn
from languedoc.carcassonne.state cimport State
from languedoc.table.chance cimport Chance

cdef class Player:
    cdef readonly Chance chance
    cpdef int pick(self, State state) except? -1 with gil

@cython.final
cdef class Seat:
    cdef Player player
    cdef Seat following

@cython.locals(first=Seat, last=Seat)
cpdef Seat seated(State state, list players)
cdef int finish(State state, Seat first) except -1 nogil
cdef int pick_at(Seat seat, int k, State state) except? -1 nogil
