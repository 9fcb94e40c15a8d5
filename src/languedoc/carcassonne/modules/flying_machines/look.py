"""How flying machines are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render.look import Look, SignLook
from languedoc.render.symbols import heading, use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


def flyer(painter: Painter, spot: Spot, scale: float) -> None:
    """It turns with its tile: the way it flies is printed."""
    painter.add(use("flyer", *spot.at, scale=scale, turn=heading(spot.value) + 90 * painter.quarters))


LOOK = Look(signs={"flying_machine": SignLook(room=(18.0, 11.0), pale=True, draw=flyer)})
