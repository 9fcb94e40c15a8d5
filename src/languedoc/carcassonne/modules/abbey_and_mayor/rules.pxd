cimport cython
from languedoc cimport memory as bits
from languedoc.carcassonne cimport events, figures, moments, scoring, turn
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.box cimport Box
from languedoc.carcassonne.module cimport Module
from languedoc.carcassonne.state cimport State

cdef int WHOLE_ABBEY, ABBEY_SQUARE, CITY_BARN_PLACED, CITY_BARN_JOINED, CITY_OF_BARN
cdef int CHOOSE_ABBEY, SCORE_BARN_PLACED, SCORE_BARN_CONNECTED, WAGON_MOVE
cdef int FINAL_ABBEYS, FINAL_BARN_JOINED, FINAL_ABBEY, FINAL_BARN
cdef int MAYOR, WAGON, BARN, BUILD, LAY, DRAW, DRIVE, PASS, WHOLE, SQUARES
cdef int HAS_TILE, DREW_IN_VAIN, NOTHING_TO_DRAW
cdef int EMPTY_HANDED, TILE_BEFORE, BARN_PLACED, SEATS, MOST_SEATS, FIGURES
cdef int NOTHING, SUPPLY, VERB_MASK, FIELD, CITY, BUILDING, TILE

@cython.final
cdef class AbbeyAndMayor(Module):
    cdef bint no_fields, drives_around, stops_nearby, barn_beside_barn
    cdef int abbey, abbey_sort, mini_turn, mayor, wagon, barn, after_barns
    cdef unsigned long long barns
    cpdef bint perform(self, State state, int step) except -1 nogil
    cpdef bint offer(self, State state, int step) except -1 nogil
    @cython.locals(verb=int, target=int)
    cpdef bint chosen(self, State state, long long code) except -1 nogil
    cpdef bint has_abbey(self, State state, int seat) noexcept nogil
    cdef inline int choose_abbey(self, State state) except -1 nogil
    @cython.locals(hole=int)
    cdef inline int offer_holes(self, State state, bint draws) except -1 nogil
    @cython.locals(fronts=int)
    cdef inline int next_hole(self, State state, int i) noexcept nogil
    cdef bint may_lie(self, State state, int cell) except -1 nogil
    @cython.locals(left=int, seat=int)
    cdef int lay_abbey(self, State state, int cell) except -1 nogil
    cdef int tell_drive(self, State state, int seat, int segment) except -1 with gil
    @cython.locals(seats=int, empty_handed=int)
    cdef int offer_last_abbeys(self, State state) except -1 nogil
    @cython.locals(squares=int)
    cpdef bint value(self, State state, int root, bint final) except -1 nogil
    @cython.locals(supply=int, met=int, corner=int)
    cpdef bint figure_options(self, State state) except -1 nogil
    @cython.locals(second=int, inner=int, corner=int)
    cdef int offer_second_corners(self, State state) except -1 nogil
    @cython.locals(seat=int, mayor=int, place=int)
    cpdef bint strength(self, State state, int root) except -1 nogil
    @cython.locals(piece=int)
    cpdef int home(self, State state, int figure, int root) except -2147483648 nogil
    @cython.locals(k=int, wagon=int)
    cdef inline int move_wagons(self, State state) except -1 nogil
    @cython.locals(wagons=int, seat=int)
    cdef int nth_wagon(self, State state, int k) noexcept nogil
    @cython.locals(start=int)
    cdef int offer_drives(self, State state, int wagon) except -1 nogil
    @cython.locals(i=int, there=int, segment=int)
    cdef int offer_around(self, State state, int wagon, int piece) except -1 nogil
    @cython.locals(i=int, first=int, met=int, local=int)
    cdef int offer_meeting(self, State state, int wagon, int start) except -1 nogil
    @cython.locals(piece=int, is_abbey=cython.bint, d=int, other=int, i=int, local=int)
    cdef int offer_across(self, State state, int wagon, int segment) except -1 nogil
    cpdef bint tile_matters(self, State state, int figure) except -1 nogil
    @cython.locals(spot=int)
    cdef int offer_drive(self, State state, int wagon, int segment) except -1 nogil
    @cython.locals(root=int, kind=int, k=int, offered=int)
    cdef bint may_drive(self, State state, int segment) except -1 nogil
    @cython.locals(cell=int, one=int, other=int, before=int, across=int, after=int, field=int)
    cdef inline bint may_build(self, State state, int piece, int corner) except -1 nogil
    @cython.locals(seat=int, barn=int)
    cpdef bint scores_field(self, State state, int field) except -1 nogil
    @cython.locals(seat=int, barns=cython.ulonglong, barn=int)
    cpdef bint strike_spots(self, State state) except -1 nogil
    @cython.locals(field=int, barn=int)
    cdef int place_barn(self, State state, int corner) except -1 nogil
    @cython.locals(barn=int, place=int)
    cdef int score_barn_placed(self, State state) except -1 nogil
    @cython.locals(seat=int, barn=int, place=int)
    cdef inline int score_barn_joined(self, State state, bint final) except -1 nogil
    @cython.locals(seat=int, first=int, barn=int, paying=cython.ulonglong)
    cdef int score_barns(self, State state) except -1 nogil
    @cython.locals(other=int)
    cdef unsigned long long is_first_in_field(self, State state, int barn) noexcept nogil
    cdef int pay_for_barn(self, State state, int seat, int field) except -1 nogil
    cdef int pay_and_tell(self, State state, int seat, int field) except -1 with gil
    cpdef int owned(self, State state, int seat, int kind) except -1 nogil
