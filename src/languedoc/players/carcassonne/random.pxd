cimport cython
from languedoc.carcassonne.state cimport State
from languedoc.players.carcassonne.player cimport Player

@cython.final
cdef class Random(Player):
    cpdef int pick(self, State state) except -1 nogil
