"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.events import Awarded, TilePlaced
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Place

SIGN = "wind_rose:"
CENTRES = ("full", "full_blue")  # the later one counts
POINTS = 3
DIRECTIONS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """The full rose that was laid last is the centre; in the end everybody was paid for the roses laid in their
    quarters and for nothing else."""
    board = state.board
    lying = {rose_on(state, board.where(piece)[2]): board.where(piece) for piece in board.laid()}
    known = [list(lying[rose][:2]) + [lying[rose][3]] for rose in reversed(CENTRES) if rose in lying]
    if view["centre"] != (known[0] if known else None):
        yield f"the centre is {view['centre']}, the full roses lie at {known}"
    if state.over:
        due = roses_to_pay(state, lying)
        paid = [event for event in state.record or () if isinstance(event, Awarded) and event.reason == "wind_rose"]
        if [event.payment.seat for event in paid] != due or any(event.payment.points != POINTS for event in paid):
            yield f"roses were laid in their quarters by {due}, paid was {paid}"


def roses_to_pay(state: State, lying: dict[str, tuple[int, int, int, int]]) -> list[int]:
    """Who laid roses in their quarters, in that order: judged by the directions of the centre of that moment."""
    placed = [event for event in state.record or () if isinstance(event, TilePlaced)]
    roses = [(event, rose_named(state, event.tile)) for event in placed]
    centre = None
    if CENTRES[0] in lying and not any(rose == CENTRES[0] for _, rose in roses):  # it lay there before the first turn
        x, y, _, quarters = lying[CENTRES[0]]
        centre = Place(x, y, quarters)
    due = []
    for event, rose in roses:
        if rose in CENTRES:
            centre = event.place if rose == CENTRES[1] or centre is None else centre
        elif rose and centre is not None and all(lies_towards(event.place, centre, each) for each in rose):
            due.append(event.seat)
    return due


def lies_towards(place: Place, centre: Place, direction: str) -> bool:
    """Whether a square is not on the other side of the centre, in a direction as printed on it."""
    names = "".join(DIRECTIONS)
    dx, dy = DIRECTIONS[names[(names.index(direction) + centre.quarters) % 4]]
    return (place.x - centre.x) * dx + (place.y - centre.y) * dy >= 0


def rose_on(state: State, design: int) -> str:
    """What rose a tile shows: a centre, a quarter or nothing."""
    marks = state.box.designs.tiles[design].marks
    return next((mark.removeprefix(SIGN) for mark in marks if mark.startswith(SIGN)), "")


def rose_named(state: State, tile: str) -> str:
    names = [each.id for each in state.box.designs.tiles]
    return rose_on(state, names.index(tile)) if tile in names else ""
