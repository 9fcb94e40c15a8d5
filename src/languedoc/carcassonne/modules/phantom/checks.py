"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

PHANTOM = "phantom"


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Of two figures that act in one part the second is the phantom; it does not go where the first is a follower."""
    first, second = state.actor(), state.second_actor()
    names = [state.box.figure_names[state.kind_of_figure(each)] if each >= 0 else "" for each in (first, second)]
    if second >= 0 and names[1] != PHANTOM:
        yield f"a {names[1]} acts second"
    if second >= 0 and names[0] == PHANTOM:
        yield f"a {names[1]} acts after the phantom"
    together = first >= 0 and second >= 0 and state.place_of(first) == state.place_of(second) >= 0
    if together and state.is_follower(first):
        yield f"both followers of this part stand on {state.board.segment_at(state.place_of(first))}"
