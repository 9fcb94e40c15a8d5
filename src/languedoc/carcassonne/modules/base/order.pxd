cimport cython
from languedoc.carcassonne cimport moments, scoring
from languedoc.carcassonne.state cimport State

cdef int SCORE, NOTHING

@cython.locals(closed="short*", count=int, i=int, j=int)
cdef bint is_open(State state) except -1 nogil
cdef bint is_due(State state, int root) except -1 nogil
@cython.locals(first=int)
cdef bint is_next(State state, int root) except -1 nogil
@cython.locals(owning=int, points=int, others=int, more=int, others_more=int, both=int, seat=int)
cdef bint can_matter(State state, int root, int other) except -1 nogil
@cython.locals(owning=int)
cdef int paid_as_owners(State state, int root) except? -1 nogil
@cython.locals(i=int)
cdef int offer(State state) except -1 nogil
@cython.locals(segment=int)
cdef int shown_at(State state, int root) noexcept nogil
@cython.locals(closed="short*", root=int, i=int)
cdef int put_first(State state, int segment) except -1 nogil
