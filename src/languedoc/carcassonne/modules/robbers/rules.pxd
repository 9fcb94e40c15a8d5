cimport cython
from languedoc cimport memory as bits
from languedoc.carcassonne cimport scoring
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int SHARE, ON_TRACK, ROBBER_ACTIVE, ROBBER_PLACE, FINAL_ROBBERS, ROB, ROBBERY, LEFT_OVER, SURE, EACH_FOLLOWER
cdef int FIELD, PASS, NOTHING, SUPPLY

@cython.final
cdef class Robbers(Module):
    cdef bint active_first
    cdef long long sign
    cdef int first_robber, robbers, each_has
    cdef inline int robber_of(self, State state, int seat, int i) noexcept nogil
    @cython.locals(robber=int)
    cdef int robber_to_place(self, State state, int seat) noexcept nogil
    cdef inline int beside(self, State state, int seat, int counter) noexcept nogil
    cpdef bint tile_placed(self, State state) except -1 nogil
    @cython.locals(seat=int)
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(seat=int, _=int)
    cdef int next_with_robber(self, State state) noexcept nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(robber=int, other=int, counter=int)
    cdef int offer_to(self, State state, int step, int seat) except -1 nogil
    @cython.locals(robber=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cdef int tell_placed(self, State state, int robber) except -1 with gil
    cpdef bint paid(self, State state, int seat, int points, int cause) except -1 nogil
    @cython.locals(place=int, thief=int, i=int, _=int)
    cpdef bint counted(self, State state, int seat, int counter, int points, int cause) except -1 nogil
    cpdef bint order_matters(self, State state, int seat) except -1 nogil
    cpdef int also_paid(self, State state, int root, int seats) except -1 nogil
    @cython.locals(thieves=int, seat=int, i=int, victim=int)
    cdef int thieves_of(self, State state, int seats) noexcept nogil
    @cython.locals(share=int)
    cdef int strike(self, State state, int robber, int points) except -1 nogil
    cdef int tell_struck(self, State state, int robber) except -1 with gil
    @cython.locals(seat=int, i=int)
    cdef int pay_left_over(self, State state) except -1 nogil
    @cython.locals(place=int)
    cdef int victim_of(self, State state, int robber) noexcept nogil
    @cython.locals(expected=int, i=int, victim=int)
    cpdef int outlook(self, State state, int seat) except -1 nogil
    @cython.locals(expected=int, left=cython.ulonglong, segment=int)
    cdef int expected_of(self, State state, int victim) except -1 nogil
