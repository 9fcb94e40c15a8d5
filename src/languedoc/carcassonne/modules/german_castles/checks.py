"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

CELLS = 2


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """No castle is in two places, no two castles touch, and whoever is on both cells of one stands on the first."""
    laid = castles_laid(state)
    known = [castle for held in view["held"] for castle in held] + [castle for castle, _ in laid]
    if len(set(known)) < len(known):
        yield f"castles are there twice: {sorted(known)}"
    for n, (castle, cells) in enumerate(laid):
        for other, others in laid[:n]:
            if min(max(abs(x - u), abs(y - v)) for x, y in cells for u, v in others) <= 1:
                yield f"castle {castle} at {cells} touches {other} at {others}"
    for figure, _, _, segment in state.standing():
        if state.board.is_second_part(segment):
            yield f"figure {figure} stands on the second part of {state.board.segment_at(segment)}"


def castles_laid(state: State) -> list[tuple[str, list[tuple[int, int]]]]:
    """Every castle on the board with its two cells."""
    board = state.board
    castle = state.box.designs.sort_named("german_castle")
    found = [
        (state.box.tile_name(board.where(piece)[2]), board.cells_of(piece))
        for piece in board.laid()
        if state.box.designs.building_sort(board.where(piece)[2]) == castle
    ]
    return [(name, cells) for name, cells in found if len(cells) == CELLS]
