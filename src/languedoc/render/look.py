"""What a module declares about its drawings: `LOOK` in `look.py` of its folder, with symbols in `look.svg` beside it.

Everything is optional: a thing without a look is drawn in a plain way. Names are those of the declarations of the
module and of its tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from languedoc.render.curves import Line, Point

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot

PLAIN = "plaque"
"""The symbol of things that have none."""

PAWN = "pawn"
"""The symbol of figures that have none."""

CROSSED: Mapping[str, tuple[Point, ...]] = {
    "N": ((93, 46), (50, 76)),
    "S": ((7, 54), (50, 24)),
    "W": ((36, 50), (52, 4)),
    "E": ((64, 50), (48, 96)),
}
"""The walls of a city from north to south that passes over one from east to west."""


@dataclass(frozen=True, slots=True)
class FigureLook:
    """A figure of a seat. Its symbol has its name; the emblem of the seat is put on it."""

    emblem: tuple[float, float, float] = (0.0, -8.4, 1.0)
    """Offset of the emblem from the foot of the figure, and its scale."""
    shadow: int = 9
    """Half the width of its shadow."""
    lies: bool = True
    """Whether it lies down on a field."""


@dataclass(frozen=True, slots=True)
class TokenLook:
    """A token on the table. One that stands has a round base, which no printed sign has."""

    symbol: str = ""
    """Its drawing; empty: the one named like itself."""
    base: float = 0.0
    """How broad the base is; 0: it lies flat."""
    floor: float = 0.0
    """Height of one piece, if the number of the token is the height of a stack."""
    mark: str = ""
    """The sign of the tile that it is put on; empty: the middle of the tile."""
    aside: Point = (0.0, 0.0)
    """How far from there, so that it does not hide what is printed there."""
    width: float = 30.0
    """Width of its drawing."""


@dataclass(frozen=True, slots=True)
class PlaceLook:
    """A place on tiles where figures can be."""

    mark: str = ""
    """The sign of the tile that they stand on; empty: the middle of the tile."""
    token: str = ""
    """The token on top of which they stand."""
    lies: bool = False
    """Whether they lie down there."""


@dataclass(frozen=True, slots=True)
class HeldLook:
    """Something that a seat has before it."""

    symbol: str
    size: float = 1.0
    in_colour: bool = False
    """Whether it is drawn in the colour of its seat, where the drawing has the class `cc`."""


@dataclass(frozen=True, slots=True)
class SignLook:
    """A sign on tiles: a mark of the tile, or a flag of a segment."""

    symbol: str = ""
    """Its drawing; empty: the one named like itself. `{value}` is replaced by VALUE in `NAME:VALUE`."""
    room: tuple[float, float] = (14.0, 9.0)
    """The radius it is given if there is room, and the smallest one it can be drawn with."""
    stop: float = 0.0
    """The radius of the ground it takes where roads end at it; 0: roads never end at it."""
    ground: str = "trod"
    """The colour of the ground around it where roads end; empty: its drawing includes the ground."""
    beside: bool = False
    """Whether it stands beside the road if it is a sign of a road."""
    pale: bool = False
    """Whether the meadow around it is paler."""
    square: bool = True
    """Whether a city leaves a square around it."""
    draw: Callable[[Painter, Spot, float], None] | None = None
    """How it is painted where a symbol is not enough: the spot, and the scale for its radius."""


@dataclass(frozen=True, slots=True)
class BuildingLook:
    """A building that is a segment of its own."""

    draw: Callable[[Painter, Spot], None]
    radius: float = 20.0
    """The largest radius it needs."""
    centred: bool = False
    """Whether it always stands in the centre of its tile."""
    whole: bool = False
    """Whether the whole tile is its ground."""


@dataclass(frozen=True, slots=True)
class CentreLook:
    """What is drawn in the centre of a road with several arms; it belongs to the road."""

    radius: float
    draw: Callable[[Painter, Point], None]


@dataclass(frozen=True, slots=True)
class Landmark:
    """What is drawn between the houses of one tile: its symbol, where, its scale, and the radius of its square."""

    symbol: str
    at: Point
    scale: float
    radius: float


@dataclass(frozen=True, slots=True)
class Hand:
    """Corrections drawn by hand for one tile, where the general rules give a bad picture."""

    walls: Mapping[str, tuple[Point, ...]] = field(default_factory=dict)
    """The edge at which a wall begins -> its two control points; a point it passes and two more may follow."""
    stacked: bool = False
    """Whether the first city passes over the second, although their edges do not imply it."""
    via: Mapping[str, Point] = field(default_factory=dict)
    """The first edge of a road -> a point it passes or ends at."""
    gates: Mapping[str, Point] = field(default_factory=dict)
    """The edge of a road -> a point near its gate; a meadow between two gates then touches the wall."""
    meeting: Point | None = None
    """Where roads end, so that each meadow touches only its own city, or so that they end away from a passing road."""
    lens: Line = field(default_factory=list)
    """Ground without an owner that separates two meadows from rim to rim."""
    above: str = ""
    """The edge of a road that ends here and crosses the others on a bridge."""


@dataclass(frozen=True, slots=True)
class Look:
    """All that a module declares about its drawings, by name; `hands` and `landmarks` by the ids of its tiles."""

    figures: Mapping[str, FigureLook] = field(default_factory=dict)
    tokens: Mapping[str, TokenLook] = field(default_factory=dict)
    places: Mapping[str, PlaceLook] = field(default_factory=dict)
    held: Mapping[str, HeldLook] = field(default_factory=dict)
    """By the ids of the texts that describe them."""
    signs: Mapping[str, SignLook] = field(default_factory=dict)
    buildings: Mapping[str, BuildingLook] = field(default_factory=dict)
    centres: Mapping[str, CentreLook] = field(default_factory=dict)
    """By flags of roads."""
    badges: Mapping[str, Callable[[Painter, Spot], None]] = field(default_factory=dict)
    """What is drawn at a building, by flags of the segment."""
    local: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """The symbol of a building on tiles of a set: building and set."""
    hands: Mapping[str, Hand] = field(default_factory=dict)
    landmarks: Mapping[str, Landmark] = field(default_factory=dict)
    seen: tuple[str, ...] = ()
    """Ids of notices and holdings that are left out where the page shows the same."""
