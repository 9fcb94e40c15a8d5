cimport cython
from languedoc cimport memory as bits
from languedoc.memory cimport Memory
from languedoc.table.chance cimport Chance
from languedoc.carcassonne cimport fingerprints, moments
from languedoc.carcassonne.board cimport board as boards
from languedoc.carcassonne.board.board cimport Board
from languedoc.carcassonne.box cimport Box

cdef int SUPPLY, FIRST_PLACE, FIELD, ROAD, OPEN_MASK, NOTHING, DEEPEST, FRAME, MOST_ITEMS, MOST_DUE, PLACES, CHOICES, RANGE
cdef int NUMBERS, POINTS, POINT_ORIGIN, VERB_MASK
cdef int ACTION, ACTOR, ACTED_AT, SECOND_ACTOR, SECOND_AT, REMOVED, MUST_DRAW, CHOSEN_FIRST, FACTS
cdef int ASKED
cdef unsigned long long ONE
cdef int FIRST_TARGET, SECOND_TARGET, THIRD_TARGET, FIRST_MASK, SECOND_MASK


@cython.final
@cython.freelist(16)
cdef class State:
    cdef readonly Box box
    cdef readonly Board board
    cdef readonly Chance chance
    cdef Memory memory
    cdef Memory scratch
    cdef public list record, stacked
    cdef list told
    cdef list lots
    cdef readonly int told_left, pile_left, gone_count, hidden_count
    cdef public int reveals
    cdef public int hand, placed, seat, decider, step, cursor, asked, count
    cdef readonly int depth, offered
    cdef readonly int together, waiting
    cdef readonly int range_kind, range_verb, range_begins, range_low, range_top, range_across, range_down
    cdef readonly int range_default, range_default_top
    cdef public int items, spots, part, starter
    cdef public int scoring  # the feature that is being paid, or -1
    cdef readonly int due, due_done, due_depth
    cdef public bint over, asks_always
    cdef bint fresh
    cdef int* score
    cdef short* supply
    cdef short* free
    cdef short* stands
    cdef unsigned long long* out
    cdef short* pile
    cdef short* gone
    cdef int* frames
    cdef int* notes
    cdef short* place_on
    cdef short* done
    cdef short* parts
    cdef short* played
    cdef short* awake
    cdef short* due_seat
    cdef int* due_points
    cdef long long* answers
    cdef short* due_cause
    cdef long long* codes
    cdef int* spare
    cdef short* spot
    cdef short* listed
    cdef int* strength
    cdef short* cities
    cdef int* item_name
    cdef int* item_number
    cdef int* item_points

    @cython.locals(box=Box)
    cdef int _lay_out(self, Board board, Memory memory, Memory scratch) except -1
    cpdef deal(self, unsigned long long seed, int first_seat, list stacked)
    @cython.locals(i=int)
    cdef void fill_bag(self) noexcept nogil
    @cython.locals(figures=int, kinds=int, seat=int, kind=int, i=int)
    cdef int set_up(self, int first_seat) except -1 nogil
    cdef void shuffle(self) noexcept nogil
    @cython.locals(i=int, j=int, design=int)
    cdef void sort_pile(self) noexcept nogil
    @cython.locals(other=State)
    cpdef State copy(self)
    cpdef int copy_from(self, State other) except -1 nogil
    cpdef tell_draws(self, draws)
    cdef int copy_told(self, State other) except -1 with gil
    cpdef int draw_lot(self, int n) except -1 nogil
    @cython.locals(fraction=double)
    cdef int next_told(self, int n) except -1 with gil
    cdef int note_lot(self, int lot, int n) except -1 with gil
    cpdef void offer_places(self) noexcept nogil
    cpdef void allow_place(self, int i, int quarters) noexcept nogil
    cpdef void offer_choices(self) noexcept nogil
    cpdef int offer(self, int verb, long long first, long long second, long long third) except -1 nogil
    @cython.locals(count=cython.longlong, same=cython.longlong, target=cython.longlong)
    cdef int offer_each(self, int verb, short* targets, int number, long long second) except -1 nogil
    @cython.locals(count=cython.longlong, first=cython.longlong, figure=cython.longlong)
    cdef int offer_figures(self, int verb, int seat, unsigned long long some) except -1 nogil
    cdef int refuse_options(self) except -1 with gil
    cpdef int offer_numbers(self, int verb, int low, int high, int default) except -1 nogil
    cpdef int offer_points(self, int verb, int left, int top, int right, int bottom, int x, int y) except -1 nogil
    cdef int _offer_range(self, int kind, int verb, int across, int down) except -1 nogil
    cdef void clear_range(self) noexcept nogil
    @cython.locals(listed=int, k=int, across=cython.longlong, down=cython.longlong)
    cpdef bint is_offered(self, long long code) noexcept nogil
    @cython.locals(down=int)
    cpdef int default_option(self) noexcept nogil
    cpdef int point_x(self, long long code) noexcept nogil
    cpdef int point_y(self, long long code) noexcept nogil
    cpdef int first_target(self, long long code) noexcept nogil
    cpdef int second_target(self, long long code) noexcept nogil
    cpdef void ask(self, int seat) noexcept nogil
    cpdef void ask_together(self, int seats) noexcept nogil
    @cython.locals(seat=int)
    cpdef void next_to_answer(self) noexcept nogil
    cpdef void keep_answer(self, long long code) noexcept nogil
    cpdef long long answer(self, int seat) noexcept nogil
    @cython.locals(place=cython.longlong, cell=cython.longlong, down=cython.longlong, first=cython.longlong, second=cython.longlong)
    cpdef long long code(self, int k) noexcept nogil
    cpdef list codes_offered(self, int number)
    cpdef void begin_turn(self) noexcept nogil
    cpdef void begin_part(self) noexcept nogil
    cpdef void add_part(self, int kind) noexcept nogil
    cpdef void drop_part(self, int kind) noexcept nogil
    cpdef bint part_is_due(self, int kind) noexcept nogil
    cpdef void act(self, int action, int figure) noexcept nogil
    cpdef void take_off(self, int figure) noexcept nogil
    cpdef void require_draw(self) noexcept nogil
    cpdef bint must_draw(self) noexcept nogil
    cdef void choose_first(self, int root) noexcept nogil
    cdef int chosen_first(self) noexcept nogil
    cpdef int action(self) noexcept nogil
    cpdef int actor(self) noexcept nogil
    @cython.locals(at=int)
    cpdef bint went_elsewhere(self) noexcept nogil
    cpdef int second_actor(self) noexcept nogil
    cpdef int removed(self) noexcept nogil
    @cython.locals(row=int, i=int)
    cpdef void wake(self, int step) noexcept nogil
    @cython.locals(row=int, i=int)
    cpdef void rest(self, int step) noexcept nogil
    cpdef int begin(self, int step) except -1 nogil
    cpdef int come_back(self) except -1 nogil
    @cython.locals(step=int, final=int)
    cpdef bint in_final_scoring(self) except -1 nogil
    cpdef int note(self, int i) noexcept nogil
    cpdef void set_note(self, int i, int number) noexcept nogil
    cpdef void draw(self) noexcept nogil
    @cython.locals(i=int)
    cpdef void hide_tile(self) noexcept nogil
    cdef void find_hidden(self) noexcept nogil
    @cython.locals(pile="short*", i=int)
    cpdef void exchange_hand(self, int design) noexcept nogil
    cpdef void remove_hand(self) noexcept nogil
    cpdef bint followers_left(self, int seat) noexcept nogil
    @cython.locals(root=int, kind=int)
    cpdef bint is_completed(self, int segment) except -1 nogil
    @cython.locals(root=int)
    cpdef bint is_unfinished(self, int segment) except -1 nogil
    @cython.locals(root=int)
    cpdef bint is_apart(self, int segment) except -1 nogil
    @cython.locals(figure=int)
    cpdef int figure_in_supply(self, int seat, int kind) noexcept nogil
    @cython.locals(seat=int, kind=int, follows=int, was=int)
    cpdef void move_figure(self, int figure, int place) noexcept nogil
    cpdef int owner_of(self, int figure) noexcept nogil
    cpdef int kind_of_figure(self, int figure) noexcept nogil
    cpdef bint is_follower(self, int figure) noexcept nogil
    cpdef int place_of(self, int figure) noexcept nogil
    @cython.locals(place=int)
    cpdef int piece_under(self, int figure) noexcept nogil
    @cython.locals(place=int)
    cpdef bint is_on(self, int figure, int piece) noexcept nogil
    @cython.locals(place=int)
    cpdef bint is_sheltered(self, int figure) noexcept nogil
    cpdef void put_place(self, int place, int piece) noexcept nogil
    @cython.locals(seat=int, first=int, place=int, other=int)
    cpdef bint is_double(self, int figure) noexcept nogil
    cdef inline bint has_company(self, int figure) noexcept nogil
    @cython.locals(first=int, figure=int, segment=int)
    cpdef int figure_on(self, int root, int seat, int kind) noexcept nogil
    cpdef void add_spot(self, int segment) noexcept nogil
    @cython.locals(spots=int, i=int, segment=int)
    cpdef void strike_spots_of(self, int root) noexcept nogil
    @cython.locals(spots=int, cell=int, i=int, segment=int)
    cpdef void strike_spots_on(self, int piece) noexcept nogil
    cpdef int pay(self, int seat, int points, int cause) except -1 nogil
    cpdef int most_payable(self, int seat) except -1 nogil
    @cython.locals(taken=int)
    cpdef int charge(self, int seat, int points, int cause) except -1 nogil
    @cython.locals(charges=int, i=int)
    cpdef int charges_due(self, int seat) noexcept nogil
    cdef int _queue_payment(self, int seat, int points, int cause) except -1 nogil
    cpdef void clear_items(self) noexcept nogil
    cpdef int item(self, int name, int number, int points) except -1 nogil
    @cython.locals(i=int)
    cpdef int add_to_item(self, int name, int number, int points) except -1 nogil
    @cython.locals(name=int, number=int, points=int)
    cpdef int set_items(self, list items) except -1
    @cython.locals(total=int)
    cpdef int worth(self) noexcept nogil
    cpdef tuple scores(self)
    cpdef int strength_of(self, int seat) noexcept nogil
    cpdef void set_strength(self, int seat, int strength) noexcept nogil
    cpdef int nth_spot(self, int i) except -1
    cpdef dict in_supply(self, int seat)
    cpdef list standing(self)
    cpdef list elsewhere(self)
    cpdef spot_of(self, int place)
    cpdef list in_bag(self)
    cpdef list out_of_game(self)
    cpdef list item_list(self)
    cpdef unsigned long long checksum(self) except? 0
    cpdef unsigned long long fingerprint(self) except? 0
    @cython.locals(other=State)
    cpdef State redeal(self, int seat, Chance chance)
    @cython.locals(hidden=int)
    cdef int draw_anew(self, int seat, Chance chance) except -1 nogil
    @cython.locals(each=int, decider=int)
    cdef int redeal_answers(self, int seat) except -1 nogil
