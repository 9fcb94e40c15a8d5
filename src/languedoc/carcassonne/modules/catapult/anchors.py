"""Where figures stand on a square, so that tokens can hit them (5.1)."""

from __future__ import annotations

from collections.abc import Mapping

# Where ports are on a square; a segment without one is in the middle
SIDE = 100
MIDDLE = 50
PORTS: Mapping[str, tuple[int, int]] = {
    "N": (50, 0),
    "E": (100, 50),
    "S": (50, 100),
    "W": (0, 50),
    "NL": (25, 0),
    "NR": (75, 0),
    "EL": (100, 25),
    "ER": (100, 75),
    "SL": (75, 100),
    "SR": (25, 100),
    "WL": (0, 75),
    "WR": (0, 25),
}


def anchor(ports: list[str]) -> tuple[int, int]:
    """Where a figure stands on a square, by the ports of its segment: half way from the middle to their mean (5.1)."""
    points = [PORTS.get(port, (MIDDLE, MIDDLE)) for port in ports]
    if not points:
        return MIDDLE, MIDDLE
    number = len(points)
    x = sum([point[0] for point in points])
    y = sum([point[1] for point in points])
    return (x + MIDDLE * number) // (2 * number), (y + MIDDLE * number) // (2 * number)
