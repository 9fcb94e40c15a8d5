cimport cython
from languedoc.carcassonne cimport scoring
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int KINDS, FULL, LOWEST, MOST_SOLD, UNSOLD
cdef int FRUIT_STACK, FRUIT_HARVEST, FINAL_FRUIT, LAY, HARVEST, SELL, PASS
cdef int HARVESTED_ITEM, SOLD_ITEM, UNSOLD_ITEM
cdef int TREES, LEFT, TREE, OWNED, FIRST_TREE, NOTHING, VERB_MASK

@cython.final
cdef class FruitTrees(Module):
    cdef long long sign
    cdef inline int get(self, State state, int what) noexcept nogil
    cdef inline void put(self, State state, int what, int number) noexcept nogil
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
    @cython.locals(trees=int)
    cpdef bint tile_placed(self, State state) except -1 nogil
    cpdef bint perform(self, State state, int step) except -1 nogil
    @cython.locals(fruit=int)
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(verb=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    @cython.locals(tree=int)
    cdef int tree_of(self, State state, int fruit) noexcept nogil
    cdef int lay(self, State state, int fruit) except -1 nogil
    cdef int tell_laid(self, State state, int fruit) except -1 with gil
    @cython.locals(piece=int, place=int, other=int)
    cdef bint is_near(self, State state, int figure, int tree) noexcept nogil
    @cython.locals(across=int, down=int)
    cdef bint touches(self, Board board, int piece, int other) noexcept nogil
    cdef bint is_deployed_near(self, State state, int tree) noexcept nogil
    @cython.locals(i=int)
    cdef bint is_near_tree(self, State state) noexcept nogil
    @cython.locals(tree=int)
    cdef bint may_harvest(self, State state, int fruit) noexcept nogil
    @cython.locals(stock=int, fruit=int, mask=int)
    cdef int offer_sales(self, State state) except -1 nogil
    @cython.locals(chips=int, fruit=int)
    cdef int chips_in(self, int mask) noexcept nogil
    @cython.locals(left=int, lot=int, chip=int, owned=int)
    cdef int harvest(self, State state, int fruit) except -1 nogil
    cdef int pay_harvest(self, State state, int fruit, int points) except -1 with gil
    @cython.locals(fruit=int, owned=int)
    cdef int sell(self, State state, int mask) except -1 nogil
    @cython.locals(chips=int)
    cdef int pay_sale(self, State state, int mask) except -1 with gil
    @cython.locals(seat=int, chips=int, fruit=int)
    cdef int pay_at_the_end(self, State state) except -1 nogil
    cdef int pay_unsold(self, State state, int seat, int chips) except -1 with gil
