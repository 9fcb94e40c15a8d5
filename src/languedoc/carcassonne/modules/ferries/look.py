"""How lakes and ferries are drawn."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from languedoc.render.curves import number
from languedoc.render.look import Hand, Look, SignLook, TokenLook
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


def lake(painter: Painter, spot: Spot, scale: float) -> None:
    """With a landing stage for each road that ends at it."""
    x, y = spot.at
    r = spot.radius
    place = f'cx="{number(x)}" cy="{number(y)}"'
    painter.add(
        f'<ellipse class="water" {place} rx="{number(r)}" ry="{number(r)}" stroke="var(--ink)" stroke-width="1"/>'
    )
    painter.add(f'<circle class="dp" {place} r="{number(r - 2.6)}" stroke-width="3"/>')
    for way in painter.plan.roads:
        if len(painter.tile.features[way.feature].edges) == 1:
            ax, ay = painter.point(painter.frame.edges[painter.tile.features[way.feature].edges[0]].middle)
            away = math.dist((ax, ay), (x, y))
            ux, uy = (ax - x) / away, (ay - y) / away
            a, b = (x + ux * (r + 2), y + uy * (r + 2)), (x + ux * (r - 5), y + uy * (r - 5))
            d = f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"
            painter.add(f'<path class="bank" d="{d}" stroke-width="7"/>')
            painter.add(f'<path d="{d}" stroke="var(--rut)" stroke-width="5.6" stroke-dasharray="1.8 .5"/>')
    painter.add(use("landing", x, y, scale=0.62 * scale))


LOOK = Look(
    tokens={"ferry": TokenLook(mark="ferry_lake", width=44.0)},
    signs={"ferry_lake": SignLook(room=(18.0, 11.0), stop=18.0, ground="", draw=lake)},
    hands={"FY_cN_rE_rS_rW": Hand(meeting=(50, 60))},
)
