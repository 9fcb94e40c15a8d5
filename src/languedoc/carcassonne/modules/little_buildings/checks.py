"""What must hold in every game with this module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

KINDS, EACH_KIND = 3, 6


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """No building is lost; a tile has one at the most, a square with two triangles two."""
    dealt = EACH_KIND // state.box.seats * KINDS
    if state.box.options["building_values"] == "1/1/1":
        dealt = EACH_KIND * KINDS // state.box.seats
    there = len(view["standing"]) + sum(sum(held.values()) for held in view["held"])
    if there != dealt * state.box.seats:
        yield f"there are {there} buildings of {dealt * state.box.seats}"
    for (x, y), number in Counter((each["x"], each["y"]) for each in view["standing"]).items():
        if number > len(state.board.pieces_at(x, y)):
            yield f"{number} buildings stand at {x},{y}"
