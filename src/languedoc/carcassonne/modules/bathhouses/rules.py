"""The Bathhouses: who comes home alone takes a bath, and is bought out of it. The sheet is rules/bathhouses.md.

A single follower of a scored road or city waits until all is scored and everything else has moved; then its owner
chooses a free bathhouse for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from languedoc import memory as bits
from languedoc.carcassonne import events, figures, numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Mark, Place, PointsItem, Step
from languedoc.carcassonne.events import Awarded, FigureReturned, Item, Payment
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Figure, Number, Segment, Target
from languedoc.table.event import Event
from languedoc.table.record import record

SIGN = "bathhouse"
LOWEST, HIGHEST = 3, 5  # values on the flags
FLAGS = tuple(range(LOWEST, HIGHEST + 1))
BATHHOUSES_BY_SEATS = (0, 4, 4, 5, 6, 6, 6)  # tiles in the bag; the others leave the game unseen

# Steps, in the order of `Bathhouses.steps`
BUY_BACK, BATH_ORDER, BATH_TAKE, BATH_RELEASE = range(4)

# Verbs, in the order of `Bathhouses.verbs`
BUY, NEXT, BATHE = range(3)
PASS = numbering.PASS

# Items
FLAGS_ITEM, PRICE_ITEM = range(2)

# Notes: how many tiles were left out; how many bathhouses lie on the board; in which part of this turn a follower was
# bought; the follower whose bath is being chosen (+ 1). Then of each figure the segment from which it is on its way to
# a bath (+ 1), and the tile and the flag of each bathhouse.
LEFT_OUT, HOUSES, BOUGHT, CURRENT, FIRST_FIGURE = range(5)
TILE, FLAG = range(2)
OF_A_HOUSE = 2

ALL_KINDS = 0x7FFFFFFF  # a bit for every kind of figure
NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY
VERB_MASK = numbering.VERB_MASK
ROAD = printed.ROAD
CITY = printed.CITY


@record(frozen=True, slots=True)
class BathTaken(Event):
    """A follower that was alone in a scored feature lies down in a bathhouse."""

    seat: int
    figure: str
    cell: Cell


@record(frozen=True, slots=True)
class BoughtBack(Awarded):
    """A follower was bought out of a bathhouse."""

    figure: Figure


def tiles_in(box: Box) -> list[int]:
    """The tiles of the box that show a bathhouse."""
    tiles = box.designs.tiles
    return [
        design
        for design in (*box.bag, *box.other_tiles)
        if any(flag.split(":")[0] == SIGN for feature in tiles[design].features for flag in feature.flags)
    ]


class Bathhouses(Module):
    slug = "bathhouses"
    rank = 340
    stages = {"value": 98}  # noqa: RUF012 - a plain table; the flags are added last
    hides = True
    steps = (
        Step("bath_buy_back", "P4", 20, "2.4-2", asks=True, rests=True),
        Step("bath_order", "P5", 410, "2.5-37", asks=True, rests=True),
        Step("bath_take", "P5", 411, "2.5-37", asks=True, rests=True),
        Step("bath_release", "P5", 412, "2.5-38", rests=True),
    )
    rows = (Step("setup_bathhouses", "setup", 260, "S-26"), Step("bath_points", "P5", 295, "2.5-36"))
    verbs = ("buy_back", "bathe_next", "bathe")
    items = (PointsItem("bath_flags"), PointsItem("bath_price"))
    awards = ("bath",)
    places = (Place("bath_queue"), Place(SIGN, per="tile"))
    marks = (Mark(SIGN, on=("road", "city"), values=tuple(map(str, FLAGS)), sign="◙"),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.first_sign = self.any_sign = 0  # bits of the flags
        self.left_out = 0  # how many of its tiles leave the game unseen
        self.able_to_follow = 0  # kinds of figures that may come second

    def prepare(self, box: Box) -> None:
        self.first_sign = box.designs.bit(self.marks[0].written[0])
        self.any_sign = self.first_sign * ((1 << len(FLAGS)) - 1)
        self.left_out = max(0, len(tiles_in(box)) - BATHHOUSES_BY_SEATS[box.seats])
        self.able_to_follow = box.able_to("follow")

    def notes_needed(self, box: Box) -> int:
        return FIRST_FIGURE + box.seats * box.figures + OF_A_HOUSE * len(tiles_in(box))

    def places_on_tiles(self, box: Box, place: Place) -> int:
        return len(tiles_in(box))

    def most_options(self, box: Box) -> int:
        return 1 + max(box.seats * box.figures, len(tiles_in(box)))

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return hook == "figure_options" or (designs.marks[design] & self.any_sign) != 0

    def get(self, state: State, what: int) -> int:
        return state.notes[self.first_note + what]

    def put(self, state: State, what: int, number: int) -> None:
        state.notes[self.first_note + what] = number

    # ------------------------------------------------------------------ tiles that are left out (1)

    def dealt(self, state: State) -> None:
        """Some of the bathhouses leave the game, and nobody sees which (S-26). A bag that was arranged stays so."""
        if state.stacked is None:
            self.put(state, LEFT_OUT, self.left_out)
            for k in range(self.left_out):
                self.leave_out(state, k)

    def leave_out(self, state: State, k: int) -> None:
        """Take one of the bathhouses out of the bag by chance and keep it as the k-th hidden tile."""
        inside = 0
        for i in range(state.pile_left):
            inside += self.shows_bathhouse(state, state.pile[i])
        lot = state.chance.below(inside)
        i = 0
        while lot > 0 or not self.shows_bathhouse(state, state.pile[i]):
            lot -= self.shows_bathhouse(state, state.pile[i])
            i += 1
        state.hidden_count += 1
        state.gone[state.box.most_pieces - 1 - k] = state.pile[i]
        state.pile_left -= 1
        for j in range(i, state.pile_left):
            state.pile[j] = state.pile[j + 1]

    def shows_bathhouse(self, state: State, design: int) -> bool:
        return (state.box.designs.marks[design] & self.any_sign) != 0

    def redeal(self, state: State, seat: int) -> None:
        """The tiles left out are the first of the hidden ones: exchange each for any bathhouse that nobody has seen."""
        last = state.box.most_pieces - 1
        for k in range(self.get(state, LEFT_OUT)):
            unseen = 0
            for i in range(state.pile_left):
                unseen += self.shows_bathhouse(state, state.pile[i])
            for i in range(k, state.hidden_count):
                unseen += self.shows_bathhouse(state, state.gone[last - i])
            if unseen > 0:
                self.exchange(state, k, state.chance.below(unseen))

    def exchange(self, state: State, k: int, lot: int) -> None:
        """Exchange the k-th hidden tile for one of the bathhouses in the bag and among the hidden tiles from it on."""
        last = state.box.most_pieces - 1
        design = state.gone[last - k]
        for i in range(state.pile_left):
            if self.shows_bathhouse(state, state.pile[i]):
                if lot == 0:
                    state.gone[last - k] = state.pile[i]
                    state.pile[i] = design
                lot -= 1
        for i in range(k, state.hidden_count):
            if self.shows_bathhouse(state, state.gone[last - i]):
                if lot == 0:
                    state.gone[last - k] = state.gone[last - i]
                    state.gone[last - i] = design
                lot -= 1

    # ------------------------------------------------------------------ bathhouses on the board

    def tile_placed(self, state: State) -> None:
        house = self.get(state, HOUSES)
        note = self.note_of(state, house)
        flag = 0
        while not state.board.marked(state.placed, self.first_sign << flag):
            flag += 1
        state.notes[note + TILE] = state.placed
        state.notes[note + FLAG] = LOWEST + flag
        self.put(state, HOUSES, house + 1)
        state.put_place(self.place_in(house), state.placed)  # whatever reaches the tile reaches the figure there

    def note_of(self, state: State, house: int) -> int:
        """The first note about a bathhouse."""
        return self.first_note + FIRST_FIGURE + state.box.seats * state.box.figures + house * OF_A_HOUSE

    def place_in(self, house: int) -> int:
        return self.first_place - 1 - house

    def house_of(self, state: State, figure: int) -> int:
        """The bathhouse in which a figure lies, or -1."""
        house = self.first_place - 1 - state.stands[figure]
        return house if 0 <= house < self.get(state, HOUSES) else NOTHING

    def flag_of(self, state: State, house: int) -> int:
        return state.notes[self.note_of(state, house) + FLAG]

    def bather_in(self, state: State, house: int) -> int:
        """The figure that lies in a bathhouse, or -1."""
        place = self.place_in(house)
        for figure in range(state.box.seats * state.box.figures):
            if state.stands[figure] == place:
                return figure
        return NOTHING

    def is_surrounded(self, state: State, house: int) -> bool:
        """Whether tiles lie on all eight cells around a bathhouse."""
        cell = state.board.spot[state.notes[self.note_of(state, house) + TILE]]
        for i in range(8):
            if state.board.piece_on(cell + state.board.around[i]) == NOTHING:
                return False
        return True

    def is_vacant(self, state: State, house: int) -> bool:
        """Whether a follower can be sent there: nobody lies in it, and it is not surrounded (3)."""
        return not self.is_surrounded(state, house) and self.bather_in(state, house) == NOTHING

    def count_vacant(self, state: State) -> int:
        number = 0
        for house in range(self.get(state, HOUSES)):
            number += self.is_vacant(state, house)
        return number

    # ------------------------------------------------------------------ steps

    def perform(self, state: State, step: int) -> None:
        if step == BUY_BACK:
            self.offer(state, step)
            if state.count > 1:
                state.ask(state.seat)
        elif step == BATH_ORDER:
            self.choose_next(state)
        elif step == BATH_TAKE:
            if self.get(state, CURRENT) != 0:
                self.offer(state, step)
                state.ask(state.owner_of(self.get(state, CURRENT) - 1))
        else:
            self.release(state)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        if step == BUY_BACK:
            state.offer(PASS, 0, 0, 0)
            self.offer_purchases(state, ALL_KINDS)
        elif step == BATH_ORDER:
            for figure in range(state.box.seats * state.box.figures):
                if self.get(state, FIRST_FIGURE + figure) != 0 and not state.is_double(figure):
                    state.offer(self.verb + NEXT, figure, 0, 0)
        else:
            for house in range(self.get(state, HOUSES)):
                if self.is_vacant(state, house):
                    state.offer(self.verb + BATHE, house, 0, 0)

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        target = state.first_target(code)
        if verb == BUY:
            self.buy(state, target)
        elif verb == NEXT:
            self.put(state, CURRENT, target + 1)
        else:
            self.bathe(state, self.get(state, CURRENT) - 1, target)

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        target = state.first_target(code)
        verb = (code & VERB_MASK) - self.verb
        if verb == BATHE:
            return (self.cell_of(state, target),)
        if verb == BUY:
            return events.figure_at(state, target), Number(self.flag_of(state, self.house_of(state, target)))
        return (events.figure_at(state, target),)

    def cell_of(self, state: State, house: int) -> Cell:
        x, y, _, _ = state.board.where(state.note(self.note_of(state, house) + TILE))
        return Cell(x, y)

    # ------------------------------------------------------------------ flags (2)

    def value(self, state: State, root: int, final: bool) -> None:
        """All flags in a completed road or city; nothing for unfinished ones."""
        if not final and state.board.kind_of(root) in (ROAD, CITY) and state.board.has_flag(root, self.any_sign):
            houses = 0
            points = 0
            for i in range(HIGHEST - LOWEST + 1):
                number = state.board.count_flag(root, self.first_sign << i)
                houses += number
                points += number * (LOWEST + i)
            state.item(self.first_item + FLAGS_ITEM, houses, points)

    # ------------------------------------------------------------------ to the bathhouse (3)

    def scored(self, state: State, root: int, final: bool) -> None:
        """A follower that was alone in a road or city will take a bath if there is a free bathhouse."""
        if not final and self.get(state, HOUSES) > 0 and state.board.kind_of(root) in (ROAD, CITY):
            followers = 0
            for seat in range(state.box.seats):
                followers += state.board.followers(root, seat)
            if followers == 1 and self.count_vacant(state) > 0:
                figure = self.only_follower(state, root)
                self.put(state, FIRST_FIGURE + figure, state.stands[figure] + 1)
                state.wake(self.first_step + BATH_ORDER)
                state.wake(self.first_step + BATH_TAKE)

    def only_follower(self, state: State, root: int) -> int:
        figure = 0
        while not (
            state.is_follower(figure) and state.stands[figure] >= 0 and state.board.root[state.stands[figure]] == root
        ):
            figure += 1
        return figure

    def home(self, state: State, figure: int, root: int) -> int:
        """It waits, unless another rule keeps it first."""
        return self.first_place if self.get(state, FIRST_FIGURE + figure) != 0 else SUPPLY

    def segment_left(self, state: State, figure: int) -> int:
        return state.note(self.first_note + FIRST_FIGURE + figure) - 1

    def count_waiting(self, state: State) -> int:
        """How many followers wait for a bath. Whoever another rule kept until now and sent home waits, too (5); who
        went elsewhere does not."""
        waiting = 0
        for figure in range(state.box.seats * state.box.figures):
            if self.get(state, FIRST_FIGURE + figure) != 0:
                if state.stands[figure] == SUPPLY:
                    state.move_figure(figure, self.first_place)
                if state.stands[figure] == self.first_place:
                    waiting += 1
                else:
                    self.put(state, FIRST_FIGURE + figure, 0)
        return waiting

    def choose_next(self, state: State) -> None:
        """The active player chooses who goes next where that matters (3)."""
        waiting = self.count_waiting(state)
        vacant = self.count_vacant(state)
        if waiting == 0 or vacant == 0:
            self.send_home(state)
        elif waiting > 1 and self.is_a_choice(state, vacant < waiting):
            self.offer(state, BATH_ORDER)
            state.ask(state.seat)
        else:
            self.put(state, CURRENT, self.next_waiting(state, NOTHING) + 1)

    def next_waiting(self, state: State, after: int) -> int:
        """The next figure that waits, in the order of their numbers."""
        figure = after + 1
        while self.get(state, FIRST_FIGURE + figure) == 0:
            figure += 1
        return figure

    def is_a_choice(self, state: State, scarce: bool) -> bool:
        """Whether those who wait belong to several players, or are of several kinds and not all get a bath."""
        first = self.next_waiting(state, NOTHING)
        for figure in range(first + 1, state.box.seats * state.box.figures):
            if self.get(state, FIRST_FIGURE + figure) != 0:
                if state.box.owner[figure] != state.box.owner[first]:
                    return True
                if scarce and state.box.figure_kind[figure] != state.box.figure_kind[first]:
                    return True
        return False

    def send_home(self, state: State) -> None:
        """There is no bathhouse left: whoever still waits goes home."""
        for figure in range(state.box.seats * state.box.figures):
            if self.get(state, FIRST_FIGURE + figure) != 0:
                if state.record is not None:
                    self.tell_returned(state, figure)
                self.put(state, FIRST_FIGURE + figure, 0)
                state.move_figure(figure, SUPPLY)
                figures.tell_gone(state, figure)
        state.rest(self.first_step + BATH_ORDER)
        state.rest(self.first_step + BATH_TAKE)

    def tell_returned(self, state: State, figure: int) -> None:
        assert state.record is not None
        segment = Segment(*state.board.segment_at(self.segment_left(state, figure)))
        state.record.append(FigureReturned(state.owner_of(figure), events.figure_name(state, figure), segment))

    def bathe(self, state: State, figure: int, house: int) -> None:
        self.put(state, CURRENT, 0)
        self.put(state, FIRST_FIGURE + figure, 0)
        state.move_figure(figure, self.place_in(house))
        figures.tell_gone(state, figure)
        state.wake(self.first_step + BUY_BACK)
        state.wake(self.first_step + BATH_RELEASE)
        if state.record is not None:
            self.tell_bath(state, figure, house)
        state.step -= 2  # the next one who waits

    def tell_bath(self, state: State, figure: int, house: int) -> None:
        assert state.record is not None
        kind = events.figure_name(state, figure)
        state.record.append(BathTaken(state.owner_of(figure), kind, self.cell_of(state, house)))

    # ------------------------------------------------------------------ back again (4)

    def turn_begins(self, state: State) -> None:
        self.put(state, BOUGHT, 0)

    def offer_purchases(self, state: State, kinds: int) -> None:
        """The own followers of some kinds in bathhouses that the player can pay for; one in each part."""
        if self.get(state, HOUSES) > 0 and self.get(state, BOUGHT) != state.part:
            own = state.out[state.seat] & state.box.followers
            first = state.seat * state.box.figures
            while own != 0:
                figure = first + bits.lowest_bit(own)
                own &= own - 1
                house = self.house_of(state, figure)
                if house != NOTHING and kinds >> state.box.figure_kind[figure] & 1:
                    if state.most_payable(state.seat) >= self.flag_of(state, house):
                        state.offer(self.verb + BUY, figure, 0, 0)

    def figure_options(self, state: State) -> None:
        """Who is bought before the figure action can be deployed at once (2.4-2)."""
        self.offer_purchases(state, ALL_KINDS)

    def more_figures(self, state: State) -> None:
        """The same for who may come second."""
        self.offer_purchases(state, self.able_to_follow)

    def buy(self, state: State, figure: int) -> None:
        price = self.flag_of(state, self.house_of(state, figure))
        if state.record is not None:
            self.tell_bought(state, figure, price)
        self.put(state, BOUGHT, state.part)
        state.charge(state.seat, price, self.first_item + PRICE_ITEM)
        figures.leave(state, figure, SUPPLY)
        state.step -= 1  # the choice is asked again: the follower may be deployed at once

    def tell_bought(self, state: State, figure: int, price: int) -> None:
        assert state.record is not None
        payment = Payment(state.seat, -price, (Item(self.items[PRICE_ITEM].name, 1, -price),))
        state.record.append(BoughtBack("bath", False, payment, events.figure_at(state, figure)))

    def release(self, state: State) -> None:
        """Who lies in a bathhouse with tiles all around goes home (2.5-38)."""
        lying = 0
        for house in range(self.get(state, HOUSES)):
            figure = self.bather_in(state, house)
            if figure != NOTHING and self.is_surrounded(state, house):
                if state.record is not None:
                    events.figure_left_place(state, figure)
                figures.leave(state, figure, SUPPLY)
            elif figure != NOTHING:
                lying += 1
        if lying == 0:
            state.rest(self.first_step + BUY_BACK)
            state.rest(self.first_step + BATH_RELEASE)

    # ------------------------------------------------------------------ for people

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The bathhouses on the board, and how many tiles were left out."""
        houses = []
        for house in range(state.note(self.first_note + HOUSES)):
            cell = self.cell_of(state, house)
            houses.append({"x": cell.x, "y": cell.y, "flag": self.flag_of(state, house)})
        return {"bathhouses": houses, "left_out": self.get(state, LEFT_OUT)}
