"""The parts of a layout: ways, spots, segments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.render import ways
from languedoc.render.curves import Line, Point
from languedoc.render.frames import Frame
from languedoc.render.walls import City


@dataclass(slots=True)
class Way:
    """A road or river: its lines from end to end, and what else it covers (a lake, the centre of several arms)."""

    feature: int
    lines: list[Line]
    pools: list[Line] = field(default_factory=list)
    hidden: tuple[Line, ...] = ()  # the part in a tunnel

    def rings(self, frame: Frame, half: float) -> list[Line]:
        return [ring for line in self.lines for ring in ways.band(frame, line, half)] + self.pools


@dataclass(frozen=True, slots=True)
class Spot:
    """A round place for something: a building, a sign, a village."""

    name: str
    value: str
    at: Point
    radius: float
    feature: int = -1


@dataclass(frozen=True, slots=True)
class Segment:
    """A feature of the tile as a shape: its rings (clockwise around pieces, counter-clockwise around holes), and its
    anchor."""

    feature: int
    kind: str
    rings: tuple[tuple[Point, ...], ...]
    anchor: Point


@dataclass(slots=True)
class Layout:
    tile: Tile
    frame: Frame
    cities: list[City] = field(default_factory=list)
    rivers: list[Way] = field(default_factory=list)
    roads: list[Way] = field(default_factory=list)
    lanes: list[Line] = field(default_factory=list)
    gates: list[tuple[Point, Point]] = field(default_factory=list)  # position, and the direction into the city
    bridges: list[tuple[Line, Point, float]] = field(default_factory=list)  # the road above, position, length
    mouths: list[tuple[Point, Point]] = field(default_factory=list)  # of tunnels: position, and direction inwards
    meeting: Spot | None = None
    building: Spot | None = None
    houses: list[Point] = field(default_factory=list)  # where a road ends at a single house
    marks: list[Spot] = field(default_factory=list)
    segments: tuple[Segment, ...] = ()
    ground: tuple[Line, ...] = ()  # rings of what belongs to no segment
    problems: list[str] = field(default_factory=list)

    def turned(self, quarters: int) -> Iterator[Segment]:
        """The segments of the turned tile, rounded to whole tenths."""

        def spot(point: Point) -> Point:
            x, y = self.frame.turn(point, quarters)
            return (round(x, 1), round(y, 1))

        for each in self.segments:
            rings = tuple(tuple(map(spot, ring)) for ring in each.rings)
            yield Segment(each.feature, each.kind, rings, spot(each.anchor))
