cimport cython
from languedoc.carcassonne cimport events, figures
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int TILE_LOST, PENNANT_LOST, SIEGE, PASS, SUPPLY, CITY

@cython.final
cdef class Cathars(Module):
    cdef bint besieges, lets_escape, from_any_tile
    cdef long long flag
    cpdef bint tile_placed(self, State state) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(figure=int, segment=int)
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(i=int)
    cdef bint has_way_out(self, State state, int root) noexcept nogil
    @cython.locals(i=int, building=int, piece=int, local=int)
    cdef bint is_beside_cloister(self, State state, int cell) noexcept nogil
    @cython.locals(figure=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cdef int tell_escaped(self, State state, int figure) except -1 with gil
    @cython.locals(lost=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    cpdef bint city_value(self, State state, int field, int seat, int city, int points, bint farmed) except -1 nogil
