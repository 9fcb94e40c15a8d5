"""The things that an option of the tile game can refer to, each with its short text."""

from __future__ import annotations

from dataclasses import field

from languedoc.carcassonne.board.geometry import SIDES
from languedoc.table.decision import Number as Number
from languedoc.table.decision import Point as Point
from languedoc.table.record import record


@record(frozen=True, slots=True, order=True)
class Place:
    """A square and how the tile is turned: clockwise, so that its printed north faces N, E, S or W."""

    x: int
    y: int
    quarters: int

    def __str__(self) -> str:
        return f"{self.x},{self.y} {SIDES[self.quarters]}"


@record(frozen=True, slots=True, order=True)
class Segment:
    """A part of a tile: its square, its kind, and its first port clockwise (empty for buildings)."""

    x: int
    y: int
    kind: str
    port: str

    @property
    def short(self) -> str:
        """Without the square, if that is known: `road:E`, `field:NL`, `monastery`."""
        return f"{self.kind}:{self.port}" if self.port else self.kind

    def __str__(self) -> str:
        return f"{self.short}@{self.x},{self.y}"


@record(frozen=True, slots=True, order=True)
class Spot:
    """A place of figures that is no segment: of a seat (`NAME/1`), on a tile (`NAME@2,0`), or of the table."""

    name: str
    seat: int = -1
    cell: Cell | None = None

    def __str__(self) -> str:
        if self.cell is not None:
            return f"{self.name}@{self.cell}"
        return f"{self.name}/{self.seat}" if self.seat >= 0 else self.name


@record(frozen=True, slots=True)
class Figure:
    """A figure on the table: its seat, its kind, and where it is."""

    seat: int
    kind: str
    place: Segment | Spot

    def __str__(self) -> str:
        return f"{self.kind}/{self.seat}@{self.place}"


@record(frozen=True, slots=True, order=True)
class Cell:
    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


@record(frozen=True, slots=True, order=True)
class Corner:
    """The point where four tiles meet: the north-west corner of a square."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"NW@{self.x},{self.y}"


@record(frozen=True, slots=True, order=True)
class Word:
    """A choice that refers to nothing on the board. Its family says what it names: a figure, a place."""

    word: str
    family: str = field(default="word", compare=False)

    def __str__(self) -> str:
        return self.word


Target = Place | Segment | Spot | Figure | Cell | Corner | Word | Number | Point
