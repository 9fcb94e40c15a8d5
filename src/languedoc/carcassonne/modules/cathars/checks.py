"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.numbering import PASS, VERB_MASK
from languedoc.carcassonne.state import State

SIGN = "besieged"
STEP = "siege_escape"


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Whoever may escape is a follower of the active player in a city in which a siege is printed."""
    if state.over or state.box.step_ids[state.asked] != STEP:
        return
    if state.decider != state.seat:
        yield f"seat {state.decider} is asked for an escape in the turn of seat {state.seat}"
    for code in [state.code(k) for k in range(state.count)]:
        figure = state.first_target(code)
        if code & VERB_MASK != PASS and not may_be_besieged(state, figure):
            yield f"figure {figure} may escape from {state.place_of(figure)}"


def may_be_besieged(state: State, figure: int) -> bool:
    place = state.place_of(figure)
    if place < 0 or state.owner_of(figure) != state.seat or not state.is_follower(figure):
        return False
    board = state.board
    city = board.members(board.root_of(place))
    printed = [board.tile_of(board.piece_with(segment)).features[board.feature_of(segment)] for segment in city]
    return all(feature.kind == "city" for feature in printed) and any(feature.flag(SIGN) for feature in printed)
