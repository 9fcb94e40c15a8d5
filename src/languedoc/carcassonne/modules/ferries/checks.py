"""What must hold in every game with this module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """A lake has one ferry at most, and what a ferry joins is one road."""
    ferries = Counter((ferry["x"], ferry["y"]) for ferry in view["ferries"])
    for cell, number in ferries.items():
        if number > 1:
            yield f"{number} ferries on the lake at {cell}"
    board = state.board
    for module in state.box.modules:
        for laid in module.laid_tokens(state):
            if laid.end >= 0 and board.root_of(laid.segment) != board.root_of(laid.end):
                yield f"the ferry at {board.segment_at(laid.segment)} does not join its two roads"
