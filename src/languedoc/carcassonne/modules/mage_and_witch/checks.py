"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

APART = ("place_tile", "phase_figure")  # steps at which they are not on one feature


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Mage and witch are on roads or cities, and when figures are deployed or a tile is laid, not on the same one."""
    board = state.board
    features = []
    for module in state.box.modules:
        for laid in module.laid_tokens(state):
            if laid.token.name in view:
                features.append(board.root_of(laid.segment))
                kind = board.segment_at(laid.segment)[2]
                if kind not in ("road", "city"):
                    yield f"the {laid.token.name} is on a {kind}"
    asked = "" if state.over or state.asked < 0 else state.box.step_ids[state.asked]
    if asked in APART and len(set(features)) < len(features):
        yield f"mage and witch are both on {view['mage']}"
