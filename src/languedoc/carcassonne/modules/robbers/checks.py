"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Every robber that is on the track stands beside a figure of another seat; the others are in the supplies."""
    (each,) = [figure.number for figure in state.box.declared_figures if figure.name == "robber"]
    for seat, places in enumerate(view["robbers"]):
        on_track = places.split() if places else []
        in_supply = state.in_supply(seat)["robber"]
        if in_supply + len(on_track) != each:
            yield f"seat {seat} has {in_supply} of {each} robbers, and on the track are {on_track}"
        for place in on_track:
            if place.endswith(f"/{seat}"):
                yield f"a robber of seat {seat} stands beside its own figure: {place}"
