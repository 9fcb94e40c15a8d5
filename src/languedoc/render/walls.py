"""Computes where the walls of cities run.

A city fills its edges from the end of one wall to the end of another; a tower stands on the tile whose wall ends there.
Between two of its edges that are not adjacent a wall runs through the tile; where two meadows meet at the rim with
nothing else between them, the wall goes out to that point and comes back.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from languedoc.carcassonne.tiles.sheet import Feature, Tile
from languedoc.render.curves import Line, Point, bezier, wobble
from languedoc.render.frames import Edge, Frame
from languedoc.render.looks import hand

CORNER = 6.0
"""From the corner of a tile to where the wall meets the edge; the same on every city edge."""

TOWER = (1.4, 4.5)  # from the end of a wall to the middle of its tower: towards the corner, and into the tile

TIP = 6.5  # from the rim to the tower of a pointed city
STEPS = 22

# How deep a wall bends in from its edge, and how far along it: for a city on one edge, on adjacent edges, on opposite
# edges. `near`: if another city of the tile lies on the far side of that wall.
ONE = {"alone": (46.0, 23.0), "opposite": (40.0, 25.0), "near": (34.0, 31.0)}
CORNERED = {"alone": (34.0, 16.0), "near": (25.0, 30.0)}
OPPOSITE = {"alone": (26.0, 30.0), "near": (24.0, 50.0)}
SLOPE = {"one": (40.0, 34.0), "two": (20.0, 30.0)}  # triangles


@dataclass(frozen=True, slots=True)
class Span:
    """The part of an edge that a city fills."""

    port: str
    edge: Edge
    first: float
    last: float

    @property
    def start(self) -> Point:
        return self.edge.at(self.first)

    @property
    def end(self) -> Point:
        return self.edge.at(self.last)


@dataclass(slots=True)
class City:
    """The drawing of a city: the ring of its ground, its walls (clockwise, the ground on their right), its towers."""

    feature: int
    ring: Line
    walls: list[Line] = field(default_factory=list)
    towers: list[Point] = field(default_factory=list)
    needles: list[Line] = field(default_factory=list)  # ground between the tower of a tip and the rim


def stacked(tile: Tile) -> bool:
    """Whether the first city of a tile passes over the others."""
    return tile.crossing or hand(tile).stacked


def city(frame: Frame, tile: Tile, index: int, rng: Random) -> City:
    spans = _spans(frame, tile, tile.features[index])
    made = City(index, [])
    tips = dict(_tips(frame, tile, index))
    for k, span in enumerate(spans):
        following = spans[(k + 1) % len(spans)]
        made.ring += [span.start, span.end]
        corner = frame.corner_between(span.edge, following.edge)
        if corner is not None and len(spans) > 1 and _reaches(span, "R") and _reaches(following, "L"):
            made.ring.append(corner)
            continue
        wall = _wall(frame, tile, spans, k, tips, made, rng)
        made.walls.append(wall)
        made.ring += wall[1:-1]
        if tile.features[index].kind == "city":  # the inside of a fixed block has none
            made.towers += [_tower_after(span), _tower_before(following)]
    return made


def _spans(frame: Frame, tile: Tile, feature: Feature) -> list[Span]:
    """The parts of edges that a city fills, clockwise. The inside of a fixed block fills all halves of its edges that
    are no meadow."""
    found = []
    fields = {half for other in tile.features if other.kind == "field" for half in other.edges}
    for name, edge in frame.edges.items():
        inset = CORNER * 1.4 if name == "H" else CORNER
        middle = edge.length / 2
        if feature.kind == "inner" and name in feature.edges:
            left, right = name + "L" not in fields, name + "R" not in fields
            if left or right:
                port = name if left and right else name + ("L" if left else "R")
                found.append(Span(port, edge, 0.0 if left else middle, edge.length if right else middle))
        elif name in feature.edges:
            found.append(Span(name, edge, inset, edge.length - inset))
        elif name + "L" in feature.edges:
            found.append(Span(name + "L", edge, inset, middle))
        elif name + "R" in feature.edges:
            found.append(Span(name + "R", edge, middle, edge.length - inset))
    return found


def _reaches(span: Span, half: str) -> bool:
    return span.port == span.edge.name or span.port.endswith(half)


def _tower_after(span: Span) -> Point:
    along, deep = TOWER
    return span.edge.at(span.last + (along if _reaches(span, "R") else 0.0), deep)


def _tower_before(span: Span) -> Point:
    along, deep = TOWER
    return span.edge.at(span.first - (along if _reaches(span, "L") else 0.0), deep)


# ------------------------------------------------------------------ walls


def _wall(
    frame: Frame, tile: Tile, spans: list[Span], k: int, tips: dict[Point, Edge], made: City, rng: Random
) -> Line:
    span, following = spans[k], spans[(k + 1) % len(spans)]
    begin, end = span.end, following.start
    passed = _between(frame, span, following, len(spans) == 1)
    reached = [tip for edge in passed for tip in (edge.start, edge.middle) if tip in tips and tip != begin]
    last = passed[-1].end if passed else end
    if last in tips:
        reached.append(last)
    by_hand = hand(tile).walls.get(span.port)
    if by_hand and not reached:
        points = (begin, *by_hand, end)
        drawn = [begin]
        for k in range(0, len(points) - 1, 3):
            a, b, c, d = points[k : k + 4]
            drawn += wobble(bezier(a, b, c, d, STEPS), rng, 0.5)[1:]
        return drawn
    deep, far = _bend(frame, tile, span, following, passed, len(spans))
    leave = _inside(span, begin, deep, -far)
    arrive = _inside(following, end, deep, far)
    if not reached:
        calm = span.port != span.edge.name or following.port != following.edge.name
        return wobble(bezier(begin, leave, arrive, end, STEPS), rng, 0.3 if calm else 0.8)
    stops: list[tuple[Point, Point, Point]] = []  # position, and the control points before and after it
    for tip in reached:
        stops.append(_tip(frame, tip, made))
    line: Line = [begin]
    controls = [(begin, begin, leave), *stops, (end, arrive, end)]
    for (a, _, out), (b, into, _) in pairwise(controls):
        line += wobble(bezier(a, out, into, b, 14), rng, 0.5)[1:]
    return line


def _inside(span: Span, point: Point, deep: float, far: float) -> Point:
    (nx, ny), (ux, uy) = span.edge.inward, span.edge.along
    return (point[0] + nx * deep + ux * far, point[1] + ny * deep + uy * far)


def _between(frame: Frame, span: Span, following: Span, alone: bool) -> list[Edge]:
    """The edges that a wall passes."""
    edges = list(frame.edges.values())
    at = edges.index(span.edge)
    passed: list[Edge] = []
    while True:
        at = (at + 1) % len(edges)
        if edges[at] is following.edge:
            return passed
        passed.append(edges[at])
        if alone and len(passed) == len(edges) - 1:
            return passed


def _bend(frame: Frame, tile: Tile, span: Span, following: Span, passed: list[Edge], spans: int) -> tuple[float, float]:
    taken = {edge for other in tile.features if other.kind in ("city", "river") for edge in other.edges}
    cities = {edge for other in tile.features if other.kind == "city" for edge in other.edges}
    if frame.name == "triangle":
        return SLOPE["one" if spans == 1 else "two"]
    if span.port != span.edge.name or following.port != following.edge.name:
        deep = 28.0 if span.edge is not following.edge else 20.0
        return deep, 0.0
    if spans == 1:
        neighbours = {passed[0].name, passed[-1].name}
        if neighbours & cities:
            return ONE["near"]
        return ONE["opposite"] if taken & {edge.name for edge in passed} else ONE["alone"]
    crowded = any(edge.name in cities for edge in passed)
    table = OPPOSITE if len(passed) == 1 else CORNERED
    return table["near" if crowded else "alone"]


# ------------------------------------------------------------------ tips


def _tips(frame: Frame, tile: Tile, index: int) -> Iterator[tuple[Point, Edge]]:
    """Points of the rim where two meadows meet with nothing between them: the city must reach them."""
    cities = [i for i, feature in enumerate(tile.features) if feature.kind == "city"]
    pointed = max(cities, key=lambda i: (tile.features[i].flag("irregular"), len(tile.features[i].edges)), default=-1)
    if index != pointed:
        return
    owner = {half: i for i, feature in enumerate(tile.features) if feature.kind == "field" for half in feature.edges}
    shown = tile.edge_kinds
    edges = list(frame.edges.values())
    for k, edge in enumerate(edges):
        left, right = owner.get(edge.name + "L"), owner.get(edge.name + "R")
        if shown[edge.name] == "field" and left is not None and right is not None and left != right:
            yield edge.middle, edge
        after = owner.get(edges[(k + 1) % len(edges)].name + "L")
        if right is not None and after is not None and right != after:
            yield edge.end, edge


def _tip(frame: Frame, tip: Point, made: City) -> tuple[Point, Point, Point]:
    cx, cy = frame.width / 2, frame.height / 2
    away = math.dist(tip, (cx, cy))
    nx, ny = (cx - tip[0]) / away, (cy - tip[1]) / away
    tower = (tip[0] + nx * TIP, tip[1] + ny * TIP)
    outer, inner = (tip[0] - nx * 3, tip[1] - ny * 3), (tower[0] + nx * 5, tower[1] + ny * 5)
    made.needles.append(
        [
            (outer[0] - ny, outer[1] + nx),
            (outer[0] + ny, outer[1] - nx),
            (inner[0] + ny * 2, inner[1] - nx * 2),
            (inner[0] - ny * 2, inner[1] + nx * 2),
        ]
    )
    made.towers.append(tower)
    # the two walls leave the tower side by side: clockwise, so that the first one arrives on its left
    before = (tower[0] + nx * 34 - ny * 13, tower[1] + ny * 34 + nx * 13)
    behind = (tower[0] + nx * 34 + ny * 13, tower[1] + ny * 34 - nx * 13)
    return tower, before, behind
