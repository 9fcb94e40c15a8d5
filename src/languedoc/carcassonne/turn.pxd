cimport cython
from languedoc.carcassonne.module cimport Duty, Link, Module
from languedoc.carcassonne.state cimport State

cdef int END, NOTHING, VERB_MASK

@cython.locals(module=Module)
cpdef int deal(State state, unsigned long long seed, int first_seat, list stacked) except -1
@cython.locals(link=Link)
cpdef int begin_turn(State state) except -1
@cython.locals(duty=Duty, code=cython.longlong, going=cython.bint, step=int)
cpdef int run(State state) except -1
@cython.locals(module=Module, seat=int, points=int, cause=int)
cdef int settle(State state) except -1
@cython.locals(duty=Duty)
cpdef int refresh(State state) except -1
@cython.locals(link=Link)
cpdef int lay_tile(State state, int cell, int oriented) except -1
@cython.locals(duty=Duty)
cdef int carry_out(State state, long long code) except -1
@cython.locals(offered=cython.bint, k=int)
cpdef int apply(State state, long long code) except -1
cpdef int take(State state, int k) except -1
