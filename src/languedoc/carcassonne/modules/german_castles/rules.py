"""Castles in Germany: double tiles that are laid instead of a drawn one. The sheet is rules/german_castles.md."""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import numbering, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Building, PointsItem, Step
from languedoc.carcassonne.held_tiles import HeldTiles
from languedoc.carcassonne.state import State
from languedoc.i18n import Saying

CASTLES_EACH = {1: 2, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1}  # by the number of seats (S-24)

# Points
WHOLE_CASTLE = 12  # ten squares around, and two of its own
CASTLE_SQUARE = 1
CASTLE_AT_FEATURE = 3  # for a road that ends there, or a completed city with a part on its tile

# Steps, in the order of `GermanCastles.steps`
CHOOSE_GERMAN_CASTLE, FINAL_GERMAN_CASTLE = range(2)

# Items: two of its own, and one of the base game
COMPLETE, CASTLES = range(2)
SQUARES = numbering.SQUARES

NOTHING = numbering.NOTHING
ROAD, CITY, BUILDING = printed.ROAD, printed.CITY, printed.BUILDING


class GermanCastles(HeldTiles):
    slug = "german_castles"
    dealt_stacks = ("player",)
    rank = 130
    stages = {"value": 50}  # noqa: RUF012 - a plain table
    steps = (
        Step("choose_german_castle", "P2", 50, "2.2-4", asks=True),
        Step("final_german_castle", "final", 140, "E-13"),
    )
    rows = (
        Step("setup_german_castles", "setup", 240, "S-24"),
        Step("score_german_castle", "P5", 110, "2.5-13"),
        Step("mod_german_castle_road", "P5", 260, "2.5-19"),
        Step("final_mod_german_castle_road", "final", 210, "E-20"),
    )
    verbs = ("castle",)
    buildings = (Building("german_castle", role="lord", cloister=False, sign="♜"),)
    items = (PointsItem("german_castle"), PointsItem("castles"))
    belongings = ("castle",)
    places_near_buildings = True

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.castle = NOTHING  # its number among the sorts of buildings

    def prepare(self, box: Box) -> None:
        super().prepare(box)
        self.castle = box.designs.sort_named("german_castle")

    def tiles_each(self, seats: int) -> int:
        return CASTLES_EACH[seats]

    def dealt(self, state: State) -> None:
        """Castles are dealt at random and lie open; the others stay in the box (sheet 1)."""
        castles = [self.sheet[i] for i in range(self.on_sheet)]
        if state.stacked is not None:
            told = [design for design in state.stacked if design in castles]
            castles = told + [design for design in castles if design not in told]
        else:
            for i in range(len(castles) - 1, 0, -1):
                j = state.chance.below(i + 1)
                castles[i], castles[j] = castles[j], castles[i]
        for i in range(state.box.seats * self.each):
            self.give(state, i // self.each, castles[i])

    def perform(self, state: State, step: int) -> None:
        if step == CHOOSE_GERMAN_CASTLE:
            self.choose_held(state)
        else:
            scoring.score_unfinished(state, BUILDING, self.castle)

    def offer(self, state: State, step: int) -> None:
        self.offer_held(state)

    def chosen(self, state: State, code: int) -> None:
        self.lay_held(state, state.first_target(code), CHOOSE_GERMAN_CASTLE)

    # ------------------------------------------------------------------ placing (sheet 2)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        """Only the places of castles are restricted."""
        return self.is_castle(designs, design)

    def is_castle(self, designs: Designs, form: int) -> bool:
        return self.castle != NOTHING and designs.building_sort(form) == self.castle

    def may_place(self, state: State, cell: int, oriented: int) -> bool:
        """No other castle lies on one of the ten squares around."""
        around = state.board.around
        beside = cell + state.board.beside[state.board.designs.inner[oriented]]
        for i in range(8):
            if self.is_castle_on(state.board, cell + around[i]) or self.is_castle_on(state.board, beside + around[i]):
                return False
        return True

    def is_castle_on(self, board: Board, cell: int) -> bool:
        piece = board.piece_on(cell)
        return piece >= 0 and self.is_castle(board.designs, board.oriented[piece] >> 2)

    # ------------------------------------------------------------------ points (sheet 4)

    def value(self, state: State, root: int, final: bool) -> None:
        """A castle; and what castles add to roads, and to cities that are completed."""
        kind = state.board.kind_of(root)
        if kind == BUILDING:
            if state.board.sort_of(root) == self.castle:
                if final:
                    squares = state.board.size(root)
                    state.item(SQUARES, squares, squares * CASTLE_SQUARE)
                else:
                    state.item(self.first_item + COMPLETE, 1, WHOLE_CASTLE)
        elif kind == ROAD or (kind == CITY and not final):
            castles = self.castles_at(state.board, root)
            if castles > 0:
                state.item(self.first_item + CASTLES, castles, castles * CASTLE_AT_FEATURE)

    def castles_at(self, board: Board, root: int) -> int:
        """How many different castle tiles a feature has a part on: all their roads end at the castle."""
        board.tick += 1
        castles = 0
        i = root
        while True:
            piece = board.piece_of[i]
            if self.is_castle(board.designs, board.oriented[piece] >> 2):
                piece = board.first_piece(piece)
                if board.stamp[piece] != board.tick:
                    board.stamp[piece] = board.tick
                    castles += 1
            i = board.ring[i]
            if i == root:
                return castles

    # ------------------------------------------------------------------ for people

    def owned(self, state: State, seat: int, kind: int) -> int:
        """How many of its tiles a seat still holds."""
        return self.held_by(state, seat)

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        castles = len(self.held(state, seat))
        return [Saying("holding-castles", {"number": castles})] if castles else []
