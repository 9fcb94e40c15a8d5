cimport cython
from languedoc.cardcassonne cimport scoring
from languedoc.cardcassonne.box cimport Box
from languedoc.cardcassonne.state cimport State
from languedoc.players.cardcassonne.player cimport Player

cdef int ROW_COUNT, CHEST, PERSON, BUILDING, ANIMAL, ANIMAL_JOKER, BUILDING_JOKER, PLAY, HIDE, FOLLOWER, CASH, KEEP, JOIN
cdef int CARD_AT, ROW_AT, MASK, NOTHING
cdef int POINT, FACE_DOWN, BUILDING_WORTH, BUILDING_JOKER_WORTH, ANIMAL_LATER, RICH_ENOUGH, RICH_FOR_EACH_CARD
cdef int WORST

cdef class Greedy(Player):
    @cython.locals(verb=int)
    cpdef int pick(self, State state) except -1
    @cython.locals(seat=int, claims=cython.bint, alone=cython.bint, best=int)
    cdef int pick_turn(self, State state) noexcept
    @cython.locals(richest=int, most=int, k=int, code=int, value=int, cards=int)
    cdef int pick_row(self, State state, int seat) noexcept
    @cython.locals(best=int, most=int, k=int, code=int, kind=int, row=int, value=int)
    cdef int pick_card(self, State state, int seat, bint claims, bint alone) noexcept
    @cython.locals(most=int, other=int, value=int)
    cdef int most_gained(self, State state, int seat, int row, int kind) noexcept
    cdef int gained(self, State state, int who, int eye, int row, int kind) noexcept
    @cython.locals(box=Box, first=int, end=int, persons=int, values=int, animals=int, jokers=int, total=int, i=int, kind=int, what=int, colour=int, size=int)
    cdef int worth(self, State state, int who, int eye, int row, int more) noexcept
    @cython.locals(box=Box, kept=int)
    cdef int wrong_worth(self, State state, int who, int kind) noexcept
    @cython.locals(largest=int, row=int)
    cdef int joker_worth(self, State state, int who) noexcept
    cdef int later(self, State state) noexcept
    @cython.locals(box=Box, seat=int, kind=int, row=int, cashed=int, size=int, kept=int, keeps=cython.bint)
    cdef int pick_wrong(self, State state) except -1
    @cython.locals(box=Box, seat=int, best=int, most=int, k=int, row=int, size=int, value=int)
    cdef int pick_set(self, State state) noexcept
    @cython.locals(best=int, most=int, k=int, value=int)
    cdef int pick_poorest(self, State state) noexcept
