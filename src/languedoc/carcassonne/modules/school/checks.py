"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Nobody has the teacher before the school lies, and the school lies where the game says."""
    if view["school"] is None:
        if view["teacher"] is not None:
            yield f"seat {view['teacher']} has the teacher without a school"
    else:
        x, y, quarters = view["school"]
        piece = state.board.piece_at(x, y)
        if piece < 0 or len(state.board.cells_of(piece)) != 2 or state.board.where(piece)[3] != quarters:
            yield f"there is no school at {x},{y}"
