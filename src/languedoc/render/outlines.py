"""From areas to outlines. Every border is traced once and shared by both neighbours, so that outlines cover the tile
and cannot overlap."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from languedoc.render.area import CELLS, Area
from languedoc.render.curves import Line, Point, simplified
from languedoc.render.frames import Frame

TOLERANCE = 0.3
OUTSIDE = -1

Corner = tuple[int, int]
Arc = tuple[Line, int, int]  # from junction to junction; the label on its left, the label on its right


def outlines(frame: Frame, areas: Mapping[int, Area]) -> dict[int, list[Line]]:
    """For each label the rings of its outline: clockwise around pieces, counter-clockwise around holes.

    The areas must not overlap; together they fill the frame.
    """
    edges = _border(frame, areas)
    rings: dict[int, list[Line]] = {label: [] for label in areas}
    arcs = _arcs(frame, edges)
    for label in areas:
        rings[label] = _rings(
            [line if right == label else line[::-1] for line, left, right in arcs if label in (left, right)]
        )
    return rings


def _labels(frame: Frame, areas: Mapping[int, Area]) -> list[list[int]]:
    columns, count = frame.width * CELLS, frame.height * CELLS
    grid = [[OUTSIDE] * (columns + 2) for _ in range(count + 2)]
    for label, area in areas.items():
        for y, line in enumerate(area.runs()):
            for first, end in line:
                grid[y + 1][first + 1 : end + 1] = [label] * (end - first)
    return grid


def _border(frame: Frame, areas: Mapping[int, Area]) -> dict[Corner, list[tuple[Corner, int, int]]]:
    """For each corner of cells the border steps that start there, with the labels on both sides."""
    grid = _labels(frame, areas)
    steps: dict[Corner, list[tuple[Corner, int, int]]] = defaultdict(list)
    rows = [[0, *area.rows, 0] for area in areas.values()]
    for y in range(1, len(grid)):
        above, here = grid[y - 1], grid[y]
        changed = 0
        for row in rows:
            changed |= row[y - 1] ^ row[y]
        for x in _bits(changed):  # a step to the east has `above` on its left
            a, b = (x, y - 1), (x + 1, y - 1)
            upper, lower = above[x + 1], here[x + 1]
            steps[a].append((b, upper, lower))
            steps[b].append((a, lower, upper))
        changed = 0
        for row in rows:
            changed |= row[y] ^ row[y] << 1
        for x in _bits(changed):  # a step to the south has the eastern cell on its left
            a, b = (x, y - 1), (x, y)
            west, east = here[x], here[x + 1]
            steps[a].append((b, east, west))
            steps[b].append((a, west, east))
    return steps


def _bits(row: int) -> Iterator[int]:
    while row:
        low = row & -row
        yield low.bit_length() - 1
        row ^= low


def _arcs(frame: Frame, steps: dict[Corner, list[tuple[Corner, int, int]]]) -> list[Arc]:
    corners = {(round(x * CELLS), round(y * CELLS)) for x, y in frame.outline}
    junctions = [corner for corner, ways in steps.items() if len(ways) != 2 or corner in corners]
    stops = set(junctions)
    begun: set[tuple[Corner, Corner]] = set()  # first steps of arcs, from either end
    seen: set[Corner] = set()  # between junctions
    arcs: list[Arc] = []

    def follow(start: Corner, step: tuple[Corner, int, int]) -> None:
        before, (at, left, right) = start, step
        line = [before, at]
        while at != start and at not in stops:
            (one, _, _), (other, _, _) = steps[at]
            before, at = at, other if one == before else one
            line.append(at)
        begun.add((at, before))
        seen.update(line)
        arcs.append((_smoothed(frame, line), left, right))

    for corner in junctions:
        for step in steps[corner]:
            if (corner, step[0]) not in begun:
                follow(corner, step)
    for corner, ways in steps.items():
        if corner not in stops and corner not in seen:
            follow(corner, ways[0])
    return arcs


def _smoothed(frame: Frame, cells: Sequence[Corner]) -> Line:
    """Turn stairs into a line through the middles of the steps, with the same ends and as few points as possible."""
    line = [(x / CELLS, y / CELLS) for x, y in cells]
    if frame.name == "triangle":
        line = [_on_slope(point) for point in line]
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(line)]
    if cells[0] == cells[-1]:
        half = len(middles) // 2
        first, second = simplified(middles[: half + 1], TOLERANCE), simplified(middles[half:] + middles[:1], TOLERANCE)
        return first + second[1:]
    return simplified([line[0], *middles, line[-1]], TOLERANCE)


def _on_slope(point: Point) -> Point:
    """Move points of the long side of a triangle exactly onto it."""
    x, y = point
    if abs(x - y) <= 1 / CELLS:
        on = round((x + y) / 2, 1)  # whole tenths stay on it however the tile is turned
        return (on, on)
    return point


def _rings(lines: list[Line]) -> list[Line]:
    """Join lines end to end into rings."""
    rings: list[Line] = []
    starts: dict[Point, list[Line]] = {}
    for line in lines:
        starts.setdefault(line[0], []).append(line)
    for line in lines:
        waiting = starts[line[0]]
        if line not in waiting:
            continue
        waiting.remove(line)
        ring = line[:-1]
        end = line[-1]
        while end != line[0]:
            following = starts[end].pop(0)
            ring += following[:-1]
            end = following[-1]
        if len(ring) > 2:
            rings.append(ring)
    return rings
