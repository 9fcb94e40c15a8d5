"""Inns & Cathedrals: the big follower, inns and cathedrals. The sheet is rules/inns_and_cathedrals.md."""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import figures
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment, Target

# Points that a completed feature gets besides those of the base game, however many inns or cathedrals it has
INN_TILE = 1
CATHEDRAL_TILE = 1
CATHEDRAL_PENNANT = 1

BIG_EXTRA = 1  # a big follower counts as two; as one it is counted like every follower

# Items, in the order of `InnsAndCathedrals.items`
INN, CATHEDRAL = range(2)

ROAD = printed.ROAD
CITY = printed.CITY
INN_FLAG = 1 << printed.FLAGS.index("inn")
CATHEDRAL_FLAG = 1 << printed.FLAGS.index("cathedral")


class InnsAndCathedrals(Module):
    slug = "inns_and_cathedrals"
    rank = 10
    sixth_colour = True
    verbs = ("big_follower",)
    figures = ("big_follower",)
    items = ("inn", "cathedral")
    marks = {"inn": "inns", "cathedral": "cathedrals"}  # noqa: RUF012 - a plain table
    rule_options = (
        RuleOption("inn_cathedral_final", ("zero", "ignore")),
        RuleOption("inns", (True, False)),
        RuleOption("cathedrals", (True, False)),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.unfinished_pays = options["inn_cathedral_final"] == "ignore"
        self.inns = bool(options["inns"])
        self.cathedrals = bool(options["cathedrals"])

    # ------------------------------------------------------------------ the big follower

    def figure_options(self, state: State) -> None:
        """Wherever a small follower may go, the big one may go instead (sheet 3)."""
        if state.supply[state.seat * state.box.figure_kinds + self.first_figure] > 0:
            state.offer_each(self.verb, state.spot, state.spots, 0)

    def chosen(self, state: State, code: int) -> None:
        figures.deploy(state, state.seat, self.first_figure, state.first_target(code))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        return (Segment(*state.board.segment_at(state.first_target(code))),)

    def most_options(self, box: Box) -> int:
        return box.most_spots

    def strength(self, state: State, root: int) -> None:
        board = state.board
        for seat in range(state.box.seats):
            if board.followers(root, seat) > 0 and state.figure_on(root, seat, self.first_figure) >= 0:
                state.strength[seat] += BIG_EXTRA

    # ------------------------------------------------------------------ inns and cathedrals

    def value(self, state: State, root: int, final: bool) -> None:
        board = state.board
        kind = board.kind_of(root)
        if self.inns and kind == ROAD and board.has_flag(root, INN_FLAG):
            self.raise_stakes(state, INN, board.size(root) * INN_TILE, final)
        elif self.cathedrals and kind == CITY and board.has_flag(root, CATHEDRAL_FLAG):
            extra = board.size(root) * CATHEDRAL_TILE + board.pennants(root) * CATHEDRAL_PENNANT
            self.raise_stakes(state, CATHEDRAL, extra, final)

    def raise_stakes(self, state: State, item: int, extra: int, final: bool) -> None:
        """More for a completed feature, nothing at all for an unfinished one (sheets 4 and 5)."""
        if not final:
            state.item(self.first_item + item, 1, extra)
        elif not self.unfinished_pays:
            state.clear_items()
            state.item(self.first_item + item, 1, 0)
