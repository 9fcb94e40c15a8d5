"""Sets of cells: filling, joining, growing, pieces, room."""

from __future__ import annotations

import pytest

from helpers.outline import rings_of
from languedoc.render.area import Area
from languedoc.render.curves import disc, path, simplified
from languedoc.render.merged import border, merged

SQUARE = [(10.0, 10.0), (30.0, 10.0), (30.0, 30.0), (10.0, 30.0)]


def test_a_square_has_its_size() -> None:
    area = Area.within(100, 100, [SQUARE])
    assert area.size == 400
    assert area.has(20, 20) and not area.has(31, 20)
    assert area.holds(11, 11, 29, 29) and not area.holds(9, 11, 29, 29)


def test_rings_within_rings_are_holes_but_covered_is_covered() -> None:
    inner = [(15.0, 15.0), (25.0, 15.0), (25.0, 25.0), (15.0, 25.0)]
    assert Area.within(100, 100, [SQUARE, inner]).size == 300
    assert Area.covered(100, 100, [SQUARE, inner]).size == 400


def test_a_disc_is_round() -> None:
    assert Area.within(100, 100, [disc((50, 50), 20, steps=60)]).size == pytest.approx(1256, rel=0.01)


def test_growing_and_shrinking_undo_each_other() -> None:
    area = Area.within(100, 100, [SQUARE])
    assert area.grown(3).size > 600
    assert (area.grown(3).shrunk(3) - area).size < 10
    assert not area.shrunk(11)


def test_pieces_come_largest_first() -> None:
    small = [(50.0, 50.0), (55.0, 50.0), (55.0, 55.0), (50.0, 55.0)]
    parts = Area.covered(100, 100, [SQUARE, small]).parts()
    assert [part.size for part in parts] == [400, 25]


def test_the_middle_is_where_there_is_most_room() -> None:
    (x, y), radius = Area.within(100, 100, [SQUARE]).middle()
    assert abs(x - 20) < 1 and abs(y - 20) < 1 and 8 < radius <= 10


def test_seams_vanish_when_outlines_are_merged() -> None:
    west = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
    east = [(100.0, 0.0), (200.0, 0.0), (200.0, 100.0), (100.0, 100.0)]
    rings = rings_of(merged([(0, 0, border([west])), (0, 0, border([east]))]))
    assert len(rings) == 1
    assert Area.within(200, 100, rings).size == 20000
    assert not any(x == 100 and 0 < y < 100 for x, y in rings[0])


def test_a_seam_that_only_one_side_fills_stays() -> None:
    whole = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
    half = [(0.0, 50.0), (100.0, 50.0), (100.0, 100.0), (0.0, 100.0)]
    rings = rings_of(merged([(0, 0, border([whole])), (1, 0, border([half]))]))
    assert len(rings) == 1
    assert Area.within(200, 100, rings).size == 15000


def test_outlines_that_meet_at_no_edge_stay_as_they_are() -> None:
    rings = rings_of(merged([(0, 0, border([SQUARE])), (2, 1, border([SQUARE]))]))
    assert rings == [SQUARE, [(x + 200, y + 100) for x, y in SQUARE]]


def test_simpler_lines_stay_near() -> None:
    line = [(float(k), 0.1 * (k % 2)) for k in range(50)]
    assert simplified(line, 0.3) == [line[0], line[-1]]


def test_paths_are_short_and_exact() -> None:
    assert path([(0.0, 0.0), (10.0, -0.5), (10.5, 3.0)], closed=True) == "M0 0l10-.5.5 3.5z"
