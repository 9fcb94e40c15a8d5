# The compiled version of roster.py: the lists keep the owners alive, the arrays are read without the GIL.
from libc.stdlib cimport calloc, free

cdef enum:
    VERBS = 256  # an option has 8 bits for its verb


cdef class Roster:
    def __cinit__(self, rows, verbs, offers):
        cdef Duty duty
        cdef Offer offer
        cdef Module nobody = Module({})  # owns the verbs that no module declares, and refuses their options
        cdef int i
        self.rows = list(rows)
        self.verbs = list(verbs)
        self.modules = [each.module for each in offers]
        self.offers = len(self.modules)
        self.owner = <void**> calloc(len(self.rows) + 1, sizeof(void*))
        self.number = <int*> calloc(len(self.rows) + 1, sizeof(int))
        self.owner_of_verb = <void**> calloc(VERBS, sizeof(void*))
        self.offering = <void**> calloc(self.offers + 1, sizeof(void*))
        self.first_kind = <int*> calloc(self.offers + 1, sizeof(int))
        self.end_of_kinds = <int*> calloc(self.offers + 1, sizeof(int))
        if self.owner == NULL or self.number == NULL or self.owner_of_verb == NULL:
            raise MemoryError()
        if self.offering == NULL or self.first_kind == NULL or self.end_of_kinds == NULL:
            raise MemoryError()
        for i, duty in enumerate(self.rows):
            self.owner[i] = <void*> duty.owner
            self.number[i] = duty.code
        self.modules.append(nobody)
        for i in range(VERBS):
            self.owner_of_verb[i] = <void*> nobody
        for i, duty in enumerate(self.verbs):
            self.owner_of_verb[i] = <void*> duty.owner
        for i, offer in enumerate(offers):
            self.offering[i] = <void*> offer.module
            self.first_kind[i] = offer.first
            self.end_of_kinds[i] = offer.end
            if offer.first < offer.end:
                self.with_kinds |= (<unsigned long long> 1) << i

    def __dealloc__(self):
        free(self.owner)
        free(self.number)
        free(self.owner_of_verb)
        free(self.offering)
        free(self.first_kind)
        free(self.end_of_kinds)

    cdef int code(self, int row) noexcept nogil:
        return self.number[row]

    cdef int perform(self, State state, int row) except -1 nogil:
        (<Module> self.owner[row]).perform(state, self.number[row])
        return 0

    cdef int offer(self, State state, int row) except -1 nogil:
        (<Module> self.owner[row]).offer(state, self.number[row])
        return 0

    cdef int answered(self, State state, int row) except -1 nogil:
        (<Module> self.owner[row]).answered(state, self.number[row])
        return 0

    cdef int chosen(self, State state, int verb, long long code) except -1 nogil:
        (<Module> self.owner_of_verb[verb]).chosen(state, code)
        return 0

    cdef int figure_options(self, State state, int i) except -1 nogil:
        (<Module> self.offering[i]).figure_options(state)
        return 0
