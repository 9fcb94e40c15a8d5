"""Hills & Sheep: shepherds with their flocks, hills and vineyards. The sheet is rules/hills_and_sheep.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from languedoc.carcassonne import events, figures, numbering, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Figure, LaidToken, Mark, PointsItem, Step, Token
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Segment, Target
from languedoc.i18n import Saying
from languedoc.table.event import Event
from languedoc.table.record import record

# Tokens in the bag: how many show 1, 2, 3 and 4 sheep; then the wolves, which always go back
FLOCKS = (4, 5, 5, 2)
KINDS_OF_FLOCKS = 4
WOLVES = 2

# Points
SHEEP = 1
VINEYARD = 3  # for each one around a completed cloister

# Steps, in the order of `HillsAndSheep.steps`
SHEPHERD_EXTEND, SHEPHERD_CLOSED_FIELD = range(2)

# Verbs, in the order of `HillsAndSheep.verbs`
SHEPHERD, ENLARGE_FLOCK, DRIVE_HOME = range(3)

# Items, in the order of `HillsAndSheep.items`
SHEEP_ITEM, VINEYARD_ITEM = range(2)

# Notes: the own shepherds who are still to choose, a bit for each; how many tiles lie under hills; the tokens in the
# bag, by kind; then the tokens beside each shepherd, by kind
TO_CHOOSE = 0
HIDDEN = 1
IN_BAG = 2
BESIDE = IN_BAG + KINDS_OF_FLOCKS

NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY
VERB_MASK = numbering.VERB_MASK
FIELD = printed.FIELD
BUILDING = printed.BUILDING


@record(frozen=True, slots=True)
class SheepDrawn(Event):
    """A token with `number` sheep is laid beside the shepherd of a seat."""

    seat: int
    number: int


@record(frozen=True, slots=True)
class WolfDrawn(Event):
    """The wolf chases away the flock that a seat wanted to enlarge, and all shepherds of the field."""

    seat: int


@record(frozen=True, slots=True)
class TileHidden(Event):
    """A tile was put under a hill; nobody saw it."""

    cell: Cell


class HillsAndSheep(Module):
    slug = "hills_and_sheep"
    rank = 125
    stages = {"value": 90}  # noqa: RUF012 - a plain table; after the points of every building
    steps = (
        Step(
            "shepherd_extend",
            "P2",
            190,
            "2.2-17",
            asks=True,
            rests=True,
            moved={("timing_profile", "official"): ("P3", 280)},
        ),
        Step("shepherd_closed_field", "P3", 290, rests=True),
    )
    rows = (
        Step("setup_shepherd_bag", "setup", 50, "S-5"),
        Step("hill_hidden_tile", "P2", 130, "2.2-18"),
        Step("deploy_shepherd", "P3", 180, "2.3-16"),
        Step("shepherd_first_token", "P3", 185, "2.3-16"),
        Step("mod_vineyard", "P5", 95, "2.5-11"),
        Step("tiebreak_hill", "P5", 190, "2.5-17"),
        Step("final_vineyard_none", "final", 130, "E-12"),
        Step("final_tiebreak_hill", "final", 190, "E-18"),
    )
    verbs = ("shepherd", "enlarge_flock", "drive_home")
    figures = (Figure("shepherd", follower=False, sign="♙"),)
    tokens = (Token("sheep_token", at="segment"),)
    items = (PointsItem("sheep"), PointsItem("vineyards"))
    marks = (Mark("hill", option="hills", sign="^"), Mark("vineyard", option="vineyards", sign="%"))
    awards = ("sheep",)
    belongings = ("sheep",)
    rule_options = (
        RuleOption("hill_tiebreak", ("at_least_one", "count_on_hill")),
        RuleOption("closed_flocks", ("last", "first")),
        RuleOption("hills", (True, False)),
        RuleOption("vineyards", (True, False)),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.counts_on_hill = options["hill_tiebreak"] == "count_on_hill"
        self.closed_come_first = options["closed_flocks"] == "first"
        self.has_hills = bool(options["hills"])
        self.has_vineyards = bool(options["vineyards"])
        self.hill = self.vineyard = 0  # bits of marks
        self.each = 0  # shepherds of a seat
        self.first_shepherd = 0  # the first of them among the figures of the seat

    def prepare(self, box: Box) -> None:
        hill, self.vineyard = [box.designs.bit(mark.name) for mark in self.marks]
        self.hill = hill if self.has_hills else 0
        shepherds = box.figures_of_kind(self.first_figure)
        self.each = len(shepherds)
        self.first_shepherd = shepherds.start

    def overrides(self, hook: str) -> bool:
        """A rule that is switched off overrides no hook."""
        if (hook in ("tiebreak", "tile_matters") and not self.has_hills) or (
            hook == "value" and not self.has_vineyards
        ):
            return False
        return super().overrides(hook)

    def notes_needed(self, box: Box) -> int:
        return BESIDE + box.seats * len(box.figures_of_kind(self.first_figure)) * KINDS_OF_FLOCKS

    def most_options(self, box: Box) -> int:
        return max(2, int(box.designs.most_on_tile))

    def get(self, state: State, what: int) -> int:
        return state.notes[self.first_note + what]

    def put(self, state: State, what: int, number: int) -> None:
        state.notes[self.first_note + what] = number

    def dealt(self, state: State) -> None:
        """All tokens are in the bag (S-5)."""
        for kind, number in enumerate(FLOCKS):
            self.put(state, IN_BAG + kind, number)

    # ------------------------------------------------------------------ shepherds

    def nth_shepherd(self, state: State, k: int) -> int:
        """The k-th of all shepherds as a figure."""
        return k // self.each * state.box.figures + self.first_shepherd + k % self.each

    def field_of(self, state: State, k: int) -> int:
        """The field of the k-th of all shepherds, or -1 if he is not on the board."""
        place = state.stands[self.nth_shepherd(state, k)]
        return state.board.root[place] if place >= 0 else NOTHING

    def is_shepherd(self, state: State, figure: int) -> bool:
        return state.box.figure_kind[figure] == self.first_figure

    def shepherds_in(self, state: State, field: int) -> int:
        """How many shepherds are in a field."""
        number = 0
        for k in range(state.box.seats * self.each):
            number += self.field_of(state, k) == field
        return number

    def any_outside(self, state: State) -> bool:
        """Whether any shepherd is on the board."""
        for seat in range(state.box.seats):
            if state.supply[seat * state.box.figure_kinds + self.first_figure] < self.each:
                return True
        return False

    def figure_options(self, state: State) -> None:
        """A shepherd goes onto a field of the new tile where there is no shepherd, whoever else is there (2.3-16)."""
        if state.supply[state.seat * state.box.figure_kinds + self.first_figure] > 0:
            for segment in range(state.board.first[state.placed], state.board.end_of_tile(state.placed)):
                if state.board.kind_of(segment) == FIELD and not state.board.is_second_part(segment):
                    if self.shepherds_in(state, state.board.root[segment]) == 0 and figures.may_stand(state, segment):
                        state.offer(self.verb + SHEPHERD, segment, 0, 0)

    def home(self, state: State, figure: int, root: int) -> int:
        """Shepherds stay when farmers of their field are scored."""
        return state.stands[figure] if self.is_shepherd(state, figure) else NOTHING

    def left(self, state: State, figure: int, segment: int) -> None:
        """The tokens beside a shepherd go into the bag. If his owner took him back by a figure action, another shepherd
        of the field takes them over (7)."""
        if self.is_shepherd(state, figure):
            k = self.number_of(state, figure)
            heir = self.heir_in(state, state.board.root[segment]) if state.removed() == figure else NOTHING
            for kind in range(KINDS_OF_FLOCKS if heir != NOTHING else 0):
                taken = self.get(state, self.beside(heir, kind)) + self.get(state, self.beside(k, kind))
                self.put(state, self.beside(heir, kind), taken)
                self.put(state, self.beside(k, kind), 0)
            self.put_back(state, k)

    def heir_in(self, state: State, field: int) -> int:
        """The first shepherd in a field, as one of all shepherds, or -1."""
        for k in range(state.box.seats * self.each):
            if self.field_of(state, k) == field:
                return k
        return NOTHING

    def number_of(self, state: State, figure: int) -> int:
        """Which of all shepherds a figure is."""
        seat = figure // state.box.figures
        return seat * self.each + figure - seat * state.box.figures - self.first_shepherd

    def beside(self, k: int, kind: int) -> int:
        """The note with the tokens of a kind that lie beside the k-th shepherd."""
        return BESIDE + k * KINDS_OF_FLOCKS + kind

    def sheep_beside(self, state: State, k: int) -> int:
        """How many sheep the k-th shepherd has."""
        sheep = 0
        for kind in range(KINDS_OF_FLOCKS):
            sheep += self.get(state, self.beside(k, kind)) * (kind + 1)
        return sheep

    # ------------------------------------------------------------------ flocks

    def tile_placed(self, state: State) -> None:
        """A hill hides a tile (2.2-18). Fields that the tile extends, or closes, concern their shepherds (2.2-17)."""
        if state.board.marked(state.placed, self.hill) and state.pile_left > 0:
            state.hide_tile()
            self.put(state, HIDDEN, self.get(state, HIDDEN) + 1)
            if state.record is not None:
                self.tell_hidden(state)
        self.put(state, TO_CHOOSE, 0)
        if self.any_outside(state):
            state.wake(self.first_step + SHEPHERD_CLOSED_FIELD)
            self.put(state, TO_CHOOSE, self.own_extended(state))
            if self.get(state, TO_CHOOSE) != 0:
                state.wake(self.first_step + SHEPHERD_EXTEND)

    def tell_hidden(self, state: State) -> None:
        assert state.record is not None
        x, y, _, _ = state.board.where(state.placed)
        state.record.append(TileHidden(Cell(x, y)))

    def own_extended(self, state: State) -> int:
        """The shepherds of the active player whose field goes on on the new tile, a bit for each."""
        extended = 0
        for i in range(self.each):
            field = self.field_of(state, state.seat * self.each + i)
            for segment in range(state.board.first[state.placed], state.board.end_of_tile(state.placed)):
                if field != NOTHING and state.board.root[segment] == field:
                    extended |= 1 << i
        return extended

    def perform(self, state: State, step: int) -> None:
        if step == SHEPHERD_EXTEND:
            self.ask_for_flock(state)
        else:
            state.rest(self.first_step + SHEPHERD_CLOSED_FIELD)
            self.score_closed(state)

    def ask_for_flock(self, state: State) -> None:
        """The active player chooses for each field of his that the tile extends."""
        if self.closed_come_first:
            self.score_closed(state)
        k = self.next_to_choose(state)
        if state.due != 0:
            state.step -= 1  # what a payment triggers comes first
        elif k == NOTHING:
            state.rest(self.first_step + SHEPHERD_EXTEND)
        else:
            self.offer(state, SHEPHERD_EXTEND)
            state.ask(state.seat)
            state.step -= 1

    def next_to_choose(self, state: State) -> int:
        """The next shepherd of the active player that he chooses for, or -1. Some may have left the board since."""
        for i in range(self.each):
            k = state.seat * self.each + i
            if self.get(state, TO_CHOOSE) >> i & 1 and self.field_of(state, k) != NOTHING:
                return k
        return NOTHING

    def offer(self, state: State, step: int) -> None:
        """To enlarge the flock or to drive it home. The bag is never empty, since the wolves always go back."""
        shepherd = self.nth_shepherd(state, self.next_to_choose(state))
        state.offer_choices()
        state.offer(self.verb + ENLARGE_FLOCK, shepherd, 0, 0)
        state.offer(self.verb + DRIVE_HOME, shepherd, 0, 0)

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        target = state.first_target(code)
        if verb == SHEPHERD:
            figure = figures.deploy(state, state.seat, self.first_figure, target)
            state.wake(self.first_step + SHEPHERD_CLOSED_FIELD)
            self.draw_token(state, self.number_of(state, figure))
        else:
            k = self.number_of(state, target)
            field = self.field_of(state, k)
            self.settle(state, field)
            if verb == ENLARGE_FLOCK:
                self.draw_token(state, k)
            else:
                self.drive_home(state, field)

    def settle(self, state: State, field: int) -> None:
        """The active player has chosen for a field."""
        for i in range(self.each):
            if self.field_of(state, state.seat * self.each + i) == field:
                self.put(state, TO_CHOOSE, self.get(state, TO_CHOOSE) & ~(1 << i))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        target = state.first_target(code)
        if (code & VERB_MASK) - self.verb == SHEPHERD:
            return (Segment(*state.board.segment_at(target)),)
        return (events.figure_at(state, target),)

    def draw_token(self, state: State, k: int) -> None:
        """For the k-th shepherd: sheep lie beside him, the wolf chases away all shepherds of the field (3)."""
        tokens = WOLVES
        for kind in range(KINDS_OF_FLOCKS):
            tokens += self.in_bag(state, kind)
        lot = state.draw_lot(tokens)
        kind = 0
        while kind < KINDS_OF_FLOCKS and lot >= self.in_bag(state, kind):
            lot -= self.in_bag(state, kind)
            kind += 1
        if state.record is not None:
            self.tell_token(state, kind)
        if kind == KINDS_OF_FLOCKS:
            self.chase_away(state, self.field_of(state, k))
        else:
            self.put(state, IN_BAG + kind, self.in_bag(state, kind) - 1)
            self.put(state, self.beside(k, kind), self.get(state, self.beside(k, kind)) + 1)

    def in_bag(self, state: State, kind: int) -> int:
        """How many tokens of a kind are in the bag."""
        return state.notes[self.first_note + IN_BAG + kind]

    def put_back(self, state: State, k: int) -> None:
        """The tokens beside the k-th shepherd go into the bag."""
        for kind in range(KINDS_OF_FLOCKS):
            self.put(state, IN_BAG + kind, self.in_bag(state, kind) + self.get(state, self.beside(k, kind)))
            self.put(state, self.beside(k, kind), 0)

    def tell_token(self, state: State, kind: int) -> None:
        assert state.record is not None
        state.record.append(WolfDrawn(state.seat) if kind == KINDS_OF_FLOCKS else SheepDrawn(state.seat, kind + 1))

    def chase_away(self, state: State, field: int) -> None:
        """All shepherds of a field leave it, and their tokens go into the bag."""
        for k in range(state.box.seats * self.each):
            if self.field_of(state, k) == field:
                figures.leave(state, self.nth_shepherd(state, k), SUPPLY)

    def drive_home(self, state: State, field: int) -> None:
        """Everybody with a shepherd in a field is paid all of its sheep, the active player first (3)."""
        sheep = 0
        for k in range(state.box.seats * self.each):
            if self.field_of(state, k) == field:
                sheep += self.sheep_beside(state, k)
        seat = state.seat
        for _ in range(state.box.seats):
            if self.has_shepherd_in(state, seat, field):
                scoring.award(state, seat, "sheep", self.first_item + SHEEP_ITEM, sheep, sheep * SHEEP)
            seat = seat + 1 if seat + 1 < state.box.seats else 0
        for k in range(state.box.seats * self.each):
            if self.field_of(state, k) == field:
                self.come_home(state, k)

    def has_shepherd_in(self, state: State, seat: int, field: int) -> bool:
        for k in range(seat * self.each, (seat + 1) * self.each):
            if self.field_of(state, k) == field:
                return True
        return False

    def come_home(self, state: State, k: int) -> None:
        """A shepherd goes back to the supply, his tokens into the bag."""
        figure = self.nth_shepherd(state, k)
        self.put_back(state, k)
        if state.record is not None:
            events.returned(state, figure)
        state.move_figure(figure, SUPPLY)
        figures.tell_gone(state, figure)

    def score_closed(self, state: State) -> None:
        """Drive home the flocks of all fields that cannot be extended any more, but not where the active player still
        has to choose (3)."""
        for k in range(state.box.seats * self.each):
            field = self.field_of(state, k)
            if field != NOTHING and state.board.open_ports(field) == 0 and not self.waits(state, field):
                self.drive_home(state, field)

    def waits(self, state: State, field: int) -> bool:
        """Whether the active player still has to choose for a field."""
        for i in range(self.each):
            if self.get(state, TO_CHOOSE) >> i & 1 and self.field_of(state, state.seat * self.each + i) == field:
                return True
        return False

    # ------------------------------------------------------------------ hills and vineyards

    def tiebreak(self, state: State, root: int, tied: int) -> int:
        """Who of the tied seats has a follower on a hill, or most of them, by the option (2.5-17)."""
        if state.board.kind_of(root) == BUILDING:
            return 0
        most = 1
        preferred = 0
        for seat in range(state.box.seats):
            if tied >> seat & 1:
                number = self.followers_on_hills(state, root, seat)
                if self.counts_on_hill and number > most:
                    most = number
                    preferred = 0
                if number >= most:
                    preferred |= 1 << seat
        return preferred

    def followers_on_hills(self, state: State, root: int, seat: int) -> int:
        """How many followers of a seat stand on hills in a feature, each counted once."""
        number = 0
        for figure in range(seat * state.box.figures, (seat + 1) * state.box.figures):
            place = state.stands[figure]
            if place >= 0 and state.is_follower(figure) and state.board.root[place] == root:
                number += self.shows(state.board, state.board.on_ground(state.board.piece_of[place]), self.hill) > 0
        return number

    def tile_matters(self, state: State, figure: int) -> bool:
        """A follower may be put onto a hill."""
        return state.is_follower(figure)

    def value(self, state: State, root: int, final: bool) -> None:
        """3 points for each vineyard around a completed cloister (2.5-11, E-12)."""
        if not final and state.board.kind_of(root) == BUILDING and state.board.is_cloister(root):
            vineyards = self.vineyards_around(state.board, state.board.piece_of[root])
            if vineyards > 0:
                state.item(self.first_item + VINEYARD_ITEM, vineyards, vineyards * VINEYARD)

    def vineyards_around(self, board: Board, piece: int) -> int:
        """The vineyards on the places around a building; beside one on a triangle that is also the rest of its cell."""
        number = 0
        for i in range(8):
            if board.designs.watches[board.oriented[piece]] >> i & 1:
                number += self.shows(board, board.piece_on(board.spot[piece] + board.around[i]), self.vineyard)
        return number + self.shows(board, board.on_ground(piece), self.vineyard) - board.marked(piece, self.vineyard)

    def shows(self, board: Board, piece: int, mark: int) -> int:
        """How often a cell shows a sign: on the piece that stands for it, or on a second triangle."""
        number = 0
        while piece >= 0:
            number += board.marked(piece, mark)
            piece = board.second_half(piece)
        return number

    # ------------------------------------------------------------------ for people

    def flocks(self, state: State) -> list[tuple[int, int, list[int]]]:
        """Every shepherd on the board with the segment he is on and the tokens beside him."""
        found = []
        for k in range(state.box.seats * self.each):
            segment = state.place_of(self.nth_shepherd(state, k))
            tokens = [kind + 1 for kind in range(KINDS_OF_FLOCKS) for _ in range(self.get(state, self.beside(k, kind)))]
            if segment >= 0:
                found.append((k // self.each, segment, tokens))
        return found

    def owned(self, state: State, seat: int, kind: int) -> int:
        """The sheep beside the shepherds of a seat on the board."""
        sheep = 0
        for k in range(seat * self.each, (seat + 1) * self.each):
            if state.stands[self.nth_shepherd(state, k)] >= 0:
                for size in range(KINDS_OF_FLOCKS):
                    sheep += (size + 1) * self.get(state, self.beside(k, size))
        return sheep

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The flocks, what is left in the bag, and how many tiles lie under hills."""
        bag = {f"{kind + 1} sheep": self.in_bag(state, kind) for kind in range(KINDS_OF_FLOCKS)}
        return {
            "flocks": [
                {"seat": owner, "segment": str(Segment(*state.board.segment_at(segment))), "tokens": tokens}
                for owner, segment, tokens in self.flocks(state)
            ],
            "tokens": {**bag, "wolf": WOLVES},
            "hidden": self.get(state, HIDDEN),
        }

    def laid_tokens(self, state: State) -> list[LaidToken]:
        """All tokens beside a shepherd as one, with the number of his sheep."""
        return [
            LaidToken(self.tokens[0], segment=segment, number=sum(tokens))
            for _, segment, tokens in self.flocks(state)
            if tokens
        ]

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        sheep = sum([sum(tokens) for owner, _, tokens in self.flocks(state) if owner == seat])
        return [Saying("holding-sheep", {"number": sheep})] if sheep else []
