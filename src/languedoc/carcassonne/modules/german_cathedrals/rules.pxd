cimport cython
from languedoc.carcassonne cimport scoring
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State
from languedoc.memory cimport Memory

cdef int SECTION, ROAD_SECTION, ROADS_MOVED, ROADS_JOINED, FINAL_ARCHBISHOP, ROADS, SECTIONS, RAISED, CATHEDRALS, FIRST_CATHEDRAL
cdef int NOTHING, ROAD, BUILDING

@cython.final
cdef class GermanCathedrals(Module):
    cdef int cathedral
    cdef long long raising
    cdef Memory memory
    cdef unsigned char* shows_one
    cdef _lay_out(self, Memory memory, int forms)
    cpdef bint tile_placed(self, State state) except -1 nogil
    @cython.locals(number=int, segment=int)
    cdef void add_cathedral(self, State state) noexcept nogil
    @cython.locals(i=int)
    cdef int look_at_all(self, State state) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(complete=cython.bint, closed=cython.bint)
    cdef int look_at(self, State state, int cathedral) except -1 nogil
    @cython.locals(piece=int, segment=int)
    cdef bint is_complete(self, State state, int cathedral) except -1 nogil
    @cython.locals(kind=int, sections=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    @cython.locals(tiles=int, times=int, worth=int)
    cdef int raise_road(self, State state, int root, int sections) except -1 nogil
    @cython.locals(sections=int, raised=int)
    cdef int value_archbishop(self, State state, int cathedral, bint final) except -1 nogil
    @cython.locals(piece=int, sections=int, segment=int, root=int)
    cpdef int sections_of_roads(self, State state, int cathedral, bint raised) except -1 nogil
    @cython.locals(other=int)
    cdef bint is_first_of_road(self, Board board, int segment) noexcept nogil
    @cython.locals(extra=int, meets=cython.bint, i=int)
    cdef int sections(self, Board board, int root) noexcept nogil
    cdef inline bint is_at_cathedral(self, Board board, int segment) noexcept nogil
