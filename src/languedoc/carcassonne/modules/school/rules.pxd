cimport cython
from languedoc.carcassonne cimport events, moments, scoring
from languedoc.carcassonne.board cimport odd_places
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State
from languedoc.memory cimport Memory

cdef int SETUP_SCHOOL, TEACHER_SHARE, AWARD_TEACHER, LAY, LEARN, MOST_SCORED, MOST_PLACES, FREE_SIDES, LAID_BEFORE
cdef int SCHOOL, SETTLED, HOLDER, DUE, MOST, OWN, RECEIVERS, FEATURES, FIRST_FEATURE, ROOT, BONUS, OF_A_FEATURE
cdef int EXPECTED, ALL_PLACES, NOTHING, VERB_MASK, ROAD

@cython.final
cdef class School(Module):
    cdef int school, scoring_routine
    cdef Memory memory
    cdef unsigned char* of_start
    cdef unsigned char* of_river
    cdef _lay_out(self, Memory memory, int forms)
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    cpdef bint dealt(self, State state) except -1 nogil
    cdef void settle(self, State state) noexcept nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    cdef int ask_for_school(self, State state, int step) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(k=int, place=int, oriented=int)
    cdef int offer_places(self, State state, bint at_water) except -1 nogil
    @cython.locals(inner=int, d=int)
    cdef bint touches_river(self, State state, int cell, int oriented) noexcept nogil
    cdef inline bint is_river(self, State state, int piece) noexcept nogil
    cdef int lay(self, State state, int cell, int quarters) except -1 nogil
    cdef int tell_laid(self, State state) except -1 with gil
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cpdef bint completed(self, State state, int root) except -1 nogil
    @cython.locals(school=int, segment=int, piece=int)
    cdef bint leads_to_school(self, State state, int root) noexcept nogil
    cdef int hand_over(self, State state) except -1 nogil
    cdef int tell_taken(self, State state) except -1 with gil
    @cython.locals(holder=int)
    cpdef bint earned(self, State state, int seat, int points) except -1 nogil
    @cython.locals(points=int)
    cpdef bint scored(self, State state, int root, bint final) except -1 nogil
    @cython.locals(number=int)
    cdef int list_feature(self, State state, int root, int points) except -1 nogil
    @cython.locals(i=int)
    cdef bint is_listed(self, State state, int points) noexcept nogil
    @cython.locals(receivers=int, seat=int)
    cdef int chooser(self, State state) noexcept nogil
    @cython.locals(first=int, i=int, root=int)
    cdef bint order_is_known(self, State state) noexcept nogil
    @cython.locals(i=int, feature=int)
    cdef int offer_lessons(self, State state) except -1 nogil
    @cython.locals(seat=int)
    cdef int teach(self, State state, int points) except -1 nogil
    cdef int tell_returned(self, State state, int seat) except -1 with gil
    cpdef int outlook(self, State state, int seat) except -1 nogil
