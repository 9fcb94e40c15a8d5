"""Tiles of every shape on the table: squares, triangles, doubles and the fixed block, in all turns."""

from __future__ import annotations

import math
import re
from collections import defaultdict

import pytest

from helpers.outline import rings_of
from languedoc.carcassonne.tiles.catalogue import MODULES, sheet
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.render import placing
from languedoc.render.area import Area
from languedoc.render.board import laid
from languedoc.render.frames import FRAMES
from languedoc.render.layout import layout
from languedoc.render.merged import border, merged
from languedoc.render.sheets import block_sheet, shapes_sheet
from render.test_pictures import check

Placed = tuple[Tile, int, int, int]
Spot = tuple[float, float]

ODD = [tile for slug in MODULES for tile in sheet(slug).tiles if tile.shape != "square"]
TRIANGLES = [tile for tile in ODD if tile.shape == "triangle"]
QUARTERS = pytest.mark.parametrize("quarters", range(4))

BLOCK: list[Placed] = [(tile, *tile.position, 0) for tile in sheet("count").tiles if tile.position]


def outline(tiles: list[Placed], kind: str) -> list[list[Spot]]:
    """The rings around all segments of a kind, as one area."""
    parts = []
    for tile, x, y, quarters in tiles:
        column, row = placing.origin(tile, x, y, quarters)
        segments = layout(tile).turned(quarters)
        parts += [(column, row, border(segment.rings)) for segment in segments if segment.kind == kind]
    return rings_of(merged(parts))


def crossings(tiles: list[Placed]) -> dict[tuple[Spot, Spot], list[frozenset[Spot]]]:
    """For every edge between two corners of the grid: where the outlines of each tile that lies at it cross it."""
    found: dict[tuple[Spot, Spot], list[frozenset[Spot]]] = defaultdict(list)
    for tile, x, y, quarters in tiles:
        column, row = placing.origin(tile, x, y, quarters)
        frame = FRAMES[tile.shape]
        spots = {
            (round(px + 100 * column, 1), round(py + 100 * row, 1))
            for segment in layout(tile).turned(quarters)
            if segment.kind in ("road", "city", "river")
            for ring in segment.rings
            for px, py in ring
        }
        for edge in frame.edges.values():
            a, b = sorted(
                (px + 100 * column, py + 100 * row) for px, py in frame.turned([edge.start, edge.end], quarters)
            )
            found[a, b].append(frozenset(spot for spot in spots if between(a, spot, b)))
    return found


def between(a: Spot, spot: Spot, b: Spot) -> bool:
    """On the way from a to b, and not at the ends: there stand towers, and a city may fill the corner or not."""
    (ax, ay), (px, py), (bx, by) = a, spot, b
    away = abs((px - ax) * (by - ay) - (py - ay) * (bx - ax)) / math.dist(a, b)
    along = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / math.dist(a, b) ** 2
    return away < 0.01 and 0.1 < along < 0.9


@QUARTERS
def test_turned_tiles_fill_their_squares(quarters: int) -> None:
    for tile in ODD:
        wide, high = FRAMES[tile.shape].size(quarters)
        assert (wide, high) == ((100, 100) if tile.shape == "triangle" else ((200, 100), (100, 200))[quarters % 2])
        covered = 0.0
        for segment in layout(tile).turned(quarters):
            area = Area.within(wide, high, segment.rings)
            assert area.has(*segment.anchor), (tile.id, quarters, segment.kind)
            covered += area.size
        whole = wide * high / (2 if tile.shape == "triangle" else 1)
        assert 0.75 * whole <= covered <= whole + 60, (tile.id, quarters, covered)


@QUARTERS
def test_a_double_tile_lies_on_its_square_and_the_next_one(quarters: int) -> None:
    """Turned clockwise, its second half lies to the east, south, west, north of the first."""
    dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarters]
    tile = sheet("german_castles").tile("GB2")
    assert placing.origin(tile, 5, 5, quarters) == (min(5, 5 + dx), min(5, 5 + dy))
    drawn = laid([(tile, 5, 5, quarters)])
    assert f"translate({min(5, 5 + dx) * 100} {min(5, 5 + dy) * 100})" in drawn
    assert f'clip-path="url(#double{quarters})"' in drawn


@QUARTERS
def test_two_triangles_make_a_square(quarters: int) -> None:
    for one in TRIANGLES:
        first = Area.within(100, 100, [FRAMES["triangle"].turned(FRAMES["triangle"].outline, quarters)])
        for segment in layout(one).turned(quarters):
            outside = Area.within(100, 100, segment.rings) - first.grown(0.5)
            assert not outside, (one.id, quarters, segment.kind)
    drawn = laid([(TRIANGLES[0], 0, 0, quarters), (TRIANGLES[1], 0, 0, (quarters + 2) % 4)])
    assert drawn.count('<g transform="translate(0 0)">') == 2
    assert set(re.findall(r"url\(#(triangle\d)\)", drawn)) == {f"triangle{quarters}", f"triangle{(quarters + 2) % 4}"}


@QUARTERS
def test_a_meadow_over_the_slope_of_two_triangles_is_one_area(quarters: int) -> None:
    cloister, lone = sheet("half_so_wild").tile("I-04"), sheet("half_so_wild").tile("II-04")
    rings = outline([(cloister, 0, 0, quarters), (lone, 0, 0, (quarters + 2) % 4)], "field")
    area = Area.within(100, 100, rings)
    assert len(area.parts()) == 1
    corners = [(0, 0), (100, 0), (0, 100), (100, 100)]
    on_slope = [spot for ring in rings for spot in ring if spot[0] == spot[1] or spot[0] + spot[1] == 100]
    assert [spot for spot in on_slope if spot not in corners] == []


PATCH = (
    # triangles, doubles and squares that fit: module, tile, column, row, quarters
    "half_so_wild II-06 0 0 0, half_so_wild II-08 0 0 2, german_castles GB2 1 0 0, inns_and_cathedrals EF 3 0 0, "
    "half_so_wild II-09 4 0 0, half_so_wild II-03 4 0 2, german_castles GB2 5 0 1, half_so_wild II-02 0 1 1, "
    "half_so_wild II-05 0 1 3, base K 1 1 1, base I 2 1 3, half_so_wild II-12 3 1 1, half_so_wild II-10 3 1 3, "
    "inns_and_cathedrals EN 4 1 0, base A 1 2 3, base D 2 2 0, inns_and_cathedrals EM 3 2 1, "
    "inns_and_cathedrals EI 4 2 3, base P 5 2 0, german_castles GB2 0 3 3, base V 1 3 0, base M 2 3 2, "
    "german_castles GB2 4 3 2, inns_and_cathedrals EB 5 3 1"
)


def patch() -> list[tuple[Tile, int, int, int]]:
    """A piece of land with tiles of every shape, in every turn."""
    placed = []
    for each in PATCH.split(", "):
        module, id, column, row, quarters = each.split()
        placed.append((sheet(module).tile(id), int(column), int(row), int(quarters)))
    return placed


def test_on_a_board_of_all_shapes_everything_meets_at_the_edges() -> None:
    shared = [spots for spots in crossings(patch()).values() if len(spots) > 1]
    assert len(shared) == 38  # 34 between squares, 4 slopes
    assert all(one == other for one, other in shared)
    assert {len(one) for one, _ in shared} == {0, 2}


def test_in_the_fixed_block_everything_meets_at_the_edges() -> None:
    shared = [spots for spots in crossings(BLOCK).values() if len(spots) > 1]
    assert len(shared) == 17
    assert all(one == other for one, other in shared)


def test_the_patch_has_every_shape_in_every_turn() -> None:
    turns = {(tile.shape, quarters) for tile, _, _, quarters in patch()}
    assert turns == {(shape, quarters) for shape in FRAMES for quarters in range(4)}


def test_roads_and_cities_of_the_patch_are_lit_as_one_area() -> None:
    roads, cities = (outline(patch(), kind) for kind in ("road", "city"))
    assert len(Area.within(600, 400, cities).parts()) == len(cities)
    assert 6 <= len(cities) <= 12
    assert Area.within(600, 400, roads).size > 10_000


def test_boards_of_all_shapes_are_pictures() -> None:
    check(shapes_sheet())
    check(block_sheet("count"))
