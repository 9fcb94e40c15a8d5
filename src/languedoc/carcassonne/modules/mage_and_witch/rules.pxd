cimport cython
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int MAGE_TILE, WITCH_SHARE, MAGE_WITCH_MOVE, MAGE_WITCH_SEPARATE, MAGE_WITCH_JOINED, MAGE_WITCH_RETURN
cdef int MAGE, WITCH, TAKE_AWAY, FIGURES, VERB_MASK, NOTHING, CITY, ROAD

@cython.final
cdef class MageAndWitch(Module):
    cdef bint has_mage, has_witch
    cdef long long sign
    cdef inline int at(self, State state, int figure) noexcept nogil
    @cython.locals(segment=int)
    cdef inline int feature_of(self, State state, int figure) noexcept nogil
    @cython.locals(mage=int)
    cdef bint are_together(self, State state) noexcept nogil
    cdef inline bint is_in_game(self, int figure) noexcept nogil
    @cython.locals(mage=cython.bint, witch=cython.bint)
    cdef int put(self, State state, int figure, int segment) except -1 nogil
    cdef int keep_awake(self, State state, int step, bint needed) except -1 nogil
    cpdef bint tile_placed(self, State state) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    cdef int ask_to_move(self, State state, int step) except -1 nogil
    @cython.locals(targets=int, figure=int)
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(mage=int, witch=int, number=int, segment=int, kind=int, root=int)
    cdef int list_targets(self, State state) except -1 nogil
    @cython.locals(verb=int, target=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cdef int take_away(self, State state, int figure) except -1 nogil
    cdef int tell_moved(self, State state, int figure, int segment) except -1 with gil
    cdef int tell_left(self, State state, int figure) except -1 with gil
    @cython.locals(lost=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    @cython.locals(figure=int, segment=int)
    cdef int send_back(self, State state) except -1 nogil
