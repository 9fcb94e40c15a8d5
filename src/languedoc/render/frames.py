"""The shapes of tiles: where their edges run, and how they turn.

A cell of the grid is 100 x 100 units, y grows downwards. Edges run clockwise, so the first half of each is its `L`
half.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from languedoc.render.area import Area
from languedoc.render.curves import Line, Point, towards

SIDE = 100


@dataclass(frozen=True)
class Edge:
    """From `start` to `end`, clockwise around the tile."""

    name: str
    start: Point
    end: Point

    @property
    def middle(self) -> Point:
        return towards(self.start, self.end, 0.5)

    @cached_property
    def length(self) -> float:
        return math.dist(self.start, self.end)

    @cached_property
    def along(self) -> Point:
        """The unit vector from start to end."""
        return ((self.end[0] - self.start[0]) / self.length, (self.end[1] - self.start[1]) / self.length)

    @cached_property
    def inward(self) -> Point:
        return (-self.along[1], self.along[0])

    def at(self, distance: float, depth: float = 0.0) -> Point:
        """A point at a distance along the edge, and at a distance into the tile."""
        (x, y), (ux, uy), (nx, ny) = self.start, self.along, self.inward
        return (x + ux * distance + nx * depth, y + uy * distance + ny * depth)

    def half(self, which: str) -> Point:
        """A point just inside the left or right half."""
        return self.at(self.length * (0.25 if which == "L" else 0.75), 1.2)


@dataclass(frozen=True)
class Frame:
    """The shape of a tile, in the orientation in which its tiles are described."""

    name: str
    width: int
    height: int
    edges: dict[str, Edge]

    @cached_property
    def outline(self) -> Line:
        return [edge.start for edge in self.edges.values()]

    def spread(self, by: float) -> Line:
        """The outline slightly enlarged from its centre."""
        if self.name == "triangle":
            return [(-by, -2.4 * by), (100 + 2.4 * by, 100 + by), (-by, 100 + by)]
        return [
            (x + (by if x else -by), y + (by if y else -by))
            for x, y in self.outline
            if x != SIDE or self.name == "square"
        ]

    @property
    def centre(self) -> Point:
        return (35.0, 65.0) if self.name == "triangle" else (self.width / 2, self.height / 2)

    def area(self) -> Area:
        return Area.within(self.width, self.height, [self.spread(0.1)])  # with the cells on the slope of a triangle

    def size(self, quarters: int) -> tuple[int, int]:
        """Width and height when turned."""
        return (self.height, self.width) if quarters % 2 else (self.width, self.height)

    def turn(self, point: Point, quarters: int) -> Point:
        """The position of a point when the tile is turned clockwise."""
        x, y = point
        width, height = self.width, self.height
        for _ in range(quarters % 4):
            x, y = height - y, x
            width, height = height, width
        return (x, y)

    def turned_centre(self, quarters: int) -> Point:
        """The centre of a turned tile."""
        return self.turn(self.centre, quarters)

    def turned(self, line: Sequence[Point], quarters: int) -> Line:
        return [self.turn(point, quarters) for point in line]

    def on_rim(self, point: Point) -> bool:
        x, y = point
        if self.name == "triangle" and abs(x - y) < 0.01:
            return True
        return min(x, y, self.width - x, self.height - y) < 0.01

    def corner_between(self, first: Edge, second: Edge) -> Point | None:
        """The corner where the first edge ends and the second begins."""
        return first.end if first.end == second.start else None


def _frame(name: str, width: int, height: int, corners: Sequence[tuple[str, Point]]) -> Frame:
    ring = list(corners)
    edges = {edge: Edge(edge, start, ring[(k + 1) % len(ring)][1]) for k, (edge, start) in enumerate(ring)}
    return Frame(name, width, height, edges)


FRAMES: dict[str, Frame] = {
    "square": _frame("square", 100, 100, (("N", (0, 0)), ("E", (100, 0)), ("S", (100, 100)), ("W", (0, 100)))),
    "triangle": _frame("triangle", 100, 100, (("H", (0, 0)), ("S", (100, 100)), ("W", (0, 100)))),
    "double": _frame(
        "double",
        200,
        100,
        (
            ("A:N", (0, 0)),
            ("B:N", (100, 0)),
            ("B:E", (200, 0)),
            ("B:S", (200, 100)),
            ("A:S", (100, 100)),
            ("A:W", (0, 100)),
        ),
    ),
}
