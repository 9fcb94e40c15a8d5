"""Where everything lies on a tile, in the orientation in which it is described.

`layout(tile)` is worked out once for each tile: outlines of its segments with the point where a figure stands, and
the lines, places and sizes that the painter needs.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from languedoc.carcassonne.tiles.sheet import Feature, Tile
from languedoc.render import ways
from languedoc.render.area import Area
from languedoc.render.curves import Line, Point, along, disc, nearest, towards
from languedoc.render.frames import FRAMES, Frame
from languedoc.render.outlines import outlines
from languedoc.render.places import anchors, place_marks
from languedoc.render.walls import City, city, stacked

BUILDINGS = ("monastery", "shrine", "german_cathedral", "german_castle", "school", "abbey")

STOPS = {
    # marks at which roads end, and how much ground they take
    "tower": 11.0,
    "bazaar": 14.0,
    "fair": 14.0,
    "volcano": 14.0,
    "crop_circle": 13.0,
    "watchtower": 14.0,
    "fruit_tree": 13.5,
    "ferry_lake": 18.0,
    "festival": 12.0,
}
VILLAGE = 8.0
HOUSE = 24.0  # how far a road runs that ends at a single house
MOUTH = 14.0  # how far a road is seen before it goes into a tunnel
REST = -2  # label of ground that belongs to no segment


@dataclass(slots=True)
class Way:
    """A road or river: its lines from end to end, and what else it covers (a lake, the middle of a labyrinth)."""

    feature: int
    lines: list[Line]
    pools: list[Line] = field(default_factory=list)
    hidden: tuple[Line, ...] = ()  # the part in a tunnel

    def rings(self, frame: Frame, half: float) -> list[Line]:
        return [ring for line in self.lines for ring in ways.band(frame, line, half)] + self.pools


@dataclass(frozen=True, slots=True)
class Spot:
    """A round place for something: a building, a mark, a village."""

    name: str
    value: str
    at: Point
    radius: float
    feature: int = -1


@dataclass(frozen=True, slots=True)
class Segment:
    """A feature of the tile as a shape: its rings (pieces clockwise, holes the other way), and its anchor."""

    feature: int
    kind: str
    rings: tuple[tuple[Point, ...], ...]
    anchor: Point


@dataclass(slots=True)
class Layout:
    tile: Tile
    frame: Frame
    cities: list[City] = field(default_factory=list)
    rivers: list[Way] = field(default_factory=list)
    roads: list[Way] = field(default_factory=list)
    lanes: list[Line] = field(default_factory=list)
    gates: list[tuple[Point, Point]] = field(default_factory=list)  # where, and which way one walks in
    bridges: list[tuple[Line, Point, float]] = field(default_factory=list)  # the road above, where, how long
    mouths: list[tuple[Point, Point]] = field(default_factory=list)  # of tunnels: where, and which way one walks in
    meeting: Spot | None = None
    building: Spot | None = None
    houses: list[Point] = field(default_factory=list)  # where a road ends at a single house
    marks: list[Spot] = field(default_factory=list)
    segments: tuple[Segment, ...] = ()
    ground: tuple[Line, ...] = ()  # rings of what belongs to no segment
    problems: list[str] = field(default_factory=list)

    def turned(self, quarters: int) -> Iterator[Segment]:
        """The segments as they lie when the tile is turned, in whole tenths."""

        def spot(point: Point) -> Point:
            x, y = self.frame.turn(point, quarters)
            return (round(x, 1), round(y, 1))

        for each in self.segments:
            rings = tuple(tuple(map(spot, ring)) for ring in each.rings)
            yield Segment(each.feature, each.kind, rings, spot(each.anchor))


@functools.cache
def layout(tile: Tile) -> Layout:
    """The layout of a tile, worked out once. Tiles that stand on the same lines share them by their contents."""
    tries = [(0.0, 0.0), (1.0, 0.0), (1.0, 3.0), (0.0, 4.0), (0.0, 9.0), (0.0, 16.0), (1.0, 9.0)]
    best: Layout | None = None
    for nearer, wider in tries:
        made = Draft(tile, nearer, wider).finish()
        if best is None or len(made.problems) < len(best.problems):
            best = made
        if not made.problems:
            break
    assert best is not None
    return best


class Draft:
    """One attempt. `nearer`: how far the meeting of roads moves to the wall; `wider`: how much more ground it takes."""

    def __init__(self, tile: Tile, nearer: float, wider: float) -> None:
        self.tile = tile
        self.frame = FRAMES[tile.shape]
        self.rng = Random(f"{tile.module}/{tile.id}")
        self.plan = Layout(tile, self.frame)
        self.nearer = nearer
        self.wider = wider

    def area(self, rings: list[Line]) -> Area:
        return Area.covered(self.frame.width, self.frame.height, rings) & self.board

    def finish(self) -> Layout:
        plan, tile = self.plan, self.tile
        self.board = self.frame.area()
        self.nothing = Area(self.frame.width, self.frame.height)
        plan.cities = [
            city(self.frame, tile, i, self.rng) for i, f in enumerate(tile.features) if f.kind in ("city", "inner")
        ]
        self.city_areas = {each.feature: self.area([each.ring, *each.needles]) for each in plan.cities}
        if self.frame.name == "triangle":  # a city also owns its cells on the slope, which its ring just misses
            slope = self.board - Area.within(self.frame.width, self.frame.height, [self.frame.outline])
            self.city_areas = {i: area | area.grown(1) & slope for i, area in self.city_areas.items()}
        self.built_up = functools.reduce(Area.__or__, self.city_areas.values(), self.nothing)
        for i, feature in enumerate(tile.features):
            if feature.kind == "river":
                plan.rivers.append(self.river(i, feature))
        self.centre = self.crossing_point()
        for i, feature in enumerate(tile.features):
            if feature.kind == "road" and len(feature.edges) != 1:
                plan.roads.append(self.through(i, feature))
        self.place_building()
        self.find_meeting()
        for i, feature in enumerate(tile.features):
            if feature.kind == "road" and len(feature.edges) == 1:
                plan.roads.append(Way(i, [self.dead_end(i, feature)]))
        plan.roads.sort(key=lambda way: way.feature)
        self.find_lanes()
        areas = self.areas()
        place_marks(plan, areas, self.built_up)
        rings = outlines(self.frame, areas)
        points = anchors(plan, areas)
        plan.segments = tuple(
            Segment(i, tile.features[i].kind, tuple(tuple(ring) for ring in rings[i]), points[i])
            for i in sorted(areas)
            if i >= 0
        )
        plan.ground = tuple(rings.get(REST, ()))
        return plan

    # ------------------------------------------------------------------ water

    def river(self, index: int, feature: Feature) -> Way:
        edges = [self.frame.edges[name] for name in feature.edges]
        if len(edges) == 2:
            return Way(index, [ways.through(edges[0], edges[1], self.rng, ways.BEND["river"])])
        if len(edges) > 2:
            return Way(index, ways.arms(self.frame, feature, self.frame.centre, self.rng), [disc((50, 50), 9)])
        reach = 72.0 if self.built_up else 48.0
        line = ways.ending(edges[0], edges[0].at(50, reach), self.rng, 2.4)
        size = {"lake": 24.0, "source": 10.0}.get(self.tile.role or "", 0.0)
        return Way(index, [line], [ways.lake(line[-1], size)] if size else [])

    # ------------------------------------------------------------------ what roads end at

    def crossing_point(self) -> Point:
        """The middle, moved away from cities that lie at one side."""
        x, y = self.frame.centre
        if self.frame.name != "square":
            return (x, y)
        if not any(len(each.edges) > 2 for each in self.tile.features if each.kind == "city"):
            for each in self.tile.features:
                for edge in each.edges if each.kind == "city" else ():
                    nx, ny = self.frame.edges[edge[0]].inward
                    x, y = x + nx * 6, y + ny * 6
        return (x, y)

    def place_building(self) -> None:
        plan = self.plan
        found = [(i, f.kind) for i, f in enumerate(self.tile.features) if f.kind in BUILDINGS]
        if not found:
            return
        index, kind = found[0]
        if kind == "abbey":
            plan.building = Spot(kind, "", (50, 50), 40.0, index)
        elif kind in ("german_castle", "school"):
            plan.building = Spot(kind, "", (100, 50), 28.0 if kind == "german_castle" else 24.0, index)
        else:
            free = self.board - self.built_up.grown(3) - self.covered(plan.rivers, ways.RIVER).grown(3)
            free = (free - self.covered(plan.roads, ways.ROAD).grown(2)).shrunk(3)
            within = any(self.tile.features[other].kind == "city" for other in self.joined(index))
            if free.size < 250 or within:
                free = self.built_up.shrunk(4) - self.covered(plan.roads, ways.ROAD).grown(2)
            most = 20.0 if kind != "german_cathedral" else 22.0
            at, radius = free.middle()
            home = (50.0, 50.0)
            if self.frame.name == "square" and free.holds(50 - most, 50 - most, 50 + most, 50 + most):
                at, radius = home, most
            if within:
                at, radius = (at[0], at[1] - 2.0), radius - 2.0  # the wall in front of it stands up
            plan.building = Spot(kind, "", at, min(most, max(11.0, radius)), index)

    def covered(self, found: list[Way], half: float) -> Area:
        rings = [ring for way in found for ring in way.rings(self.frame, half)]
        return self.area(rings) if rings else self.nothing

    def find_meeting(self) -> None:
        """A village, or the mark at which the roads of this tile end."""
        tile, plan = self.tile, self.plan
        singles = [i for i, f in enumerate(tile.features) if f.kind == "road" and len(f.edges) == 1 and self.meets(i)]
        mark = next(((name, mark) for mark in tile.marks if (name := mark.partition(":")[0]) in STOPS), None)
        ring = any(f.kind == "road" and len(f.edges) > 2 for f in tile.features)
        if ring:
            plan.meeting = Spot(mark[0] if mark else "ring", "", self.centre, 17.0 if mark else 9.0)
            return
        alone = not plan.building and mark is not None and self.wider > 0
        if not singles and not alone:
            return
        if len(singles) < 2 and not mark:
            return
        at = ways.MEETINGS.get(tile.id, self.centre)
        radius = (STOPS[mark[0]] if mark else VILLAGE) + self.wider
        if self.nearer and self.built_up:
            wall = nearest([point for each in plan.cities for line in each.walls for point in line], at)
            at = towards(wall, at, (radius - 3) / max(math.dist(wall, at), 1.0))
        value = mark[1].partition(":")[2] if mark else ""
        plan.meeting = Spot(mark[0] if mark else "village", value, at, radius)
        self.centre = at

    def joined(self, index: int) -> list[int]:
        """The other segments that meet a road where it ends."""
        return [other for group in self.tile.joins if index in group for other in group if other != index]

    def meets(self, index: int) -> bool:
        """Whether a road ends in the middle, not at a gate, a building or a house of its own."""
        partners = [self.tile.features[other].kind for other in self.joined(index)]
        if "road" in partners and not any(kind in BUILDINGS for kind in partners):
            return True
        if partners:
            return False
        return any(mark.partition(":")[0] in STOPS for mark in self.tile.marks)

    # ------------------------------------------------------------------ roads

    def through(self, index: int, feature: Feature) -> Way:
        edges = [self.frame.edges[name] for name in feature.edges]
        if len(edges) == 2:
            via = ways.VIA.get(self.tile.id, {}).get(feature.edges[0])
            line = ways.through(edges[0], edges[1], self.rng, ways.BEND["road"], via)
            return self.tunnel(index, line) if feature.flag("tunnel") else Way(index, [line])
        if feature.flag("labyrinth"):
            return Way(index, ways.arms(self.frame, feature, self.centre, self.rng), [disc(self.centre, 23.0)])
        radius = 17.0 if self.tile.marks else 9.0
        arms = [ways.ending(edge, edge.at(50, 50 - radius), self.rng, 0.4) for edge in edges]
        return Way(index, [*arms, ways.ring_road(self.centre, radius)])

    def tunnel(self, index: int, line: Line) -> Way:
        """Two ends of a road with the middle under the ground. Where it cuts a meadow it is seen up to the wall."""
        owner = {half: i for i, f in enumerate(self.tile.features) if f.kind == "field" for half in f.edges}
        seen: list[Line] = []
        for part, edge in (
            (line, self.tile.features[index].edges[0]),
            (line[::-1], self.tile.features[index].edges[-1]),
        ):
            cuts = owner.get(edge + "L") != owner.get(edge + "R")
            last = next(k for k, point in enumerate(part) if math.dist(part[0], point) >= MOUTH)
            if cuts:
                last = next(k for k, point in enumerate(part) if self.built_up.has(*point))
            seen.append(part[: last + 1])
            before, at = part[last - 1], part[last]
            self.plan.mouths.append((at, (at[0] - before[0], at[1] - before[1])))
        return Way(index, seen)

    def dead_end(self, index: int, feature: Feature) -> Line:
        edge = self.frame.edges[feature.edges[0]]
        partners = self.joined(index)
        kinds = [self.tile.features[other].kind for other in partners]
        via = ways.VIA.get(self.tile.id, {}).get(feature.edges[0])
        if via is not None:
            self.plan.houses.append(via)
            return ways.ending(edge, via, self.rng)
        if self.plan.building and any(kind in BUILDINGS for kind in kinds):
            at = self.plan.building.at
            near = towards(edge.middle, at, 0.75) if self.frame.name == "double" else at
            return ways.ending(
                edge, near if self.frame.name != "double" else (min(max(edge.middle[0], 80), 120), 50), self.rng
            )
        if "road" not in kinds and "city" in kinds:
            return self.to_gate(index, partners[kinds.index("city")])
        if self.plan.meeting and (self.meets(index)):
            return ways.ending(edge, self.plan.meeting.at, self.rng)
        inner = [each for each in self.plan.cities if self.tile.features[each.feature].kind == "inner"]
        if inner:  # roads end at the wall of Carcassonne
            return self.to_gate(index, inner[0].feature)
        house = edge.at(edge.length / 2, HOUSE if self.frame.name != "triangle" else 20.0)
        self.plan.houses.append(house)
        return ways.ending(edge, house, self.rng)

    def to_gate(self, index: int, city_index: int) -> Line:
        edge = self.frame.edges[self.tile.features[index].edges[0]]
        inside = self.city_areas[city_index]
        ahead = [edge.at(edge.length / 2, k / 2) for k in range(2, 180)]
        hits = [point for point in ahead if inside.has(*point)]
        near = ways.GATES.get(self.tile.id, {}).get(edge.name)
        if hits and near is None:
            gate = hits[0]
        else:
            each = next(c for c in self.plan.cities if c.feature == city_index)
            walls = [p for wall in each.walls for p in wall[4:-4] or wall]
            gate = nearest(walls, near or edge.at(edge.length / 2, 26))
        line = ways.ending(edge, gate, self.rng)
        self.plan.gates.append((gate, (gate[0] - line[-4][0], gate[1] - line[-4][1])))
        return line

    def find_lanes(self) -> None:
        """Lanes lead from a village to the gates of the cities that join it."""
        plan = self.plan
        if not plan.meeting:
            return
        for group in self.tile.joins:
            kinds = [self.tile.features[i].kind for i in group]
            if kinds.count("road") > 1:
                for i in group:
                    if self.tile.features[i].kind == "city":
                        each = next(c for c in plan.cities if c.feature == i)
                        gate = nearest([p for wall in each.walls for p in wall], plan.meeting.at)
                        plan.lanes.append([plan.meeting.at, towards(plan.meeting.at, gate, 0.5), gate])
                        plan.gates.append((gate, (gate[0] - plan.meeting.at[0], gate[1] - plan.meeting.at[1])))

    # ------------------------------------------------------------------ areas

    def areas(self) -> dict[int, Area]:
        """Every cell of the tile belongs to one feature, or to nobody."""
        tile, plan = self.tile, self.plan
        found: dict[int, Area] = {}

        def lay(index: int, area: Area) -> None:
            """On top of all that lies there already."""
            for other in found:
                found[other] = found[other] - area
            found[index] = found[index] | area if index in found else area

        for way in plan.rivers:
            lay(way.feature, self.area(way.rings(self.frame, ways.RIVER)))
        over = [way for way in plan.roads if self.goes_over(way)]
        for way in sorted(plan.roads, key=lambda way: -len(tile.features[way.feature].edges)):
            if way not in over:
                taken = functools.reduce(
                    Area.__or__, [found[w.feature] for w in plan.roads if w.feature in found], self.nothing
                )
                lay(way.feature, self.area(way.rings(self.frame, ways.ROAD)) - taken)
        if plan.lanes:
            lay(REST, self.area([ring for lane in plan.lanes for ring in ways.band(self.frame, lane, ways.LANE)]))
        if plan.meeting and plan.meeting.name != "ring":
            r = plan.meeting.radius - (ways.ROAD if self.is_ring() else 0.0)
            lay(REST, self.area([disc(plan.meeting.at, r)]))
        lens = LENSES.get(tile.id)
        if lens:
            lay(REST, self.area([lens]))
        order = list(self.city_areas.items())
        for index, area in reversed(order) if stacked(tile) else order:  # of two that cross, the first is above
            lay(index if tile.features[index].kind == "city" else REST, area)
        for way in over:
            lay(way.feature, self.area(way.rings(self.frame, ways.ROAD)))
        if plan.building:
            spot = plan.building
            if spot.name == "abbey":
                ring = self.board
            else:
                ring = self.area(
                    [disc(spot.at, spot.radius, spot.radius * (0.7 if self.frame.name == "double" else 0.95))]
                )
            lay(spot.feature, ring)
        self.find_bridges(over)
        taken = functools.reduce(Area.__or__, found.values(), self.nothing)
        self.meadows(self.board - taken, found)
        return found

    def is_ring(self) -> bool:
        return any(f.kind == "road" and len(f.edges) > 2 for f in self.tile.features)

    def goes_over(self, way: Way) -> bool:
        """Roads on a bridge: over a city, or the west-east one of two that cross."""
        feature = self.tile.features[way.feature]
        if not self.tile.crossing or feature.flag("tunnel"):
            return False
        roads = [w for w in self.plan.roads if len(self.tile.features[w.feature].edges) == 2]
        return len(roads) == 1 or way is roads[-1]

    def find_bridges(self, over: list[Way]) -> None:
        """Where a road crosses water, another road, or the roofs of a city."""
        plan = self.plan
        below = self.covered(plan.rivers, ways.RIVER)
        for way in plan.roads:
            obstacle = below
            if way in over:
                others = [w for w in plan.roads if w is not way]
                obstacle = obstacle | self.covered(others, ways.ROAD) | self.built_up
            elif self.tile.id == "HC" and self.tile.features[way.feature].edges == ("W",):
                obstacle = self.covered([w for w in plan.roads if w is not way], ways.ROAD)
            for line in way.lines:
                inside = [k / 100 for k in range(101) if obstacle.has(*along(line, k / 100))]
                if inside and obstacle:
                    middle = (inside[0] + inside[-1]) / 2
                    whole = sum(math.dist(a, b) for a, b in pairwise(line))
                    plan.bridges.append((line, along(line, middle), (inside[-1] - inside[0]) * whole))

    def meadows(self, free: Area, found: dict[int, Area]) -> None:
        """Give each piece of free ground to the field that owns its half-edges."""
        tile, plan = self.tile, self.plan
        pieces = free.parts()
        touched = [
            {edge.name + half for edge in self.frame.edges.values() for half in "LR" if piece.has(*edge.half(half))}
            for piece in pieces
        ]
        owner: dict[int, int] = {}
        inner = [k for k, halves in enumerate(touched) if not halves]
        for i, feature in enumerate(tile.features):
            if feature.kind != "field":
                continue
            mine = (
                [k for k, halves in enumerate(touched) if halves & set(feature.edges)] if feature.edges else inner[:1]
            )
            if not feature.edges:
                del inner[:1]
            name = f"field {' '.join(feature.edges) or '-'}"
            if not mine:
                plan.problems.append(f"{name} has no ground")
            if len(mine) > 1 and not tile.crossing:
                plan.problems.append(f"{name} falls apart")
            for k in mine:
                if k in owner:
                    plan.problems.append(f"{name} is not parted from another")
                owner[k] = i
        nobodys = self.nothing
        for k, piece in enumerate(pieces):
            if k not in owner:
                nobodys = nobodys | piece
                if piece.size > 60 and tile.features[0].kind != "inner" and not plan.meeting:
                    plan.problems.append(f"{piece.size:.0f} of ground belong to nobody")
            elif owner[k] in found:
                found[owner[k]] = found[owner[k]] | piece
            else:
                found[owner[k]] = piece
        if nobodys:
            found[REST] = found[REST] | nobodys if REST in found else nobodys
        elif REST in found and not found[REST]:
            del found[REST]
        for i, feature in enumerate(tile.features):
            if i not in found and feature.kind != "inner":
                plan.problems.append(f"{feature.kind} {i} has no ground")
                found[i] = self.nothing


# Ground without an owner that parts two meadows from rim to rim.
LENSES: dict[str, Line] = {
    "CA_m": [
        (-2, 49),
        (14, 44),
        (34, 40),
        (66, 40),
        (86, 44),
        (102, 49),
        (102, 51),
        (86, 56),
        (66, 60),
        (34, 60),
        (14, 56),
        (-2, 51),
    ],
}
