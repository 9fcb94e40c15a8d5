cimport cython
from languedoc.cardcassonne cimport rounds
from languedoc.cardcassonne.state cimport State
from languedoc.memory cimport Memory
from languedoc.players.cardcassonne.greedy cimport Greedy
from languedoc.players.cardcassonne.player cimport Player
from languedoc.players.cardcassonne.value cimport Value

cdef int CARD_AT, ROW_AT, MASK, CHANCE_BITS, ITERATIONS, SLOTS, DEEPEST, NONE, ROOT_BITS, SHIFT, EXPLORE
cdef long long WORST

cdef class Search(Player):
    cdef readonly int iterations, explore
    cdef object given
    cdef Greedy rollout
    cdef State trial
    cdef readonly Value value
    cdef Memory memory
    cdef long long* total
    cdef long long* chances
    cdef long long* leads
    cdef int* visits
    cdef int* offered
    cdef int* codes
    cdef int* child
    cdef int* sibling
    cdef int* logs
    cdef int* roots
    cdef int* slots
    cdef int* path
    cdef int* movers
    cdef int nodes, wanted
    cpdef int sit_down(self, State state) except -1
    @cython.locals(root=int)
    cpdef tuple judge(self, State state, int k)
    @cython.locals(k=int)
    cdef int force(self, State state, int node) noexcept
    @cython.locals(root=int)
    cpdef int pick(self, State state) except -1
    @cython.locals(best=int, most=int, k=int, node=int)
    cdef int most_visited(self, State state, int root) noexcept
    @cython.locals(node=int)
    cdef int grow(self, int code) noexcept
    @cython.locals(trial=State, now=int, node=int, depth=int, new=cython.bint, mover=int, before=int, k=int, i=int)
    cdef int iterate(self, State state, int root) except -1
    @cython.locals(node=int, visits=int)
    cpdef tuple judged(self, int code)
    @cython.locals(child=int)
    cdef int found(self, int node, int code) noexcept
    cdef int slot(self, int code) noexcept
    @cython.locals(slots="int*", k=int, best=int, most=cython.longlong, child=int, at=int, bound=cython.longlong, untried=int, grown=int)
    cdef int select(self, State state, int node) except -1
