"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

SIGN = "fruit_tree"
CHIPS = 4  # in a stack


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """No chip is there twice; every tree has one stack as long as there are any, and no stack lies elsewhere."""
    board = state.board
    cells = [board.where(piece)[:2] for piece in range(board.pieces) if board.marked(piece, board.designs.bit(SIGN))]
    trees = [f"{x},{y}" for x, y in cells]
    laid = [stack["tree"] for stack in view["stacks"].values() if stack["tree"] is not None]
    for fruit, stack in view["stacks"].items():
        taken = sum(chips[fruit] for chips in view["chips"])
        if len(stack["values"]) + taken > CHIPS:
            yield f"there are {len(stack['values'])} chips with {fruit} on the tree and {taken} with the players"
        if stack["tree"] is None and taken:
            yield f"{taken} chips with {fruit} were taken before their stack was laid"
    if len(set(laid)) < len(laid) or not set(laid) <= set(trees):
        yield f"stacks lie at {laid}, trees are at {trees}"
    labels = state.box.labels
    before = (
        not state.over and state.hand < 0 and (state.asked <= labels["fruit_stack"] or state.asked >= labels["final"])
    )
    waiting = before and board.marked(state.placed, board.designs.bit(SIGN)) and trees[-1] not in laid
    if len(laid) != min(len(trees) - waiting, len(view["stacks"])):
        yield f"{len(laid)} stacks lie on {len(trees)} trees"
