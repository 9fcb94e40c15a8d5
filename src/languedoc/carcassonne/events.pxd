from languedoc.carcassonne.state cimport State

cpdef int tile_drawn(State state) except -1 with gil
cpdef int tile_removed(State state) except -1 with gil
cpdef int tile_returned(State state, int design) except -1 with gil
cpdef int tile_set_aside(State state) except -1 with gil
cpdef int tile_placed(State state) except -1 with gil
cpdef int deployed(State state, int figure) except -1 with gil
cpdef int returned(State state, int figure) except -1 with gil
cpdef int figure_left(State state, int figure) except -1 with gil
cpdef int figure_left_place(State state, int figure) except -1 with gil
cpdef int answered(State state) except -1 with gil
cpdef int game_over(State state) except -1 with gil
