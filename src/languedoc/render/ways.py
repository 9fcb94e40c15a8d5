"""Computes where roads and rivers run: from the middle of an edge to the middle of another, or to what they end at."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from languedoc.carcassonne.tiles.sheet import Feature
from languedoc.render.curves import Line, Point, bezier, disc, ribbon, towards, wobble
from languedoc.render.frames import Edge, Frame

ROAD = 4.5  # half widths; the same at every edge
RIVER = 7.0
LANE = 3.6

BEND = {"road": 1.3, "river": 2.0}  # strength of the wobble


def beyond(frame: Frame, line: Sequence[Point], by: float = 4.0) -> Line:
    """The line, extended where it meets the rim."""
    out = list(line)
    for end, inner in ((0, 1), (-1, -2)):
        a, b = line[end], line[inner]
        if frame.on_rim(a):
            away = math.dist(a, b) or 1.0
            further = (a[0] + (a[0] - b[0]) / away * by, a[1] + (a[1] - b[1]) / away * by)
            out.insert(0 if end == 0 else len(out), further)
    return out


def through(first: Edge, second: Edge, rng: Random, amount: float, via: Point | None = None) -> Line:
    """A line from edge to edge, perpendicular to both, so that neighbouring tiles join."""
    if via is not None:
        start = ending(first, via, rng, 0.3)
        return start + ending(second, via, rng, 0.3)[-2::-1]
    (ax, ay), (bx, by) = first.middle, second.middle
    pull = math.dist((ax, ay), (bx, by)) * (
        0.34
        if abs(first.inward[0] + second.inward[0]) < 0.1 and abs(first.inward[1] + second.inward[1]) < 0.1
        else 0.41
    )
    return wobble(
        bezier((ax, ay), first.at(first.length / 2, pull), second.at(second.length / 2, pull), (bx, by), 24),
        rng,
        amount,
    )


def ending(edge: Edge, target: Point, rng: Random, amount: float = 0.8) -> Line:
    """A line from an edge to a point inside."""
    start = edge.middle
    pull = min(24.0, math.dist(start, target) * 0.5)
    out = edge.at(edge.length / 2, pull)
    return wobble(bezier(start, out, towards(out, target, 0.6), target, 16), rng, amount)


def arms(frame: Frame, feature: Feature, centre: Point, rng: Random) -> list[Line]:
    """The branches of a road or river with three or four of them."""
    return [ending(frame.edges[edge], centre, rng, 0.6) for edge in feature.edges]


def ring_road(centre: Point, radius: float) -> Line:
    """A closed line around something."""
    around = disc(centre, radius, steps=24)
    return [*around, around[0]]


def band(frame: Frame, line: Sequence[Point], half: float) -> list[Line]:
    """The rings that a road or river covers: a ribbon, rounded where it ends inside the tile."""
    if line[0] == line[-1]:
        return [ribbon(line, half)]
    rings = [ribbon(beyond(frame, line), half)]
    rings += [disc(end, half, steps=16) for end in (line[0], line[-1]) if not frame.on_rim(end)]
    return rings


def lake(end: Point, radius: float) -> Line:
    x, y = end
    ring = []
    for k in range(26):
        t = k * math.tau / 26
        ring.append(
            (
                x + radius * (1 + 0.12 * math.sin(3 * t + 1)) * math.cos(t),
                y + 0.82 * radius * (1 + 0.1 * math.sin(2 * t)) * math.sin(t),
            )
        )
    return ring
