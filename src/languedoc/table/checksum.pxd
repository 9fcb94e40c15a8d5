cdef unsigned long long START, FACTOR, MASK, LOW

cpdef unsigned long long add(unsigned long long total, long long number) noexcept nogil
cpdef unsigned long long add_wide(unsigned long long total, unsigned long long number) noexcept nogil
