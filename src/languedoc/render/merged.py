"""Many outlines as one area: the seams between neighbouring tiles go, the rest of the border stays."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from languedoc.render.curves import Line, Point

SIDE = 100.0
Seam = tuple[str, float]  # "x" or "y", and where it runs
Interval = tuple[float, float]


def merged(rings: Iterable[Sequence[Point]]) -> list[Line]:
    """The rings of the union of outlines that touch along seams. Pieces are clockwise, holes the other way."""
    steps: dict[Point, list[Point]] = defaultdict(list)
    there: dict[Seam, list[Interval]] = defaultdict(list)
    back: dict[Seam, list[Interval]] = defaultdict(list)
    for ring in rings:
        points = [(round(x, 2), round(y, 2)) for x, y in ring]
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            if a == b:
                continue
            seam = _seam(a, b)
            if seam is None:
                steps[a].append(b)
            else:
                first, last = (a[1], b[1]) if seam[0] == "x" else (a[0], b[0])
                (there if first < last else back)[seam].append((min(first, last), max(first, last)))
    for seam in {*there, *back}:
        for first, last in _without(there[seam], back[seam]):
            steps[_at(seam, first)].append(_at(seam, last))
        for first, last in _without(back[seam], there[seam]):
            steps[_at(seam, last)].append(_at(seam, first))
    return _chained(steps)


def _seam(a: Point, b: Point) -> Seam | None:
    """The grid line that a step runs along."""
    for axis, (u, v) in (("x", (a[0], b[0])), ("y", (a[1], b[1]))):
        if u == v and u % SIDE == 0:
            return axis, u
    return None


def _at(seam: Seam, place: float) -> Point:
    return (seam[1], place) if seam[0] == "x" else (place, seam[1])


def _without(intervals: list[Interval], others: list[Interval]) -> list[Interval]:
    """What is left of intervals where no other one lies."""
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


def _chained(steps: dict[Point, list[Point]]) -> list[Line]:
    rings: list[Line] = []
    while steps:
        start = next(iter(steps))
        ring: Line = []
        at = start
        while at in steps:
            ring.append(at)
            following = steps[at].pop()
            if not steps[at]:
                del steps[at]
            at = following
            if at == start:
                break
        if len(ring) > 2:
            rings.append(ring)
    return rings
