"""Halflings: triangles that are laid instead of a drawn tile. The sheet is rules/half_so_wild.md."""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import PointsItem, Step
from languedoc.carcassonne.held_tiles import HeldTiles
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.i18n import Saying
from languedoc.table.event import Event
from languedoc.table.record import record

TRIANGLES_EACH = 2
TRIANGLE_CLOISTER = 7  # six places, and its own

# Steps, in the order of `HalfSoWild.steps`
SETUP_TRIANGLES, CHOOSE_TRIANGLE = range(2)

LAY, PICK = range(2)  # verbs
COMPLETE = 0  # item

NOTHING = numbering.NOTHING
VERB_MASK = numbering.VERB_MASK
BUILDING = printed.BUILDING
MONASTERY = printed.MONASTERY


@record(frozen=True, slots=True)
class TrianglePicked(Event):
    """A seat took one of the open triangles before the game."""

    seat: int
    tile: str


class HalfSoWild(HeldTiles):
    slug = "half_so_wild"
    rank = 120
    stages = {"value": 10}  # noqa: RUF012 - a plain table; it replaces the points of a cloister
    steps = (
        Step("setup_triangles", "setup", 180, "S-18", asks=True),
        Step("choose_triangle", "P2", 40, "2.2-3", asks=True),
    )
    rows = (Step("score_triangle_cloister", "P5", 80, "2.5-10b"),)
    verbs = ("triangle", "pick")
    items = (PointsItem("triangle_cloister"),)
    rule_options = (RuleOption("halfling_sets", ("both", "I", "II")),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.sets = options["halfling_sets"]

    def tiles_each(self, seats: int) -> int:
        return TRIANGLES_EACH

    def designs(self, box: Box) -> list[int]:
        triangles = super().designs(box)
        return [i for i in triangles if self.sets in ("both", box.designs.tiles[i].set)]

    def perform(self, state: State, step: int) -> None:
        if step == SETUP_TRIANGLES:
            self.draft(state)
        else:
            self.choose_held(state)

    def offer(self, state: State, step: int) -> None:
        if step == SETUP_TRIANGLES:
            self.offer_picks(state)
        else:
            self.offer_held(state)

    def chosen(self, state: State, code: int) -> None:
        if (code & VERB_MASK) - self.verb == PICK:
            self.pick(state, state.decider, state.first_target(code))
        else:
            self.lay_held(state, state.first_target(code))

    # ------------------------------------------------------------------ the draft (sheet 2)

    def draft(self, state: State) -> None:
        """One triangle after the other, from the last player back to the first, until everybody has two."""
        seats = state.box.seats
        if state.cursor < seats * TRIANGLES_EACH:
            state.cursor += 1
            self.offer_picks(state)
            state.ask((state.seat + seats - 1 - (state.cursor - 1) % seats) % seats)
            state.step -= 1
        else:
            for design in self.still_open(state):  # the rest stays in the box
                state.hand = design
                state.remove_hand()
            state.cursor = 0

    def offer_picks(self, state: State) -> None:
        state.offer_choices()
        for design in self.still_open(state):
            state.offer(self.verb + PICK, design, 0, 0)

    def pick(self, state: State, seat: int, design: int) -> None:
        self.give(state, seat, design)
        if state.record is not None:
            state.record.append(TrianglePicked(seat, state.box.tile_name(design)))

    def still_open(self, state: State) -> list[int]:
        """The triangles that nobody has picked, while the draft goes on."""
        taken = self.held_tiles(state)
        return [design for design in self.designs(state.box) if design not in taken]

    def waiting(self, state: State) -> list[int]:
        drafting = not state.over and state.asked >= 0 and state.box.step_ids[state.asked] == "setup_triangles"
        return self.still_open(state) if drafting else []

    # ------------------------------------------------------------------ points (sheet 6)

    def value(self, state: State, root: int, final: bool) -> None:
        """A cloister on a triangle has six places around it."""
        board = state.board
        if not final and board.kind_of(root) == BUILDING and board.sort_of(root) == MONASTERY:
            if board.designs.gaps[board.oriented[board.piece_of[root]]] != 0:
                state.clear_items()
                state.item(self.first_item + COMPLETE, 1, TRIANGLE_CLOISTER)

    # ------------------------------------------------------------------ for people

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        names = [state.box.tile_name(design) for design in self.held(state, seat)]
        return [Saying("holding-triangles", {"number": len(names), "tiles": ", ".join(names)})] if names else []
