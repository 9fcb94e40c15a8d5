cdef class Memory:
    cdef readonly Py_ssize_t size
    cdef readonly Py_ssize_t used
    cdef char* block
    cdef char* row(self, Py_ssize_t n, Py_ssize_t width) except? NULL
    cdef unsigned char* bytes(self, Py_ssize_t n) except? NULL
    cdef short* shorts(self, Py_ssize_t n) except? NULL
    cdef int* ints(self, Py_ssize_t n) except? NULL
    cdef long long* longs(self, Py_ssize_t n) except? NULL
    cpdef void copy_from(self, Memory other) noexcept
