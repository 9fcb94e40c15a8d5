"""Paints one tile in ink and wash, seen from above.

The layout turns with the tile, but houses, trees and signs always stand upright, so a tile is painted for each of its
four turns. Everything stays inside its tile.
"""

from __future__ import annotations

import functools
import math
from random import Random
from zlib import crc32

from languedoc.render import country, signs, town, ways
from languedoc.render.area import Area
from languedoc.render.curves import Line, Point, blot, number, path, simplified, smooth, towards
from languedoc.render.looks import sign
from languedoc.render.parts import Layout, Spot, Way
from languedoc.render.symbols import use

HOUSES = "ace"
PAVED = ("village", "ring")  # where roads end without a sign


class Painter:
    def __init__(self, plan: Layout, quarters: int, seed: int) -> None:
        self.plan = plan
        self.tile = plan.tile
        self.frame = plan.frame
        self.quarters = quarters % 4
        self.width, self.height = self.frame.size(quarters)
        self.rng = Random(f"{self.tile.module}/{self.tile.id}/{seed}")
        self.out: list[str] = []
        self.lines: dict[str, str] = {}
        self.board = self.area([self.frame.outline])
        self.cities = {each.feature: self.area([each.ring, *each.needles]) for each in plan.cities}
        self.built_up = functools.reduce(Area.__or__, self.cities.values(), self.area([]))
        self.river = self.area([ring for way in plan.rivers for ring in way.rings(self.frame, ways.RIVER)])
        lanes = [ring for lane in plan.lanes for ring in ways.band(self.frame, lane, ways.LANE)]
        roads = [ring for way in plan.roads for ring in way.rings(self.frame, ways.ROAD)]
        self.road = self.area([*roads, *lanes])
        self.spots = [self.turned_spot(spot) for spot in plan.marks]
        self.building = self.turned_spot(plan.building) if plan.building else None
        self.meeting = self.turned_spot(plan.meeting) if plan.meeting else None

    # ------------------------------------------------------------------ turning

    def line(self, line: Line) -> Line:
        return self.frame.turned(line, self.quarters)

    def point(self, point: Point) -> Point:
        return self.frame.turn(point, self.quarters)

    def way(self, direction: Point) -> Point:
        """A direction, turned."""
        x, y = direction
        for _ in range(self.quarters):
            x, y = -y, x
        return (x, y)

    def area(self, rings: list[Line]) -> Area:
        return Area.covered(self.width, self.height, [self.line(ring) for ring in rings])

    def turned_spot(self, spot: Spot) -> Spot:
        return Spot(spot.name, spot.value, self.point(spot.at), spot.radius, spot.feature)

    def add(self, *parts: str) -> None:
        self.out += parts

    def strokes(self, d: str, *looks: str, y: float = 0.0, style: str = "") -> None:
        """One line drawn with several pens. It is written once; its id is a checksum of its course, so that equal ids
        on one page are equal lines."""
        name = self.lines.setdefault(d, f"p{crc32(d.encode()):x}")
        more = (f' y="{number(y)}"' if y else "") + (f' style="{style}"' if style else "")
        self.add(*(f'<use href="#{name}" class="{look}"{more}/>' for look in looks))

    # ------------------------------------------------------------------ the whole

    def paint(self) -> str:
        self.meadow(path(self.line(self.frame.spread(1.0)), True))
        self.water()
        self.roads()
        if self.plan.cities:
            town.paint(self)
        country.paint(self)
        self.villages()
        signs.paint(self)
        clip = self.frame.name + (str(self.quarters) if self.frame.name != "square" else "")
        lines = "".join(f'<path id="{name}" d="{d}"/>' for d, name in self.lines.items())
        whole = (f"<defs>{lines}</defs>" if lines else "") + "".join(self.out)
        papers = (
            '<use href="#paper"/>'
            if self.frame.name != "double"
            else use("paper", 0, 0) + (use("paper", 100, 0) if self.width > 100 else use("paper", 0, 100))
        )
        return f'<g clip-path="url(#{clip})">{whole}{papers}</g>'

    def meadow(self, outline: str) -> None:
        rng = self.rng
        self.add(f'<path class="meadow" d="{outline}"/>')
        free = self.board - self.built_up
        if free.size < 30:
            return
        washes = {"wl": "", "wd": "", "we": ""}
        for k in range(rng.choice((4, 5, 6)) * self.width * self.height // 10000):
            rx, ry = rng.uniform(10, 26), rng.uniform(7, 18)
            x, y = rng.uniform(rx + 1, self.width - 1 - rx), rng.uniform(ry + 1, self.height - 1 - ry)
            look = rng.choice(("wl", "wd", "we")) if k > 2 else ("wl", "wd", "we")[k]
            if free.share(x - rx, y - ry, x + rx, y + ry) > 0.3:
                washes[look] += blot(x, y, rx, ry, rng)
        self.add(*(f'<path class="{look}" d="{d}"/>' for look, d in washes.items() if d))
        tone = self.tone_of(self.plan.meeting)
        if self.tile.marks and tone:
            trodden = "".join(smooth(simplified(self.line(list(ring)), 1.0), True, 0) for ring in self.plan.ground)
            self.add(f'<path class="{tone}" d="{trodden}" opacity=".75"/>' if trodden else "")

    def tone_of(self, meeting: Spot | None) -> str:
        """The colour of the ground where roads end at a sign, and of ground that belongs to no feature."""
        if meeting is None:
            return "trod"
        return "" if meeting.name in PAVED else sign(meeting.name).ground

    # ------------------------------------------------------------------ water

    def stroke(self, found: list[Way]) -> tuple[str, str]:
        """The lines of ways as one path, and their pools as another."""
        lines = "".join(
            smooth(simplified(self.line(ways.beyond(self.frame, line)), 0.25)) for way in found for line in way.lines
        )
        pools = "".join(smooth(simplified(self.line(ring), 0.3), True) for way in found for ring in way.pools)
        return lines, pools

    def water(self) -> None:
        if not self.plan.rivers:
            return
        d, pools = self.stroke(self.plan.rivers)
        for look, extra in (("po", 6.0), ("bank", 1.3), ("wa", 0.0), ("dp", -5.0)):
            wide = number(2 * ways.RIVER + extra)
            self.strokes(d, look, style=f"stroke-width:{wide}")
            if pools:
                filled = ";fill:var(--water)" if look == "wa" else ""
                broad = number(3.0 if look == "dp" else max(extra, 0.6))
                self.strokes(pools, look, style=f"stroke-width:{broad}{filled}")
        ripples = ""
        calm = self.river.shrunk(2)
        for _ in range(60):
            w = self.rng.uniform(1.4, 2.6)
            x, y = self.rng.uniform(4, self.width - 4), self.rng.uniform(4, self.height - 4)
            if calm.holds(x - w, y - 0.8, x + w, y + 0.8):
                calm.cut(x - 6, y - 3, x + 6, y + 3)
                ripples += f"M{number(x - w)} {number(y)}q{number(w / 2)}-1 {number(w)} 0t{number(w)} 0"
        self.add(f'<path class="rip" d="{ripples}"/>')
        for way in self.plan.rivers:
            x, y = self.point(way.lines[0][-1])
            if self.tile.role == "lake" and not self.tile.marks:
                self.add(use("boat", x, y))
            if self.tile.role == "source":
                self.add("".join(use("v", x + dx, y + dy) for dx, dy in ((-9, -3), (-6, -8), (2, -9))))

    # ------------------------------------------------------------------ roads

    def roads(self) -> None:
        plan = self.plan
        over = [way for way in plan.roads if self.over_city(way)]
        self.road_lines([way for way in plan.roads if way not in over])
        for line, at, long in plan.bridges:
            if not any(line in way.lines for way in over):
                self.bridge(line, at, long)
        for at, direction in plan.mouths:
            x, y = self.point(at)
            _, down = self.way(direction)
            self.add(use("mouth", x, y + (1.0 if down < 0 else 3.0), scale=1.2))

    def over_city(self, way: Way) -> bool:
        return (
            self.tile.crossing
            and bool(plan_area(self, way) & self.built_up)
            and not self.tile.features[way.feature].flag("tunnel")
        )

    def road_lines(self, found: list[Way]) -> None:
        d, pools = self.stroke(found)
        lanes = "".join(smooth(self.line(lane)) for lane in self.plan.lanes)
        if not d and not lanes:
            return
        for look, extra in (("po", 7.0), ("vg", 1.7), ("rd", 0.0)):
            if d:
                self.strokes(d, look)
            if lanes:
                self.strokes(lanes, look, style=f"stroke-width:{number(2 * ways.LANE + extra)}")
            if pools:
                filled = ";fill:var(--road)" if look == "rd" else ""
                self.strokes(pools, look, style=f"stroke-width:{number(max(extra, 0.6))}{filled}")
        if d:
            self.strokes(d, "tk", "cr")

    def bridge(self, line: Line, at: Point, long: float) -> None:
        """Stone parapets and planks where a road crosses something."""
        course = self.line(line)
        x, y = self.point(at)
        k = min(range(len(course)), key=lambda i: math.dist(course[i], (x, y)))
        a, b = course[max(k - 2, 0)], course[min(k + 2, len(course) - 1)]
        away = math.dist(a, b) or 1.0
        ux, uy = (b[0] - a[0]) / away, (b[1] - a[1]) / away
        half, wide = long / 2 + 2.5, ways.ROAD + 0.8
        left = [
            (x - ux * half - uy * wide, y - uy * half + ux * wide),
            (x + ux * half - uy * wide, y + uy * half + ux * wide),
        ]
        right = [(px + 2 * uy * wide, py - 2 * ux * wide) for px, py in left]
        self.add(f'<path class="stone" d="{path([*left, *right[::-1]], True)}"/>')
        planks = ""
        for j in range(1, 7):
            planks += path([towards(left[0], left[1], j / 7), towards(right[0], right[1], j / 7)])
        self.add(f'<path class="i e" d="{planks}" opacity=".55"/>')
        for rail in (left, right):
            d = path(rail)
            self.add(f'<path class="bank" d="{d}" stroke-width="3.4"/>')
            self.add(f'<path d="{d}" stroke="var(--stone)" stroke-width="2" stroke-dasharray="2.6 .5"/>')

    # ------------------------------------------------------------------ where roads end

    def villages(self) -> None:
        if self.meeting and self.meeting.name == "village":
            self.village(self.meeting)
        elif self.meeting and self.tone_of(self.meeting):
            self.thresholds(self.meeting)
        if self.meeting and self.meeting.name == "ring":
            x, y = self.meeting.at
            self.add(f'<circle class="leaf i" cx="{number(x)}" cy="{number(y)}" r="4.4"/>', use("well", x, y + 2.6))
        for house in self.plan.houses:
            x, y = self.point(house)
            self.add(f'<circle class="road" cx="{number(x)}" cy="{number(y)}" r="5"/>')
            self.add(use("e", x, y + 3.6, "c2", 1.25), use("v", x - 9, y + 4), use("v", x + 9.4, y + 3))

    def village(self, spot: Spot) -> None:
        """A paved square with houses around it; each road ends at a threshold between two posts."""
        x, y = spot.at
        r = spot.radius + 0.6
        self.add(f'<circle class="street i" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>')
        stones = "".join(
            f"M{number(x + q * math.cos(a))} {number(y + q * math.sin(a))}h1.2"
            for q in (r - 2, r - 4.4)
            for a in (k * 0.7 for k in range(9))
        )
        self.add(f'<path class="i e" d="{stones}" opacity=".35"/>')
        mouths = self.thresholds(spot)
        spots = [(-10.6, -4.6), (10.4, -5.0), (-10.8, 11.4), (10.8, 11.2), (0.0, -8.8), (0.2, 14.4)]
        free = [
            (dx, dy)
            for dx, dy in spots
            if all(math.dist((x + dx, y + dy - 3), p) > 7.4 for p in mouths)
            and not (self.road | self.built_up | self.river).share(x + dx - 4, y + dy - 6, x + dx + 4, y + dy) > 0.12
        ]
        self.rng.shuffle(free)
        for dx, dy in sorted(free[:4], key=lambda each: each[1]):
            self.add(use(self.rng.choice(HOUSES), x + dx, y + dy, "c" + self.rng.choice("123"), 0.9))
        self.add(use("well", x, y + 2.4))

    def thresholds(self, spot: Spot) -> list[Point]:
        """A barrier across each road that ends here; returns where they are."""
        mouths = [
            self.mouth_of(line, spot)
            for way in self.plan.roads
            for line in way.lines
            if len(self.tile.features[way.feature].edges) == 1
        ]
        bars = ""
        for px, py in mouths:
            away = math.dist((px, py), spot.at) or 1.0
            dx, dy = (px - spot.at[0]) / away * 5.2, (py - spot.at[1]) / away * 5.2
            bars += path([(px - dy, py + dx), (px + dy, py - dx)])
        if bars:
            self.strokes(bars, "b1", "b2", "b3")
        return mouths

    def mouth_of(self, line: Line, spot: Spot) -> Point:
        """Where a road crosses the rim of its village."""
        course = self.line(line)
        return min(course, key=lambda p: abs(math.dist(p, spot.at) - spot.radius - 1.0))


def plan_area(painter: Painter, way: Way) -> Area:
    return painter.area(way.rings(painter.frame, ways.ROAD - 1))
