cimport cython
from languedoc.carcassonne cimport moments, scoring
from languedoc.carcassonne.state cimport State

cdef int FIELD, CITY, ROAD, SUPPLY
cdef int POINT, FOLLOWER_IN_SUPPLY, LAST_FOLLOWERS, LAST_FOLLOWER, ROAD_TILE, CITY_TILE, OPEN_END, BUILDING_POINT
cdef int FIELD_CITY, FIELD_LIES

@cython.locals(total=int, free=int, figure=int, segment=int)
cdef int prospects(State state, int seat) except? -1 nogil
@cython.locals(root=int, mine=int, other=int, kind=int, value=int)
cdef int prospect(State state, int seat, int segment) except? -1 nogil
