cimport cython
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int HOUSE, TOWER, SHED, KINDS, EACH_KIND, BUILDINGS, PLAIN_VALUE, HOUSE_VALUE, TOWER_VALUE, SHED_VALUE
cdef int PLACE_HOUSE, MOST_SEATS, STANDING, FIRST, TILE, KIND, OF_A_BUILDING
cdef int LAST_ACTION, NOTHING, PASS, BUILDING

@cython.final
cdef class LittleBuildings(Module):
    cdef bint kinds_differ
    @cython.locals(seat=int, kind=int, number=int)
    cpdef bint dealt(self, State state) except -1 nogil
    cdef inline int stock(self, State state, int seat, int kind) noexcept nogil
    cdef inline void put_stock(self, State state, int seat, int kind, int number) noexcept nogil
    cpdef bint figure_options(self, State state) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(kind=int)
    cdef int offer_buildings(self, State state) except -1 nogil
    @cython.locals(sort=int, left=int, kind=int, standing=int, first=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cdef int next_kind(self, State state, int left) noexcept nogil
    cdef int tell_built(self, State state, int piece, int kind) except -1 with gil
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    cpdef bint field_items(self, State state, int field, int seat, bint farmed) except -1 nogil
    @cython.locals(standing=int, number=int, points=int, i=int, first=int, piece=int, twin=int)
    cdef int add_buildings(self, State state, int root) except -1 nogil
    cdef inline int worth_of(self, int kind) noexcept nogil
    @cython.locals(number=int, i=int)
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
