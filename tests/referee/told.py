"""Events of the engine in the terms of the referee."""

from __future__ import annotations

from languedoc.carcassonne import events, targets
from referee.rules import Items, Man, Segment, Where


def named(segment: targets.Segment) -> Segment:
    return segment.x, segment.y, segment.kind, segment.port


def place_told(place: targets.Segment | targets.Spot) -> Where:
    if isinstance(place, targets.Segment):
        return named(place)
    if place.cell is not None:
        return place.name, place.cell.x, place.cell.y
    return (place.name, place.seat) if place.seat >= 0 else (place.name,)


def man_told(figure: targets.Figure) -> Man:
    return Man(figure.seat, figure.kind, place_told(figure.place))


def target(each: targets.Target) -> object:
    """What an option points at."""
    match each:
        case targets.Segment():
            return named(each)
        case targets.Figure():
            return man_told(each)
        case targets.Cell(x, y):
            return x, y
        case targets.Corner(x, y):
            return "corner", (x, y)
    return str(each)


def told_items(payment: events.Payment) -> Items:
    assert payment.points == sum(item.points for item in payment.items)
    return tuple((item.name, item.number, item.points) for item in payment.items)
