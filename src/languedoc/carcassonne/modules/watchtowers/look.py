"""How watchtowers are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render.look import Hand, Look, SignLook
from languedoc.render.symbols import plaque, use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


def watchtower(painter: Painter, spot: Spot, scale: float) -> None:
    """With its points, and what it counts."""
    x, y = spot.at
    points, _, what = spot.value.partition("/")
    px, py = x + 7.6 * scale, y + 7.8 * scale
    painter.add(use("watch", x, y, scale=scale), plaque(points, px, y - 7.8 * scale, 1.2 * scale))
    painter.add(use("plaque", px, py, scale=1.2 * scale), use(f"i-{what}", px, py, scale=1.4 * scale))


LOOK = Look(
    signs={"watchtower": SignLook(room=(17.0, 10.0), stop=14.0, draw=watchtower)},
    hands={"WT_cN_cE_rS_pennant": Hand(meeting=(70, 31))},
)
