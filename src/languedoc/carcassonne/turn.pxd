cimport cython
from languedoc.carcassonne cimport events, moments
from languedoc.carcassonne.state cimport State

cdef int END, NOTHING, VERB_MASK

cpdef int deal(State state, unsigned long long seed, int first_seat, list stacked) except -1
cdef int deal_shuffled(State state, unsigned long long seed, int first_seat) except -1 nogil
cpdef int begin_turn(State state) except -1 nogil
cpdef int play_part(State state, int kind, bint whole_turn) except -1 nogil
@cython.locals(code=cython.longlong, going=cython.bint, step=int)
cpdef int run(State state) except -1 nogil
@cython.locals(seat=int, points=int, cause=int)
cdef int settle(State state) except -1 nogil
cdef bint answer_alone(State state) except -1 nogil
@cython.locals(row=int)
cdef int answer(State state, long long code) except -1 nogil
cpdef int refresh(State state) except -1 nogil
cpdef int lay_tile(State state, int cell, int oriented) except -1 nogil
cdef int carry_out(State state, long long code) except -1 nogil
cpdef int apply(State state, long long code) except -1
@cython.locals(code=cython.longlong)
cpdef long long choose(State state, int k) except? -1 nogil
cpdef int count(State state) except -1 nogil
cdef int refuse(State state, int k) except -1 with gil
