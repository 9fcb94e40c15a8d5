"""What must hold in every game with this module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

PLACE, QUEUE = "bathhouse", "bath_queue"
WAITING_STEPS = ("place_tile", "phase_figure")  # by then nobody is on the way to a bath any more


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """One follower in a bathhouse at the most, none where tiles lie all around, and nobody waits for ever."""
    there = Counter(str(spot.cell) for _, _, _, spot in state.elsewhere() if spot.name == PLACE)
    for cell, number in there.items():
        if number > 1:
            yield f"{number} followers lie in the bathhouse at {cell}"
    step = "" if state.over else state.box.step_ids[state.asked]
    waiting = sum(spot.name == QUEUE for _, _, _, spot in state.elsewhere())
    if waiting and (state.over or step in WAITING_STEPS):
        yield f"{waiting} followers still wait for a bath"
    for house in view["bathhouses"]:
        x, y = house["x"], house["y"]
        around = [state.board.piece_at(x + dx, y + dy) >= 0 for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        if all(around) and there[f"{x},{y}"] and step == "place_tile":
            yield f"somebody lies in the bathhouse at {x},{y}, which is surrounded"
