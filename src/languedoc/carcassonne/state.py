"""One moment of a game, as numbers: what lies on the table, whose turn it is, and the pending decision.

Everything that a copy must keep is in one block of memory (and the ground of the board); temporary data is in another.
Bots and simulations use this class; the interface for people is `game.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from languedoc import memory as bits
from languedoc.carcassonne import fingerprints, moments, numbering
from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.targets import Cell, Spot
from languedoc.memory import Memory
from languedoc.table.chance import Chance

SUPPLY = numbering.SUPPLY
FIRST_PLACE = numbering.FIRST_PLACE
FRAME = numbering.FRAME
FACTS = numbering.FACTS
FIELD = printed.FIELD
ROAD = printed.ROAD
OPEN_MASK = boards.OPEN_MASK
NOTHING = numbering.NOTHING
VERB_MASK = numbering.VERB_MASK
DEEPEST = 16  # routines within routines
MOST_ITEMS = 32
MOST_DUE = 1024  # payments that wait for reactions to earlier ones
ONE = numbering.ONE

PLACES = numbering.PLACES
CHOICES = numbering.CHOICES
RANGE = numbering.RANGE
NUMBERS = numbering.NUMBERS
POINTS = numbering.POINTS
POINT_ORIGIN = numbering.POINT_ORIGIN
FIRST_TARGET = numbering.FIRST_TARGET
SECOND_TARGET = numbering.SECOND_TARGET
THIRD_TARGET = numbering.THIRD_TARGET
FIRST_MASK = numbering.FIRST_MASK
SECOND_MASK = numbering.SECOND_MASK

# What is kept of the part of the turn that is being played, by its place in `State.done`: what the figure action was;
# 1 + the figure that acted, and where it is; the same of a figure that came second; 1 + the figure taken off the board;
# whether a tile must be drawn; 1 + the first feature that the player chose to be scored before others
ACTION, ACTOR, ACTED_AT, SECOND_ACTOR, SECOND_AT, REMOVED, MUST_DRAW, CHOSEN_FIRST = range(8)

ASKED = numbering.ASKED


class State:
    def __init__(self, box: Box) -> None:
        self.box = box
        self.board = Board(box.designs, box.most_pieces, box.most_segments, box.most_links)
        self.chance = Chance(0)
        self.record: list[Any] | None = None
        self.stacked: list[int] | None = None
        if self.box.state_size == 0:
            self._lay_out(self.board, Memory(0), Memory(0))
            self.box.state_size = self.memory.used
            self.box.scratch_size = self.scratch.used
        self._lay_out(self.board, Memory(self.box.state_size), Memory(self.box.scratch_size))
        self.told: list[float] = []
        self.told_left = 0
        self.lots: list[float] | None = None
        self.pile_left = 0
        self.gone_count = 0
        self.hidden_count = 0
        self.hand = NOTHING
        self.placed = NOTHING
        self.seat = 0
        self.decider = 0
        self.step = 0
        self.cursor = 0
        self.depth = 0
        self.asked = NOTHING
        self.offered = PLACES
        self.count = 0
        self.fresh = False
        self.over = False
        self.reveals = 0
        self.items = 0
        self.spots = 0
        self.scoring = NOTHING
        self.part = 0
        self.starter = 0
        self.asks_always = False
        self.due = 0
        self.due_done = 0
        self.due_depth = 0
        self.together = 0
        self.waiting = 0
        self.clear_range()

    def _lay_out(self, board: Board, memory: Memory, scratch: Memory) -> None:
        box = self.box
        self.board = board
        self.memory = memory
        self.scratch = scratch
        board.lay_out(memory, scratch)
        self.score = memory.ints(box.seats)
        self.supply = memory.shorts(box.seats * box.figure_kinds)
        self.free = memory.shorts(box.seats)
        self.stands = memory.shorts(box.seats * box.figures)
        self.out = memory.masks(box.seats)  # of each seat the figures that are not in its supply, as bits
        self.pile = memory.shorts(box.most_pieces)
        self.gone = memory.shorts(box.most_pieces)
        self.frames = memory.ints(DEEPEST * FRAME)
        self.due_seat = memory.shorts(MOST_DUE if box.paid is not None else 0)
        self.due_points = memory.ints(MOST_DUE if box.paid is not None else 0)
        self.due_cause = memory.shorts(MOST_DUE if box.paid is not None else 0)
        self.notes = memory.ints(box.notes)
        self.place_on = memory.shorts(box.place_count)
        self.answers = memory.longs(box.seats if box.asks_together else 0)
        self.done = memory.shorts(FACTS)
        self.parts = memory.shorts(box.part_kinds)
        self.played = memory.shorts(box.part_kinds)
        self.awake = memory.shorts(box.steps)  # for each row of the turn order, the next one that does not rest
        self.codes = scratch.longs(box.most_options)
        self.spare = scratch.ints(box.spare)
        self.spot = scratch.shorts(box.most_segments + 1)  # one may be written that does not count
        self.listed = scratch.shorts(box.most_options)
        self.strength = scratch.ints(box.seats)
        self.cities = scratch.shorts(box.most_segments)
        self.item_name = scratch.ints(MOST_ITEMS)
        self.item_number = scratch.ints(MOST_ITEMS)
        self.item_points = scratch.ints(MOST_ITEMS)

    # ------------------------------------------------------------------ dealing and copying

    def deal(self, seed: int, first_seat: int, stacked: list[int] | None) -> None:
        """Set up a game: figures to the supplies, bag shuffled (or stacked as told), start tile laid.

        While the modules set up, `stacked` tells them the order of tiles that do not lie in the bag.
        """
        box = self.box
        if first_seat >= box.seats:
            raise ValueError(f"seat {first_seat} cannot begin; there are {box.seats}")
        room = box.tiles_in_bag + len(box.other_tiles)
        if stacked is not None and (len(stacked) > room or not set(stacked) <= {*box.bag, *box.other_tiles}):
            raise ValueError("the stacked bag holds tiles that are not in the box")
        self.stacked = stacked
        if not self.chance.keyed:
            self.chance.state = seed
        if stacked is None:
            self.fill_bag()
        else:
            in_bag = [design for design in stacked if design in box.bag]
            self.pile_left = len(in_bag)
            for i in range(self.pile_left):
                self.pile[i] = in_bag[self.pile_left - 1 - i]
        self.set_up(first_seat)

    def fill_bag(self) -> None:
        self.pile_left = self.box.tiles_in_bag
        for i in range(self.pile_left):
            self.pile[i] = self.box.full_pile[i]
        self.shuffle()

    def set_up(self, first_seat: int) -> None:
        """Everything but the bag."""
        figures = self.box.figures
        kinds = self.box.figure_kinds
        self.board.clear()
        for seat in range(self.box.seats):
            self.score[seat] = 0
            self.free[seat] = 0
            self.out[seat] = 0
            for kind in range(kinds):
                self.supply[seat * kinds + kind] = 0
            for i in range(figures):
                self.stands[seat * figures + i] = SUPPLY
                self.supply[seat * kinds + self.box.figure_kind[i]] += 1
                self.free[seat] += self.box.follows[i]
        for i in range(self.box.notes):
            self.notes[i] = 0
        for i in range(self.box.place_count):
            self.place_on[i] = NOTHING
        for i in range(self.box.steps):
            self.awake[i] = self.box.awake[i]
        self.gone_count = 0
        self.hidden_count = 0
        self.hand = NOTHING
        self.seat = self.chance.below(self.box.seats) if first_seat < 0 else first_seat
        self.decider = self.seat
        self.step = 0
        self.cursor = 0
        self.depth = 0
        self.asked = NOTHING
        self.over = False
        self.reveals = 0
        self.starter = self.seat
        for i in range(self.box.part_kinds):
            self.parts[i] = 0
        self.due = 0
        self.due_done = 0
        self.due_depth = 0
        self.together = 0
        self.waiting = 0
        self.placed = NOTHING
        if self.box.lays_start:
            self.placed = self.board.lay(self.board.origin, self.box.start * 4)

    def shuffle(self) -> None:
        """Shuffle the tiles that are still in the bag."""
        self.chance.shuffle(self.pile, self.pile_left)

    def sort_pile(self) -> None:
        """Put the tiles in the bag in order of their designs, so that a shuffle leaves nothing of where they were."""
        pile = self.pile
        for i in range(1, self.pile_left):
            design = pile[i]
            j = i
            while j > 0 and pile[j - 1] > design:
                pile[j] = pile[j - 1]
                j -= 1
            pile[j] = design

    def copy(self) -> State:
        if self.board.side == 0:
            raise ValueError("nothing was dealt yet, so there is nothing to copy")
        other = State.__new__(State)  # without the constructors: all that they set is written over
        other.box = self.box
        other.chance = Chance.__new__(Chance)
        other.record = None
        other.stacked = None
        other.told = []
        other.told_left = 0
        other.lots = None
        other.items = 0
        other.spots = 0
        other.scoring = NOTHING
        other.clear_range()
        other._lay_out(self.board.like(), self.memory.like(), self.scratch.like())
        other.board.forget_stamps()
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        """Become like another state of the same box. The record of events is not copied."""
        if self.box is not other.box:
            raise ValueError("a state can only become like another of the same box")
        if other.board.side == 0:
            raise ValueError("nothing was dealt yet, so there is nothing to copy")
        self.memory.copy_from(other.memory)
        self.board.copy_from(other.board)
        self.chance.copy_from(other.chance)
        if self.told_left + other.told_left != 0:
            self.copy_told(other)
        self.pile_left = other.pile_left
        self.gone_count = other.gone_count
        self.hidden_count = other.hidden_count
        self.hand = other.hand
        self.placed = other.placed
        self.seat = other.seat
        self.decider = other.decider
        self.step = other.step
        self.cursor = other.cursor
        self.depth = other.depth
        self.asked = other.asked
        self.offered = other.offered
        self.count = other.count
        self.fresh = False
        self.over = other.over
        self.part = other.part
        self.starter = other.starter
        self.asks_always = other.asks_always
        self.due = other.due
        self.due_done = other.due_done
        self.due_depth = other.due_depth
        self.reveals = other.reveals
        self.together = other.together
        self.waiting = other.waiting

    # ------------------------------------------------------------------ chance

    def tell_draws(self, draws: Sequence[float]) -> None:
        """Decide the next draws by lot, each by a number from 0 up to 1."""
        self.told = list(draws)
        self.told_left = len(self.told)

    def copy_told(self, other: State) -> None:
        self.told = other.told
        self.told_left = other.told_left

    def draw_lot(self, n: int) -> int:
        """One of 0 .. n-1 by chance, in public: a token from a bag, a die."""
        self.reveals += 1
        lot = self.chance.below(n) if self.told_left == 0 else self.next_told(n)
        if self.lots is not None:
            self.note_lot(lot, n)
        return lot

    def note_lots(self) -> list[float]:
        """From now on, note what is drawn by lot in this list, as `tell_draws` would decide it; copies do not."""
        self.lots = []
        return self.lots

    def note_lot(self, lot: int, n: int) -> None:
        assert self.lots is not None
        self.lots.append((lot + 0.5) / n)  # in the middle: rounding does not make another lot of it

    def next_told(self, n: int) -> int:
        fraction = self.told[len(self.told) - self.told_left]
        self.told_left -= 1
        return int(fraction * n)

    # ------------------------------------------------------------------ asking

    def offer_places(self) -> None:
        """Offer the places where the tile in the hand fits."""
        self.offered = PLACES
        self.count = self.board.frontier.find_places(self.hand)

    def allow_place(self, i: int, quarters: int) -> None:
        """Offer one more place, by the index of its square in the frontier."""
        self.board.frontier.allow(i, quarters)
        self.count += 1

    def offer_choices(self) -> None:
        """Begin a list of options, which are then added by `offer`."""
        self.offered = CHOICES
        self.count = 0

    def offer(self, verb: int, first: int, second: int, third: int) -> None:
        """Add one option to the list."""
        count = self.count
        if count == self.box.most_options:
            self.refuse_options()
        self.codes[count] = verb | (first << FIRST_TARGET) | (second << SECOND_TARGET) | (third << THIRD_TARGET)
        self.count = count + 1

    def offer_each(self, verb: int, targets: list[int], number: int, second: int) -> None:
        """Add one option for each of the first `number` numbers in a row of targets."""
        count = self.count
        if count + number > self.box.most_options:
            self.refuse_options()
        codes = self.codes
        same = verb | (second << SECOND_TARGET)
        for i in range(number):
            target = targets[i]
            codes[count + i] = same | (target << FIRST_TARGET)
        self.count = count + number

    def offer_figures(self, verb: int, seat: int, some: int) -> None:
        """Add one option for each of some figures of a seat, which are given as bits."""
        count = self.count
        if count + bits.bits_in(some) > self.box.most_options:
            self.refuse_options()
        codes = self.codes
        first = seat * self.box.figures
        while some != 0:
            figure = first + bits.lowest_bit(some)
            some &= some - 1
            codes[count] = verb | (figure << FIRST_TARGET)
            count += 1
        self.count = count

    def refuse_options(self) -> None:
        raise MemoryError(f"more than {self.box.most_options} options")

    def offer_numbers(self, verb: int, low: int, high: int, default: int) -> None:
        """Add an option for each whole number from `low` to `high`, after all that are offered one by one."""
        self._offer_range(NUMBERS, verb, high - low + 1, 1)
        self.range_low = low
        self.range_default = default

    def offer_points(self, verb: int, left: int, top: int, right: int, bottom: int, x: int, y: int) -> None:
        """Add an option for each point of a rectangle, bounds included, after all that are offered one by one; the
        default is `x`, `y`."""
        self._offer_range(POINTS, verb, right - left + 1, bottom - top + 1)
        self.range_low = left + POINT_ORIGIN
        self.range_top = top + POINT_ORIGIN
        self.range_default = x + POINT_ORIGIN
        self.range_default_top = y + POINT_ORIGIN

    def _offer_range(self, kind: int, verb: int, across: int, down: int) -> None:
        if self.offered == RANGE:
            raise ValueError("a decision has one range at the most")
        if across < 1 or down < 1:
            raise ValueError("a range without any option")
        self.offered = RANGE
        self.range_kind = kind
        self.range_verb = verb
        self.range_across = across
        self.range_down = down
        self.range_top = 0
        self.range_default_top = 0
        self.range_begins = self.count
        self.count += across * down

    def clear_range(self) -> None:
        self.range_kind = 0
        self.range_verb = 0
        self.range_begins = 0
        self.range_low = 0
        self.range_top = 0
        self.range_across = 0
        self.range_down = 0
        self.range_default = 0
        self.range_default_top = 0

    def is_offered(self, code: int) -> bool:
        """Whether an option is one of the pending decision."""
        listed = self.range_begins if self.offered == RANGE else self.count
        for k in range(listed):
            if self.code(k) == code:
                return True
        if self.offered != RANGE or code & VERB_MASK != self.range_verb:
            return False
        across = self.first_target(code) - self.range_low
        down = (code >> SECOND_TARGET) - self.range_top
        return 0 <= across < self.range_across and 0 <= down < self.range_down

    def default_option(self) -> int:
        """The number of the default option: that of a range, else the first."""
        if self.offered != RANGE:
            return 0
        down = self.range_default_top - self.range_top
        return self.range_begins + down * self.range_across + self.range_default - self.range_low

    def point_x(self, code: int) -> int:
        """Of an option of a range of points: x in hundredths of a square."""
        return ((code >> FIRST_TARGET) & FIRST_MASK) - POINT_ORIGIN

    def point_y(self, code: int) -> int:
        return (code >> SECOND_TARGET) - POINT_ORIGIN

    def first_target(self, code: int) -> int:
        return (code >> FIRST_TARGET) & FIRST_MASK

    def second_target(self, code: int) -> int:
        return (code >> SECOND_TARGET) & SECOND_MASK

    def ask(self, seat: int) -> None:
        """Make the seat choose one of the options just offered by the current step."""
        self.asked = self.step - 1
        self.decider = seat
        self.fresh = True

    def ask_together(self, seats: int) -> None:
        """Make several seats, given as bits, answer the question of the current step without knowing the answers of the
        others.

        They are asked in turn, from the seat whose turn it is; `offer` lists the options of `state.decider`. When all
        answers are in, the hook `answered` is called; `state.answer` returns them.
        """
        self.asked = self.step - 1
        self.together = seats
        self.waiting = seats
        self.next_to_answer()

    def next_to_answer(self) -> None:
        """Make the next seat that must answer the decider."""
        seat = self.seat
        while not self.waiting >> seat & 1:
            seat = seat + 1 if seat + 1 < self.box.seats else 0
        self.decider = seat
        self.fresh = False

    def keep_answer(self, code: int) -> None:
        """Store the answer of the decider; it stays secret."""
        self.answers[self.decider] = code
        self.waiting &= ~(1 << self.decider)
        if self.waiting == 0:
            self.together = 0
            self.reveals += 1

    def answer(self, seat: int) -> int:
        """What a seat has answered to the question that several seats were asked together."""
        return self.answers[seat]

    def code(self, k: int) -> int:
        """The k-th option of the pending decision. `turn.refresh` must have been called on a copy."""
        if self.offered == PLACES:
            place = self.board.frontier.nth_place(k)
            cell = self.board.frontier.cell[place >> 2]
            return (cell << FIRST_TARGET) | ((place & 3) << SECOND_TARGET)
        if self.offered == RANGE and k >= self.range_begins:
            k -= self.range_begins
            down = k // self.range_across
            first = self.range_low + k - down * self.range_across
            second = self.range_top + down
            return self.range_verb | (first << FIRST_TARGET) | (second << SECOND_TARGET)
        return self.codes[k]

    def codes_offered(self, number: int) -> list[int]:
        """The first `number` options."""
        return [self.code(k) for k in range(number)]

    def begin(self, step: int) -> None:
        """Carry out a routine from that step on, then continue with the step that would have been next."""
        if self.depth == DEEPEST:
            raise RecursionError("routines nested too deeply")
        base = self.depth * FRAME
        self.frames[base] = self.step
        self.frames[base + 1] = self.cursor
        self.frames[base + 2] = self.decider
        self.depth += 1
        self.step = step
        self.cursor = 0

    def come_back(self) -> None:
        if self.depth == 0:
            raise RecursionError("there is no routine to come back from")
        self.depth -= 1
        base = self.depth * FRAME
        self.step = self.frames[base]
        self.cursor = self.frames[base + 1]
        self.decider = self.frames[base + 2]

    def begin_turn(self) -> None:
        """Begin a turn with its first part; further parts of each kind are possible again."""
        self.part = 0
        for i in range(self.box.part_kinds):
            self.played[i] = 0
        for i in range(self.box.turn_notes):
            self.notes[self.box.turn_note[i]] = 0
        self.begin_part()

    def begin_part(self) -> None:
        self.part += 1
        for i in range(FACTS):
            self.done[i] = 0

    def add_part(self, kind: int) -> None:
        """Queue one more part, or a turn, which begins when the row of its kind is reached (`Step.begins_part`)."""
        self.parts[kind] += 1
        self.wake(self.box.part_step[kind])

    def drop_part(self, kind: int) -> None:
        """Remove one part of a kind from the queue."""
        self.parts[kind] -= 1
        if self.parts[kind] == 0:
            self.rest(self.box.part_step[kind])

    def part_is_due(self, kind: int) -> bool:
        """Whether a part of a kind waits, or was played in this turn."""
        return self.parts[kind] + self.played[kind] > 0

    def act(self, action: int, figure: int) -> None:
        """Record the figure action of this part, by that figure or by none (-1); or that of a second figure."""
        if self.done[ACTION] <= ASKED:
            self.done[ACTION] = action
            if figure >= 0:
                self.done[ACTOR] = figure + 1
                self.done[ACTED_AT] = self.stands[figure]
        elif figure >= 0:
            self.done[SECOND_ACTOR] = figure + 1
            self.done[SECOND_AT] = self.stands[figure]

    def take_off(self, figure: int) -> None:
        """Record that the figure action was to take a figure off the board."""
        self.done[REMOVED] = figure + 1

    def require_draw(self) -> None:
        """Require that a tile is drawn in this part: nothing else may be laid instead."""
        self.done[MUST_DRAW] = 1

    def must_draw(self) -> bool:
        return self.done[MUST_DRAW] != 0

    def choose_first(self, root: int) -> None:
        """Record that the player chose a feature to be scored before others; in each part the first one counts."""
        if self.done[CHOSEN_FIRST] == 0:
            self.done[CHOSEN_FIRST] = root + 1

    def chosen_first(self) -> int:
        """The feature that the player chose to be scored first in this part, or -1."""
        return self.done[CHOSEN_FIRST] - 1

    def action(self) -> int:
        """What the figure action of this part was."""
        return self.done[ACTION]

    def actor(self) -> int:
        """The figure that acted in this part, or -1."""
        return self.done[ACTOR] - 1

    def went_elsewhere(self) -> bool:
        """Whether the figure that acted in this part went onto a segment of another tile than the one just placed."""
        at = self.done[ACTED_AT]
        return self.done[ACTOR] > 0 and at >= 0 and self.board.piece_of[at] != self.placed

    def second_actor(self) -> int:
        """The figure that came second in this part, or -1."""
        return self.done[SECOND_ACTOR] - 1

    def removed(self) -> int:
        """The figure that was taken off the board as the figure action of this part, or -1."""
        return self.done[REMOVED] - 1

    def wake(self, step: int) -> None:
        """Activate a step that rests, by its number: it is carried out whenever it is reached."""
        row = self.box.row_of[step]
        i = row
        while i >= 0 and self.awake[i] > row:
            self.awake[i] = row
            i -= 1

    def rest(self, step: int) -> None:
        """Let a step rest, by its number: it is skipped until it is woken."""
        row = self.box.row_of[step]
        i = row
        while i >= 0 and self.awake[i] == row:
            self.awake[i] = self.awake[row + 1]
            i -= 1

    def end_here(self) -> None:
        """Continue with the final scoring, whatever is pending: for forecasts."""
        self.asked = NOTHING
        self.together = 0
        self.waiting = 0
        self.depth = 0
        self.cursor = 0
        self.due = 0
        self.due_done = 0
        self.hand = NOTHING
        self.step = self.box.final

    def in_final_scoring(self) -> bool:
        """Whether the last turn is over. A turn that the first row of the final phase begins is one more turn."""
        return self.frames[0] > self.box.final if self.depth else self.step >= self.box.final

    def note(self, i: int) -> int:
        """A number that a module keeps."""
        return self.notes[i]

    def set_note(self, i: int, number: int) -> None:
        self.notes[i] = number

    # ------------------------------------------------------------------ tiles

    def draw(self) -> None:
        """Draw the next tile of the bag into the hand, in public."""
        self.pile_left -= 1
        self.hand = self.pile[self.pile_left]
        self.reveals += 1

    def exchange_hand(self, design: int) -> None:
        """Hold another tile of the bag instead, as if that one had been drawn: for those who try out what might be."""
        pile = self.pile
        for i in range(self.pile_left):
            if pile[i] == design:
                pile[i] = self.hand
                self.hand = design
                break

    def hide_tile(self) -> None:
        """The tile at the bottom of the bag leaves the game, and nobody sees it. It is kept at the end of `gone`."""
        pile = self.pile
        self.hidden_count += 1
        self.gone[self.box.most_pieces - self.hidden_count] = pile[0]
        self.pile_left -= 1
        for i in range(self.pile_left):
            pile[i] = pile[i + 1]

    def find_hidden(self) -> None:
        """Put the hidden tiles back into the bag."""
        while self.hidden_count > 0:
            self.pile[self.pile_left] = self.gone[self.box.most_pieces - self.hidden_count]
            self.pile_left += 1
            self.hidden_count -= 1

    def remove_hand(self) -> None:
        """The tile in the hand leaves the game."""
        self.gone[self.gone_count] = self.hand
        self.gone_count += 1
        self.hand = NOTHING

    # ------------------------------------------------------------------ figures and points

    def followers_left(self, seat: int) -> bool:
        """Whether a seat has any follower to deploy."""
        return self.free[seat] > 0

    def is_completed(self, segment: int) -> bool:
        """Whether nothing is open and no module objects; never for fields, for loops by the rule set (base 4.3)."""
        root = self.board.root[segment]
        if self.board.word[root] & OPEN_MASK:
            return False
        kind = self.board.kind_of(segment)
        if kind == FIELD or (kind == ROAD and not self.box.loops_complete and self.board.is_loop(root)):
            return False
        if moments.keeps_open(self.box.keeps_open, self, root):
            return False
        return not moments.sets_apart(self.box.sets_apart, self, root)

    def is_unfinished(self, segment: int) -> bool:
        """Whether something may still come to a feature: it is not completed, and no module has set it apart."""
        root = self.board.root[segment]
        if self.board.word[root] & OPEN_MASK:
            return True
        return not self.is_completed(root) and not self.is_apart(root)

    def is_apart(self, segment: int) -> bool:
        """Whether a feature has become something else by the rules of a module."""
        root = self.board.root[segment]
        if self.board.word[root] & OPEN_MASK:
            return False
        return moments.sets_apart(self.box.sets_apart, self, root)

    def figure_in_supply(self, seat: int, kind: int) -> int:
        """A figure of that kind which stands beside the board, or -1."""
        kinds = self.box.figure_kind
        if self.supply[seat * self.box.figure_kinds + kind] == 0:
            return NOTHING
        figure = seat * self.box.figures
        while self.stands[figure] != SUPPLY or kinds[figure] != kind:
            figure += 1
        return figure

    def move_figure(self, figure: int, place: int) -> None:
        """Move a figure to a segment (0 and more), to the supply, or to a place of a module (below SUPPLY)."""
        seat = self.box.owner[figure]
        kind = seat * self.box.figure_kinds + self.box.figure_kind[figure]
        follows = self.box.follows[figure]
        was = self.stands[figure]
        if was == SUPPLY:
            self.out[seat] |= ONE << (figure - seat * self.box.figures)
            self.supply[kind] -= 1
            self.free[seat] -= follows
        elif was >= 0 and follows:
            self.board.add_follower(was, seat, -1)
        self.stands[figure] = place
        if place == SUPPLY:
            self.out[seat] &= ~(ONE << (figure - seat * self.box.figures))
            self.supply[kind] += 1
            self.free[seat] += follows
        elif place >= 0 and follows:
            self.board.add_follower(place, seat, 1)

    def owner_of(self, figure: int) -> int:
        return self.box.owner[figure]

    def kind_of_figure(self, figure: int) -> int:
        return self.box.figure_kind[figure]

    def is_follower(self, figure: int) -> bool:
        return self.box.follows[figure] != 0

    def place_of(self, figure: int) -> int:
        return self.stands[figure]

    def piece_under(self, figure: int) -> int:
        """The tile that a figure is on, or -1; of two triangles on a cell the one that stands for both."""
        place = self.stands[figure]
        if place >= 0:
            return self.board.on_ground(self.board.piece_of[place])
        if place == SUPPLY:
            return NOTHING
        return self.place_on[FIRST_PLACE - place]

    def is_on(self, figure: int, piece: int) -> bool:
        """Whether a figure is on the cell of a piece: on a segment that lies there with a part of it, or at a place."""
        place = self.stands[figure]
        if place >= 0:
            return self.board.is_on(place, piece)
        return self.piece_under(figure) == piece and piece != NOTHING

    def is_sheltered(self, figure: int) -> bool:
        """Whether a figure is at a place where nothing that comes to its tile touches it."""
        place = self.stands[figure]
        return place < SUPPLY and self.box.sheltered[FIRST_PLACE - place] != 0

    def put_place(self, place: int, piece: int) -> None:
        """Set the tile of a place of a module."""
        self.place_on[FIRST_PLACE - place] = piece

    def is_double(self, figure: int) -> bool:
        """Whether a figure of the same seat and kind with a lower number is at the same place: choosing between
        them is no choice."""
        kinds = self.box.figure_kind
        first = self.box.owner[figure] * self.box.figures
        place = self.stands[figure]
        if place >= 0 and not (self.box.crowds and self.has_company(figure)):
            return False
        for other in range(first, figure):
            if self.stands[other] == place and kinds[other] == kinds[figure]:
                return True
        return False

    def has_company(self, figure: int) -> bool:
        """Whether there could be another figure of its seat in the feature of one that stands on a segment."""
        if not self.box.follows[figure]:
            return True
        return self.board.followers(self.board.root[self.stands[figure]], self.box.owner[figure]) > 1

    def figure_on(self, root: int, seat: int, kind: int) -> int:
        """A figure of that seat and kind on a feature, or -1."""
        first = seat * self.box.figures
        for figure in range(first, first + self.box.figures):
            if self.box.figure_kind[figure] == kind:
                segment = self.stands[figure]
                if segment >= 0 and self.board.root[segment] == root:
                    return figure
        return NOTHING

    def add_spot(self, segment: int) -> None:
        """Add a segment where a follower may be deployed in this part."""
        self.spot[self.spots] = segment
        self.spots += 1

    def strike_spots_of(self, root: int) -> None:
        """Remove the spots of a feature: no follower may be deployed there in this part."""
        spots = 0
        for i in range(self.spots):
            segment = self.spot[i]
            if self.board.root[segment] != root:
                self.spot[spots] = segment
                spots += 1
        self.spots = spots

    def strike_spots_on(self, piece: int) -> None:
        """Remove the spots on the cell of a piece, at least with a part of them."""
        spots = 0
        cell = self.board.spot[piece]
        spans = self.board.designs.spans
        for i in range(self.spots):
            segment = self.spot[i]
            if self.board.spot[self.board.piece_of[segment]] != cell:
                self.spot[spots] = segment
                spots += spans[self.board.row[segment]] < 0 or not self.board.is_on(segment, piece)
        self.spots = spots

    def pay(self, seat: int, points: int, cause: int) -> None:
        """Points for a seat: for a feature (box.FEATURE) or for an item, by its number."""
        self.score[seat] += points
        self._queue_payment(seat, points, cause)

    def most_payable(self, seat: int) -> int:
        """The most that a seat can pay at once: scores never fall below 0, and modules may allow less."""
        return moments.most_payable(self.box.most_payable, self, seat, max(0, self.score[seat]))

    def charge(self, seat: int, points: int, cause: int) -> int:
        """Take points from a seat, at most as many as it can pay; returns how many."""
        taken = min(points, self.most_payable(seat))
        self.score[seat] -= taken
        if taken > 0:
            self._queue_payment(seat, -taken, cause)
        return taken

    def _queue_payment(self, seat: int, points: int, cause: int) -> None:
        """Queue a payment if modules react to payments."""
        if self.box.paid is not None:
            if self.due == MOST_DUE:
                raise MemoryError(f"more than {MOST_DUE} payments at once")
            if self.due == 0:
                self.due_depth = self.depth
            self.due_seat[self.due] = seat
            self.due_points[self.due] = points
            self.due_cause[self.due] = cause
            self.due += 1

    def charges_due(self, seat: int) -> int:
        """The sum of the charges of a seat that are still in the queue."""
        charges = 0
        for i in range(self.due_done, self.due):
            if self.due_seat[i] == seat and self.due_points[i] < 0:
                charges -= self.due_points[i]
        return charges

    def clear_items(self) -> None:
        self.items = 0

    def item(self, name: int, number: int, points: int) -> None:
        """Add one item to the value of a feature."""
        if self.items == MOST_ITEMS:
            raise MemoryError(f"more than {MOST_ITEMS} items")
        self.item_name[self.items] = name
        self.item_number[self.items] = number
        self.item_points[self.items] = points
        self.items += 1

    def add_to_item(self, name: int, number: int, points: int) -> None:
        """Like `item`, but adds to an existing item of that name."""
        i = 0
        while i < self.items and self.item_name[i] != name:
            i += 1
        if i == self.items:
            self.item(name, 0, 0)
        self.item_number[i] += number
        self.item_points[i] += points

    def set_items(self, items: list[tuple[int, int, int]]) -> None:
        """Set the items to those of an `item_list`."""
        self.items = 0
        for name, number, points in items:
            self.item(name, number, points)

    def worth(self) -> int:
        total = 0
        for i in range(self.items):
            total += self.item_points[i]
        return total

    # ------------------------------------------------------------------ in plain Python, for views and tests

    def scores(self) -> tuple[int, ...]:
        return tuple([self.score[seat] for seat in range(self.box.seats)])

    def strength_of(self, seat: int) -> int:
        """The strength of a seat, as written by the last `scoring.weigh`."""
        return self.strength[seat]

    def set_strength(self, seat: int, strength: int) -> None:
        """For modules that are not compiled; the others write into `strength`."""
        self.strength[seat] = strength

    def nth_spot(self, i: int) -> int:
        """One of the `spots` segments where a follower may be deployed; compiled modules read `spot`."""
        if not 0 <= i < self.spots:
            raise IndexError(f"there are {self.spots} spots, and {i} is none of them")
        return self.spot[i]

    def in_supply(self, seat: int) -> dict[str, int]:
        kinds = self.box.figure_kinds
        return {name: self.supply[seat * kinds + kind] for kind, name in enumerate(self.box.figure_names)}

    def standing(self) -> list[tuple[int, int, str, int]]:
        """Every figure on a segment: its number, its seat, its kind, the segment."""
        box = self.box
        return [
            (figure, box.owner[figure], box.figure_names[box.figure_kind[figure]], segment)
            for figure, segment in enumerate([self.stands[i] for i in range(box.seats * box.figures)])
            if segment >= 0
        ]

    def elsewhere(self) -> list[tuple[int, int, str, Spot]]:
        """Every figure at a place of a module: its number, its seat, its kind, the place."""
        box = self.box
        return [
            (
                figure,
                box.owner[figure],
                box.figure_names[box.figure_kind[figure]],
                self.spot_of(place),
            )
            for figure, place in enumerate([self.stands[i] for i in range(box.seats * box.figures)])
            if place < SUPPLY
        ]

    def spot_of(self, place: int) -> Spot:
        """A place of a module as a target."""
        _, declared, k = self.box.place_owner(place)
        if declared.per == "seat":
            return Spot(declared.name, seat=k)
        if declared.per == "tile":
            x, y, _, _ = self.board.where(self.place_on[FIRST_PLACE - place])
            return Spot(declared.name, cell=Cell(x, y))
        return Spot(declared.name)

    def find_place(self, spot: Spot) -> int:
        """The place of a module that a target names."""
        for k, (_, declared, _) in enumerate(self.box.places):
            known = declared.per != "tile" or self.place_on[k] != NOTHING
            if known and self.spot_of(FIRST_PLACE - k) == spot:
                return FIRST_PLACE - k
        raise ValueError(f"{spot} is no place of any module in this game")

    def in_bag(self) -> list[int]:
        """The tiles still in the bag, in the order of the designs: never in the order of drawing. Among them are the
        hidden ones, which nobody can tell from the others; `pile_left` is how many can be drawn."""
        last = self.box.most_pieces - 1
        hidden = [self.gone[last - i] for i in range(self.hidden_count)]
        return sorted([self.pile[i] for i in range(self.pile_left)] + hidden)

    def out_of_game(self) -> list[int]:
        """The tiles that fitted nowhere, in the order in which they left the game."""
        return [self.gone[i] for i in range(self.gone_count)]

    def item_list(self) -> list[tuple[int, int, int]]:
        return [(self.item_name[i], self.item_number[i], self.item_points[i]) for i in range(self.items)]

    def checksum(self) -> int:
        """A checksum of the table and of the scores: equal games have equal checksums."""
        return fingerprints.checksum_of(self)

    def fingerprint(self) -> int:
        """A checksum of everything that a copy must keep, hidden information included. Must not be shown to players."""
        return fingerprints.fingerprint_of(self)

    def redeal(self, seat: int, chance: Chance) -> State:
        """A copy in which all that a seat cannot know is drawn again: the order of the bag, secret answers of
        others, what modules hide, and the random numbers to come."""
        other = self.copy()
        other.draw_anew(seat, chance)
        return other

    def draw_anew(self, seat: int, chance: Chance) -> None:
        """Draw again what a seat cannot know."""
        self.chance.begin_anew(chance)
        self.told_left = 0
        hidden = self.hidden_count
        self.find_hidden()
        self.sort_pile()
        self.shuffle()
        for _ in range(hidden):
            self.hide_tile()
        if self.together:
            self.redeal_answers(seat)
        moments.redeal(self.box.redeal, self, seat)

    def redeal_answers(self, seat: int) -> None:
        """Replace the secret answers of the others by random ones of their options."""
        decider = self.decider
        for each in range(self.box.seats):
            if each != seat and (self.together & ~self.waiting) >> each & 1:
                self.decider = each
                self.box.roster.offer(self, self.asked)
                self.answers[each] = self.code(self.chance.below(self.count))
        self.decider = decider
        self.box.roster.offer(self, self.asked)
