"""The referee's own trial on triangles: the worked examples of half_so_wild.md, with tiles put down by hand."""

from __future__ import annotations

import pytest

from referee import Referee
from referee.trial import RED
from referee.turns import TILE_FOLDER

SW, NW, NE, SE = range(4)  # turns of a triangle, by where its right angle lies
MODULES = ("base", "half_so_wild")


def table(*tiles: tuple[str, int, int, int], lay: bool = True) -> Referee:
    """Each tile with its cell and its turns, laid one after the other by the rules, or just put down."""
    referee = Referee(TILE_FOLDER, MODULES, 2, {}, rules=MODULES)
    for tile, x, y, turns in tiles:
        (referee.lay if lay else referee.put)(tile, x, y, turns)
    return referee


AROUND = (("U", 0, 0, 0), ("U", 1, 0, 0), ("U", -1, 0, 0), ("I-04", 0, 1, NW), ("B", -1, 1, 0), ("B", -1, 2, 0))


def test_x1_and_x2_the_places_of_a_triangle_cloister() -> None:
    referee = table(*AROUND)
    cloister = (0, 1, "monastery", "")
    referee.stand(RED, cloister)
    assert referee.items(referee.feature(cloister)) == (("squares", 6, 6),)
    assert referee.score_turn() == []
    referee.lay("II-04", 0, 1, SE)
    assert referee.items(referee.feature(cloister)) == (("triangle_cloister", 1, 7),)
    assert [payment.points for payment in referee.score_turn()] == [(0, 7)]
    assert referee.supply == [7, 7]


def test_x3_one_triangle_fills_a_neighbour_cell() -> None:
    cells = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    squares = [("B", x, y, 0) for x, y in cells if (x, y) != (1, 1)]
    referee = table(*squares, ("II-04", 1, 1, NW))
    assert referee.feature((0, 0, "monastery", "")).completed


def test_x4_two_triangles_of_a_cell_count_once() -> None:
    referee = table(("A", 0, 0, 3), ("II-02", 1, 0, NW), ("II-03", 1, 0, SE), ("A", 1, 1, 2))
    road = referee.feature((0, 0, "road", "E"))
    assert road.completed
    assert referee.items(road) == (("tiles", 3, 3),)


def test_x5_and_x6_a_city_at_a_gap() -> None:
    referee = table(("D", 0, 0, 0), ("II-10", 0, -1, SW))
    assert referee.items(referee.feature((0, 0, "city", "N"))) == (("tiles", 2, 2),)
    referee.lay("II-12", 0, -1, NE)
    assert referee.items(referee.feature((0, 0, "city", "N"))) == (("tiles", 2, 4),)


@pytest.mark.parametrize(
    ("tile", "places"),
    [
        ("I-04", {(0, 1, NW), (0, 1, NE)}),  # meadow against the meadow of the start tile
        ("II-11", {(0, -1, SW), (0, -1, SE)}),  # city against its cap
        ("I-01", {(0, 1, NW), (-1, 0, SE), (1, 0, NW)}),  # its road against the roads, or meadow to the south
    ],
)
def test_where_triangles_lie_beside_the_start_tile(tile: str, places: set[tuple[int, int, int]]) -> None:
    found = table(("D", 0, 0, 0)).legal_places(tile)
    assert found == places


def test_only_the_opposite_half_fits_into_a_cell() -> None:
    referee = table(("D", 0, 0, 0), ("I-04", 0, 1, NW))
    assert {turns for x, y, turns in referee.legal_places("II-04") if (x, y) == (0, 1)} == {SE}
    assert not {place for place in referee.legal_places("B") if place[:2] in ((0, 1), (1, 1), (0, 2))}
