"""How followers, pennants and monasteries are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render.look import BuildingLook, FigureLook, Look, SignLook
from languedoc.render.looks import local_symbol
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


def pennant(painter: Painter, spot: Spot, scale: float) -> None:
    x, y = spot.at
    if spot.value == "2":
        painter.add(
            use("shield", x - 8 * scale, y, scale=scale * 0.86), use("shield", x + 8 * scale, y, scale=scale * 0.86)
        )
    else:
        painter.add(use("shield", x, y, scale=scale))


def monastery(painter: Painter, spot: Spot) -> None:
    x, y = spot.at
    scale = spot.radius / 19
    painter.add(use(local_symbol("monastery", painter.tile), x, y + 2 * scale, scale=scale))


LOOK = Look(
    figures={"follower": FigureLook()},
    signs={"pennant": SignLook(room=(13.0, 8.0), draw=pennant)},
    buildings={"monastery": BuildingLook(monastery)},
)
