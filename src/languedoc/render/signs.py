"""Buildings and signs: drawn last, upright, each on its own ground with air around it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from languedoc.render.curves import number
from languedoc.render.parts import Spot
from languedoc.render.symbols import figures, heading, use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter

FULL = 15.0  # every sign is drawn to fill a circle of this radius
SYMBOLS = {
    "pennant": "shield",
    "vineyard": "vine",
    "fruit_tree": "fruit",
    "besieged": "siege",
    "pig_herd": "pigs",
    "bathhouse": "bath",
    "flying_machine": "flyer",
    "watchtower": "watch",
    "ferry_lake": "landing",
    "robber": "robber-sign",
}
MONASTERIES = {"japan": "pagoda", "netherlands_belgium": "beguinage"}
ON_MEADOW = frozenset(
    {"vineyard", "gold", "portal", "mage", "robber", "festival", "fair", "flying_machine", "pig_herd"}
)  # signs without a ground of their own


def paint(painter: Painter) -> None:
    if painter.building:
        building(painter, painter.building)
    for spot in sorted(painter.spots, key=lambda spot: spot.at[1]):
        sign(painter, spot)
    for way in painter.plan.roads:
        if painter.tile.features[way.feature].flag("labyrinth"):
            labyrinth(painter, painter.frame.turn((50.0, 50.0), painter.quarters))


def building(painter: Painter, spot: Spot) -> None:
    x, y = spot.at
    if spot.name == "monastery":
        name = MONASTERIES.get(painter.tile.set or "", "monastery")
        scale = spot.radius / 19
        painter.add(use(name, x, y + 2 * scale, scale=scale))
        if painter.tile.features[spot.feature].flag("abbot"):
            painter.add(use("crosier", x + 14 * scale, y - 8 * scale, scale=scale))
    elif spot.name == "shrine":
        painter.add(f'<circle class="hl" cx="{number(x)}" cy="{number(y)}" r="{number(spot.radius)}"/>')
        painter.add(use("shrine", x, y + 4, scale=spot.radius / 15))
    elif spot.name == "german_castle":
        painter.add(use("castle", x, y + 2))
    elif spot.name == "abbey":
        painter.add(use("abbey", x, y + 6, scale=1.1))
    else:
        painter.add(use(spot.name, x, y + 2, scale=1.0 if spot.name == "school" else spot.radius / 21))


def sign(painter: Painter, spot: Spot) -> None:
    x, y = spot.at
    scale = spot.radius / FULL
    name = SYMBOLS.get(spot.name, spot.name)
    if spot.name in ON_MEADOW and not painter.built_up.has(x, y):
        around = f'rx="{number(spot.radius + 1)}" ry="{number(spot.radius)}"'
        painter.add(f'<ellipse class="hl" cx="{number(x)}" cy="{number(y + 1)}" {around}/>')
    if spot.name == "crop_circle":
        painter.add(use(f"crop_{spot.value}", x, y, scale=scale))
    elif spot.name == "wind_rose":
        rose(painter, spot, scale)
    elif spot.name == "flying_machine":
        painter.add(use(name, x, y, scale=scale, turn=heading(spot.value) + 90 * painter.quarters))
    elif spot.name == "ferry_lake":
        lake(painter, spot)
    elif spot.name == "goods":
        painter.add(use(spot.value, x, y, scale=scale))
    elif spot.name == "pennant" and spot.value == "2":
        painter.add(
            use("shield", x - 8 * scale, y, scale=scale * 0.86), use("shield", x + 8 * scale, y, scale=scale * 0.86)
        )
    else:
        painter.add(use(name, x, y, scale=scale))
        if spot.name == "watchtower":
            points, _, what = spot.value.partition("/")
            plaque(painter, x + 7.6 * scale, y - 7.8 * scale, points, 1.2 * scale)
            px, py = x + 7.6 * scale, y + 7.8 * scale
            painter.add(use("plaque", px, py, scale=1.2 * scale), use(f"i-{what}", px, py, scale=1.4 * scale))
        elif spot.name == "bathhouse":
            plaque(painter, x + 8.4 * scale, y - 7.6 * scale, spot.value, 1.4 * scale)


def plaque(painter: Painter, x: float, y: float, text: str, scale: float) -> None:
    painter.add(use("plaque", x, y, scale=scale), figures(text, x, y, 1.05 * scale))


def rose(painter: Painter, spot: Spot, scale: float) -> None:
    """A rose turns with its tile: its north is printed."""
    x, y = spot.at
    turn = 90.0 * painter.quarters
    if spot.value.startswith("full"):
        painter.add(use(f"rose_{spot.value}", x, y, scale=scale, turn=turn))
    else:
        painter.add(use("rose_quarter", x, y, scale=scale, turn=turn + 90 * ("NE", "SE", "SW", "NW").index(spot.value)))


def lake(painter: Painter, spot: Spot) -> None:
    x, y = spot.at
    r = spot.radius
    place = f'cx="{number(x)}" cy="{number(y)}"'
    painter.add(
        f'<ellipse class="water" {place} rx="{number(r)}" ry="{number(r)}" stroke="var(--ink)" stroke-width="1"/>'
    )
    painter.add(f'<circle class="dp" {place} r="{number(r - 2.6)}" stroke-width="3"/>')
    for way in painter.plan.roads:
        if len(painter.tile.features[way.feature].edges) == 1:
            ax, ay = painter.point(painter.frame.edges[painter.tile.features[way.feature].edges[0]].middle)
            away = math.dist((ax, ay), (x, y))
            ux, uy = (ax - x) / away, (ay - y) / away
            a, b = (x + ux * (r + 2), y + uy * (r + 2)), (x + ux * (r - 5), y + uy * (r - 5))
            d = f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"
            painter.add(f'<path class="bank" d="{d}" stroke-width="7"/>')
            painter.add(f'<path d="{d}" stroke="var(--rut)" stroke-width="5.6" stroke-dasharray="1.8 .5"/>')
    painter.add(use("landing", x, y, scale=0.62 * r / FULL))


def labyrinth(painter: Painter, at: tuple[float, float]) -> None:
    """Hedges in rings around the middle, open towards the four roads."""
    x, y = at
    text = ""
    for ring, r in enumerate((20.0, 15.4, 10.8, 6.2)):
        for k in range(4):
            start = (k * 90 + (16 if ring % 2 == 0 else 62)) * math.pi / 180
            end = start + (58 if ring % 2 == 0 else 56) * math.pi / 180
            if ring % 2:
                start, end = start - 0.9, end - 0.4
            a = (x + r * math.cos(start), y + r * math.sin(start))
            b = (x + r * math.cos(end), y + r * math.sin(end))
            text += f"M{number(a[0])} {number(a[1])}A{r:g} {r:g} 0 0 1 {number(b[0])} {number(b[1])}"
    painter.add(
        f'<path d="{text}" fill="none" stroke="var(--ink)" stroke-width="3.4" stroke-linecap="round"/>'
        f'<path d="{text}" fill="none" stroke="var(--leaf2)" stroke-width="2.4" stroke-linecap="round"/>'
    )
    painter.add(f'<circle class="gold i" cx="{number(x)}" cy="{number(y)}" r="2.4"/>')
