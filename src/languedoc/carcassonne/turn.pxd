cimport cython
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int END, NOTHING, VERB_MASK

@cython.locals(owner=Module, code=cython.longlong, step=int, what=int)
cpdef run(State state)
@cython.locals(owner=Module)
cpdef refresh(State state)
@cython.locals(owner=Module)
cpdef apply(State state, long long code)
cpdef take(State state, int k)
