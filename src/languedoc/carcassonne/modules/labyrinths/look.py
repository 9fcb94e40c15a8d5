"""How labyrinths are drawn."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from languedoc.render.curves import Point, number
from languedoc.render.look import CentreLook, Look

if TYPE_CHECKING:
    from languedoc.render.painter import Painter


def labyrinth(painter: Painter, at: Point) -> None:
    """Hedges in rings around the middle, open towards the four roads."""
    x, y = at
    text = ""
    for ring, r in enumerate((20.0, 15.4, 10.8, 6.2)):
        for k in range(4):
            start = (k * 90 + (16 if ring % 2 == 0 else 62)) * math.pi / 180
            end = start + (58 if ring % 2 == 0 else 56) * math.pi / 180
            if ring % 2:
                start, end = start - 0.9, end - 0.4
            a = (x + r * math.cos(start), y + r * math.sin(start))
            b = (x + r * math.cos(end), y + r * math.sin(end))
            text += f"M{number(a[0])} {number(a[1])}A{r:g} {r:g} 0 0 1 {number(b[0])} {number(b[1])}"
    painter.add(
        f'<path d="{text}" fill="none" stroke="var(--ink)" stroke-width="3.4" stroke-linecap="round"/>'
        f'<path d="{text}" fill="none" stroke="var(--leaf2)" stroke-width="2.4" stroke-linecap="round"/>'
    )
    painter.add(f'<circle class="gold i" cx="{number(x)}" cy="{number(y)}" r="2.4"/>')


LOOK = Look(centres={"labyrinth": CentreLook(23.0, labyrinth)})
