"""How castles are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render.look import BuildingLook, HeldLook, Look
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


def castle(painter: Painter, spot: Spot) -> None:
    x, y = spot.at
    painter.add(use("castle", x, y + 2))


LOOK = Look(
    buildings={"german_castle": BuildingLook(castle, radius=28.0, centred=True)},
    held={"holding-castles": HeldLook("castle", 0.5)},
)
