"""How monasteries of other countries and their abbots are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render.look import FigureLook, Look
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


def crosier(painter: Painter, spot: Spot) -> None:
    """The sign that an abbot may live there."""
    x, y = spot.at
    scale = spot.radius / 19
    painter.add(use("crosier", x + 14 * scale, y - 8 * scale, scale=scale))


LOOK = Look(
    figures={"abbot": FigureLook(emblem=(0.0, -6.0, 1.0))},
    local={("monastery", "japan"): "pagoda", ("monastery", "netherlands_belgium"): "beguinage"},
    badges={"abbot": crosier},
)
