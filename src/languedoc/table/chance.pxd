cimport cython

cdef unsigned long long M64, M32, STRIDE, MIX_A, MIX_B

@cython.final
@cython.freelist(16)
cdef class Chance:
    cdef public unsigned long long state
    @cython.locals(x=cython.ulonglong)
    cpdef unsigned long long draw(self) noexcept nogil
    @cython.locals(wide=cython.ulonglong, low=cython.ulonglong, least=cython.ulonglong)
    cpdef int below(self, int n) noexcept nogil
    cpdef Chance copy(self)
