"""What happens with towers and prisoners."""

from __future__ import annotations

from typing import ClassVar

from languedoc.carcassonne.events import Awarded
from languedoc.carcassonne.targets import Cell, Figure
from languedoc.table.event import Event
from languedoc.table.record import record


@record(frozen=True, slots=True)
class TowerRaised(Event):
    seat: int
    cell: Cell
    height: int


@record(frozen=True, slots=True)
class TowerClosed(Event):
    """A follower stands on a tower, which cannot be raised any more."""

    seat: int
    figure: str
    cell: Cell


@record(frozen=True, slots=True)
class Captured(Event):
    """A seat took a follower: one of another seat becomes a prisoner, an own one returns to the supply."""

    seat: int
    figure: Figure

    @property
    def way(self) -> str:
        return "own" if self.figure.seat == self.seat else ""


@record(frozen=True, slots=True)
class Exchanged(Event):
    """Two seats held a follower of each other; both go home."""

    figures: tuple[Figure, Figure]


@record(frozen=True, slots=True)
class Ransom(Awarded):
    """Points from the owner of a prisoner to the captor; there is an event for each of the two."""

    figure: Figure
    captor: int
    seat_fields: ClassVar[tuple[str, ...]] = ("captor",)

    @property
    def way(self) -> str:
        return "received" if self.payment.seat == self.captor else ""


@record(frozen=True, slots=True)
class EarlyRansom(Ransom):
    """A ransom before a tile is drawn."""

    opens_turn: ClassVar[bool] = True
