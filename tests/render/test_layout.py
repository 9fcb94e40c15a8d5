"""Every tile as shapes: outlines cover it and do not overlap, anchors lie inside, neighbours meet at the edges."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from languedoc.carcassonne.tiles.catalogue import MODULES, sheet
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.render.area import CELLS, Area
from languedoc.render.layout import layout
from languedoc.render.looks import every
from languedoc.render.ways import RIVER, ROAD

TILES = [tile for slug in MODULES for tile in sheet(slug).tiles]
EVERY = pytest.mark.parametrize("slug", [slug for slug in MODULES if sheet(slug).tiles])

LEAST_BORDER = 8.0  # units, of a hundred: enough to be seen
NARROWEST = 5.0
PLACES = {"L": (0.15, 0.25, 0.35), "R": (0.65, 0.75, 0.85)}  # of a half-edge
SHEEN = 12.0  # square units in which outlines may differ from the cells they were traced from, for a whole tile


def shapes(tile: Tile) -> dict[int, Area]:
    plan = layout(tile)
    size = (plan.frame.width, plan.frame.height)
    found = {segment.feature: Area.within(*size, segment.rings) for segment in plan.segments}
    found[-1] = Area.within(*size, plan.ground)
    return found


@EVERY
def test_each_meadow_has_its_own_ground(slug: str) -> None:
    for tile in sheet(slug).tiles:
        assert layout(tile).problems == [], tile.id


@EVERY
def test_each_feature_is_a_shape(slug: str) -> None:
    for tile in sheet(slug).tiles:
        drawn = {segment.feature: segment.kind for segment in layout(tile).segments}
        expected = {i: feature.kind for i, feature in enumerate(tile.features) if feature.kind != "inner"}
        assert drawn == expected, tile.id


@EVERY
def test_outlines_cover_the_tile_and_do_not_overlap(slug: str) -> None:
    for tile in sheet(slug).tiles:
        plan = layout(tile)
        everything = Area(plan.frame.width, plan.frame.height)
        overlap = 0.0
        for area in shapes(tile).values():
            overlap += (everything & area).size
            everything |= area
        cardboard = Area.within(plan.frame.width, plan.frame.height, [plan.frame.outline])
        missing = (cardboard - everything).size
        outside = (everything - cardboard).size
        assert overlap <= SHEEN / 2, (tile.id, overlap)
        assert missing + outside <= SHEEN, (tile.id, missing, outside)


def shared_border(one: Area, other: Area) -> float:
    """How long two areas run side by side."""
    return (one.grown(1 / CELLS) & other).size * CELLS


@EVERY
def test_a_meadow_touches_the_cities_that_it_borders_and_no_other(slug: str) -> None:
    """Farmers count the cities their meadow touches, so it must be seen on the tile. There are no exceptions."""
    for tile in sheet(slug).tiles:
        areas = shapes(tile)
        for i, field in enumerate(tile.features):
            for j, city in enumerate(tile.features):
                if field.kind == "field" and city.kind == "city":
                    length = shared_border(areas[i], areas[j])
                    if j in field.borders:
                        assert length >= LEAST_BORDER, (tile.id, field.edges, city.edges, length)
                    else:
                        assert length == 0, (tile.id, field.edges, city.edges, length)


@EVERY
def test_meadows_that_hang_together_are_seen_to(slug: str) -> None:
    """Wherever a meadow passes between two things, it is at least NARROWEST wide."""
    for tile in sheet(slug).tiles:
        if tile.crossing:  # something passes over it
            continue
        frame = layout(tile).frame
        for i, area in shapes(tile).items():
            if i < 0 or tile.features[i].kind != "field":
                continue
            ports = {
                half: [
                    frame.edges[half[:-1]].at(frame.edges[half[:-1]].length * part, 1.2) for part in PLACES[half[-1]]
                ]
                for half in tile.features[i].edges
            }
            wide = area - (frame.area() - area).grown(NARROWEST / 2)
            reached = [
                {half for half, spots in ports.items() if any(part.has(*spot) for spot in spots)}
                for part in wide.parts()
                if part.size > 25
            ]
            assert len([halves for halves in reached if halves]) <= 1, (tile.id, tile.features[i].edges, reached)


def test_every_meadow_of_the_count_touches_the_city_of_carcassonne() -> None:
    for tile in sheet("count").tiles:
        plan = layout(tile)
        inside = Area.covered(100, 100, [each.ring for each in plan.cities])
        for segment in plan.segments:
            if segment.kind == "field":
                length = shared_border(Area.within(100, 100, segment.rings), inside)
                assert length >= LEAST_BORDER, (tile.id, segment.feature, length)


@EVERY
def test_anchors_lie_inside_their_segments(slug: str) -> None:
    for tile in sheet(slug).tiles:
        areas = shapes(tile)
        for segment in layout(tile).segments:
            assert areas[segment.feature].has(*segment.anchor), (tile.id, segment.kind, segment.anchor)


def test_figures_on_one_tile_do_not_stand_on_each_other() -> None:
    close = []
    for tile in TILES:
        points = [segment.anchor for segment in layout(tile).segments if segment.kind != "river"]
        for k, a in enumerate(points):
            for b in points[k + 1 :]:
                if math.dist(a, b) < 8:
                    close.append((tile.id, a, b))
    assert not close


def borders(tile: Tile) -> dict[str, tuple[float, ...]]:
    """For each edge the distances from its start at which another segment begins."""
    plan = layout(tile)
    found = {}
    for name, edge in plan.frame.edges.items():
        cuts: set[float] = set()
        for segment in plan.segments:
            for ring in segment.rings:
                for x, y in ring:
                    ahead = (x - edge.start[0]) * edge.along[0] + (y - edge.start[1]) * edge.along[1]
                    aside = (x - edge.start[0]) * edge.inward[0] + (y - edge.start[1]) * edge.inward[1]
                    if abs(aside) < 0.01 and 0 <= ahead <= edge.length:
                        cuts.add(round(ahead / edge.length * 100, 1))
        found[name] = tuple(sorted(cuts))
    return found


def test_roads_rivers_and_cities_meet_at_the_same_points_of_the_edge() -> None:
    seen: dict[tuple[str, bool], set[tuple[float, ...]]] = {}
    for tile in TILES:
        halves = {half for feature in tile.features for half in feature.edges}
        for name, cuts in borders(tile).items():
            kind = tile.edge_kinds[name]
            if kind in ("road", "river"):
                inner = tuple(cut for cut in cuts if 10 < cut < 90)  # a pointed city may reach a corner
                seen.setdefault((kind, name == "H"), set()).add(inner)
            elif kind == "city" and name + "L" not in halves:
                assert not [cut for cut in cuts if 10 < cut < 90], (tile.id, name, cuts)
    assert seen["road", False] == {(50 - ROAD, 50 + ROAD)}
    assert seen["river", False] == {(50 - RIVER, 50 + RIVER)}
    slope = seen["road", True]
    assert len(slope) == 1 and all(40 < cut < 60 for cut in next(iter(slope)))


def test_walls_meet_the_edge_at_the_same_points() -> None:
    ends = set()
    for tile in TILES:
        plan = layout(tile)
        for city in plan.cities:
            if tile.features[city.feature].kind == "city" and tile.shape != "triangle":
                for wall in city.walls:
                    for x, y in (wall[0], wall[-1]):
                        along = x if y in (0, plan.frame.height) else y
                        ends.add(round(min(along % 100, 100 - along % 100), 3))
    assert ends == {6.0, 50.0}  # 50: the edge that two cities share


def test_roads_end_where_the_catalogue_says() -> None:
    village = layout(sheet("base").tile("W"))
    assert village.meeting is not None and village.meeting.name == "village"
    gate = layout(sheet("base").tile("S"))
    assert len(gate.gates) == 1 and gate.meeting is None
    cloister = layout(sheet("base").tile("A"))
    assert cloister.building is not None and cloister.building.name in every().buildings
    farm = layout(sheet("abbey_and_mayor").tile("AM_rS"))
    assert len(farm.houses) == 1


def test_what_crosses_has_a_bridge() -> None:
    for slug, id in (("river_1", "R1_rEW_vNS"), ("traders_and_builders", "HB"), ("tower", "TA")):
        assert layout(sheet(slug).tile(id)).bridges, id


def test_a_monastery_inside_the_walls_stands_there() -> None:
    plan = layout(sheet("princess_and_dragon").tile("BO"))
    city = next(each for each in plan.cities)
    assert plan.building is not None
    assert Area.within(100, 100, [city.ring]).has(*plan.building.at)


def test_signs_of_a_segment_stand_within_it() -> None:
    for tile in TILES:
        areas = shapes(tile)
        for spot in layout(tile).marks:
            if spot.feature >= 0 and spot.name not in ("inn", "bathhouse"):
                assert areas[spot.feature].has(*spot.at), (tile.id, spot.name)


def test_signs_do_not_cover_each_other() -> None:
    for tile in TILES:
        for a, b in pairwise(layout(tile).marks):
            assert math.dist(a.at, b.at) > 0.8 * (a.radius + b.radius), (tile.id, a.name, b.name)
