cimport cython
from languedoc.carcassonne.module cimport Duty
from languedoc.carcassonne.state cimport State

cdef int END, NOTHING, VERB_MASK

@cython.locals(duty=Duty, code=cython.longlong)
cpdef run(State state)
@cython.locals(duty=Duty)
cpdef refresh(State state)
@cython.locals(duty=Duty)
cpdef apply(State state, long long code)
cpdef take(State state, int k)
