cimport cython
from languedoc.cardcassonne cimport scoring
from languedoc.cardcassonne.box cimport Box
from languedoc.cardcassonne.state cimport State
from languedoc.memory cimport Memory
from languedoc.players.cardcassonne.greedy cimport Greedy

cdef int ROW_COUNT, CHEST, NOTHING, POINT, WEIGHT_BITS
cdef int SETS, MOST_SIZE, SERIES, CHEST_TO_COME, GAIN, GAIN_TO_COME, JOKERS, LOOSE, FIRST, FIRST_ROWS, LATER_ROWS, TERMS
cdef int CHANCE_BITS, STEP, STEPS, LARGEST_LEAD, LEAD_BITS

@cython.final
cdef class Value:
    cdef readonly Box box
    cdef Greedy judge
    cdef Memory memory
    cdef int* weights
    cdef int* terms
    cdef int* values
    cdef int* chances
    @cython.locals(terms="int*", i=int, left=int, row=int, size=int, series=int, gain=int, first=int, worth=int)
    cpdef int list_terms(self, State state, int seat) except -1
    @cython.locals(total=cython.longlong, i=int)
    cpdef int of(self, State state, int seat) except? -1
    @cython.locals(seat=int)
    cpdef int value_all(self, State state) except -1
    @cython.locals(best=int, other=int)
    cpdef int lead(self, int seat, int seats) noexcept
    @cython.locals(lead=int, left=int, step=int, more=int)
    cpdef int chance(self, State state, int seat) noexcept
    cpdef int merit(self, State state, int seat) noexcept
    cpdef int term(self, int i) noexcept
