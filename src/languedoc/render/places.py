"""Positions on a tile: signs with space around them, and a point for a figure in every segment."""

from __future__ import annotations

import math

from languedoc.render.area import Area
from languedoc.render.curves import Point, along, disc
from languedoc.render.looks import every, sign
from languedoc.render.parts import Layout, Spot

VILLAGE = 8.0  # how far the houses of a village extend
WALL = 4.0  # how far walls and their shadows reach
FIGURE = 9.0  # room for a figure around its anchor


def place_marks(plan: Layout, areas: dict[int, Area], built_up: Area) -> None:
    """Place the signs of segments inside them, then those of the tile in open ground where there is room."""
    width, height = plan.frame.width, plan.frame.height
    taken = Area(width, height)
    meadow = Area(width, height)
    for i, area in areas.items():
        if i >= 0 and plan.tile.features[i].kind == "field":
            meadow |= area
    kept = built_up.grown(WALL)
    if plan.meeting and plan.meeting.name == "village":
        kept |= Area.covered(width, height, [disc(plan.meeting.at, plan.meeting.radius + VILLAGE)])

    def ground(least: float, near: Area | None = None) -> Area:
        """Free meadow, away from walls, villages and the rim if there is enough of it."""
        free = meadow - taken if near is None else near & meadow - taken
        calm = (free - kept).shrunk(2.5)
        return calm if has_room(calm, least) else free.shrunk(1)

    def put(name: str, value: str, inside: Area, wish: tuple[float, float], feature: int = -1) -> None:
        nonlocal taken
        at, radius = roomy(inside - taken, wish[0] + 1.5, plan.frame.centre)
        spot = Spot(name, value, at, min(wish[0], max(wish[1], radius - 1.0)), feature)
        plan.marks.append(spot)
        taken |= Area.covered(width, height, [disc(at, spot.radius + 1.0)])

    for i, feature in enumerate(plan.tile.features):
        for flag in feature.flags:
            name, _, value = flag.partition(":")
            if look := every().signs.get(name):
                beside = look.beside and feature.kind == "road"
                near = ground(look.room[1], areas[i].grown(29)) if beside else areas[i].shrunk(1)
                put(name, value, near, look.room, i)
    for mark in plan.tile.marks:
        name, _, value = mark.partition(":")
        if plan.meeting and plan.meeting.name == name:
            spot = plan.meeting
            plan.marks.append(Spot(name, value, spot.at, min(max(spot.radius, 11.0), sign(name).room[0])))
            taken |= Area.covered(width, height, [disc(spot.at, spot.radius)])
            continue
        wish = sign(name).room
        open_ground = ground(wish[1])
        if not has_room(open_ground, wish[1]) and built_up:
            inside = (built_up - taken).shrunk(1)
            if inside.middle()[1] > open_ground.middle()[1]:
                open_ground = inside
        put(name, value, open_ground, wish)


def has_room(area: Area, radius: float) -> bool:
    return any(part.middle()[1] >= radius + 1 for part in area.parts()[:3])


def roomy(area: Area, wish: float, centre: Point) -> tuple[Point, float]:
    """The place for a disc of that radius nearest to the centre of the free ground, or for the largest one that
    fits."""
    parts = [(part.middle(), part) for part in area.parts()[:4]]
    if not parts:
        return centre, 0.0
    (at, radius), part = max(parts, key=lambda found: found[0][1])
    if radius > wish + 2:
        inner = part.shrunk(wish)
        return inner.centre(), wish
    return at, radius


def anchors(plan: Layout, areas: dict[int, Area]) -> dict[int, Point]:
    """Anchors for figures: the centre of buildings, on the road for roads, the widest place of cities and meadows, away
    from signs."""
    points: dict[int, Point] = {}
    width, height = plan.frame.width, plan.frame.height
    taken = Area(width, height)
    if plan.marks:
        taken = Area.covered(width, height, [disc(spot.at, spot.radius * 0.9) for spot in plan.marks])
    order = {"road": 1, "river": 3}
    for i in sorted((i for i in areas if i >= 0), key=lambda i: (order.get(plan.tile.features[i].kind, 2), i)):
        area = areas[i]
        kind = plan.tile.features[i].kind
        if plan.building and plan.building.feature == i:
            points[i] = plan.building.at
        elif kind == "road":
            points[i] = road_anchor(plan, i, area, list(points.values()))
        else:
            points[i] = widest(area, taken)
        if not area.has(*points[i]):
            points[i] = area.middle()[0]
        taken |= Area.covered(width, height, [disc(points[i], FIGURE)])
    return {i: (round(x, 1), round(y, 1)) for i, (x, y) in points.items()}


def road_anchor(plan: Layout, index: int, area: Area, others: list[Point]) -> Point:
    """A point on the road, away from signs and from the figures of other roads if possible."""
    line = next(way for way in plan.roads if way.feature == index).lines[0]
    through = len(plan.tile.features[index].edges) == 2
    parts = (0.5, 0.42, 0.6, 0.34, 0.7, 0.25) if through else (0.45, 0.38, 0.3, 0.2, 0.55)
    found = [at for part in parts if area.has(*(at := along(line, part)))]
    clear = [at for at in found if all(math.dist(at, spot.at) >= spot.radius for spot in plan.marks)]
    alone = [at for at in clear if all(math.dist(at, other) >= FIGURE * 1.3 for other in others)]
    return next(iter(alone or clear or found), area.middle()[0])


def widest(area: Area, taken: Area) -> Point:
    free = area - taken
    at, radius = free.middle() if free else area.middle()
    if radius < 3.0:
        whole, wide = area.middle()
        if wide > radius + 2:
            return whole
    return at
