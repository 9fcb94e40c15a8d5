"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.events import TilePlaced
from languedoc.carcassonne.modules.crop_circles.rules import CircleDecided, FollowerAdded
from languedoc.carcassonne.state import State
from languedoc.table.event import Event

SIGN = "crop_circle:"
UNSPECIFIED = "unspecified"
GROUNDS = {"farmer": "field", "knight": "city", "thief": "road"}


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Every circle was decided once, by whoever laid it, about the role it shows; then everybody added one follower at
    the most, where this role stands, or nobody did."""
    if state.over:
        decided = sum(isinstance(event, CircleDecided) for event in state.record or ())
        laid = sum(bool(sign_of(state, event.tile)) for event in placed(state.record or ()))
        if decided != laid:
            yield f"{laid} circles were laid, {decided} were decided"
    last, since = since_last_circle(state)
    sign = sign_of(state, last.tile) if last is not None else ""
    circles = [event for event in since if isinstance(event, CircleDecided)]
    added = [event for event in since if isinstance(event, FollowerAdded)]
    if len(circles) > bool(sign) or any(last is None or each.seat != last.seat for each in circles):
        yield f"{last} was decided as {circles}"
    for circle in circles:
        if sign not in (GROUNDS[circle.role], UNSPECIFIED) or circle.role != view["role"]:
            yield f"a circle of {sign} is about the {circle.role}"
    if added and not any(circle.adds for circle in circles):
        yield f"{added} though nobody adds"
    if len({each.seat for each in added}) < len(added):
        yield f"a seat adds more than one follower: {added}"
    for each in added:
        if each.segment.kind != GROUNDS[view["role"]]:
            yield f"a {view['role']} is added at {each.segment}"


def placed(events: list[Event] | tuple[Event, ...]) -> Iterator[TilePlaced]:
    for event in events:
        if isinstance(event, TilePlaced):
            yield event


def since_last_circle(state: State) -> tuple[TilePlaced | None, list[Event]]:
    """The tile with a circle that was laid last, and what happened since: a layout may come between it and the
    decision."""
    since: list[Event] = []
    for event in reversed(state.record or ()):
        if isinstance(event, TilePlaced) and sign_of(state, event.tile):
            return event, since
        since.append(event)
    return None, since


def sign_of(state: State, tile: str) -> str:
    """What a circle on a tile shows, or nothing."""
    for each in state.box.designs.tiles:
        if each.id == tile:
            return next((mark.removeprefix(SIGN) for mark in each.marks if mark.startswith(SIGN)), "")
    return ""
