"""The Flying Machines: a die decides how far a follower flies. The sheet is rules/flying_machines.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from languedoc.carcassonne import figures, numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Mark, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Segment, Target, Word
from languedoc.memory import Memory
from languedoc.table.event import Event
from languedoc.table.record import record

SIGN = "flying_machine"
DISTANCES = 3  # the die shows 1, 2 and 3, each twice
ARROWS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")  # clockwise
DIRECTIONS = 8
OF_A_QUARTER = 2  # how many of them a quarter turn is
MOST_LANDINGS = 16  # places on one cell, two triangles included

LAND_FLIER = 0  # step
FLY, LAND = range(2)  # verbs

# Notes: whether somebody flew in this part; 1 + the kind of figure that is in the air; 1 + the tile that it comes to;
# how far it flew
FLOWN, FLIER, TARGET, DISTANCE = range(4)

LAST_ACTION = numbering.LAST_ACTION
NOTHING = numbering.NOTHING
VERB_MASK = numbering.VERB_MASK
CITY = printed.CITY
ROAD = printed.ROAD


@record(frozen=True, slots=True)
class Flew(Event):
    """A figure flew `number` squares; it can land there or not."""

    seat: int
    figure: str
    number: int
    lands: bool

    @property
    def way(self) -> str:
        return "" if self.lands else "failed"


class FlyingMachines(Module):
    slug = "flying_machines"
    rank = 170
    steps = (Step("land_flier", asks=True),)
    rows = (
        Step("setup_flight_die", "setup", 70, "S-7"),
        Step("fly_follower", "P3", 40, "2.3-3"),
    )
    routines = {"flight": ("land_flier",)}  # noqa: RUF012 - a plain table
    verbs = ("fly", "land")
    marks = (Mark(SIGN, values=ARROWS, sign="►"),)
    notes = 4
    crowds = True

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.routine = 0
        self.second = 0

    def prepare(self, box: Box) -> None:
        """`arrow` has the direction in which the machine of each form flies, or -1; `second` the kinds of figures that
        may come second, as bits."""
        self.routine = box.labels["flight"]
        self.second = box.able_to("follow")
        self.forms = box.designs.form_count
        self._lay_out(Memory(0))
        self._lay_out(Memory(self.memory.used))
        for number, form in enumerate(box.designs.forms):
            found = [mark.removeprefix(f"{SIGN}:") for mark in form.tile.marks if mark.startswith(f"{SIGN}:")]
            self.arrow[number] = ARROWS.index(found[0]) if found else NOTHING

    def _lay_out(self, memory: Memory) -> None:
        self.memory = memory
        self.arrow = memory.shorts(self.forms)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return self.arrow[design] != NOTHING

    def most_options(self, box: Box) -> int:
        return int(box.figure_kinds) + MOST_LANDINGS

    def get(self, state: State, what: int) -> int:
        return state.notes[self.first_note + what]

    def put(self, state: State, what: int, number: int) -> None:
        state.notes[self.first_note + what] = number

    # ------------------------------------------------------------------ who flies (2)

    def tile_placed(self, state: State) -> None:
        self.put(state, FLOWN, 0)

    def may_fly(self, state: State) -> bool:
        """Whether the tile just placed has a machine that was not used yet."""
        return self.arrow[state.board.oriented[state.placed] >> 2] != NOTHING and self.get(state, FLOWN) == 0

    def figure_options(self, state: State) -> None:
        """Every kind of follower in the supply."""
        if self.may_fly(state):
            for kind in range(state.box.figure_kinds):
                self.offer_flight(state, kind)

    def more_figures(self, state: State) -> None:
        """A figure that comes second may fly if nobody did before (4)."""
        if self.may_fly(state):
            for kind in range(state.box.figure_kinds):
                if self.second >> kind & 1:
                    self.offer_flight(state, kind)

    def offer_flight(self, state: State, kind: int) -> None:
        if state.box.is_follower[kind] and state.supply[state.seat * state.box.figure_kinds + kind] > 0:
            state.offer(self.verb + FLY, state.placed, kind, 0)

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        first = state.first_target(code)
        if (code & VERB_MASK) - self.verb == LAND:
            return (Segment(*state.board.segment_at(first)),)
        x, y, _, _ = state.board.where(first)
        return (Word(state.box.figure_names[state.second_target(code)], "figure"), Cell(x, y))

    # ------------------------------------------------------------------ the flight

    def chosen(self, state: State, code: int) -> None:
        if (code & VERB_MASK) - self.verb == FLY:
            self.fly(state, state.second_target(code))
        else:
            kind = self.get(state, FLIER) - 1
            self.put(state, FLIER, 0)
            figures.deploy(state, state.seat, kind, state.first_target(code))

    def fly(self, state: State, kind: int) -> None:
        """The die is cast; where nobody can land, the follower stays in the supply, and no other may be deployed."""
        distance = 1 + state.draw_lot(DISTANCES)
        self.put(state, FLOWN, 1)
        self.put(state, FLIER, kind + 1)
        self.put(state, DISTANCE, distance)
        self.put(state, TARGET, 1 + self.cell_reached(state, distance))
        self.offer(state, LAND_FLIER)
        if state.record is not None:
            self.tell_flight(state)
        if state.count > 0:
            state.begin(self.routine)
        else:
            self.put(state, FLIER, 0)
            state.act(LAST_ACTION, NOTHING)

    def cell_reached(self, state: State, distance: int) -> int:
        """The tile that many squares away in the direction of the arrow, or -1; gaps on the way do not matter."""
        oriented = state.board.oriented[state.placed]
        arrow = (self.arrow[oriented >> 2] + OF_A_QUARTER * (oriented & 3)) % DIRECTIONS
        east = (1 if 0 < arrow < 4 else 0) - (1 if arrow > 4 else 0)
        south = (1 if 2 < arrow < 6 else 0) - (1 if arrow < 2 or arrow > 6 else 0)
        cell = state.board.spot[state.placed]
        return state.board.piece_at(
            state.board.column(cell) + east * distance, state.board.line(cell) + south * distance
        )

    def tell_flight(self, state: State) -> None:
        assert state.record is not None
        kind = state.note(self.first_note + FLIER) - 1
        distance = state.note(self.first_note + DISTANCE)
        state.record.append(Flew(state.seat, state.box.figure_names[kind], distance, state.count > 0))

    def perform(self, state: State, step: int) -> None:
        self.offer(state, step)
        state.ask(state.seat)

    def offer(self, state: State, step: int) -> None:
        """The places on the cell that was reached, of both triangles that may lie there."""
        state.offer_choices()
        piece = self.get(state, TARGET) - 1
        while piece != NOTHING:
            form = state.board.oriented[piece] >> 2
            for i in range(state.board.designs.first_row[form + 1] - state.board.designs.first_row[form]):
                self.offer_landing(state, state.board.nth_segment(piece, i))
            piece = state.board.second_half(piece)

    def offer_landing(self, state: State, segment: int) -> None:
        """An unfinished road, city or cloister, occupied or not, where this figure may stand (2)."""
        kind = state.board.kind_of(segment)
        fits = state.board.designs.ground[state.board.row[segment]] & state.box.grounds[self.get(state, FLIER) - 1]
        if fits and (kind in (ROAD, CITY) or state.board.is_cloister(segment)) and self.is_unfinished(state, segment):
            if state.board.is_second_part(segment):
                segment = state.board.other_part(segment)
            if figures.may_stand(state, segment):
                state.offer(self.verb + LAND, segment, 0, 0)

    def is_unfinished(self, state: State, segment: int) -> bool:
        """A cloister is unfinished as long as a square around it is empty, also where a rule keeps it from being
        completed."""
        if state.board.is_cloister(segment):
            return state.board.open_ports(segment) > 0
        return state.is_unfinished(segment)

    # ------------------------------------------------------------------ for people

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Who is in the air, and how far he flew."""
        flier = state.note(self.first_note + FLIER) - 1
        if flier == NOTHING:
            return {"flier": None, "distance": None}
        return {"flier": state.box.figure_names[flier], "distance": state.note(self.first_note + DISTANCE)}
