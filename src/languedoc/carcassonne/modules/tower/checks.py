"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

TOWER_PIECES = {2: 20, 3: 27, 4: 28, 5: 30, 6: 30}  # of all seats together


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """No piece of a tower is lost; no two seats hold followers of each other, except while they exchange them."""
    pieces = sum(view["pieces"]) + sum(tower["height"] for tower in view["towers"])
    if pieces != TOWER_PIECES[state.box.seats]:
        yield f"there are {pieces} tower pieces"
    held = {(prisoner["captor"], prisoner["seat"]) for prisoner in view["prisoners"]}
    mutual = {pair for pair in held if pair[::-1] in held}
    exchanging = not state.over and state.box.step_ids[state.asked] == "prisoner_exchange"
    if mutual and not exchanging:
        yield f"prisoners are not exchanged: {mutual}"
