"""Buildings and signs: drawn last, upright, each with space around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.render import looks
from languedoc.render.curves import number
from languedoc.render.parts import Spot
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter

FULL = 15.0  # every sign is drawn to fill a circle of this radius


def paint(painter: Painter) -> None:
    if painter.building:
        building(painter, painter.building)
    for spot in sorted(painter.spots, key=lambda spot: spot.at[1]):
        sign(painter, spot)
    for way in painter.plan.roads:
        for flag in painter.tile.features[way.feature].flags:
            if look := looks.every().centres.get(flag):
                look.draw(painter, painter.frame.turn((50.0, 50.0), painter.quarters))


def building(painter: Painter, spot: Spot) -> None:
    look = looks.every()
    look.buildings[spot.name].draw(painter, spot)
    for flag in painter.tile.features[spot.feature].flags:
        if badge := look.badges.get(flag):
            badge(painter, spot)


def sign(painter: Painter, spot: Spot) -> None:
    x, y = spot.at
    scale = spot.radius / FULL
    look = looks.sign(spot.name)
    if look.pale and not painter.built_up.has(x, y):
        around = f'rx="{number(spot.radius + 1)}" ry="{number(spot.radius)}"'
        painter.add(f'<ellipse class="hl" cx="{number(x)}" cy="{number(y + 1)}" {around}/>')
    if look.draw:
        look.draw(painter, spot, scale)
    else:
        painter.add(use(look.symbol.format(value=spot.value) or spot.name, x, y, scale=scale))
