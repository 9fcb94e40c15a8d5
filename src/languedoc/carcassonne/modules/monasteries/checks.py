"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.events import Scored
from languedoc.carcassonne.state import State

SEAT, SIGN = "abbacy", "abbot"
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Abbots are in monasteries that have one; no cloister of the base game lies where they replace those; in the end
    every abbot was paid for the tiles of his cross."""
    board = state.board
    tiles = state.box.designs.tiles
    for _, seat, kind, segment in state.standing():
        if board.segment_at(segment)[2] == SEAT:
            features = tiles[board.where(board.piece_with(segment))[2]].features
            if not any(SIGN in each.flags for each in features):
                yield f"the {kind} of seat {seat} is an abbot at {board.segment_at(segment)}"
    if state.box.options["monasteries_keep"] == "replace":
        for piece in board.laid():
            tile = tiles[board.where(piece)[2]]
            if tile.module == "base" and any(each.kind == "monastery" for each in tile.features):
                yield f"{tile.id} lies there, which was replaced"
    if state.over:
        for event in state.record or ():
            if isinstance(event, Scored) and event.feature == SEAT and event.final:
                yield from faults_of_payment(state, event)


def faults_of_payment(state: State, event: Scored) -> Iterator[str]:
    (segment,) = event.segments
    tiles = 1
    for dx, dy in STEPS:
        x, y = segment.x + dx, segment.y + dy
        while state.board.piece_at(x, y) >= 0:
            tiles += 1
            x, y = x + dx, y + dy
    for payment in event.payments:
        squares = [(item.number, item.points) for item in payment.items if item.name == "squares"]
        if squares != [(tiles, tiles)]:
            yield f"the cross of {segment} has {tiles} tiles, paid was {payment}"
