cimport cython
from languedoc.cardcassonne.box cimport Box
from languedoc.cardcassonne.state cimport State

cdef int ROW_COUNT, CHEST, PERSON, BUILDING, ANIMAL, ANIMAL_JOKER, BUILDING_JOKER
cdef int PERSONS, VALUES, WRONG_PERSONS, CASHED, NEW_JOKERS, UNDER_CHEST, LUCK_CARDS

@cython.locals(box=Box, tally="int*", i=int, row=int, kind=int, what=int, collected_from=int)
cdef void sort(State state, int seat) noexcept
cdef void add_animal(State state, int seat, int row) noexcept
cdef void add_building(State state, int seat, int place) noexcept
cdef void keep(State state, int seat, int kind) noexcept
cdef void cash(State state, int kind) noexcept
cdef void join(State state, int seat, int row) noexcept
@cython.locals(box=Box, tally="int*", points=int, kind=int, row=int)
cdef int pay(State state, int seat) except -1
@cython.locals(box=Box, tally="int*", kind=int, row=int, number=int, size=int)
cdef list items(State state, int seat)
@cython.locals(chest=int, jokers=int, most=int, points=int, a=int, b=int, c=int)
cpdef int best_series(State state, int seat) except -1
@cython.locals(points=int, length=int, k=int)
cdef int series_points(State state, int chest, int a, int b, int c, int d) noexcept
cpdef list series(State state, int seat)
@cython.locals(seat=int)
cdef int score_chests(State state) except -1
