cimport cython

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define languedoc_bits_in(word) __builtin_popcountll(word)
    #define languedoc_lowest_bit(word) __builtin_ctzll(word)
    #else
    static int languedoc_bits_in(unsigned long long word) {
        int n = 0;
        for (; word; word &= word - 1) n++;
        return n;
    }
    #define languedoc_lowest_bit(word) languedoc_bits_in(((word) & (0 - (word))) - 1)
    #endif
    """
    int bits_in "languedoc_bits_in"(unsigned long long word) noexcept nogil
    int lowest_bit "languedoc_lowest_bit"(unsigned long long word) noexcept nogil

@cython.final
@cython.freelist(16)
cdef class Memory:
    cdef readonly Py_ssize_t size
    cdef readonly Py_ssize_t used
    cdef char* block
    cdef char* row(self, Py_ssize_t n, Py_ssize_t width) except? NULL
    cdef unsigned char* bytes(self, Py_ssize_t n) except? NULL
    cdef short* shorts(self, Py_ssize_t n) except? NULL
    cdef int* ints(self, Py_ssize_t n) except? NULL
    cdef unsigned long long* masks(self, Py_ssize_t n) except? NULL
    cdef long long* longs(self, Py_ssize_t n) except? NULL
    cdef Memory like(self)
    cpdef void copy_from(self, Memory other) noexcept nogil
