"""What must hold in every game with this module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

TOKENS = Counter({1: 4, 2: 5, 3: 5, 4: 2})  # by the number of sheep on a token: how many tokens show it
WOLVES = 2


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """No token is lost, every shepherd on the board has one, and only hills hide tiles."""
    beside = Counter(token for flock in view["flocks"] for token in flock["tokens"])
    bag = Counter({sheep: view["tokens"][f"{sheep} sheep"] for sheep in TOKENS})
    if beside + bag != TOKENS or view["tokens"]["wolf"] != WOLVES:
        yield f"tokens {dict(beside)} beside shepherds and {view['tokens']} in the bag"
    for flock in view["flocks"]:
        if not flock["tokens"]:
            yield f"the shepherd of seat {flock['seat']} at {flock['segment']} has no token"
    board = state.board
    hills = sum("hill" in state.box.designs.tiles[board.where(piece)[2]].marks for piece in board.laid())
    if view["hidden"] > hills:
        yield f"{view['hidden']} tiles are hidden under {hills} hills"
