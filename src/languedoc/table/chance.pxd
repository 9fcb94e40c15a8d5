cimport cython
from languedoc.table cimport checksum

cdef unsigned long long M64, M32, STRIDE, MIX_A, MIX_B, SIP_A, SIP_B, SIP_C, SIP_D, SIP_LENGTH, SIP_END
cdef int ROUNDS

@cython.final
@cython.freelist(16)
cdef class Chance:
    cdef public unsigned long long state
    cdef readonly unsigned long long low, high
    cdef readonly bint keyed
    cpdef use_key(self, key)
    @cython.locals(x=cython.ulonglong)
    cpdef unsigned long long draw(self) noexcept nogil
    @cython.locals(a=cython.ulonglong, b=cython.ulonglong, c=cython.ulonglong, d=cython.ulonglong, i=int)
    cdef unsigned long long hashed(self, unsigned long long number) noexcept nogil
    @cython.locals(wide=cython.ulonglong, low=cython.ulonglong, least=cython.ulonglong)
    cpdef int below(self, int n) noexcept nogil
    @cython.locals(i=int, j=int, swap=short)
    cdef void shuffle(self, short* row, int number) noexcept nogil
    cpdef Chance copy(self)
    cdef void copy_from(self, Chance other) noexcept nogil
    cdef void begin_anew(self, Chance source) noexcept nogil
    cdef unsigned long long added_to(self, unsigned long long total) noexcept nogil
