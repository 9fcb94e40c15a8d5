"""Lines that look drawn by hand: curves, wobble, ribbons, and their text in an SVG path."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random

Point = tuple[float, float]
Line = list[Point]


def bezier(a: Point, b: Point, c: Point, d: Point, steps: int = 16) -> Line:
    points = []
    for k in range(steps + 1):
        t = k / steps
        u = 1 - t
        w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
            (
                w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
            )
        )
    return points


def towards(a: Point, b: Point, part: float) -> Point:
    return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)


def normals(line: Sequence[Point]) -> list[Point]:
    """For each point of a line the unit vector to the right of its direction."""
    found = []
    last = len(line) - 1
    for k in range(len(line)):
        (ax, ay), (bx, by) = line[max(k - 1, 0)], line[min(k + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        found.append((-(by - ay) / length, (bx - ax) / length))
    return found


def offset(line: Sequence[Point], by: float) -> Line:
    """The line moved to the right of its direction."""
    return [(x + nx * by, y + ny * by) for (x, y), (nx, ny) in zip(line, normals(line), strict=True)]


def wobble(line: Sequence[Point], rng: Random, amount: float) -> Line:
    """The line with a wobble, as if drawn by hand. It vanishes at both ends, so that seams still meet."""
    p, q, beat = rng.uniform(0, math.tau), rng.uniform(0, math.tau), rng.uniform(1.4, 2.4)
    last = len(line) - 1
    out = []
    for k, ((x, y), (nx, ny)) in enumerate(zip(line, normals(line), strict=True)):
        t = k / last
        calm = math.sin(math.pi * t) ** 0.8 if 0 < k < last else 0.0
        by = amount * calm * (0.8 * math.sin(p + beat * math.tau * t) + 0.3 * math.sin(q + beat * 11 * t))
        out.append((x + nx * by, y + ny * by))
    return out


def ribbon(line: Sequence[Point], half: float) -> Line:
    """The ring around a line, at the distance `half` on each side."""
    return offset(line, half) + offset(line, -half)[::-1]


def disc(centre: Point, rx: float, ry: float | None = None, steps: int = 28) -> Line:
    ry = rx if ry is None else ry
    return [
        (centre[0] + rx * math.cos(k * math.tau / steps), centre[1] + ry * math.sin(k * math.tau / steps))
        for k in range(steps)
    ]


def length(line: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def along(line: Sequence[Point], part: float) -> Point:
    """The point at this fraction of the length of the line."""
    rest = length(line) * part
    for a, b in pairwise(line):
        step = math.dist(a, b)
        if rest <= step and step > 0:
            return towards(a, b, rest / step)
        rest -= step
    return line[-1]


def nearest(line: Sequence[Point], to: Point) -> Point:
    return min(line, key=lambda point: math.dist(point, to))


def simplified(line: Sequence[Point], tolerance: float) -> Line:
    """The line with fewer points, nowhere further away than the tolerance (Douglas and Peucker)."""
    keep = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        (ax, ay), (bx, by) = line[first], line[last]
        dx, dy = bx - ax, by - ay
        norm = math.hypot(dx, dy)
        worst, where = tolerance, -1
        for k in range(first + 1, last):
            x, y = line[k]
            away = abs((x - ax) * dy - (y - ay) * dx) / norm if norm else math.hypot(x - ax, y - ay)
            if away > worst:
                worst, where = away, k
        if where >= 0:
            keep.add(where)
            todo += [(first, where), (where, last)]
    return [line[k] for k in sorted(keep)]


# ------------------------------------------------------------------ text


def number(value: float, digits: int = 1) -> str:
    """A number with as few characters as possible."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def joined(numbers: Iterable[float], digits: int = 1) -> str:
    """Numbers in a row; no separator is needed before a minus sign or a second decimal point."""
    text, pointed = "", False
    for value in numbers:
        word = number(value, digits)
        text += word if not text or word[0] == "-" or (pointed and word[0] == ".") else f" {word}"
        pointed = "." in word
    return text


def path(line: Sequence[Point], closed: bool = False) -> str:
    """Straight steps. Each starts at the rounded end of the one before, so that rounding errors do not add up."""
    points = [(round(x, 1), round(y, 1)) for x, y in line]
    steps = [value for (ax, ay), (bx, by) in pairwise(points) if (ax, ay) != (bx, by) for value in (bx - ax, by - ay)]
    return f"M{joined(points[0])}l{joined(steps)}{'z' if closed else ''}" if steps else ""


def smooth(line: Sequence[Point], closed: bool = False, digits: int = 1) -> str:
    """A curve through all points (Catmull-Rom), as cubic pieces.

    The handle after a point mirrors the one before it, so that all pieces but the first need only one.
    """
    points = list(line)
    count = len(points)
    at = (round(points[0][0], digits), round(points[0][1], digits))
    text = f"M{joined(at, digits)}c"
    values: list[float] = []
    for k in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(k + j - 1) % count] for j in range(4))
        else:
            a, b, c, d = (points[min(max(k + j - 1, 0), count - 1)] for j in range(4))
        end = (round(c[0], digits), round(c[1], digits))
        handles = [(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)] if k == 0 else []
        handles.append((c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6))
        for point in (*handles, end):
            values += [point[0] - at[0], point[1] - at[1]]
        if k == 0:
            text += joined(values, digits) + "s"
            values = []
        at = end
    return f"{text}{joined(values, digits)}".rstrip("s") + ("z" if closed else "")


def blot(x: float, y: float, rx: float, ry: float, rng: Random) -> str:
    """A watercolour blot."""
    turn = rng.uniform(0, math.tau)
    points = []
    for k in range(5):
        by = rng.uniform(0.75, 1.05)
        angle = turn + k * math.tau / 5
        points.append((x + rx * by * math.cos(angle), y + ry * by * math.sin(angle)))
    return smooth(points, closed=True, digits=0)
