"""Special monasteries: a follower goes there as a monk, or as an abbot, who stays to the end. The sheet is
rules/monasteries.md.

The seat of the abbot is a second place on the tile of such a monastery (`Building.beside`), so monks and abbots are
two groups. It is never completed. Whether one of the two is free depends on both.
"""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import numbering, scoring
from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Building, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.tiles.sheet import Tile

ABBOT_SQUARE = 1  # for every tile of the cross

SEAT = "abbacy"  # the building where an abbot is
SIGN = "abbot"  # the flag of monasteries that have one
SETS = ("germany", "netherlands_belgium", "japan")
BETWEEN = "_and_"  # in the value of an option that names several sets
ALL_SETS = tuple(
    [BETWEEN.join([one for i, one in enumerate(SETS) if chosen >> i & 1]) for chosen in (1, 2, 4, 3, 5, 6, 7)]
)

SQUARES = numbering.SQUARES
NOTHING = numbering.NOTHING
BUILDING = printed.BUILDING
TILE = boards.TILE


class Monasteries(Module):
    slug = "monasteries"
    rank = 220
    stages = {"value": 5}  # noqa: RUF012 - a plain table; before what others add
    sheets = ("monasteries",)
    steps = (Step("final_abbot", "final", 110, "E-10"),)
    rows = (
        Step("setup_monasteries", "setup", 230, "S-23"),
        Step("deploy_abbot", "P3", 160, "2.3-13"),
    )
    buildings = (Building(SEAT, role="abbot", sign="‡", beside=SIGN, in_rows=True, lies=True),)
    rule_options = (
        RuleOption("monasteries_keep", ("replace", "add")),
        RuleOption("monastery_sets", ALL_SETS),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.replaces = options["monasteries_keep"] == "replace"
        self.sets = str(options["monastery_sets"]).split(BETWEEN)
        self.seat = NOTHING  # the sort of buildings

    def prepare(self, box: Box) -> None:
        self.seat = box.designs.sort_named(SEAT)

    def copies_of(self, tile: Tile, number: int) -> int:
        """The chosen sets are in the box, the cloisters of the base game are not (S-23)."""
        if tile.module == self.slug and tile.set not in self.sets:
            return 0
        cloister = len([feature for feature in tile.features if feature.kind == "monastery"]) > 0
        return 0 if self.replaces and tile.module == "base" and cloister else number

    def other_place(self, state: State, segment: int) -> int:
        """Of a special monastery the seat of its abbot, and the other way round; else -1."""
        piece = state.board.piece_of[segment]
        special = False
        found = NOTHING
        for other in range(state.board.first[piece], state.board.end_of_tile(piece)):
            if state.board.kind_of(other) == BUILDING:
                special = special or state.board.sort_of(other) == self.seat
                if other != segment:
                    found = other
        return found if special else NOTHING

    def is_free(self, state: State, segment: int, free: bool) -> bool:
        """A monastery is one feature: nobody is there, neither as a monk nor as an abbot (2)."""
        if not free or state.board.kind_of(segment) != BUILDING:
            return free
        other = self.other_place(state, segment)
        return other == NOTHING or not state.board.occupied(other)

    def keeps_open(self, state: State, root: int) -> bool:
        """A monastery that is held by abbots only is never completed (5)."""
        if state.board.kind_of(root) != BUILDING or state.board.occupied(root):
            return False
        other = self.other_place(state, root)
        return other != NOTHING and state.board.occupied(other)

    def may_join(self, state: State, root: int) -> bool:
        """As an abbot only beside abbots, as a monk only where that could be paid (5: count)."""
        if state.board.kind_of(root) != BUILDING:
            return True
        if state.board.sort_of(root) == self.seat:
            return state.board.occupied(root)
        return not self.keeps_open(state, root)

    # ------------------------------------------------------------------ scoring (3)

    def perform(self, state: State, step: int) -> None:
        scoring.score_unfinished(state, BUILDING, self.seat)

    def extent(self, state: State, root: int, size: int) -> int:
        return self.cross(state, root) if state.board.sort_of(root) == self.seat else size

    def cross(self, state: State, segment: int) -> int:
        """Its own tile and all in unbroken rows from it in the four directions."""
        middle = state.board.spot[state.board.piece_of[segment]]
        tiles = 1
        for side in range(4):
            cell = middle + state.board.beside[side]
            while state.board.cell[cell] >= TILE:
                tiles += 1
                cell += state.board.beside[side]
        return tiles

    def value(self, state: State, root: int, final: bool) -> None:
        """An abbot is paid at the end only, or by a rule that pays as at the end."""
        if state.board.sort_of(root) == self.seat:
            tiles = self.cross(state, root)
            state.item(SQUARES, tiles, tiles * ABBOT_SQUARE)
