"""The referee's own trial on castles: the worked examples of german_castles.md, with tiles put down by hand."""

from __future__ import annotations

import pytest

from referee import Referee
from referee.trial import RED
from referee.turns import TILE_FOLDER

MODULES = ("base", "german_castles", "inns_and_cathedrals")
NORTH, EAST, SOUTH, WEST = range(4)
CASTLE = ("GB3", 1, 0, NORTH)
RING = (
    ("E", 0, -1, SOUTH),
    ("B", 1, -1, NORTH),
    ("E", 2, -1, SOUTH),
    ("A", 3, 0, EAST),
    ("B", 3, -1, NORTH),
    ("B", 0, 1, NORTH),
    ("B", 1, 1, NORTH),
    ("A", 2, 1, SOUTH),
    ("E", 3, 1, EAST),
)
LORD = (1, 0, "german_castle", "")


def table(*tiles: tuple[str, int, int, int]) -> Referee:
    referee = Referee(TILE_FOLDER, MODULES, 2, {}, rules=MODULES)
    for tile, x, y, turns in (("D", 0, 0, NORTH), *tiles):
        referee.lay(tile, x, y, turns)
    return referee


def test_s1_a_castle_with_ten_squares_around() -> None:
    referee = table(CASTLE, *RING[:-1])
    referee.stand(RED, LORD)
    assert referee.items(referee.feature(LORD)) == (("squares", 11, 11),)
    assert referee.score_turn() == []
    referee.lay(*RING[-1])
    assert referee.items(referee.feature(LORD)) == (("german_castle", 1, 12),)
    assert [payment.points[RED] for payment in referee.score_turn()] == [12]


def test_x1_a_castle_at_the_end() -> None:
    referee = table(CASTLE, *RING[:5])
    assert referee.items(referee.feature(LORD)) == (("squares", 8, 8),)


@pytest.mark.parametrize(
    ("tiles", "items"),
    [
        ([("U", 3, 0, 0), ("U", 4, 0, 0), ("GB4", 5, 0, 0)], (("tiles", 4, 4), ("castles", 2, 6))),  # X2
        (
            [("EB", 3, 0, 0), ("U", 4, 0, 0), ("U", 5, 0, 0), ("A", 6, 0, EAST)],
            (("tiles", 5, 5), ("inn", 1, 5), ("castles", 1, 3)),
        ),  # X3
        ([("U", 3, 0, 0), ("U", 4, 0, 0)], (("tiles", 3, 3), ("castles", 1, 3))),  # X4
        ([("EB", 3, 0, 0)], (("inn", 1, 0), ("castles", 1, 3))),  # sheet 4
        ([("V", 3, 0, 0), ("V", 3, 1, EAST), ("V", 2, 1, SOUTH)], (("tiles", 4, 4), ("castles", 1, 3))),  # sheet 8
    ],
    ids=["two castles", "inn", "unfinished", "unfinished inn", "both ends"],
)
def test_roads_that_end_at_castles(
    tiles: list[tuple[str, int, int, int]], items: tuple[tuple[str, int, int], ...]
) -> None:
    assert table(CASTLE, *tiles).items(table(CASTLE, *tiles).feature((2, 0, "road", "E"))) == items


CITY = (("F", 2, -1, EAST), ("G", 2, -2, EAST), ("N", 2, -3, WEST), ("N", 1, -3, EAST))


@pytest.mark.parametrize(
    ("cap", "items"),
    [
        (("E", 1, -4, SOUTH), (("tiles", 6, 12), ("pennants", 1, 2), ("castles", 1, 3))),  # X5
        (("N", 1, -4, WEST), (("tiles", 6, 6), ("pennants", 1, 1))),  # X5b
    ],
    ids=["completed", "unfinished"],
)
def test_cities_on_castle_tiles(cap: tuple[str, int, int, int], items: tuple[tuple[str, int, int], ...]) -> None:
    referee = table(CASTLE, *CITY, cap)
    assert referee.items(referee.feature((2, 0, "city", "N"))) == items


def test_castles_keep_apart() -> None:
    near = table(CASTLE, ("U", 3, 0, NORTH)).legal_places("GB1")
    assert near == {(-1, 0, 1), (-1, 0, 2), (-1, 1, 3), (4, 0, 0), (4, 0, 3), (4, -1, 1)}
