"""How mayors, wagons, barns and abbeys are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render.look import CROSSED, BuildingLook, FigureLook, Hand, HeldLook, Look
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


def abbey(painter: Painter, spot: Spot) -> None:
    x, y = spot.at
    painter.add(use("abbey", x, y + 3, scale=0.58))


LOOK = Look(
    figures={
        "mayor": FigureLook(emblem=(0.0, -6.4, 0.95)),
        "wagon": FigureLook(emblem=(0.0, -9.8, 1.15), shadow=12, lies=False),
        "barn": FigureLook(emblem=(0.0, -11.4, 1.0), shadow=12, lies=False),
    },
    held={"holding-abbey": HeldLook("monastery", 0.6)},
    buildings={"abbey": BuildingLook(abbey, radius=26.0, centred=True, whole=True)},
    hands={
        "AM_cN_cEW": Hand(
            walls={"N": ((46, 16), (70, 86), (44, 86), (26, 86), (22, 36)), "W": ((50, 6), (40, 70))}, stacked=True
        ),
        "AM_cNS_cEW": Hand(walls=CROSSED),
        "AM_cN_rES": Hand(via={"E": (50, 35)}),
        "AM_cN_rSW": Hand(via={"S": (50, 35)}),
    },
)
