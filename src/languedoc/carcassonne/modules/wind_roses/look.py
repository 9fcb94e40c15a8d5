"""How wind roses are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render.look import Look, SignLook
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


QUARTERS = ("NE", "SE", "SW", "NW")


def rose(painter: Painter, spot: Spot, scale: float) -> None:
    """A rose turns with its tile: its north is printed."""
    x, y = spot.at
    turn = 90.0 * painter.quarters
    if spot.value.startswith("full"):
        painter.add(use(f"rose_{spot.value}", x, y, scale=scale, turn=turn))
    else:
        painter.add(use("rose_quarter", x, y, scale=scale, turn=turn + 90 * QUARTERS.index(spot.value)))


LOOK = Look(signs={"wind_rose": SignLook(room=(17.0, 11.0), draw=rose)})
