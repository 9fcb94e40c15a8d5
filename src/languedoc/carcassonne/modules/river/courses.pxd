cimport cython
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.modules.river cimport ahead as river_ahead
from languedoc.carcassonne.modules.river.ahead cimport Waters

cdef int MOST_RIVERS, NOTHING

@cython.final
cdef class Course:
    cdef readonly int spring, fork, lake, first
    cdef readonly tuple pile

cpdef list courses_of(Designs designs, Waters waters, sheets, bint one_river)
