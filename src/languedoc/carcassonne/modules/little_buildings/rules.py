"""Little Buildings: more points for whatever is scored on their tiles. The sheet is rules/little_buildings.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import LaidToken, PointsItem, Step, Token
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Target, Word
from languedoc.i18n import Saying
from languedoc.table.event import Event
from languedoc.table.record import record

# The kinds of buildings, and what they are worth by the option; else every building is worth 1
HOUSE, TOWER, SHED = range(3)
KINDS = 3
EACH_KIND = 6  # buildings in the box
BUILDINGS = KINDS * EACH_KIND
PLAIN_VALUE = 1
HOUSE_VALUE, TOWER_VALUE, SHED_VALUE = 2, 3, 1

PLACE_HOUSE = 0  # step

ANY = "building"  # the word for a building where all are equal

# Notes: how many buildings of each kind every seat has; how many stand on the board; then the tile and the kind of
# each. Where all kinds are equal, the number of the first kind counts all of them.
MOST_SEATS = numbering.MOST_SEATS
STANDING = KINDS * MOST_SEATS
FIRST = STANDING + 1
TILE, KIND = range(2)
OF_A_BUILDING = 2

LAST_ACTION = numbering.LAST_ACTION
NOTHING = numbering.NOTHING
PASS = numbering.PASS
BUILDING = printed.BUILDING


@record(frozen=True, slots=True)
class BuildingPlaced(Event):
    """A seat put a little building on the tile that it has just placed."""

    seat: int
    token: str
    cell: Cell


class LittleBuildings(Module):
    slug = "little_buildings"
    rank = 180
    stages = {"value": 95}  # noqa: RUF012 - a plain table; after everything else
    steps = (Step("place_house", "P3", 210, "2.3-19", asks=True),)
    rows = (
        Step("setup_houses", "setup", 150, "S-15"),
        Step("mod_houses", "P5", 280, "2.5-10"),
        Step("final_mod_houses", "final", 90, "E-8"),
    )
    verbs = ("build",)
    items = (PointsItem("little_buildings"),)
    belongings = ("building",)
    tokens = (
        Token("little_house", sign="h", symbol="house"),
        Token("little_tower", sign="t", symbol="small_tower"),
        Token("little_shed", sign="s", symbol="shed"),
    )
    notes = FIRST + BUILDINGS * OF_A_BUILDING
    rule_options = (RuleOption("building_values", ("1/1/1", "3/2/1")),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.kinds_differ = options["building_values"] == "3/2/1"

    def most_options(self, box: Box) -> int:
        return 1 + KINDS

    def dealt(self, state: State) -> None:
        """All get the same; what is left stays in the box (S-15)."""
        for seat in range(state.box.seats):
            for kind in range(KINDS):
                number = EACH_KIND // state.box.seats if self.kinds_differ else BUILDINGS // state.box.seats
                self.put_stock(state, seat, kind, number if self.kinds_differ or kind == HOUSE else 0)

    def stock(self, state: State, seat: int, kind: int) -> int:
        """How many buildings of a kind a seat has; where all are equal, all of them count as the first kind."""
        return state.notes[self.first_note + seat * KINDS + kind]

    def put_stock(self, state: State, seat: int, kind: int, number: int) -> None:
        state.notes[self.first_note + seat * KINDS + kind] = number

    # ------------------------------------------------------------------ building (2)

    def figure_options(self, state: State) -> None:
        """Instead of a figure action."""
        self.offer_buildings(state)

    def perform(self, state: State, step: int) -> None:
        """Whoever had to remove a figure, so that no other can be set, may still build."""
        if state.action() == LAST_ACTION and state.removed() != NOTHING:
            self.offer(state, step)
            if state.count > 1:
                state.ask(state.seat)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        self.offer_buildings(state)

    def offer_buildings(self, state: State) -> None:
        """On the tile just placed: any building, or one of each kind that the seat still has."""
        for kind in range(KINDS):
            if self.stock(state, state.seat, kind) > 0:
                state.offer(self.verb, state.placed, kind, 0)

    def chosen(self, state: State, code: int) -> None:
        """After it no figure may follow in this part."""
        sort = state.second_target(code)
        left = self.stock(state, state.seat, sort)
        self.put_stock(state, state.seat, sort, left - 1)
        kind = sort if self.kinds_differ else self.next_kind(state, left)
        standing = state.notes[self.first_note + STANDING]
        first = self.first_note + FIRST + standing * OF_A_BUILDING
        state.notes[first + TILE] = state.first_target(code)
        state.notes[first + KIND] = kind
        state.notes[self.first_note + STANDING] = standing + 1
        state.act(LAST_ACTION, NOTHING)
        if state.record is not None:
            self.tell_built(state, state.first_target(code), kind)

    def next_kind(self, state: State, left: int) -> int:
        """Where all are equal, the kinds take turns through the stocks of all seats, so that the box holds enough."""
        return (state.seat * (BUILDINGS // state.box.seats) + left) % KINDS

    def tell_built(self, state: State, piece: int, kind: int) -> None:
        assert state.record is not None
        state.record.append(BuildingPlaced(state.seat, self.tokens[kind].name, self.cell_of(state, piece)))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        kind = self.tokens[state.second_target(code)].name if self.kinds_differ else ANY
        return (Word(kind, "token"), self.cell_of(state, state.first_target(code)))

    def cell_of(self, state: State, piece: int) -> Cell:
        x, y, _, _ = state.board.where(piece)
        return Cell(x, y)

    # ------------------------------------------------------------------ points (3)

    def value(self, state: State, root: int, final: bool) -> None:
        """Added after everything else, even to nothing; for roads, cities and cloisters."""
        if state.board.kind_of(root) != BUILDING or state.board.is_cloister(root):
            self.add_buildings(state, root)

    def field_items(self, state: State, field: int, seat: int, farmed: bool) -> None:
        self.add_buildings(state, field)

    def imagine(self, state: State, kind: int, piece: int) -> None:
        """Put a building on a tile of a feature that is only calculated."""
        standing = state.note(self.first_note + STANDING)
        first = self.first_note + FIRST + standing * OF_A_BUILDING
        state.set_note(first + TILE, piece)
        state.set_note(first + KIND, kind)
        state.set_note(self.first_note + STANDING, standing + 1)

    def number_on(self, state: State, kind: int, root: int) -> int:
        """How many buildings of a kind count for a feature."""
        state.board.stamp_area(root)
        number = 0
        for piece, of_kind in self.buildings_on(state):
            twin = state.board.twin_of(piece)
            if of_kind == kind and (state.board.in_area(piece) or (twin != NOTHING and state.board.in_area(twin))):
                number += 1
        return number

    def add_buildings(self, state: State, root: int) -> None:
        """Those on tiles of a feature, and around a cloister; one on a double tile counts once for both cells."""
        standing = state.notes[self.first_note + STANDING]
        if standing > 0:
            state.board.stamp_area(root)
            number = 0
            points = 0
            for i in range(standing):
                first = self.first_note + FIRST + i * OF_A_BUILDING
                piece = state.notes[first + TILE]
                twin = state.board.twin_of(piece)
                if state.board.in_area(piece) or (twin != NOTHING and state.board.in_area(twin)):
                    number += 1
                    points += self.worth_of(state.notes[first + KIND])
            if number > 0:
                state.item(self.first_item, number, points)

    def worth_of(self, kind: int) -> int:
        if not self.kinds_differ:
            return PLAIN_VALUE
        if kind == TOWER:
            return TOWER_VALUE
        return HOUSE_VALUE if kind == HOUSE else SHED_VALUE

    # ------------------------------------------------------------------ for people

    def buildings_on(self, state: State) -> list[tuple[int, int]]:
        """The tile and the kind of every building on the board."""
        first = self.first_note + FIRST
        numbers = range(state.note(self.first_note + STANDING))
        return [(state.note(first + 2 * i + TILE), state.note(first + 2 * i + KIND)) for i in numbers]

    def stock_of(self, state: State, seat: int) -> list[int]:
        return [state.note(self.first_note + seat * KINDS + kind) for kind in range(KINDS)]

    def owned(self, state: State, seat: int, kind: int) -> int:
        """How many buildings of all kinds a seat still has."""
        number = 0
        for i in range(KINDS):
            number += state.notes[self.first_note + seat * KINDS + i]
        return number

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What every seat has, of all kinds together or of each, and what stands where."""
        stocks = [self.stock_of(state, each) for each in range(state.box.seats)]
        names = [token.name for token in self.tokens]
        standing = []
        for piece, kind in self.buildings_on(state):
            cell = self.cell_of(state, piece)
            standing.append({"x": cell.x, "y": cell.y, "kind": names[kind]})
        held = [dict(zip(names, stock, strict=True)) if self.kinds_differ else {ANY: stock[0]} for stock in stocks]
        return {"held": held, "standing": standing}

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        stock = self.stock_of(state, seat)
        if not self.kinds_differ:
            return [Saying("holding-building", {"number": stock[0]})] if stock[0] else []
        return [
            Saying(f"holding-{token.name}", {"number": number})
            for token, number in zip(self.tokens, stock, strict=True)
            if number
        ]

    def laid_tokens(self, state: State) -> list[LaidToken]:
        return [LaidToken(self.tokens[kind], piece) for piece, kind in self.buildings_on(state)]
