"""How cathedrals are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render.look import BuildingLook, Look
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


def cathedral(painter: Painter, spot: Spot) -> None:
    x, y = spot.at
    painter.add(use("german_cathedral", x, y + 2, scale=spot.radius / 21))


LOOK = Look(buildings={"german_cathedral": BuildingLook(cathedral, radius=22.0)})
