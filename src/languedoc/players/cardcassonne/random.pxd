from languedoc.cardcassonne.state cimport State
from languedoc.players.cardcassonne.player cimport Player

cdef class Random(Player):
    cpdef int pick(self, State state) except -1
