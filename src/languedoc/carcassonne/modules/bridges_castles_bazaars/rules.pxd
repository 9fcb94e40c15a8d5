cimport cython
from languedoc cimport memory as bits
from languedoc.memory cimport Memory
from languedoc.carcassonne cimport events, figures
from languedoc.carcassonne.board cimport frontier as frontiers
from languedoc.carcassonne.board cimport rejoining
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.modules.bridges_castles_bazaars cimport bazaar, castles
from languedoc.carcassonne.modules.bridges_castles_bazaars.castles cimport Castles
from languedoc.carcassonne.state cimport State

cdef int BAZAAR_TILE_DUE, BAZAAR, CASTLE_CONVERSION, SCORE_CASTLE_LORD, FINAL_CASTLE, BUILD_BRIDGE
cdef int SELL, CASTLE, LORD, BRIDGE, REFUSE, PASS, PLACE
cdef int CASTLE_TOKENS, CASTLES, CASTLES_AT_FIELD, FIELD_CASTLE, BRIDGES, BUILT, NOTES, ROAD_EDGE, SQUARES_IN_ROW, NOTHING, VERB_MASK

@cython.final
cdef class BridgesCastlesBazaars(Castles):
    cdef bint has_bridges, anywhere
    cdef int tokens_each
    cdef list bridged
    cdef set bridge_forms
    cdef Memory bridge_memory
    cdef short* over
    cdef _lay_out_bridges(self, Memory memory, int forms)
    @cython.locals(seat=int)
    cpdef bint dealt(self, State state) except -1 nogil
    cpdef bint turn_begins(self, State state) except -1 nogil
    cpdef int tiles_to_come(self, State state) except -1 nogil
    cpdef bint sets_apart(self, State state, int root) except -1 nogil
    cpdef bint feeds(self, State state, int city) except -1 nogil
    cpdef bint city_value(self, State state, int field, int seat, int city, int points, bint farmed) except -1 nogil
    cpdef bint scored(self, State state, int root, bint final) except -1 nogil
    cpdef bint completed(self, State state, int root) except -1 nogil
    cpdef bint tile_placed(self, State state) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(verb=int, target=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cdef int tell_refused(self, State state) except -1 with gil
    @cython.locals(word=int, quarters=int, axis=int, side=int)
    cpdef bint more_places(self, State state) except -1 nogil
    @cython.locals(form=int, squares=cython.ulonglong, i=int)
    cdef int add_with_bridge(self, State state, int word, int quarters, int axis) noexcept nogil
    @cython.locals(d=int, other=int)
    cdef bint ends_at_roads(self, State state, int cell, int side) noexcept nogil
    @cython.locals(oriented=int, squares=cython.ulonglong, i=int)
    cdef int add_beside_bridge(self, State state, int word, int quarters, int side) noexcept nogil
    @cython.locals(other=int, axis=int)
    cdef int form_beside(self, State state, int cell, int side) noexcept nogil
    @cython.locals(number=int, k=int)
    cpdef bint amend_places(self, State state) except -1 nogil
    @cython.locals(row=int, squares=cython.ulonglong, i=int)
    cdef bint fits_without(self, State state) noexcept nogil
    cpdef int takes_form(self, State state, int cell, int oriented) except -1 nogil
    @cython.locals(axis=int, form=int, with_bridge=int, fits=cython.bint, side=int, other=int)
    cdef int build_needed(self, State state, int cell, int oriented) except -1 with gil
    cdef int use_bridge(self, State state) noexcept nogil
    cdef int build_over(self, State state, int piece, int form) except -1 with gil
    cpdef bint has_bridge(self, State state, int piece) except -1
    @cython.locals(form=int, axis=int, side=int, over=int, cell=int)
    cdef int offer_bridges(self, State state) except -1 nogil
    @cython.locals(bridge=int)
    cpdef bint spots(self, State state) except -1 nogil
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
