# The compiled version of memory.py: one block from the C heap, the rows are pointers into it.
# In a build with LANGUEDOC_CHECKED every row has a block of its own, so that the address sanitizer sees each overrun.
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy

cdef extern from *:
    """
    #ifdef LANGUEDOC_CHECKED
    #define LANGUEDOC_SEPARATE_ROWS 1
    #else
    #define LANGUEDOC_SEPARATE_ROWS 0
    #endif
    """
    const bint LANGUEDOC_SEPARATE_ROWS

cdef enum:
    MOST_ROWS = 64

cdef struct Row:
    char* start
    Py_ssize_t length


cdef class Memory:
    def __cinit__(self, Py_ssize_t size=0):
        self.size = size
        if size:
            self.block = <char*> calloc(MOST_ROWS * sizeof(Row) if LANGUEDOC_SEPARATE_ROWS else size, 1)
            if self.block == NULL:
                raise MemoryError()

    def __dealloc__(self):
        cdef int i
        if LANGUEDOC_SEPARATE_ROWS and self.block != NULL:
            for i in range(MOST_ROWS):
                free((<Row*> self.block)[i].start)
        free(self.block)

    cdef char* row(self, Py_ssize_t n, Py_ssize_t width) except? NULL:
        cdef Py_ssize_t start = self.used
        cdef Row* rows
        self.used += (n * width + 7) // 8 * 8
        if self.size == 0:
            return NULL
        if self.used > self.size:
            raise MemoryError(f"{self.used} bytes asked of a memory of {self.size}")
        if LANGUEDOC_SEPARATE_ROWS:
            rows = <Row*> self.block
            for i in range(MOST_ROWS):
                if rows[i].start == NULL:
                    rows[i].start = <char*> calloc(n if n else 1, width)
                    rows[i].length = n * width
                    return rows[i].start
            raise MemoryError("too many rows for a checked build")
        return self.block + start

    cdef unsigned char* bytes(self, Py_ssize_t n) except? NULL:
        return <unsigned char*> self.row(n, 1)

    cdef short* shorts(self, Py_ssize_t n) except? NULL:
        return <short*> self.row(n, 2)

    cdef int* ints(self, Py_ssize_t n) except? NULL:
        return <int*> self.row(n, 4)

    cdef long long* longs(self, Py_ssize_t n) except? NULL:
        return <long long*> self.row(n, 8)

    cdef unsigned long long* masks(self, Py_ssize_t n) except? NULL:
        return <unsigned long long*> self.row(n, 8)

    cdef Memory like(self):
        """Another one of the same size, to be laid out alike and then written over."""
        cdef Memory other
        if LANGUEDOC_SEPARATE_ROWS:
            return Memory(self.size)
        other = Memory.__new__(Memory)
        other.size = self.size
        other.block = <char*> malloc(self.size)
        if other.block == NULL:
            raise MemoryError()
        return other

    cpdef void copy_from(self, Memory other) noexcept nogil:
        """Both must have been laid out alike."""
        cdef int i
        if LANGUEDOC_SEPARATE_ROWS:
            for i in range(MOST_ROWS):
                if (<Row*> self.block)[i].start != NULL:
                    memcpy((<Row*> self.block)[i].start, (<Row*> other.block)[i].start, (<Row*> self.block)[i].length)
        else:
            memcpy(self.block, other.block, self.size)
