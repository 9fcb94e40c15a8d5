"""Where everything lies on a tile, in the orientation in which the tile is described.

`layout(tile)` is computed once for each tile: outlines of its segments with the point where a figure stands, and the
lines, places and sizes that the painter needs.
"""

from __future__ import annotations

import functools
import math
from random import Random

from languedoc.carcassonne.tiles.sheet import Feature, Tile
from languedoc.render import ways
from languedoc.render.area import Area
from languedoc.render.curves import Line, Point, disc, nearest, towards
from languedoc.render.frames import FRAMES
from languedoc.render.grounds import REST, divided
from languedoc.render.looks import every, hand, sign
from languedoc.render.outlines import outlines
from languedoc.render.parts import Layout, Segment, Spot, Way
from languedoc.render.places import anchors, place_marks
from languedoc.render.walls import city

VILLAGE = 8.0
HOUSE = 24.0  # length of a road that ends at a single house
MOUTH = 14.0  # visible length of a road before it goes into a tunnel


KNOWN: dict[Tile, Layout] = {}
"""The layouts that were computed, or read from a file."""


def layout(tile: Tile) -> Layout:
    """The layout of a tile, computed once. Tiles with the same lines share one layout, found by their contents."""
    found = KNOWN.get(tile)
    if found is None:
        found = KNOWN[tile] = computed(tile)
    return found


def computed(tile: Tile) -> Layout:
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
    """One attempt at a layout. `nearer`: how far the place where roads meet is moved to the wall; `wider`: how much
    more ground it takes."""

    def __init__(self, tile: Tile, nearer: float, wider: float) -> None:
        self.tile = tile
        self.frame = FRAMES[tile.shape]
        self.rng = Random(f"{tile.module}/{tile.id}")
        self.plan = Layout(tile, self.frame)
        self.hand = hand(tile)
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
        areas = divided(self)
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
        """The centre of the tile, moved away from cities that lie at one side."""
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
        found = [(i, f.kind) for i, f in enumerate(self.tile.features) if f.kind in every().buildings]
        if not found:
            return
        index, kind = found[0]
        look = every().buildings[kind]
        if look.centred:
            plan.building = Spot(kind, "", self.frame.centre, look.radius, index)
        else:
            free = self.board - self.built_up.grown(3) - self.covered(plan.rivers, ways.RIVER).grown(3)
            free = (free - self.covered(plan.roads, ways.ROAD).grown(2)).shrunk(3)
            within = any(self.tile.features[other].kind == "city" for other in self.joined(index))
            if free.size < 250 or within:
                free = self.built_up.shrunk(4) - self.covered(plan.roads, ways.ROAD).grown(2)
            most = look.radius
            at, radius = free.middle()
            home = (50.0, 50.0)
            if self.frame.name == "square" and free.holds(50 - most, 50 - most, 50 + most, 50 + most):
                at, radius = home, most
            if within:
                at, radius = (at[0], at[1] - 2.0), radius - 2.0  # the wall in front of it is drawn higher
            plan.building = Spot(kind, "", at, min(most, max(11.0, radius)), index)

    def covered(self, found: list[Way], half: float) -> Area:
        rings = [ring for way in found for ring in way.rings(self.frame, half)]
        return self.area(rings) if rings else self.nothing

    def find_meeting(self) -> None:
        """A village, or the sign at which the roads of this tile end."""
        tile, plan = self.tile, self.plan
        singles = [i for i, f in enumerate(tile.features) if f.kind == "road" and len(f.edges) == 1 and self.meets(i)]
        mark = next(((name, mark) for mark in tile.marks if sign(name := mark.partition(":")[0]).stop), None)
        ring = any(f.kind == "road" and len(f.edges) > 2 for f in tile.features)
        if ring:
            plan.meeting = Spot(mark[0] if mark else "ring", "", self.centre, 17.0 if mark else 9.0)
            return
        alone = not plan.building and mark is not None and self.wider > 0
        if not singles and not alone:
            return
        if len(singles) < 2 and not mark:
            return
        at = self.hand.meeting or self.centre
        radius = (sign(mark[0]).stop if mark else VILLAGE) + self.wider
        if self.nearer and self.built_up:
            wall = nearest([point for each in plan.cities for line in each.walls for point in line], at)
            at = towards(wall, at, (radius - 3) / max(math.dist(wall, at), 1.0))
        value = mark[1].partition(":")[2] if mark else ""
        plan.meeting = Spot(mark[0] if mark else "village", value, at, radius)
        self.centre = at

    def joined(self, index: int) -> list[int]:
        """The other segments that meet a road at its end."""
        return [other for group in self.tile.joins if index in group for other in group if other != index]

    def meets(self, index: int) -> bool:
        """Whether a road ends in the middle of the tile, not at a gate, a building or a house of its own."""
        partners = [self.tile.features[other].kind for other in self.joined(index)]
        if "road" in partners and not any(kind in every().buildings for kind in partners):
            return True
        if partners:
            return False
        return any(sign(mark.partition(":")[0]).stop for mark in self.tile.marks)

    # ------------------------------------------------------------------ roads

    def through(self, index: int, feature: Feature) -> Way:
        edges = [self.frame.edges[name] for name in feature.edges]
        if len(edges) == 2:
            via = self.hand.via.get(feature.edges[0])
            line = ways.through(edges[0], edges[1], self.rng, ways.BEND["road"], via)
            return self.tunnel(index, line) if feature.flag("tunnel") else Way(index, [line])
        for flag in feature.flags:
            if look := every().centres.get(flag):
                arms = ways.arms(self.frame, feature, self.centre, self.rng)
                return Way(index, arms, [disc(self.centre, look.radius)])
        radius = 17.0 if self.tile.marks else 9.0
        arms = [ways.ending(edge, edge.at(50, 50 - radius), self.rng, 0.4) for edge in edges]
        return Way(index, [*arms, ways.ring_road(self.centre, radius)])

    def tunnel(self, index: int, line: Line) -> Way:
        """Two ends of a road with a tunnel between them. Where it divides a meadow it is visible up to the wall."""
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
        via = self.hand.via.get(feature.edges[0])
        if via is not None:
            self.plan.houses.append(via)
            return ways.ending(edge, via, self.rng)
        if self.plan.building and any(kind in every().buildings for kind in kinds):
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
        near = self.hand.gates.get(edge.name)
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
        """Lanes lead from a village to the gates of the cities connected to it."""
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
