"""Cult places and heretics, the rivals of monasteries and monks. The sheet is rules/cult.md.

A cult place is a building like a monastery: eight squares around it, 9 points. Where the two lie side by side, both
occupied and unfinished, there is a challenge: the one completed first is paid, the other one's follower gets nothing.
"""

from __future__ import annotations

from languedoc.carcassonne import events, figures, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State

# Points
CULT_PLACE = 9
CULT_PLACE_SQUARE = 1

CULT_PLACES = 6  # as many as there are printed
MOST_RIVALS = 1  # of the opposite sort beside one building

# Items: one of its own, and one of the base game
WHOLE_CULT_PLACE = 0
SQUARES = 3

# Notes: how many challenges the tile just placed has decided, then winner and loser of each
DECIDED, FIRST_WINNER, FIRST_LOSER = 0, 1, 1 + CULT_PLACES

NOTHING = -1
SUPPLY = -1
BUILDING = printed.BUILDING
MONASTERY = printed.MONASTERY
SHRINE = printed.SHRINE
ABBEY = printed.ABBEY


def are_rivals(one: int, other: int) -> bool:
    """A cult place and a cloister; an abbey is one in every respect (cult 9)."""
    if one == SHRINE:
        return other == MONASTERY or other == ABBEY
    return other == SHRINE and (one == MONASTERY or one == ABBEY)


def count_rivals(board: Board, building: int) -> int:
    """How many rivals lie beside a building."""
    rivals = 0
    for i in range(8):
        other = board.building_around(board.spot[board.piece_of[building]], i)
        if other != NOTHING and are_rivals(board.sort_of(building), board.sort_of(other)):
            rivals += 1
    return rivals


class Cult(Module):
    slug = "cult"
    steps = ("final_cult",)
    buildings = ("shrine",)
    items = ("shrine",)
    notes = 1 + 2 * CULT_PLACES

    # ------------------------------------------------------------------ placing (cult 3)

    def may_place(self, state: State, cell: int, oriented: int) -> bool:
        """No building gets a second rival beside it: not the new one, and none that lies, occupied or not."""
        board = state.board
        sort = board.designs.building_sort(oriented >> 2)
        if sort == NOTHING:
            return True
        rivals = 0
        for i in range(8):
            other = board.building_around(cell, i)
            if other != NOTHING and are_rivals(sort, board.sort_of(other)):
                rivals += 1
                if rivals > MOST_RIVALS or count_rivals(board, other) >= MOST_RIVALS:
                    return False
        return True

    # ------------------------------------------------------------------ the challenge (cult 5)

    def tile_placed(self, state: State) -> None:
        """The tile decides the challenges of which it completes one side.

        Whoever comes to one of the two from now on in this part comes too late: one is completed already.
        """
        board = state.board
        state.set_note(self.first_note + DECIDED, 0)
        for i in range(board.closed_count):
            winner = board.closed[i]
            if board.kind_of(winner) == BUILDING and board.occupied(winner):
                for k in range(8):
                    loser = board.building_around(board.spot[board.piece_of[winner]], k)
                    if loser != NOTHING and are_rivals(board.sort_of(winner), board.sort_of(loser)):
                        self.decide(state, winner, loser)

    def decide(self, state: State, winner: int, loser: int) -> None:
        """Note the challenge, unless nobody stands in the other building or it is completed as well."""
        count = state.note(self.first_note + DECIDED)
        if state.board.occupied(loser) and state.board.open_ports(loser) != 0 and count < CULT_PLACES:
            state.set_note(self.first_note + FIRST_WINNER + count, winner)
            state.set_note(self.first_note + FIRST_LOSER + count, loser)
            state.set_note(self.first_note + DECIDED, count + 1)

    def left(self, state: State, figure: int, segment: int) -> None:
        """A challenge ends when one side stands empty, whoever may come there later."""
        for i in range(state.note(self.first_note + DECIDED)):
            winner = state.note(self.first_note + FIRST_WINNER + i)
            loser = state.note(self.first_note + FIRST_LOSER + i)
            if segment in (winner, loser) and not state.board.occupied(segment):
                state.set_note(self.first_note + FIRST_WINNER + i, NOTHING)

    def scored(self, state: State, root: int, final: bool) -> None:
        """The winner has his points; now the loser's followers go home without."""
        if not final and state.board.kind_of(root) == BUILDING:
            for i in range(state.note(self.first_note + DECIDED)):
                if state.note(self.first_note + FIRST_WINNER + i) == root:
                    self.dismiss(state, root, state.note(self.first_note + FIRST_LOSER + i))

    def dismiss(self, state: State, winner: int, loser: int) -> None:
        if state.record is not None:
            events.challenge_decided(state, winner, loser)
        for figure in range(state.box.seats * state.box.figures):
            if state.stands[figure] == loser:
                figures.leave(state, figure, SUPPLY)

    # ------------------------------------------------------------------ points (cult 4 and 7)

    def value(self, state: State, root: int, final: bool) -> None:
        if state.board.sort_of(root) == SHRINE:
            if final:
                squares = state.board.size(root)
                state.item(SQUARES, squares, squares * CULT_PLACE_SQUARE)
            else:
                state.item(self.first_item + WHOLE_CULT_PLACE, 1, CULT_PLACE)

    def perform(self, state: State, step: int) -> None:
        scoring.score_unfinished(state, BUILDING, SHRINE)
