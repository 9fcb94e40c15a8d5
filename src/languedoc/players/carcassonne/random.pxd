from languedoc.carcassonne.state cimport State
from languedoc.players.carcassonne.player cimport Player

cdef class Random(Player):
    cpdef int pick(self, State state) except -1
