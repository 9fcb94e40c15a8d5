"""How the school and its teacher are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render.look import BuildingLook, Look, TokenLook
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot


def school(painter: Painter, spot: Spot) -> None:
    x, y = spot.at
    painter.add(use("school", x, y + 2))


LOOK = Look(
    tokens={"teacher": TokenLook("teacher-figure", base=0.9)},
    buildings={"school": BuildingLook(school, radius=24.0, centred=True)},
)
