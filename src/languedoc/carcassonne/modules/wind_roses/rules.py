"""The Wind Roses: a compass on the start tile, and points for tiles laid in the quarter they name. The sheet is
rules/wind_roses.md.

The full rose laid last is the centre: its cell and its rotation say where north-east is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from languedoc.carcassonne import events, moments, numbering, scoring
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Mark, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Place, Target

ROSE_POINTS = 3  # for a quarter rose in its quarter

# The signs of tiles: the start tile, the rose that replaces it as the centre, and the quarters
SIGN = "wind_rose"
BLUE = "full_blue"
SIGNS = ("full", BLUE, "NE", "SE", "SW", "NW")

SETUP_WIND_ROSE, WIND_ROSE_POINTS = range(2)  # steps
CENTRE, SETTLED = range(2)  # notes: 1 + the piece that is the centre; whether the start tile lies or left the game
FREE_SIDES = 2  # more empty squares around a layout than two for each of its tiles
LAID_BEFORE = 8  # tiles drawn from the bag before the start tile is laid, at the most

NOTHING = numbering.NOTHING


class WindRoses(Module):
    slug = "wind_roses"
    rank = 210
    sheets = ("wind_roses",)
    steps = (
        Step("setup_wind_rose", "setup", 220, "S-22", asks=True, late=True),
        Step("wind_rose_points", "P2", 270, "2.2-28", rests=True),
    )
    routines = {"score_wind_rose": ("P5",)}  # noqa: RUF012 - a plain table
    verbs = ("rose",)
    marks = (Mark(SIGN, values=SIGNS, worded=True, sign="☼"),)
    items = (PointsItem("wind_rose"),)
    awards = ("wind_rose",)
    stacks = ("start",)
    stages = {"dealt": 15}  # noqa: RUF012 - a plain table: after the city of Carcassonne, perhaps before a river
    replaces_start = True
    notes = 2
    rule_options = (
        RuleOption("rose_placement", ("forced", "free")),
        RuleOption("rose_first", (False, True)),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.forced = options["rose_placement"] == "forced"
        self.first = bool(options["rose_first"])
        self.alone = False  # nothing else lies at the start
        self.start = NOTHING  # the design of the start tile
        self.scoring_routine = NOTHING
        self.blue = self.quarters = self.eastern = self.northern = 0  # bits of signs

    def prepare(self, box: Box) -> None:
        self.scoring_routine = box.labels["score_wind_rose"]
        self.alone = not any(module.replaces_start and module.slug != self.slug for module in box.modules)
        self.first = self.first and any(module.delays_start for module in box.modules)
        bits = {sign: box.designs.bit(f"{SIGN}:{sign}") for sign in SIGNS}
        self.blue = bits[BLUE]
        self.eastern = bits["NE"] | bits["SE"]
        self.northern = bits["NE"] | bits["NW"]
        self.quarters = self.eastern | self.northern | bits["SW"]
        for design, tile in enumerate(box.designs.tiles):
            if tile.module == self.slug and tile.stack == "start":
                self.start = design

    def overrides(self, hook: str) -> bool:
        return super().overrides(hook) and (hook != "may_place" or self.forced)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return (designs.marks[design] & (self.quarters if hook == "may_place" else self.quarters | self.blue)) != 0

    def most_options(self, box: Box) -> int:
        """Every place beside what else lies before the first turn, or before the river ends."""
        others = [module for module in box.modules if module.replaces_start and module.slug != self.slug]
        return 0 if not others else 4 * (FREE_SIDES + 2 * (len(box.other_tiles) + LAID_BEFORE))

    # ------------------------------------------------------------------ the start tile (1)

    def dealt(self, state: State) -> None:
        """Alone it lies as printed, and by the option before a river; else it is laid by the start player."""
        if state.board.pieces == 0 and (self.alone or self.first):
            state.placed = state.board.lay(state.board.origin, self.start * 4)
            state.set_note(self.first_note + SETTLED, 1)
            state.set_note(self.first_note + CENTRE, state.placed + 1)

    def perform(self, state: State, step: int) -> None:
        if step == WIND_ROSE_POINTS:
            state.rest(self.first_step + WIND_ROSE_POINTS)
            scoring.award(state, state.seat, SIGN, self.first_item, 1, ROSE_POINTS)
        elif state.note(self.first_note + SETTLED) == 0:
            self.ask_for_start(state, step)

    def ask_for_start(self, state: State, step: int) -> None:
        """Where the start tile goes, which is no turn; if it fits nowhere it leaves the game."""
        state.set_note(self.first_note + SETTLED, 1)
        state.hand = self.start
        self.offer(state, step)
        if state.count:
            state.ask(state.starter)
        else:
            if state.record is not None:
                events.tile_removed(state)
            state.remove_hand()

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        for k in range(state.board.frontier.find_places(self.start)):
            place = state.board.frontier.nth_place(k)
            cell = state.board.frontier.cell[place >> 2]
            if moments.may_lie(state, cell, self.start * 4 + (place & 3)):
                state.offer(self.verb, cell, place & 3, 0)

    def chosen(self, state: State, code: int) -> None:
        """A rose that already lies stays the centre. What the tile completes is scored at once: after a river that
        follows anyway."""
        state.placed = state.board.lay(state.first_target(code), self.start * 4 + state.second_target(code))
        state.hand = NOTHING
        if state.note(self.first_note + CENTRE) == 0:
            state.set_note(self.first_note + CENTRE, state.placed + 1)
        if state.record is not None:
            self.tell_laid(state)
        if state.depth == 0:
            state.begin(self.scoring_routine)

    def tell_laid(self, state: State) -> None:
        assert state.record is not None
        x, y, design, quarters = state.board.where(state.placed)
        state.record.append(events.TilePlaced(state.starter, state.box.tile_name(design), Place(x, y, quarters)))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        cell = state.first_target(code)
        return (Place(state.board.column(cell), state.board.line(cell), state.second_target(code)),)

    def waiting(self, state: State) -> list[int]:
        return [] if state.note(self.first_note + SETTLED) else [self.start]

    # ------------------------------------------------------------------ quarters (2, 3)

    def is_in_quarter(self, state: State, cell: int, design: int) -> bool:
        """Whether a cell lies in the quarter that a design names, as seen from the centre, whose own row and column
        belong to two quarters."""
        centre = state.note(self.first_note + CENTRE) - 1
        middle = state.board.spot[centre]
        east = state.board.column(cell) - state.board.column(middle)
        north = state.board.line(middle) - state.board.line(cell)
        for _ in range(state.board.oriented[centre] & 3):
            turned = -north
            north = east
            east = turned
        signs = state.box.designs.marks[design]
        in_east = east >= 0 if signs & self.eastern else east <= 0
        in_north = north >= 0 if signs & self.northern else north <= 0
        return in_east and in_north

    def may_place(self, state: State, cell: int, oriented: int) -> bool:
        """In its quarter, and turned like the centre; before there is one, anywhere."""
        centre = state.note(self.first_note + CENTRE) - 1
        if centre == NOTHING:
            return True
        if (oriented ^ state.board.oriented[centre]) & 3:
            return False
        return self.is_in_quarter(state, cell, oriented >> 2)

    def tile_placed(self, state: State) -> None:
        if state.board.marked(state.placed, self.blue):
            state.set_note(self.first_note + CENTRE, state.placed + 1)
        elif state.note(self.first_note + CENTRE):
            if self.is_in_quarter(state, state.board.spot[state.placed], state.board.oriented[state.placed] >> 2):
                state.wake(self.first_step + WIND_ROSE_POINTS)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The square of the centre and its quarter turns."""
        centre = state.note(self.first_note + CENTRE) - 1
        if centre == NOTHING:
            return {"centre": None}
        x, y, _, quarters = state.board.where(centre)
        return {"centre": [x, y, quarters]}
