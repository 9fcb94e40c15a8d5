cimport cython
from languedoc.memory cimport Memory
from languedoc.table cimport checksum
from languedoc.table.chance cimport Chance
from languedoc.cardcassonne.box cimport Box

cdef int ROW_COUNT, CHEST, NOTHING
cdef int LAY_OUT, TURN, WRONG_COLOUR, ASSIGN, PLAY, HIDE, FOLLOWER, CARD_AT, ROW_AT

@cython.final
cdef class State:
    cdef readonly Box box
    cdef readonly Chance chance
    cdef Memory memory
    cdef Memory scratch
    cdef public list record
    cdef public int pile_left, seat, decider, dealer, step, round, laid_out, turned_up, turns, placed, collected
    cdef public int wrong_count, wrong_done, count, reveals
    cdef public bint asked, over
    cdef int* score
    cdef short* pile
    cdef unsigned char* hand
    cdef short* held
    cdef short* played
    cdef unsigned char* row_card
    cdef unsigned char* row_by
    cdef short* row_length
    cdef short* row_secured
    cdef short* stands
    cdef short* secures_from
    cdef short* secures_to
    cdef short* stands_order
    cdef unsigned char* won
    cdef short* won_row
    cdef short* won_from
    cdef short* won_count
    cdef short* collectors
    cdef unsigned char* wrong
    cdef int* tally
    cdef short* grew
    cdef short* animals
    cdef short* joined
    cdef short* loose
    cdef short* chest
    cdef short* out
    cdef int* codes
    cdef short* pool
    cdef short* unknown
    cdef int* stands_for

    cdef _lay_out(self, Memory memory, Memory scratch)
    @cython.locals(seat=int, i=int, kind=int, row=int)
    cdef void _clear(self) noexcept
    @cython.locals(box=Box, i=int, kind=int)
    cpdef deal(self, unsigned long long seed, int first_seat, list stacked)
    @cython.locals(i=int)
    cdef _stack(self, list cards)
    cpdef State copy(self)
    cpdef copy_from(self, State other)
    cpdef State redeal(self, int seat, Chance chance)
    @cython.locals(i=int, left=int, each=int, cards=int, row=int, box=Box, pool="short*")
    cpdef redeal_from(self, State other, int seat, Chance chance)
    @cython.locals(i=int, left=int, each=int, kind=int, row=int, box=Box)
    cdef int _gather_unknown(self, int seat) noexcept
    cpdef void offer(self, int verb, int card, int row) noexcept
    @cython.locals(row=int)
    cpdef void offer_rows(self, int verb, int card) noexcept
    @cython.locals(box=Box, seat=int, first=int, last=int, kind=int, i=int)
    cpdef void offer_turn(self) noexcept
    cpdef void ask(self, int seat) noexcept
    cpdef long long code(self, int k) noexcept
    cdef int draw(self) noexcept
    @cython.locals(first=int, i=int)
    cdef void take_into_hand(self, int seat, int kind) noexcept
    @cython.locals(first=int, i=int)
    cdef void take_from_hand(self, int seat, int kind) noexcept
    @cython.locals(i=int)
    cdef void append(self, int row, int kind, int by) noexcept
    cdef void place_follower(self, int seat, int row) noexcept
    @cython.locals(cards=int, i=int)
    cpdef int chest_size(self, int seat) noexcept
    cpdef tuple scores(self)
    cpdef tuple winners(self)
    cpdef list in_hand(self, int seat)
    cpdef int hand_left(self, int seat) noexcept
    cpdef bint has_played(self, int seat) noexcept
    cpdef list in_row(self, int row)
    cpdef tuple follower_of(self, int seat)
    cpdef list followers_in(self, int row)
    cpdef tuple set_of(self, int seat, int row)
    cpdef int loose_jokers(self, int seat) noexcept
    cpdef int collected_from(self, int seat) noexcept
    cpdef list collected_by(self, int seat)
    cpdef list wrong_cards(self)
    cpdef list in_chest(self, int seat)
    cpdef list out_of_game(self)
    cpdef list in_pile(self)
    @cython.locals(total=cython.ulonglong, box=Box)
    cpdef unsigned long long checksum(self) noexcept
    @cython.locals(total=cython.ulonglong, box=Box, number=cython.longlong)
    cpdef unsigned long long fingerprint(self) noexcept
