"""What must hold in every game with this module."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.board.geometry import turned
from languedoc.carcassonne.state import State

Cell = tuple[int, int]

TRIANGLES_EACH = 2
PLACES = 6  # around a cloister on a triangle, the other half of its cell included
TOUCHED = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1))  # of the cells around it as printed, by its legs and corners


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Nobody holds too many; a cell holds two opposite halves at most; what reaches a gap is open; six places count."""
    board = state.board
    tiles = state.box.designs.tiles
    for seat, held in enumerate(view["held"]):
        if len(held) > TRIANGLES_EACH:
            yield f"seat {seat} holds {held}"
    lying: dict[Cell, list[int]] = defaultdict(list)
    for piece in range(board.pieces):
        x, y, _, _ = board.where(piece)
        lying[x, y].append(piece)
    for cell, pieces in lying.items():
        if len(pieces) == 1 and tiles[board.where(pieces[0])[2]].shape != "triangle":
            continue
        shapes = {tiles[board.where(piece)[2]].shape for piece in pieces}
        turns = [board.where(piece)[3] for piece in pieces]
        if len(pieces) > 1 and (shapes != {"triangle"} or len(pieces) > 2 or (turns[0] + turns[1]) % 2 != 0):
            yield f"{len(pieces)} tiles lie at {cell}, turned {turns}"
        if len(pieces) > 1 and turns[0] == turns[1]:
            yield f"two triangles lie on the same half of {cell}"
        if shapes == {"triangle"}:
            for piece in pieces:
                yield from faults_of_triangle(state, lying, cell, piece)


def faults_of_triangle(state: State, lying: dict[Cell, list[int]], cell: Cell, piece: int) -> Iterator[str]:
    board = state.board
    quarters = board.where(piece)[3]
    full = len(lying[cell]) == 2
    long_edge = turned("H", quarters)
    for segment in board.segments_of(piece):
        _, _, kind, _ = board.segment_at(segment)
        if not full and board.open_ports(segment) == 0 and long_edge in board.ports_of(segment):
            yield f"the {kind} at {cell} reaches a gap and is closed"
        if kind == "monastery":
            around = [(cell[0] + dx, cell[1] + dy) for dx, dy in turned_steps(quarters)]
            filled = sum(other in lying for other in around) + full
            if (board.size(segment), board.open_ports(segment)) != (filled + 1, PLACES - filled):
                yield f"the monastery at {cell} has {filled} places filled and counts {board.size(segment)}"


def turned_steps(quarters: int) -> list[Cell]:
    """The cells that a triangle touches, seen from its own."""
    steps = list(TOUCHED)
    for _ in range(quarters):
        steps = [(-dy, dx) for dx, dy in steps]
    return steps
