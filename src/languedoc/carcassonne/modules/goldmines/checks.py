"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

SIGN = "gold"
BARS_OF_A_MINE = 2


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Two bars for every mine on the board, on tiles or with the players; the second one may still have to be laid."""
    board = state.board
    mines = sum(board.marked(piece, board.designs.bit(SIGN)) for piece in range(board.pieces))
    bars = sum(view["owned"]) + sum(each["number"] for each in view["lying"])
    missing = mines * BARS_OF_A_MINE - bars
    asked = "" if state.over or state.asked < 0 else state.box.step_ids[state.asked]
    if missing != (asked == "gold_place"):
        yield f"there are {bars} gold bars of {mines} mines"
    for each in view["lying"]:
        if board.piece_at(each["x"], each["y"]) < 0:
            yield f"gold lies at {each['x']},{each['y']}, where there is no tile"
