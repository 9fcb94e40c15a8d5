cimport cython
from languedoc cimport memory as bits
from languedoc.memory cimport Memory
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.board.frontier cimport Frontier

cdef int FRONT, TILE, SMALLEST_SIDE, ROOMY, FIELD, CITY, ROAD, BUILDING, CLOISTER, LATE, NOTHING, WHOLE
cdef int OPEN_MASK, COUNT, COUNT_MASK, MULTI, MULTI_MASK, PENNANT, PENNANT_MASK
cdef int FOLLOWER_BITS, FOLLOWER_MASK, ONE_NEIGHBOUR

@cython.final
@cython.freelist(16)
cdef class Board:
    cdef readonly Designs designs
    cdef readonly Frontier frontier
    cdef Memory memory, scratch, ground
    cdef readonly int most_pieces, most_segments, most_links
    cdef readonly int pieces, segments, side, shift, first_side, origin, closed_count, triangles, blanks, links, margin
    cdef bint halves
    cdef int tick
    cdef short* cell
    cdef unsigned char* watched
    cdef int* around
    cdef int* beside
    cdef int* spot
    cdef short* oriented
    cdef short* first
    cdef short* piece_of
    cdef short* row
    cdef short* root
    cdef short* ring
    cdef long long* word
    cdef int* crowd
    cdef short* closed
    cdef short* half
    cdef short* triangle
    cdef short* more
    cdef short* link_ends
    cdef int* stamp
    cdef int* odd_places

    @cython.locals(pieces=int, segments=int, odd=bint)
    cpdef int lay_out(self, Memory memory, Memory scratch) except -1
    cpdef int open_ground(self, int side) except -1 with gil
    cdef int spread(self, Memory ground, int side) except -1
    cpdef int clear(self) except -1 nogil
    @cython.locals(old_ground=Memory, cell=int)
    cpdef int widen(self) except -1 with gil
    cdef int _moved(self, int cell, int old_side) noexcept nogil
    @cython.locals(other=Board)
    cdef Board like(self)
    @cython.locals(i=int)
    cdef void forget_stamps(self) noexcept nogil
    cdef int copy_from(self, Board other) except -1 nogil
    @cython.locals(q=int, beyond=int, local=int, margin=int, before=int)
    cpdef int lay(self, int cell, int oriented) except -1 nogil
    @cython.locals(segment=int)
    cdef int put_down(self, int cell, int oriented) noexcept nogil
    @cython.locals(segment=int)
    cdef int lay_second(self, int piece, int oriented, int before) except -1 nogil
    @cython.locals(other=int, local=int)
    cdef int lay_half(self, int cell, int oriented) noexcept nogil
    @cython.locals(q=int, other=int)
    cdef void show_leg(self, int piece, int d) noexcept nogil
    cdef void leave_frontier(self, int index) noexcept nogil
    cdef void meet(self, int piece, int d, int other) noexcept nogil
    @cython.locals(mine=int, theirs=int)
    cdef void meet_long(self, int piece, int other) noexcept nogil
    cdef void join(self, int a, int b, int used) noexcept nogil
    cpdef void close(self, int segment) noexcept nogil
    cpdef void reopen(self, int segment) noexcept nogil
    @cython.locals(count=int, root=int, known=int)
    cdef void tidy_closed(self, int before) noexcept nogil
    @cython.locals(other=int, local=int)
    cdef void fill_around(self, int cell) noexcept nogil
    @cython.locals(to=int)
    cdef void fill_place(self, int segment) noexcept nogil
    @cython.locals(beside=int, piece=int, watches=int)
    cdef void raise_building(self, int segment, int cell) noexcept nogil
    @cython.locals(other=int)
    cpdef int facing(self, int cell, int d) noexcept nogil
    cpdef int second_half(self, int piece) noexcept nogil
    cpdef int on_ground(self, int piece) noexcept nogil
    @cython.locals(form=int)
    cpdef int twin_of(self, int piece) noexcept nogil
    @cython.locals(local=int)
    cpdef int other_part(self, int segment) noexcept nogil
    cpdef bint is_second_part(self, int segment) noexcept nogil
    @cython.locals(here=int)
    cpdef bint is_on(self, int segment, int piece) noexcept nogil
    cpdef int first_piece(self, int piece) noexcept nogil
    cpdef int first_of_tile(self, int piece) noexcept nogil
    @cython.locals(form=int)
    cpdef int end_of_tile(self, int piece) noexcept nogil
    @cython.locals(found=int, shown=int, other=int, beyond=int)
    cpdef int mismatches(self, int cell, int oriented) noexcept nogil
    cpdef bint touches(self, int cell, int oriented) noexcept nogil
    @cython.locals(segment=int)
    cpdef int nth_segment(self, int piece, int local) noexcept nogil
    cpdef int place_in(self, int segment) noexcept nogil
    @cython.locals(form=int, end=int)
    cpdef int end_of(self, int piece) noexcept nogil
    cpdef void link(self, int a, int b) noexcept nogil
    cpdef int find_link(self, int segment) noexcept nogil
    @cython.locals(last=int)
    cpdef void unlink(self, int number) noexcept nogil
    cpdef int kind_of(self, int segment) noexcept nogil
    cpdef int sort_of(self, int segment) noexcept nogil
    cpdef int scoring_rank(self, int segment) noexcept nogil
    cpdef bint is_cloister(self, int segment) noexcept nogil
    cdef inline bint comes_late(self, int segment) noexcept nogil
    @cython.locals(piece=int, local=int)
    cpdef int building_around(self, int cell, int i) noexcept nogil
    cpdef int open_ports(self, int segment) noexcept nogil
    @cython.locals(word=cython.longlong, n=int, i=int)
    cpdef int size(self, int root) noexcept nogil
    @cython.locals(i=int, k=int, piece=int, other=int, cell=int, watches=int)
    cpdef void stamp_area(self, int root) noexcept nogil
    cpdef bint in_area(self, int piece) noexcept nogil
    cpdef int pennants(self, int root) noexcept nogil
    @cython.locals(i=int)
    cpdef bint has_flag(self, int root, long long flag) noexcept nogil
    @cython.locals(i=int, n=int)
    cpdef int count_flag(self, int root, long long flag) noexcept nogil
    cpdef bint marked(self, int piece, long long mark) noexcept nogil
    cpdef int shows(self, int piece, int side) noexcept nogil
    @cython.locals(met=int, d=int)
    cdef int sides_met(self, int piece) noexcept nogil
    cpdef int cell_beside(self, int cell, int side) noexcept nogil
    cpdef int piece_on(self, int cell) noexcept nogil
    cpdef int cell_of(self, int piece) noexcept nogil
    @cython.locals(i=int)
    cpdef bint is_loop(self, int root) noexcept nogil
    @cython.locals(piece=int, beyond=int, local=int)
    cdef bint is_cut_off(self, int segment) noexcept nogil
    @cython.locals(oriented=int, inner=int, local=int, other=int, segment=int)
    cpdef int meadow_at(self, int piece, int corner) noexcept nogil
    @cython.locals(n=int, i=int, touching=int, segment=int, city=int)
    cdef int find_cities(self, int field, short* found) noexcept nogil
    @cython.locals(i=int)
    cpdef list members(self, int root)
    cpdef int followers(self, int root, int seat) noexcept nogil
    cpdef bint occupied(self, int segment) noexcept nogil
    cdef void add_follower(self, int segment, int seat, int number) noexcept nogil
    cpdef int column(self, int cell) noexcept nogil
    cpdef int line(self, int cell) noexcept nogil
    cpdef int piece_at(self, int x, int y) noexcept nogil
    @cython.locals(cell=int, oriented=int)
    cpdef tuple where(self, int piece)
    cpdef int odd_place(self, int k) noexcept nogil
    cpdef list empty_squares(self)
    cpdef list segments_of(self, int piece)
    cpdef tuple segment_at(self, int segment)
    cpdef int root_of(self, int segment) noexcept nogil
