"""What happens with the catapult."""

from __future__ import annotations

from typing import ClassVar

from languedoc.carcassonne.targets import Cell, Figure
from languedoc.i18n import Noun
from languedoc.i18n import Word as Spoken
from languedoc.table.event import Event
from languedoc.table.record import record


@record(frozen=True, slots=True)
class CatapultRound(Event):
    """The active player has chosen which token all throw."""

    seat: int
    catapult: str


@record(frozen=True, slots=True)
class TokenLanded(Event):
    """A token was thrown: where it came down, in hundredths of a square, and whether a tile lies there."""

    seat: int
    catapult: str
    cell: Cell
    x: int
    y: int
    on_tile: bool

    @property
    def way(self) -> str:
        return "" if self.on_tile else "beside"


@record(frozen=True, slots=True)
class Seduced(Event):
    """A follower was replaced by one of the thrower."""

    seat: int
    figure: Figure
    by: str

    def words(self) -> dict[str, Spoken]:
        return {"by": Noun(f"figure-{self.by}")}


@record(frozen=True, slots=True)
class Caught(Event):
    """One throws, his left neighbour tries to catch: `hands` is the lane of the catcher."""

    seat: int
    catcher: int
    lane: str
    power: str
    hands: str
    way: str

    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "catcher")
