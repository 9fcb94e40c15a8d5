"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne import figures
from languedoc.carcassonne.state import State


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """The fairy is on the tile of the follower she is tied to, unless she is tied for good or he is moving."""
    figure = view["fairy_with"]
    if figure is None or figures.on_the_way(state, figure):
        return
    if state.box.options["fairy_binding"] == "follower":
        piece = state.piece_under(figure)
        there = piece >= 0 and list(state.board.where(piece)[:2]) == view["fairy"]
        if not there or not state.is_follower(figure):
            yield f"the fairy at {view['fairy']} is tied to figure {figure}"
