"""How bathhouses are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render.look import Look, PlaceLook, SignLook
from languedoc.render.symbols import plaque, use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


def bathhouse(painter: Painter, spot: Spot, scale: float) -> None:
    """With its value."""
    x, y = spot.at
    painter.add(use("bath", x, y, scale=scale))
    painter.add(plaque(spot.value, x + 8.4 * scale, y - 7.6 * scale, 1.4 * scale))


LOOK = Look(
    places={"bathhouse": PlaceLook(mark="bathhouse", lies=True)},
    signs={"bathhouse": SignLook(room=(15.0, 9.0), beside=True, draw=bathhouse)},
)
