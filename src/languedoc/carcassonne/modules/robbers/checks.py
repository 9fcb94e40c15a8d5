"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Every robber that is on the track stands beside a figure of another seat; the others are in the supplies."""
    for seat, place in enumerate(view["robbers"]):
        in_supply = state.in_supply(seat)["robber"]
        if in_supply != (place is None):
            yield f"seat {seat} has {in_supply} robbers, and one is {place}"
        if place is not None and place.endswith(f"/{seat}"):
            yield f"the robber of seat {seat} stands beside its own figure: {place}"
