"""Halflings: triangles that are laid instead of a drawn tile. The sheet is rules/half_so_wild.md."""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.declarations import PointsItem, Step
from languedoc.carcassonne.held_tiles import HeldTiles
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.tiles.sheet import Tile
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
    dealt_stacks = ("player",)
    rank = 120
    stages = {"value": 10}  # noqa: RUF012 - a plain table; it replaces the points of a cloister
    steps = (
        Step("setup_triangles", "setup", 180, "S-18", asks=True),
        Step("choose_triangle", "P2", 40, "2.2-3", asks=True),
    )
    rows = (Step("score_triangle_cloister", "P5", 80, "2.5-10b"),)
    verbs = ("triangle", "pick")
    items = (PointsItem("triangle_cloister"),)
    belongings = ("triangle",)
    rule_options = (RuleOption("halfling_sets", ("both", "I", "II")),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.sets = options["halfling_sets"]

    def tiles_each(self, seats: int) -> int:
        return TRIANGLES_EACH

    def copies_of(self, tile: Tile, number: int) -> int:
        """The triangles of the other set stay in the cupboard."""
        return 0 if tile.module == self.slug and self.sets not in ("both", tile.set) else number

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
            self.lay_held(state, state.first_target(code), CHOOSE_TRIANGLE)

    # ------------------------------------------------------------------ the draft (sheet 2)

    def dealt(self, state: State) -> None:
        """Where an order is given, the seats pick those triangles without being asked."""
        for design in state.stacked or []:
            if design in self.still_open(state) and self.number_held(state) < state.box.seats * TRIANGLES_EACH:
                self.pick(state, self.next_to_pick(state), design)

    def next_to_pick(self, state: State) -> int:
        """From the last player back to the first, one triangle after the other."""
        seats = state.box.seats
        return (state.seat + seats - 1 - self.number_held(state) % seats) % seats

    def draft(self, state: State) -> None:
        """Everybody picks, until everybody has two."""
        if self.number_held(state) < state.box.seats * TRIANGLES_EACH:
            self.offer_picks(state)
            state.ask(self.next_to_pick(state))
            state.step -= 1
        else:
            for i in range(self.on_sheet):  # the rest stays in the box
                if not self.is_held(state, self.sheet[i]):
                    state.hand = self.sheet[i]
                    state.remove_hand()

    def offer_picks(self, state: State) -> None:
        state.offer_choices()
        for i in range(self.on_sheet):
            if not self.is_held(state, self.sheet[i]):
                state.offer(self.verb + PICK, self.sheet[i], 0, 0)

    def pick(self, state: State, seat: int, design: int) -> None:
        self.give(state, seat, design)
        if state.record is not None:
            self.tell_picked(state, seat, design)

    def tell_picked(self, state: State, seat: int, design: int) -> None:
        assert state.record is not None
        state.record.append(TrianglePicked(seat, state.box.tile_name(design)))

    def still_open(self, state: State) -> list[int]:
        """The triangles that nobody has picked, while the draft goes on."""
        designs = [self.sheet[i] for i in range(self.on_sheet)]
        return [design for design in designs if not self.is_held(state, design)]

    def waiting(self, state: State) -> list[int]:
        drafting = not state.over and state.asked >= 0 and state.box.step_ids[state.asked] == "setup_triangles"
        return self.still_open(state) if drafting else []

    # ------------------------------------------------------------------ points (sheet 6)

    def value(self, state: State, root: int, final: bool) -> None:
        """A cloister on a triangle has six places around it."""
        if not final and state.board.kind_of(root) == BUILDING and state.board.sort_of(root) == MONASTERY:
            if state.board.designs.gaps[state.board.oriented[state.board.piece_of[root]]] != 0:
                state.clear_items()
                state.item(self.first_item + COMPLETE, 1, TRIANGLE_CLOISTER)

    # ------------------------------------------------------------------ for people

    def owned(self, state: State, seat: int, kind: int) -> int:
        """How many of its tiles a seat still holds."""
        return self.held_by(state, seat)

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        names = [state.box.tile_name(design) for design in self.held(state, seat)]
        return [Saying("holding-triangles", {"number": len(names), "tiles": ", ".join(names)})] if names else []
