"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.events import Scored, TilePlaced
from languedoc.carcassonne.state import State

SIGN = "labyrinth"
ITEM = "in_the_labyrinth"
EACH_FOLLOWER = 2
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """All roads that meet in a labyrinth are one; only by the advanced rules followers there are paid, during play."""
    board = state.board
    for piece in board.laid():
        if any(SIGN in each.flags for each in state.box.designs.tiles[board.where(piece)[2]].features):
            yield from faults_of_labyrinth(state, piece)
    for event in scored_since_last_tile(state):
        for payment in event.payments:
            for item in payment.items:
                if item.name == ITEM and not is_right(state, event, item.number, item.points):
                    yield f"{item.points} points for {item.number} in a labyrinth: {event}"


def faults_of_labyrinth(state: State, piece: int) -> Iterator[str]:
    """A road that comes in at any of the four sides belongs to the network."""
    board = state.board
    x, y = board.where(piece)[:2]
    roads = [each for each in board.segments_of(piece) if board.segment_at(each)[2] == "road"]
    if len(roads) != 1:
        yield f"the labyrinth at {x},{y} has {len(roads)} roads"
    for side, (dx, dy) in SIDES.items():
        for other in board.pieces_at(x + dx, y + dy):
            for segment in board.segments_of(other):
                arrives = board.segment_at(segment)[2] == "road" and OPPOSITE[side] in board.ports_of(segment)
                if arrives and board.root_of(segment) != board.root_of(roads[0]):
                    yield f"the road in the {side} of the labyrinth at {x},{y} is another one"


def scored_since_last_tile(state: State) -> Iterator[Scored]:
    for event in reversed(state.record or ()):
        if isinstance(event, TilePlaced):
            return
        if isinstance(event, Scored):
            yield event


def is_right(state: State, event: Scored, number: int, points: int) -> bool:
    """Somebody is there, and of each seat not more than it has."""
    advanced = state.box.options["labyrinth"] == "advanced"
    figures = state.box.seats * sum(figure.number for figure in state.box.declared_figures)
    return advanced and not event.final and 0 < number <= figures and points == number * EACH_FOLLOWER
