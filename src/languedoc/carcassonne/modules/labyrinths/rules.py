"""The Labyrinths, simple and advanced: roads that meet and are one. The sheet is rules/labyrinths.md.

By the simple rules the network of a labyrinth is an ordinary road. By the advanced ones each labyrinth and each arm
between labyrinths and ends is occupied by itself.
"""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board import rejoining
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Mark, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State

# Points
EACH_FOLLOWER = 2  # for everybody in a completed network, by the advanced rules

LAID = 0  # note: how many labyrinths lie on the board

NOTHING = numbering.NOTHING
ROAD = printed.ROAD


class Labyrinths(Module):
    slug = "labyrinths"
    rank = 140
    stages = {"value": 50}  # noqa: RUF012 - a plain table
    rows = (
        Step("labyrinth_rule", "P3", 250, "2.3-18a", renumbered={("labyrinth", "advanced"): "2.3-18b"}),
        Step("score_labyrinth", "P5", 125, "2.5-22"),
    )
    marks = (Mark("labyrinth", on=("road",), sign="#"),)
    items = (PointsItem("in_the_labyrinth"),)
    notes = 1
    rule_options = (
        RuleOption("labyrinth", ("simple", "advanced")),
        RuleOption("labyrinth_counts", ("followers", "figures")),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.advanced = options["labyrinth"] == "advanced"
        self.counts_all = options["labyrinth_counts"] == "figures"
        self.centre = 0  # the bit of the mark

    def prepare(self, box: Box) -> None:
        self.centre = box.designs.bit(self.marks[0].name)

    def overrides(self, hook: str) -> bool:
        """By the simple rules nothing is special."""
        return super().overrides(hook) and (self.advanced or hook not in ("is_free", "value", "tile_placed"))

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return (designs.marks[design] & self.centre) != 0

    def tile_placed(self, state: State) -> None:
        state.set_note(self.first_note + LAID, state.note(self.first_note + LAID) + 1)

    def is_free(self, state: State, segment: int, free: bool) -> bool:
        """In an occupied network, whether no follower, or by the option no figure, is in this labyrinth or on this arm
        (4)."""
        if free or state.note(self.first_note + LAID) == 0 or state.board.kind_of(segment) != ROAD:
            return free
        if not state.board.has_flag(state.board.root[segment], self.centre):
            return free
        return self.is_spot_free(state, segment)

    def is_spot_free(self, state: State, segment: int) -> bool:
        spot = self.spot_of(state.board, segment)
        for figure in range(state.box.seats * state.box.figures):
            if state.place_of(figure) in spot and (self.counts_all or state.is_follower(figure)):
                return False
        return True

    def spot_of(self, board: Board, segment: int) -> set[int]:
        """What is occupied together with a segment: a labyrinth is by itself, an arm ends at every labyrinth."""
        found = {segment}
        ahead = [] if self.is_centre(board, segment) else [segment]
        while ahead:
            for other in self.beside(board, ahead.pop()):
                if other not in found and not self.is_centre(board, other):
                    found.add(other)
                    ahead.append(other)
        return found

    def is_centre(self, board: Board, segment: int) -> bool:
        return (board.designs.flags[board.row[segment]] & self.centre) != 0

    def beside(self, board: Board, segment: int) -> list[int]:
        """The segments with which a road continues: across edges, on the other cell of its tile, over links."""
        found = rejoining.met_by(board, segment)
        if board.other_part(segment) != NOTHING:
            found.append(board.other_part(segment))
        for i in range(2 * board.links):
            if board.link_ends[i] == segment:
                found.append(board.link_ends[i ^ 1])
        return found

    def value(self, state: State, root: int, final: bool) -> None:
        """2 points for everybody in a completed network (2.5-22)."""
        if not final and state.note(self.first_note + LAID) > 0 and state.board.kind_of(root) == ROAD:
            if state.board.has_flag(root, self.centre):
                number = self.number_in(state, root)
                state.item(self.first_item, number, number * EACH_FOLLOWER)

    def number_in(self, state: State, root: int) -> int:
        """How many followers are in a network, or figures of any kind, by the option."""
        number = 0
        for figure in range(state.box.seats * state.box.figures):
            place = state.stands[figure]
            if place >= 0 and state.board.root[place] == root:
                number += self.counts_all or state.is_follower(figure)
        return number
