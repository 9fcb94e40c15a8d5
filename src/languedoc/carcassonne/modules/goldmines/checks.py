"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.numbering import NO_ACTION
from languedoc.carcassonne.state import State

SIGN = "gold"
BARS_OF_A_MINE = 2


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Two bars for every mine on the board, on tiles or with the players, but for those that still have to be laid."""
    board = state.board
    mines = sum(board.marked(piece, board.designs.bit(SIGN)) for piece in range(board.pieces))
    bars = sum(view["owned"]) + sum(each["number"] for each in view["lying"])
    if mines * BARS_OF_A_MINE - bars not in may_be_missing(state):
        yield f"there are {bars} gold bars of {mines} mines"
    for each in view["lying"]:
        if board.piece_at(each["x"], each["y"]) < 0:
            yield f"gold lies at {each['x']},{each['y']}, where there is no tile"


def may_be_missing(state: State) -> tuple[int, ...]:
    """Where the second bar of the last tile goes is asked; before both are laid others may have to choose."""
    if not state.over and state.box.step_ids[state.asked] == "gold_place":
        return (1,)
    new_mine = state.placed >= 0 and state.board.marked(state.placed, state.board.designs.bit(SIGN))
    return (0, BARS_OF_A_MINE) if new_mine and state.action() == NO_ACTION else (0,)
