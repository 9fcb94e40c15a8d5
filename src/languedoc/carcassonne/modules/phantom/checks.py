"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

PHANTOM = "phantom"


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Of two figures that act in one part the second is the phantom, and it goes elsewhere than the first."""
    first, second = state.actor(), state.second_actor()
    names = [state.box.figure_names[state.kind_of_figure(each)] if each >= 0 else "" for each in (first, second)]
    if second >= 0 and names[1] != PHANTOM:
        yield f"a {names[1]} acts second"
    if second >= 0 and names[0] == PHANTOM:
        yield f"a {names[1]} acts after the phantom"
    if first >= 0 and second >= 0 and state.place_of(first) == state.place_of(second) >= 0:
        yield f"both figures of this part stand on {state.board.segment_at(state.place_of(first))}"
