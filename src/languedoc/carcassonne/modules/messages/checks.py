"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Before the final scoring, when no payment waits, the two figures of a seat tell its score; the pile is whole."""
    counted = [marker + messenger for marker, messenger in zip(view["markers"], view["messengers"], strict=True)]
    if state.due == 0 and state.depth == 0 and not state.in_final_scoring() and counted != list(state.scores()):
        yield f"the figures count {counted}, the scores are {state.scores()}"
    if len(view["pile"]) != 8:
        yield f"there are {len(view['pile'])} messages"
