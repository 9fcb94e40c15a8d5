cimport cython
from languedoc.carcassonne cimport events, figures, moments
from languedoc.carcassonne.module cimport Link
from languedoc.carcassonne.state cimport State

cdef int CITIES, FEATURE, NOTHING

@cython.locals(seat=int, owning=int, points=int)
cpdef int score(State state, int root, bint final) except -1 nogil
cpdef int extent(State state, int root) except? -1 nogil
cdef int record_scored(State state, int root, bint final, int owning) except -1 with gil
cdef int tell_scored(State state, int root, bint final) except -1 nogil
cpdef int list_items(State state, int root, bint final) except -1 nogil
@cython.locals(figure=int, segment=int)
cpdef int score_unfinished(State state, int kind, int sort) except -1 nogil
@cython.locals(owning=int, cities=int, seat=int)
cpdef int score_field(State state, int field, int city, bint final) except -1 nogil
@cython.locals(seat=int)
cdef int record_field(State state, int field, int city, bint final, int owning, int cities) except -1 with gil
@cython.locals(found=int, completed=int, i=int, city=int)
cpdef int find_cities(State state, int field) except -1 nogil
@cython.locals(i=int)
cpdef list cities_at(State state, int field)
@cython.locals(i=int, before=int)
cpdef int list_field_items(State state, int field, int seat, int cities, int worth, bint farmed) except -1 nogil
@cython.locals(link=Link, points=int, most=int, field=int)
cpdef int list_city_items(State state, list fields, int seat, int city, int worth) except -1
@cython.locals(seat=int, best=int, i=int, segment=int)
cpdef int weigh(State state, int root) except -1 nogil
@cython.locals(seat=int, best=int, owning=int)
cpdef int find_owners(State state, int root) except -1 nogil
cpdef int break_tie(State state, int root, int tied) except -1 nogil
cpdef list seats_of(int bits)
cpdef list owners(State state, int root)
cpdef int earn(State state, int seat, int points) except -1 nogil
@cython.locals(seat=int, points=int, total=int)
cpdef int pay_items(State state, int root, str feature, bint final, dict payments) except -1
cpdef int award(State state, int seat, str reason, int item, int number, int points) except -1 nogil
cdef int record_award(State state, int seat, str reason, int item, int number, int points) except -1 with gil
