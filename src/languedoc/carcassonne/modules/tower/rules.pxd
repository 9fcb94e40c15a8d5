cimport cython
from languedoc cimport memory as bits
from languedoc.carcassonne cimport figures
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int RANSOM_POINTS, MOST_SEATS
cdef int RANSOM_PRISONER, TOWER_CAPTURE, PRISONER_EXCHANGE
cdef int BUILD, GUARD, CAPTURE, EXCHANGE, RANSOM, PASS
cdef int RANSOMED, RAISED, CAPTURED, FOUNDATIONS, PIECES, PRISONERS, TOWERS, TILE, HEIGHT, CLOSED, OF_TOWER
cdef int DEPLOYED, OTHER_ACTION
cdef int NOTHING, SUPPLY, VERB_MASK

@cython.final
cdef class Tower(Module):
    cdef long long foundation
    cdef bint captures_own, captures_wagons
    cdef int foundations, pieces_each, climbers, followers
    cdef unsigned long long capturable
    cpdef bint dealt(self, State state) except -1 nogil
    @cython.locals(tower=int)
    cpdef bint tile_placed(self, State state) except -1 nogil
    cdef inline int note_of(self, int tower) noexcept nogil
    cdef int top_of(self, State state, int tower) noexcept nogil
    cdef int prison_of(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef inline int captor_of(self, State state, int figure) noexcept nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(verb=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cpdef cell_of(self, State state, int tower)
    @cython.locals(towers=int)
    cpdef bint figure_options(self, State state) except -1 nogil
    @cython.locals(tower=int, number=int, note=int)
    cdef inline int offer_building(self, State state, int towers) except -1 nogil
    @cython.locals(figure=int)
    cpdef bint more_figures(self, State state) except -1 nogil
    @cython.locals(supply=int, number=int, kind=int)
    cdef inline int offer_guards(self, State state, int towers, int climbers) except -1 nogil
    @cython.locals(tower=int, number=int, note=int, allowed=int, i=int)
    cdef inline int list_open_towers(self, State state, int towers) except -1 nogil
    @cython.locals(tower=int)
    cpdef bint left(self, State state, int figure, int segment) except -1 nogil
    @cython.locals(note=int)
    cdef inline int build(self, State state, int tower) except -1 nogil
    cdef int tell_raised(self, State state, int tower) except -1 with gil
    cdef int tell_closed(self, State state, int tower, int kind) except -1 with gil
    cdef int tell_captured(self, State state, int figure) except -1 with gil
    cdef int tell_exchanged(self, State state, int figure, int captured) except -1 with gil
    cdef int guard(self, State state, int tower, int kind) except -1 nogil
    @cython.locals(tower=int, seat=int, figure=int, left=cython.ulonglong)
    cdef inline int offer_captures(self, State state) except -1 nogil
    @cython.locals(note=int, height=int, piece=int, here=int, place=int)
    cdef inline bint reaches(self, State state, int tower, int figure) noexcept nogil
    @cython.locals(there=int, across=int, along=int)
    cdef inline bint is_in_range(self, State state, int here, int piece, int height) noexcept nogil
    @cython.locals(owner=int)
    cdef int capture(self, State state, int figure) except -1 nogil
    @cython.locals(other=int, figure=int)
    cdef int offer_exchange(self, State state) except -1 nogil
    @cython.locals(captured=int)
    cdef int exchange(self, State state, int figure) except -1 nogil
    cdef int set_free(self, State state, int figure) except -1 nogil
    cdef inline bint may_ransom(self, State state) except -1 nogil
    @cython.locals(figure=int)
    cdef int offer_ransoms(self, State state) except -1 nogil
    @cython.locals(captor=int)
    cdef int ransom(self, State state, int figure) except -1 nogil
    cdef int tell_ransom(self, State state, int figure, int captor, int seat, int points) except -1 with gil
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
