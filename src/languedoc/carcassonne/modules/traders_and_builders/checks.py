"""What must hold in every game with this module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Nobody takes more tokens than the cities on the table show."""
    board = state.board
    shown: Counter[str] = Counter()
    laid = Counter(board.where(piece)[2] for piece in range(board.pieces))
    for design, number in laid.items():
        for feature in state.box.designs.tiles[design].features:
            shown[feature.flag_value("goods") or ""] += number
    for name in ("wine", "grain", "cloth"):
        taken = sum(tokens[name] for tokens in view["goods"])
        if taken > shown[name]:
            yield f"{taken} tokens of {name} were taken, {shown[name]} are on the table"
