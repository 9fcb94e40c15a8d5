"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.numbering import NO_ACTION
from languedoc.carcassonne.state import State

IN_ROUND = ("catapult_throw", "seduction_choice", "seduction_replace", "catapult_catch")
SQUARE = 100
FURTHEST = 180 + SQUARE  # how far beyond the outermost tiles a token can come down


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """One token of each seat at the most, near the tiles, all of one kind; a kind is known during a round."""
    seats = [landed["seat"] for landed in view["landed"]]
    if len(set(seats)) < len(seats) or len({landed["kind"] for landed in view["landed"]}) > 1:
        yield f"tokens that are not of one round: {view['landed']}"
    step = "" if state.over else state.box.step_ids[state.asked]
    if step in IN_ROUND and view["kind"] is None:
        yield f"{step} is asked outside a round"
    if step == "place_tile" and view["kind"] is not None and state.action() == NO_ACTION:
        yield "the round is not over, and the next tile is placed"
    cells = [state.board.where(piece)[:2] for piece in range(state.board.pieces)]
    for axis, name in enumerate("xy"):
        low = min(cell[axis] for cell in cells) * SQUARE - FURTHEST
        high = (max(cell[axis] for cell in cells) + 1) * SQUARE + FURTHEST
        for landed in view["landed"]:
            if not low <= landed[name] <= high:
                yield f"a token came down at {landed['x']},{landed['y']}"
