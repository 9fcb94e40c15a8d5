"""Cult places and heretics, the rivals of monasteries and monks. The sheet is rules/cult.md.

A cult place is a building like a monastery: eight squares around it, 9 points. If one is adjacent to a monastery, both
occupied and unfinished, there is a challenge: the one completed first is paid, the follower in the other gets nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import figures, numbering, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Building, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment
from languedoc.table.event import Event
from languedoc.table.record import record

# Points
CULT_PLACE = 9
CULT_PLACE_SQUARE = 1

MOST_RIVALS = 1  # rivals that may lie beside one building

# Items: one of its own, and one of the base game
WHOLE_CULT_PLACE = 0
SQUARES = numbering.SQUARES

NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY
BUILDING = printed.BUILDING


@record(frozen=True, slots=True)
class ChallengeDecided(Event):
    """The first of two rivals was completed; the followers of the other go home without points."""

    winner: Segment
    loser: Segment


class Cult(Module):
    slug = "cult"
    rank = 80
    steps = (Step("final_cult", "final", 120, "E-11"),)
    rows = (
        Step("cult_restrict_cloister", "P2", 100, "2.2-8"),
        Step("cult_restrict_shrine", "P2", 110, "2.2-9"),
        Step("cult_challenge_start", "P3", 270, "2.3-15"),
        Step("score_cult_challenge", "P5", 90, "2.5-10c"),
    )
    buildings = (Building("shrine", role="heretic", sign="∩"),)
    items = (PointsItem("shrine"),)
    places_near_buildings = True
    notes = 1
    rule_options = (RuleOption("cult_challenges", (True, False)),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.challenges = bool(options["cult_challenges"])
        self.shrine = NOTHING  # its number among the sorts of buildings

    def prepare(self, box: Box) -> None:
        self.shrine = box.designs.sort_named("shrine")

    def notes_needed(self, box: Box) -> int:
        """How many cult places lie, and their pieces."""
        tiles = (box.start, *box.bag, *box.other_tiles)
        return 1 + sum([box.designs.building_sort(design) == self.shrine for design in tiles])

    def are_rivals(self, board: Board, one: int, other: int) -> bool:
        """Whether two sorts are rivals: a cult place and any other cloister (cult 9)."""
        cloister = board.designs.cloister
        return (one == self.shrine) != (other == self.shrine) and cloister[one] != 0 and cloister[other] != 0

    def rival_around(self, board: Board, cell: int, sort: int, i: int) -> int:
        """The rival of a building on the i-th of the eight cells around it, or -1."""
        other = board.building_around(cell, i)
        return other if other != NOTHING and self.are_rivals(board, sort, board.sort_of(other)) else NOTHING

    def has_all_rivals(self, board: Board, building: int) -> bool:
        """Whether as many rivals lie beside a building as there may be."""
        rivals = 0
        cell = board.spot[board.piece_of[building]]
        sort = board.sort_of(building)
        for i in range(8 if board.watched[cell] != 0 else 0):  # else no building is around
            rivals += self.rival_around(board, cell, sort, i) != NOTHING
            if rivals == MOST_RIVALS:
                return True
        return False

    def overrides(self, hook: str) -> bool:
        return super().overrides(hook) and (hook not in ("may_place", "tile_placed", "scored") or self.challenges)

    # ------------------------------------------------------------------ placing (cult 3)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        """Only the places of cloisters are restricted; those of cult places are noted."""
        sort = designs.building_sort(design)
        if hook == "tile_placed":
            return sort == self.shrine
        return sort != NOTHING and designs.cloister[sort] != 0

    def may_place(self, state: State, cell: int, oriented: int) -> bool:
        """No building may have a second rival beside it: neither the new one nor one that lies already, occupied or
        not."""
        if state.board.watched[cell] == 0:  # no building around
            return True
        sort = state.board.designs.building_sort(oriented >> 2)
        if sort == NOTHING or state.board.designs.cloister[sort] == 0:
            return True
        if sort != self.shrine:
            return self.may_lie_near_shrines(state, cell)
        rivals = 0
        for i in range(8):
            other = self.rival_around(state.board, cell, sort, i)
            if other != NOTHING:
                rivals += 1
                if rivals > MOST_RIVALS or self.has_all_rivals(state.board, other):
                    return False
        return True

    def tile_placed(self, state: State) -> None:
        """Note a cult place."""
        shrines = state.notes[self.first_note] + 1
        state.notes[self.first_note] = shrines
        state.notes[self.first_note + shrines] = state.placed

    def may_lie_near_shrines(self, state: State, cell: int) -> bool:
        """Whether at most one cult place lies on the eight squares around a cell, and this one has no rival yet."""
        side = state.board.side
        rivals = 0
        for note in range(self.first_note + 1, self.first_note + 1 + state.notes[self.first_note]):
            piece = state.notes[note]
            away = abs(state.board.spot[piece] - cell)
            if away <= 1 or side - 1 <= away <= side + 1:
                rivals += 1
                shrine = state.board.first[piece] + state.board.designs.building[state.board.oriented[piece] >> 2]
                if rivals > MOST_RIVALS or self.has_all_rivals(state.board, shrine):
                    return False
        return True

    # ------------------------------------------------------------------ the challenge (cult 5)

    def scored(self, state: State, root: int, final: bool) -> None:
        """The winner has been paid; a rival beside him that is occupied and unfinished has lost.

        It does not matter whether one of them was occupied only in this part, on the very tile that completes the
        other: a challenge begins with the second follower, and nothing is finished before the scoring (cult 9).
        """
        if not final and state.board.kind_of(root) == BUILDING and self.had_a_follower(state, root):
            cell = state.board.spot[state.board.piece_of[root]]
            for i in range(8):
                other = self.rival_around(state.board, cell, state.board.sort_of(root), i)
                if other != NOTHING and state.board.occupied(other) and state.board.open_ports(other) != 0:
                    self.dismiss(state, root, other)

    def had_a_follower(self, state: State, root: int) -> bool:
        """Whether somebody stood in a building before it was completed; otherwise there was no challenge (count 7)."""
        for figure in range(state.box.seats * state.box.figures):
            if state.stands[figure] == root and not figures.joined_late(state, figure):
                return True
        return False

    def dismiss(self, state: State, winner: int, loser: int) -> None:
        """All followers of the loser go home without points."""
        if state.record is not None:
            self.tell_decided(state, winner, loser)
        for figure in range(state.box.seats * state.box.figures):
            if state.stands[figure] == loser:
                figures.leave(state, figure, SUPPLY)

    def tell_decided(self, state: State, winner: int, loser: int) -> None:
        assert state.record is not None
        board = state.board
        state.record.append(ChallengeDecided(Segment(*board.segment_at(winner)), Segment(*board.segment_at(loser))))

    # ------------------------------------------------------------------ points (cult 4 and 7)

    def value(self, state: State, root: int, final: bool) -> None:
        if state.board.sort_of(root) == self.shrine:
            if final:
                squares = state.board.size(root)
                state.item(SQUARES, squares, squares * CULT_PLACE_SQUARE)
            else:
                state.item(self.first_item + WHOLE_CULT_PLACE, 1, CULT_PLACE)

    def perform(self, state: State, step: int) -> None:
        scoring.score_unfinished(state, BUILDING, self.shrine)
