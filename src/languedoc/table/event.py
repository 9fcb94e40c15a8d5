"""The base class of all events of a game, and their form as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, ClassVar

from languedoc.i18n import Word
from languedoc.table.record import record


@record(frozen=True, slots=True)
class Event:
    opens_turn: ClassVar[bool] = False
    """Whether a turn begins with it, if something happens before a tile is drawn."""
    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)
    """Which of its fields are numbers of seats; the sentence uses their names."""

    def as_data(self) -> dict[str, Any]:
        """Plain data for JSON: the name of the event and its fields."""
        return {"event": type(self).__name__, **asdict(self)}

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (None: a spectator) may know it; None if the seat may not know that anything happened."""
        return self

    @property
    def way(self) -> str:
        """Which of several sentences is used for it: the attribute of its text."""
        return ""

    def words(self) -> Mapping[str, Word]:
        """Arguments of its sentence besides its fields."""
        return {}


@record(frozen=True, slots=True)
class Item:
    """One part of a payment, e.g. 4 tiles for 8 points."""

    name: str
    number: int
    points: int


@record(frozen=True, slots=True)
class Payment:
    seat: int
    points: int
    items: tuple[Item, ...]


def leaders(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with most points."""
    return tuple(seat for seat, points in enumerate(scores) if points == max(scores))
