cimport cython
from languedoc cimport memory as bits
from languedoc.memory cimport Memory
from languedoc.carcassonne.board.designs cimport Designs

cdef int EDGE_KINDS, FIT_ROWS, BITS, SHIFT, LOW
cdef unsigned long long ALL, ONE

@cython.final
@cython.freelist(16)
cdef class Frontier:
    cdef Designs designs
    cdef readonly int count
    cdef int* cell
    cdef short* wish
    cdef unsigned long long* refuses
    cdef unsigned long long* places

    @cython.locals(other=Frontier)
    cdef Frontier like(self)
    @cython.locals(words=int)
    cdef int lay_out(self, Memory memory, Memory scratch, int most) except -1
    cdef void clear(self) noexcept nogil
    @cython.locals(index=int)
    cdef int add(self, int cell) noexcept nogil
    cdef void show(self, int index, int side, int shown) noexcept nogil
    @cython.locals(last=int, to=int, away=int, place=int, was=int, row=int, here=cython.ulonglong, there=cython.ulonglong,
                   moves=cython.ulonglong)
    cdef void leave(self, int index) noexcept nogil
    @cython.locals(row=int, kind=int, bit=cython.ulonglong)
    cdef void accept_only(self, int index, int side, int shown) noexcept nogil
    @cython.locals(row=int, kind=int)
    cdef void change(self, int index, int side, int old, int new) noexcept nogil
    @cython.locals(row=int, d=int, shown=int)
    cdef bint accepts(self, int i, int oriented) noexcept nogil
    @cython.locals(fronts=int, word=int, left=int, first=int, row=int, quarters=int, n=int,
                   lying=cython.ulonglong, refusing=cython.ulonglong, squares=cython.ulonglong)
    cpdef int find_places(self, int design) noexcept nogil
    @cython.locals(n=int, word=int, quarters=int, d=int, row=int, joined=cython.ulonglong)
    cpdef int keep_joined(self, int design, int kind) noexcept nogil
    cpdef bint may_turn(self, int i, int quarters) noexcept nogil
    cdef void forbid(self, int i, int quarters) noexcept nogil
    cdef void allow(self, int i, int quarters) noexcept nogil
    @cython.locals(left=int, refusing=cython.ulonglong, side=int)
    cdef unsigned long long fitting(self, int oriented, int word) noexcept nogil
    @cython.locals(refused=cython.ulonglong, other=int)
    cdef unsigned long long fitting_but(self, int oriented, int side, int word) noexcept nogil
    cpdef int rows_of_places(self) noexcept nogil
    @cython.locals(word=int, square=int, width=int, n=int, turns=int, upper=int, skipped=int, part=cython.ulonglong, north=cython.ulonglong,
                   east=cython.ulonglong, south=cython.ulonglong, west=cython.ulonglong)
    cdef int nth_place(self, int k) noexcept nogil
