cimport cython
from languedoc.carcassonne cimport moments, scoring
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int ROAD_TILE, CITY_TILE, FOLLOWER, PENNANT, CLOISTER
cdef int ROADS, CITIES, FOLLOWERS, PENNANTS, CLOISTERS, KINDS_OF_TOWERS
cdef int NOTHING, ROAD, CITY, FIRST_PENNANT, PENNANT_MASK

@cython.final
cdef class Watchtowers(Module):
    cdef bint pays_followers, pays_all
    cdef long long first_sign, any_sign
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(root=int, i=int, segment=int)
    cdef bint score_towers(self, State state) except -1 nogil
    cdef bint is_new(self, Board board, int lookout) noexcept nogil
    @cython.locals(kind=int, number=int, seat=int, times=int, _follower=int)
    cdef int score_tower(self, State state, int lookout) except -1 nogil
    @cython.locals(points=int)
    cdef int pay(self, State state, int seat, int kind, int number) except -1 with gil
    @cython.locals(kind=int)
    cdef int kind_of_tower(self, Board board, int lookout) noexcept nogil
    cdef int points_of(self, int kind) noexcept nogil
    @cython.locals(number=int, figure=int, place=int)
    cdef int figures_paid(self, State state, int seat, int lookout) except -1 nogil
    @cython.locals(number=int, i=int, cell=int)
    cdef int objects_around(self, State state, int lookout, int kind) except -1 nogil
    @cython.locals(number=int, segment=int)
    cdef int objects_on(self, State state, int piece, int kind) except -1 nogil
    cdef int object_at(self, Board board, int segment, int kind) except -1 nogil
    cdef bint is_printed_city(self, Board board, int segment) except -1 with gil
    @cython.locals(piece=int)
    cdef bint is_printed_building(self, Board board, int segment) noexcept nogil
    @cython.locals(number=int, figure=int)
    cdef int followers_around(self, State state, int lookout) noexcept nogil
    @cython.locals(piece=int, i=int)
    cdef bint is_near(self, State state, int figure, int lookout) noexcept nogil
