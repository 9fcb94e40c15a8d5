"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

FARTHEST = 3


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Who is in the air is still in the supply, flew one to three squares, and has somewhere to land."""
    asked = "" if state.over or state.asked < 0 else state.box.step_ids[state.asked]
    if (view["flier"] is not None) != (asked == "land_flier"):
        yield f"{view['flier']} is in the air at {asked}"
    elif view["flier"] is not None:
        if not 1 <= view["distance"] <= FARTHEST:
            yield f"{view['flier']} flew {view['distance']} squares"
        if not state.in_supply(state.seat)[view["flier"]]:
            yield f"{view['flier']} is not in the supply"
