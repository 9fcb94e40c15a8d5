"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """When a tile is to be placed, the cathedrals are closed whose roads are all completed, and no others."""
    if state.over or state.box.step_ids[state.asked] != "place_tile":
        return
    for cathedral in view["cathedrals"]:
        x, y = cathedral["x"], cathedral["y"]
        segment = state.board.find_segment(x, y, "german_cathedral", "")
        if (state.board.open_ports(segment) == 0) != cathedral["complete"]:
            yield f"the cathedral at {x},{y} is complete: {cathedral['complete']}, and the board says otherwise"
