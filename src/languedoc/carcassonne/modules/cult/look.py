"""How shrines are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render.curves import number
from languedoc.render.look import BuildingLook, Look
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


def shrine(painter: Painter, spot: Spot) -> None:
    x, y = spot.at
    painter.add(f'<circle class="hl" cx="{number(x)}" cy="{number(y)}" r="{number(spot.radius)}"/>')
    painter.add(use("shrine", x, y + 4, scale=spot.radius / 15))


LOOK = Look(buildings={"shrine": BuildingLook(shrine)})
