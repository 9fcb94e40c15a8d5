"""The Gold Mines: gold bars on tiles for whoever completes something there. The sheet is rules/goldmines.md.

Bars lie on cells. What is scored entitles its owners to the bars on its cells; they are handed out once in a part,
after all features have been scored, so that features which share cells share their gold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from languedoc.carcassonne import numbering, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import LaidToken, Mark, PointsItem, Step, Token
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Target
from languedoc.i18n import Saying
from languedoc.table.event import Event
from languedoc.table.record import record

SIGN = "gold"
BARS_OF_A_MINE = 2  # one on its tile, one beside it
TILES_OF_A_PLACE = 2  # of a place that brings gold, too

# Points for each bar at the end: one more from each of these numbers of bars on
ONE_POINT, TWO_POINTS, THREE_POINTS, FOUR_POINTS = 1, 4, 7, 10

# Steps, in the order of `Goldmines.steps`
GOLD_PLACE, AWARD_GOLD, FINAL_GOLD = range(3)

GOLD, COLLECT = range(2)  # verbs

# Notes: how many bars lie on the board; how many seats after the active one the next bar is offered to; how many bars
# each seat has, and how many it took in this part. Then for each bar on the board its tile and who may take it, a bit
# for each seat.
MOST_SEATS = numbering.MOST_SEATS
BARS, TAKER, OWNED = range(3)
TAKEN = OWNED + MOST_SEATS
FIRST_BAR = TAKEN + MOST_SEATS
AT, ENTITLED = range(2)
OF_A_BAR = 2

VERB_MASK = numbering.VERB_MASK
NOTHING = numbering.NOTHING
FIELD = printed.FIELD


@record(frozen=True, slots=True)
class GoldLaid(Event):
    """A gold bar was put on a tile."""

    seat: int
    cell: Cell


@record(frozen=True, slots=True)
class GoldTaken(Event):
    """A seat took gold bars from tiles of what it owns."""

    seat: int
    number: int


class Goldmines(Module):
    slug = "goldmines"
    rank = 150
    steps = (
        Step("gold_place", "P2", 230, "2.2-24", asks=True, rests=True),
        Step("award_gold", "P5", 360, "2.5-9", asks=True, rests=True),
        Step("final_gold", "final", 340, "E-33"),
    )
    rows = (Step("setup_gold", "setup", 100, "S-10"),)
    verbs = ("gold", "collect")
    items = (PointsItem("gold_bars"),)
    awards = ("gold",)
    belongings = ("gold_bar",)
    tokens = (Token("gold_bar", sign="£"),)
    marks = (Mark(SIGN, sign="$"),)
    rule_options = (RuleOption("gold_sharing", ("chosen", "automatic")),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.shares_itself = options["gold_sharing"] == "automatic"
        self.sign = 0

    def prepare(self, box: Box) -> None:
        self.sign = box.designs.bit(SIGN)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return (designs.marks[design] & self.sign) != 0

    def most_bars(self, box: Box) -> int:
        mines = [design for design in (*box.bag, *box.other_tiles) if SIGN in box.designs.tiles[design].marks]
        return BARS_OF_A_MINE * len(mines)

    def notes_needed(self, box: Box) -> int:
        return FIRST_BAR + OF_A_BAR * self.most_bars(box)

    def most_options(self, box: Box) -> int:
        return max(8, self.most_bars(box))

    def get(self, state: State, what: int) -> int:
        return state.notes[self.first_note + what]

    def put(self, state: State, what: int, number: int) -> None:
        state.notes[self.first_note + what] = number

    def bar(self, number: int) -> int:
        """The first note about a bar."""
        return FIRST_BAR + number * OF_A_BAR

    # ------------------------------------------------------------------ steps

    def tile_placed(self, state: State) -> None:
        state.wake(self.first_step + GOLD_PLACE)

    def perform(self, state: State, step: int) -> None:
        if step == GOLD_PLACE:
            state.rest(self.first_step + GOLD_PLACE)
            self.lay_both(state)
        elif step == AWARD_GOLD:
            self.hand_out(state)
        else:
            self.pay_at_the_end(state)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        if step == GOLD_PLACE:
            self.offer_neighbours(state)
        else:
            self.offer_bars(state, state.decider)

    def chosen(self, state: State, code: int) -> None:
        piece = state.first_target(code)
        if (code & VERB_MASK) - self.verb == GOLD:
            self.lay(state, piece)
        else:
            self.take(state, state.decider, piece)

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        return (self.cell_of(state, state.first_target(code)),)

    def cell_of(self, state: State, piece: int) -> Cell:
        x, y, _, _ = state.board.where(piece)
        return Cell(x, y)

    # ------------------------------------------------------------------ laying (2)

    def lay_both(self, state: State) -> None:
        """One bar on the new tile, one on any tile around it."""
        self.lay(state, state.placed)
        self.offer(state, GOLD_PLACE)
        if state.count > 1:
            state.ask(state.seat)
        elif state.count == 1:
            self.lay(state, state.first_target(state.code(0)))

    def offer_neighbours(self, state: State) -> None:
        for i in range(8):
            piece = state.board.piece_on(state.board.spot[state.placed] + state.board.around[i])
            if piece != NOTHING:
                state.offer(self.verb + GOLD, piece, 0, 0)

    def lay(self, state: State, piece: int) -> None:
        bars = self.get(state, BARS)
        self.put(state, self.bar(bars) + AT, piece)
        self.put(state, self.bar(bars) + ENTITLED, 0)
        self.put(state, BARS, bars + 1)
        if state.record is not None:
            self.tell_laid(state, piece)

    def tell_laid(self, state: State, piece: int) -> None:
        assert state.record is not None
        state.record.append(GoldLaid(state.seat, self.cell_of(state, piece)))

    # ------------------------------------------------------------------ collecting (3)

    def scored(self, state: State, root: int, final: bool) -> None:
        """The owners of a feature are entitled to the bars on its cells; not for fields, nor at the end."""
        bars = self.get(state, BARS)
        if bars > 0 and not final and state.board.kind_of(root) != FIELD:
            owning = scoring.find_owners(state, root)
            state.board.stamp_area(root)
            for i in range(bars):
                if owning != 0 and state.board.in_area(self.get(state, self.bar(i) + AT)):
                    self.entitle(state, i, owning)

    def entitle(self, state: State, number: int, seats: int) -> None:
        """Let seats, a bit for each, take a bar when the gold is handed out."""
        entitled = self.get(state, self.bar(number) + ENTITLED)
        self.put(state, self.bar(number) + ENTITLED, entitled | seats)
        state.wake(self.first_step + AWARD_GOLD)

    def place_scored(self, state: State, figure: int) -> None:
        """Who was paid at a place on two tiles is entitled to the gold there and on both sides along it (5)."""
        if self.get(state, BARS) > 0:
            self.entitle_at_place(state, figure)

    def entitle_at_place(self, state: State, figure: int) -> None:
        cells = self.cells_around(state, state.place_of(figure))
        for i in range(state.note(self.first_note + BARS)):
            cell = self.cell_of(state, state.note(self.first_note + self.bar(i) + AT))
            if (cell.x, cell.y) in cells:
                self.entitle(state, i, 1 << state.owner_of(figure))

    def cells_around(self, state: State, place: int) -> set[tuple[int, int]]:
        """The squares of a place that covers two tiles, and those beside its long sides."""
        module, _, _ = state.box.place_owner(place)
        covered = [self.cell_of(state, piece) for piece in module.place_tiles(state, module.first_place - place)]
        if len(covered) != TILES_OF_A_PLACE:
            return {(cell.x, cell.y) for cell in covered}
        one, other = covered
        across, down = other.y - one.y, other.x - one.x
        return {(cell.x + i * across, cell.y + i * down) for cell in covered for i in (-1, 0, 1)}

    def hand_out(self, state: State) -> None:
        """From the active player on everybody takes one bar that he is entitled to, until none is left (3)."""
        asked = False
        while not asked and self.is_due(state):
            seat = (state.seat + self.get(state, TAKER)) % state.box.seats
            self.put(state, TAKER, self.get(state, TAKER) + 1)
            state.offer_choices()
            self.offer_bars(state, seat)
            asked = state.count > 1 and not self.shares_itself and self.tile_matters_to(state, seat)
            if asked:
                state.ask(seat)
                state.step -= 1  # come back here after the choice
            elif state.count > 0:
                self.take(state, seat, state.first_target(state.code(0)))
        if not asked:
            self.end_round(state)

    def is_due(self, state: State) -> bool:
        """Whether somebody is entitled to a bar on the board."""
        for i in range(self.get(state, BARS)):
            if self.get(state, self.bar(i) + ENTITLED) != 0:
                return True
        return False

    def offer_bars(self, state: State, seat: int) -> None:
        """The tiles that a seat may take a bar from; those that most players may take from come first, and are the
        default."""
        for players in range(state.box.seats, 0, -1):
            for i in range(self.get(state, BARS)):
                entitled = self.get(state, self.bar(i) + ENTITLED)
                if entitled >> seat & 1 and self.count_seats(entitled) == players and self.is_lowest(state, i):
                    state.offer(self.verb + COLLECT, self.get(state, self.bar(i) + AT), 0, 0)

    def tile_matters_to(self, state: State, seat: int) -> bool:
        """Whether a seat shares bars with different players: all bars are taken in the end, so otherwise it does not
        matter which one is taken first."""
        shared = 0
        for i in range(self.get(state, BARS)):
            entitled = self.get(state, self.bar(i) + ENTITLED)
            if entitled >> seat & 1:
                if shared != 0 and entitled != shared:
                    return True
                shared = entitled
        return False

    def count_seats(self, entitled: int) -> int:
        seats = 0
        for seat in range(MOST_SEATS):
            seats += entitled >> seat & 1
        return seats

    def is_lowest(self, state: State, number: int) -> bool:
        """Whether no bar before this one lies on the same tile."""
        for i in range(number):
            if self.get(state, self.bar(i) + AT) == self.get(state, self.bar(number) + AT):
                return False
        return True

    def take(self, state: State, seat: int, piece: int) -> None:
        """The last bar on the board takes the number of the one that leaves it."""
        i = 0
        while self.get(state, self.bar(i) + AT) != piece:
            i += 1
        last = self.get(state, BARS) - 1
        self.put(state, self.bar(i) + AT, self.get(state, self.bar(last) + AT))
        self.put(state, self.bar(i) + ENTITLED, self.get(state, self.bar(last) + ENTITLED))
        self.put(state, self.bar(last) + AT, 0)
        self.put(state, self.bar(last) + ENTITLED, 0)
        self.put(state, BARS, last)
        self.put(state, OWNED + seat, self.get(state, OWNED + seat) + 1)
        self.put(state, TAKEN + seat, self.get(state, TAKEN + seat) + 1)

    def end_round(self, state: State) -> None:
        self.put(state, TAKER, 0)
        state.rest(self.first_step + AWARD_GOLD)
        if state.record is not None:
            self.tell_taken(state)
        for seat in range(state.box.seats):
            self.put(state, TAKEN + seat, 0)

    def tell_taken(self, state: State) -> None:
        """From the active player on."""
        assert state.record is not None
        for i in range(state.box.seats):
            seat = (state.seat + i) % state.box.seats
            number = state.note(self.first_note + TAKEN + seat)
            if number:
                state.record.append(GoldTaken(seat, number))

    # ------------------------------------------------------------------ the end (4)

    def pay_at_the_end(self, state: State) -> None:
        for seat in range(state.box.seats):
            number = self.get(state, OWNED + seat)
            if number > 0:
                self.award(state, seat, number)

    def award(self, state: State, seat: int, number: int) -> None:
        scoring.award(state, seat, "gold", self.first_item, number, number * worth_of_bar(number))

    # ------------------------------------------------------------------ for people

    def lying(self, state: State) -> dict[int, int]:
        """How many bars lie on which tiles, in the order in which those were laid."""
        bars = [state.note(self.first_note + self.bar(i) + AT) for i in range(state.note(self.first_note + BARS))]
        return dict(sorted(Counter(bars).items()))

    def owned(self, state: State, seat: int, kind: int) -> int:
        return self.get(state, OWNED + seat)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Where gold lies, and how many bars each seat has."""
        lying = []
        for piece, number in self.lying(state).items():
            cell = self.cell_of(state, piece)
            lying.append({"x": cell.x, "y": cell.y, "number": number})
        owned = [state.note(self.first_note + OWNED + each) for each in range(state.box.seats)]
        return {"lying": lying, "owned": owned}

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        number = state.note(self.first_note + OWNED + seat)
        return [Saying("holding-gold", {"number": number})] if number else []

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        cells = [f"{number} x {self.cell_of(state, piece)}" for piece, number in self.lying(state).items()]
        return [Saying("notice-gold", {"cells": ", ".join(cells)})] if cells else []

    def laid_tokens(self, state: State) -> list[LaidToken]:
        return [LaidToken(self.tokens[0], piece, number=number) for piece, number in self.lying(state).items()]


def worth_of_bar(number: int) -> int:
    """The points for each bar of a seat that has `number` of them."""
    limits = (ONE_POINT, TWO_POINTS, THREE_POINTS, FOUR_POINTS)
    return sum([number >= limit for limit in limits])
