cimport cython
from languedoc.carcassonne cimport moments, scoring, turn
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.state cimport State
from languedoc.players.carcassonne.player cimport Player

cdef int FIELD, CITY, ROAD, SUPPLY, POINT, FOLLOWER_IN_SUPPLY, LAST_FOLLOWERS, LAST_FOLLOWER, ROAD_TILE, CITY_TILE
cdef int OPEN_END, BUILDING_POINT, FIELD_CITY, FIELD_LIES, MOST_TRIED, AIMS, TRIALS

cdef class Greedy(Player):
    @cython.locals(imagined=State, trial=State, best_value=int, value=int, best=int, tried=int, i=int, k=int, choosing=cython.bint)
    cpdef int pick(self, State state) except? -1 with gil
    cdef int tried(self, State state) noexcept
    cdef int candidate(self, State state, int i, int tried) except -1
    @cython.locals(trial=State, value=int, best=int, tried=int, i=int)
    cdef int look_at_places(self, State state, int seat) except? -1
    @cython.locals(trial=State, value=int, best=int, tried=int, i=int)
    cdef int look_on(self, State state, int seat) except? -1
    @cython.locals(mine=int, theirs=int, value=int, other=int)
    cdef int worth(self, State state, int seat) except? -1
    @cython.locals(box=Box, total=int, free=int, segment=int)
    cdef int standing(self, State state, int seat) except? -1
    @cython.locals(board=Board, root=int, mine=int, value=int, kind=int)
    cdef int prospect(self, State state, int seat, int segment) except? -1
