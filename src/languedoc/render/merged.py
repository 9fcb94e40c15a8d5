"""Merges many outlines into one area: the seams between neighbouring tiles vanish, the rest of the border stays.

The outline of each part of a tile is split once, where it runs along the edge of its square, or along a diagonal where
two triangles meet. The lines between these seams are stored as text, so that many parts are joined by joining texts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from languedoc.render.curves import Point, joined

SIDE = 1000  # width of a square in the unit of this file, a tenth
TENTHS = 10

Spot = tuple[int, int]
Stroke = tuple[Spot, str]  # where it leads, and its steps
Seam = tuple[int, int]  # which of the lines below, and where
Interval = tuple[int, int]


LINES = ((1, 0), (0, 1), (1, -1), (1, 1))
"""Seams are lines on which x, y, x - y or x + y is a whole number of squares."""


@dataclass(frozen=True, slots=True, eq=False)
class Border:
    """`lines` lead from one point of the rim to another (or back to where they begin), with their steps as text.
    `seams` are the parts along the edges: which seam, from, to."""

    lines: tuple[tuple[Spot, Spot, str], ...]
    seams: tuple[tuple[Seam, int, int], ...]


def border(rings: Iterable[Sequence[Point]]) -> Border:
    """Split rings at the edges of squares."""
    lines: list[tuple[Spot, Spot, str]] = []
    seams: list[tuple[Seam, int, int]] = []
    for ring in rings:
        spots = [(round(x * TENTHS), round(y * TENTHS)) for x, y in ring]
        steps = [(a, b) for a, b in pairwise([*spots, *spots[:1]]) if a != b]
        first = next((k for k, step in enumerate(steps) if _seam(*step)), 0)
        line: list[Spot] = []
        for a, b in steps[first:] + steps[:first]:
            seam = _seam(a, b)
            if seam is None:
                line = [*line, b] if line else [a, b]
                continue
            lines += _line(line)
            line = []
            seams.append((seam, a[_along(seam)], b[_along(seam)]))
        lines += _line(line)
    return Border(tuple(lines), tuple(seams))


def _seam(a: Spot, b: Spot) -> Seam | None:
    """The edge or diagonal that a step runs along."""
    for line in range(len(LINES)):
        where = _where(line, *a)
        if where % SIDE == 0 and where == _where(line, *b):
            return line, where
    return None


def _where(line: int, x: int, y: int) -> int:
    return LINES[line][0] * x + LINES[line][1] * y


def _along(seam: Seam) -> int:
    """Which coordinate of a point gives its position on the seam: x, or y where x is constant."""
    return 1 if seam[0] == 0 else 0


def _line(spots: Sequence[Spot]) -> list[tuple[Spot, Spot, str]]:
    return [(spots[0], spots[-1], _steps(spots))] if spots else []


def _steps(spots: Sequence[Spot]) -> str:
    return joined(part / TENTHS for (ax, ay), (bx, by) in pairwise(spots) for part in (bx - ax, by - ay))


def merged(parts: Iterable[tuple[int, int, Border]]) -> str:
    """The path around parts of tiles on their squares. Pieces run clockwise, holes counter-clockwise."""
    strokes: dict[Spot, list[Stroke]] = defaultdict(list)
    there: dict[Seam, list[Interval]] = defaultdict(list)
    back: dict[Seam, list[Interval]] = defaultdict(list)
    for x, y, outline in parts:
        across, down = x * SIDE, y * SIDE
        for (ax, ay), (bx, by), steps in outline.lines:
            strokes[ax + across, ay + down].append(((bx + across, by + down), steps))
        for (line, where), first, last in outline.seams:
            seam = (line, where + _where(line, across, down))
            along = (across, down)[_along(seam)]
            if first < last:
                there[seam].append((first + along, last + along))
            else:
                back[seam].append((last + along, first + along))
    for seam in {*there, *back}:
        for first, last in _without(there[seam], back[seam]):
            _draw(strokes, seam, first, last)
        for first, last in _without(back[seam], there[seam]):
            _draw(strokes, seam, last, first)
    return _chained(strokes)


def _draw(strokes: dict[Spot, list[Stroke]], seam: Seam, first: int, last: int) -> None:
    line, where = seam
    if line == 0:
        a, b = (where, first), (where, last)
    else:  # LINES, solved for y
        a, b = ((x, (where - LINES[line][0] * x) * LINES[line][1]) for x in (first, last))
    strokes[a].append((b, _steps((a, b))))


def _without(intervals: list[Interval], others: list[Interval]) -> list[Interval]:
    """What is left of intervals after the parts covered by others are removed."""
    if not others:
        return intervals
    left: list[Interval] = []
    for first, last in sorted(intervals):
        at = first
        for start, end in sorted(others):
            if end <= at or start >= last:
                continue
            if start > at:
                left.append((at, start))
            at = max(at, end)
        if at < last:
            left.append((at, last))
    return left


def _chained(strokes: dict[Spot, list[Stroke]]) -> str:
    path = []
    while strokes:
        start = next(iter(strokes))
        ring: list[str] = []
        at = start
        while at in strokes:
            at_next, steps = strokes[at].pop()
            if not strokes[at]:
                del strokes[at]
            ring.append(steps)
            at = at_next
            if at == start:
                break
        begins = joined((start[0] / TENTHS, start[1] / TENTHS))
        path.append(f"M{begins}l{' '.join(ring).replace(' -', '-')}z")
    return "".join(path)
