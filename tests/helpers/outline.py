"""Reads the paths that outlines are written in."""

from __future__ import annotations

import re

NUMBER = re.compile(r"-?(?:\d+(?:\.\d+)?|\.\d+)")


def rings_of(path: str) -> list[list[tuple[float, float]]]:
    """The rings of a path of straight steps: `M0 0l10 0 0 10z`."""
    rings = []
    for ring in path.removesuffix("z").split("z"):
        begin, _, steps = ring.removeprefix("M").partition("l")
        x, y = map(float, NUMBER.findall(begin))
        points = [(x, y)]
        numbers = [float(number) for number in NUMBER.findall(steps)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = round(x + dx, 1), round(y + dy, 1)
            points.append((x, y))
        assert points[-1] == points[0], "a ring comes back to its beginning"
        rings.append(points[:-1])
    return rings
