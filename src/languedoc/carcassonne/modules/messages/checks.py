"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

CARDS = 8  # in the pile


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Before the final scoring, when no payment waits, the two figures of a seat tell its score; none is below 0. The
    pile is whole, and no card is in it twice."""
    counted = [marker + messenger for marker, messenger in zip(view["markers"], view["messengers"], strict=True)]
    if state.due == 0 and state.depth == 0 and not state.in_final_scoring() and counted != list(state.scores()):
        yield f"the figures count {counted}, the scores are {state.scores()}"
    if min(view["markers"] + view["messengers"]) < 0:
        yield f"a figure is below 0: {view['markers']}, {view['messengers']}"
    known = [card for card in view["pile"] if card is not None]
    if len(view["pile"]) != CARDS or len(set(known)) < len(known):
        yield f"the pile is {view['pile']}"
