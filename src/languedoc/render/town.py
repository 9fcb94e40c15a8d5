"""Cities: walls with towers and gates, streets that meet at the seams, a square, roofs in rows, a church."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from languedoc.render import ways
from languedoc.render.area import Area
from languedoc.render.curves import Line, Point, bezier, disc, joined, offset, path, ribbon, simplified, towards
from languedoc.render.looks import landmark, sign
from languedoc.render.symbols import use
from languedoc.render.walls import City, stacked

if TYPE_CHECKING:
    from languedoc.render.painter import Painter

TALL = 4.8  # height of a wall in the picture
THICK = 3.1
STREET = 2.6  # half the width of a street
HOUSES = {"a": (6.2, 10.6), "b": (5.0, 12.8), "c": (6.6, 11.0), "d": (4.1, 13.4), "e": (7.0, 9.2)}
SMALL = (("d", 3.4, 6.6, 12.8), ("v", 2.6, 3.0, 4.0))  # what fits into gaps: half its width, its foot, its height

Item = tuple[float, str]


def paint(painter: Painter) -> None:
    plan = painter.plan
    if stacked(painter.tile) and len(plan.cities) > 1:
        for each in reversed(plan.cities):
            paint_cities(painter, [each])
        underpasses(painter, plan.cities[0], plan.cities[1:])
    else:
        paint_cities(painter, plan.cities)


def paint_cities(painter: Painter, cities: list[City]) -> None:
    ground = "".join(smooth_ring(painter, each) for each in cities)
    painter.add(f'<path class="ground" d="{ground}"/>')
    walls = [painter.line(wall) for each in cities for wall in each.walls]
    back, front = runs(walls)
    for crest in (crest_of(painter, back), crest_of(painter, front)):
        if crest:
            painter.strokes(crest, "gp", y=TALL)
    streets = [street for each in cities for street in streets_of(painter, each)]
    if streets:
        d = "".join(f"M{joined(a)}C{joined((*b, *c, *e), 0)}" for a, b, c, e in streets)
        painter.add(f'<path class="st" d="{d}"/>')
    squares(painter, cities)
    stand(painter, back, False)
    houses(painter, cities, [bezier(*street, 6) for street in streets])
    stand(painter, front, True)
    own = Area.covered(painter.width, painter.height, [painter.line(each.ring) for each in cities]).grown(3)
    for at, direction in painter.plan.gates:
        x, y = painter.point(at)
        if own.has(min(max(x, 1), painter.width - 1), min(max(y, 1), painter.height - 1)):
            _, slope = painter.way(unit(direction))
            name, by = ("G", 1.4) if slope < -0.3 else ("g", 3.0 if slope < 0.3 else 2.0)
            painter.add(use(name, x, y + by))
    flyovers(painter)
    for each in cities:
        for tower in each.towers:
            painter.add(use("T", *painter.point(tower)))


def underpasses(painter: Painter, upper: City, lower: list[City]) -> None:
    """Arches where the streets of a city continue under the walls of the city above it."""
    above = painter.cities[upper.feature]
    for each in lower:
        for street in streets_of(painter, each):
            under = next((point for point in bezier(*street, 40) if above.has(*point)), None)
            if under:
                painter.add(use("mouth", under[0], under[1] + 1))


def unit(vector: Point) -> Point:
    long = math.hypot(*vector) or 1.0
    return (vector[0] / long, vector[1] / long)


def smooth_ring(painter: Painter, each: City) -> str:
    return path(simplified(painter.line(each.ring + each.ring[:1]), 0.4)[:-1], True)


# ------------------------------------------------------------------ walls


def runs(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """The parts of walls seen from behind, and those seen from the front (the ground is on their right)."""
    back: list[Line] = []
    front: list[Line] = []
    for line in lines:
        run: Line = [line[0]]
        facing: bool | None = None
        for a, b in pairwise(line):
            south = b[0] < a[0]
            if facing is not None and south != facing and len(run) > 1:
                (front if facing else back).append(run)
                run = [a]
            run.append(b)
            facing = south
        (front if facing else back).append(run)
    return back, front


def stand(painter: Painter, found: list[Line], front: bool) -> None:
    """Draw faces, walks and battlements. Each line is the outer foot of a wall."""
    body = ""
    for run in found:
        line = simplified(run, 0.3)
        inner = offset(line, THICK)
        near, far = (line, inner) if front else (inner, line)
        body += path(near + raised(painter, far)[::-1], True)
    crest = crest_of(painter, found)
    if body and crest:
        painter.add(f'<path class="wf" d="{body}"/>')
        painter.strokes(crest, "m1", "m2", "m3", "m4")
        if front:
            painter.strokes(crest, "mc", y=0.7 * TALL)


def crest_of(painter: Painter, found: list[Line]) -> str:
    """The middle of the walks on walls."""
    return "".join(path(raised(painter, offset(simplified(run, 0.3), THICK / 2))) for run in found)


def raised(painter: Painter, line: Line) -> Line:
    return [(x, y - TALL * low(painter, x, y)) for x, y in line]


def low(painter: Painter, x: float, y: float) -> float:
    """Whether a wall is lower here: near the towers on the seam."""
    rim = min(x, painter.width - x, y, painter.height - y)
    return 0.6 + 0.4 * min(1.0, max(0.0, rim) / 7)


def flyovers(painter: Painter) -> None:
    """Roads on a bridge over the roofs."""
    for way in painter.plan.roads:
        if not painter.over_city(way):
            continue
        d, _ = painter.stroke([way])
        wide = 2 * ways.ROAD
        painter.strokes(d, "bank", y=3.4, style=f"stroke-width:{wide + 5:g}")
        painter.strokes(d, "bank", y=2.8, style=f"stroke-width:{wide + 3.8:g};stroke:var(--stone2)")
        painter.strokes(d, "bank", style=f"stroke-width:{wide + 4.6:g}")
        painter.strokes(d, "bank", style=f"stroke-width:{wide + 3.2:g};stroke:var(--stone);stroke-dasharray:3 .5")
        painter.strokes(d, "vg", style=f"stroke-width:{wide + 0.8:g}")
        painter.strokes(d, "rd", "tk", "cr")


# ------------------------------------------------------------------ streets and squares


def streets_of(painter: Painter, each: City) -> list[tuple[Point, Point, Point, Point]]:
    """Streets from the middle of each edge and from each gate to the square of the city."""
    feature = painter.tile.features[each.feature]
    if feature.kind == "inner":
        return []
    area = painter.cities[each.feature]
    if area.size < 1500:
        return []
    hub = hub_of(painter, each)
    found: list[tuple[Point, Point, Point, Point]] = []
    for name in feature.edges:
        edge = painter.frame.edges.get(name)
        if edge is not None:
            start = painter.point(edge.middle)
            inside = painter.point(edge.at(edge.length / 2, 18))
            found.append((start, inside, towards(inside, hub, 0.5), hub))
    for at, direction in painter.plan.gates:
        x, y = painter.point(at)
        dx, dy = painter.way(unit(direction))
        if area.has(x + dx * 6, y + dy * 6):
            found.append(((x, y), (x + dx * 12, y + dy * 12), hub, hub))
    return found


def hub_of(painter: Painter, each: City) -> Point:
    """The square: at a sign of the city, else in the middle of its widest part."""
    signs = [spot.at for spot in painter.spots if spot.feature == each.feature]
    if signs:
        return signs[0]
    at, _ = painter.cities[each.feature].shrunk(1).middle()
    return at


def squares(painter: Painter, cities: list[City]) -> None:
    for each in cities:
        for spot in painter.spots:
            inside = spot.feature == each.feature or (spot.feature < 0 and painter.cities[each.feature].has(*spot.at))
            if inside and sign(spot.name).square:
                x, y = spot.at
                painter.add(f'<circle class="street" cx="{x:.1f}" cy="{y:.1f}" r="{spot.radius + 0.8:.1f}"/>')


# ------------------------------------------------------------------ roofs


def houses(painter: Painter, cities: list[City], streets: list[Line]) -> None:
    rng = painter.rng
    items: list[Item] = []
    spots = [*painter.spots, *(spot for spot in (painter.building, painter.meeting) if spot)]
    kept = Area.covered(
        painter.width,
        painter.height,
        [disc(spot.at, spot.radius + 0.8) for spot in spots]
        + [disc(painter.point(gate), 7) for gate, _ in painter.plan.gates]
        + [ribbon(street, STREET + 0.2) for street in streets],
    )
    special = landmark(painter.tile)
    if special:
        kept |= painter.area([disc(special.at, special.radius)])
    for way in painter.plan.roads:
        if painter.over_city(way):
            kept |= painter.area(way.rings(painter.frame, ways.ROAD + 4))
    walls = [painter.line(wall) for each in painter.plan.cities for wall in each.walls]
    stones = Area.covered(painter.width, painter.height, [ribbon(line, 2.2) for line in walls])
    stones = stones | stones.moved_up(3.6)
    towers = [disc(painter.point(t), 6.0) for each in painter.plan.cities for t in each.towers]
    first, second, third = rng.sample("abce", 3)  # each city has its own mix of houses
    kinds = 3 * first + 2 * second + 2 * third + "d"
    for each in cities:
        zone = painter.cities[each.feature]
        inside = zone - stones - Area.covered(painter.width, painter.height, towers) - kept
        whole = painter.board.shrunk(1.5)
        church = zone.size > 3300 and not special and not any(spot.feature == each.feature for spot in painter.spots)
        church = church and not (painter.building and zone.has(*painter.building.at))
        if church:
            church = not put_church(painter, items, inside)
        y, row = 13.0, 0
        while y < painter.height - 1.4:
            x = 7.0 + rng.uniform(0, 3) + (row % 2) * 4
            while x < painter.width - 5:
                at, kind = min(painter.height - 1.6, y + rng.uniform(-1, 1)), rng.choice(kinds)
                w, h = HOUSES[kind]
                if whole.holds(x - w - 0.4, at - h - 0.4, x + w + 0.4, at) and inside.holds(
                    x - w + 0.6, at - h * 0.7, x + w - 0.6, at
                ):
                    items.append(house(kind, x, at, rng.choice("1112223334")))
                    inside.cut(x - w + 1.4, at - h * 0.5, x + w - 1.4, at)
                elif (
                    at > 15
                    and whole.holds(x - 4.4, at - 13.8, x + 4.4, at)
                    and inside.holds(x - 3.4, at - 8, x + 3.4, at)
                ):
                    items.append(house("d", x, at, rng.choice("123")))
                    inside.cut(x - 2.8, at - 6.4, x + 2.8, at)
                    w = 4.0
                x += w * 2 + rng.uniform(-1.0, 0.8)
            y += 7.4
            row += 1
        fill_gaps(painter, items, inside, whole, round(60 + zone.size / 25))
    painter.add('<g class="prop c1">', *(text for _, text in sorted(items)), "</g>")
    if special:
        painter.add(use(special.symbol, *painter.point(special.at), scale=special.scale))


def put_church(painter: Painter, items: list[Item], inside: Area) -> bool:
    for _ in range(40):
        x, y = painter.rng.uniform(14, painter.width - 14), painter.rng.uniform(28, painter.height - 4)
        if inside.holds(x - 10.5, y - 13, x + 11, y) and painter.board.holds(x - 11, y - 26, x + 11, y):
            items.append(house("church", x, y))
            inside.cut(x - 11, y - 15, x + 11.5, y + 5)
            return True
    return False


def fill_gaps(painter: Painter, items: list[Item], inside: Area, whole: Area, tries: int) -> None:
    """Fill the room that the rows left along the walls with small houses and bushes."""
    rng = painter.rng
    bushes = 3 + tries // 30
    for _ in range(tries):
        x, y = rng.uniform(4, painter.width - 4), rng.uniform(9, painter.height - 1.6)
        if not inside.has(x, y - 2):
            continue
        for kind, w, h, top in SMALL:
            if inside.holds(x - w, y - h, x + w, y) and whole.holds(x - w - 1, y - top, x + w + 1, y):
                if kind != "v":
                    items.append(house(kind, x, y, rng.choice("1234")))
                elif bushes > 0:
                    items.append(house(kind, x, y))
                    bushes -= 1
                inside.cut(x - w + 1, y - h + 1, x + w - 1, y)
                break


def house(kind: str, x: float, y: float, roof: str = "1") -> Item:
    """A house, or what else stands between houses, with its depth in the picture."""
    return y, use(kind, round(x), round(y), f"c{roof}" if roof != "1" else "")
