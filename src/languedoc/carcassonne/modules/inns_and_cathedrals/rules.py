"""Inns & Cathedrals: the big follower, inns and cathedrals. The sheet is rules/inns_and_cathedrals.md."""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import FEATURES, Figure, Mark, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State

# Additional points of a completed feature, regardless of how many inns or cathedrals it has
INN_TILE = 1
CATHEDRAL_TILE = 1
CATHEDRAL_PENNANT = 1

# Items, in the order of `InnsAndCathedrals.items`
INN, CATHEDRAL = range(2)

ROAD = printed.ROAD
CITY = printed.CITY


class InnsAndCathedrals(Module):
    slug = "inns_and_cathedrals"
    rank = 10
    stages = {"value": 10}  # noqa: RUF012 - a plain table
    sixth_colour = True
    rows = (
        Step("setup_big_follower", "setup", 20, "S-2"),
        Step("deploy_big_follower", "P3", 50, "2.3-4"),
        Step("strength_big", "P5", 160, "2.5-14"),
        Step("mod_inn", "P5", 200, "2.5-25"),
        Step("mod_cathedral", "P5", 220, "2.5-27"),
        Step("final_strength_big", "final", 160, "E-15"),
        Step("final_inn_zero", "final", 230, "E-22"),
        Step("final_cathedral_zero", "final", 250, "E-24"),
    )
    figures = (Figure("big_follower", grounds=FEATURES, strength=2, in_role=True, can=("climb",)),)
    items = (PointsItem("inn", is_sign=True), PointsItem("cathedral", is_sign=True))
    marks = (
        Mark("inn", on=("road",), option="inns", raises=True, sign="≈"),
        Mark("cathedral", on=("city",), option="cathedrals", raises=True, sign="♠"),
    )
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
        self.inn_flag = self.cathedral_flag = 0

    def prepare(self, box: Box) -> None:
        self.inn_flag = box.designs.bit("inn")
        self.cathedral_flag = box.designs.bit("cathedral")

    # ------------------------------------------------------------------ inns and cathedrals

    def value(self, state: State, root: int, final: bool) -> None:
        kind = state.board.kind_of(root)
        if self.inns and kind == ROAD and state.board.has_flag(root, self.inn_flag):
            self.raise_stakes(state, INN, state.board.size(root) * INN_TILE, final)
        elif self.cathedrals and kind == CITY and state.board.has_flag(root, self.cathedral_flag):
            extra = state.board.size(root) * CATHEDRAL_TILE + state.board.pennants(root) * CATHEDRAL_PENNANT
            self.raise_stakes(state, CATHEDRAL, extra, final)

    def raise_stakes(self, state: State, item: int, extra: int, final: bool) -> None:
        """More points for a completed feature, none for an unfinished one (sheets 4 and 5)."""
        if not final:
            state.item(self.first_item + item, 1, extra)
        elif not self.unfinished_pays:
            state.clear_items()
            state.item(self.first_item + item, 1, 0)
