"""Answers to what somebody points at: the value of a feature, what fits a square, owners of fields, parts of tiles."""

from __future__ import annotations

import pytest

from helpers.outline import rings_of
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.errors import IllegalChoice, LanguedocError
from languedoc.i18n import LANGUAGES, speech
from languedoc.render.area import Area
from languedoc.server import scene, wire
from scene.scenes import ENGLISH, finished, moments


def test_a_feature_is_told_with_its_outline_owners_and_worth() -> None:
    story = Story("Red Blue", "1F→\n[D]", "1 Red city:N")
    told = scene.feature(story.game, "city:N@0,0", ENGLISH)
    assert (told.title, told.kind, told.owners, told.open) == ("city", "city", [0], 1)
    assert told.figures == [figure.id for figure in scene.table(story.game, None, ENGLISH).figures or []]
    assert [(worth.seat, worth.points) for worth in told.now] == [(0, 3)]
    assert [(worth.seat, worth.points) for worth in told.completed] == [(0, 6)]
    assert told.lines == [
        "One open end",
        "Red, if the game ended now: 2 tiles 2, 1 pennant 1 = 3",
        "Red, if it were completed: 2 tiles 4, 1 pennant 2 = 6",
    ]
    (ring,) = rings_of(told.outline)
    assert min(y for _, y in ring) == -100 and 0 < max(y for _, y in ring) < 50


def test_what_nobody_has_is_told_too() -> None:
    told = scene.feature(Game(2, seed=1), "road:E@0,0", ENGLISH)
    assert told.owners == [] and [worth.seat for worth in told.now] == [None]
    assert told.lines[:2] == ["2 open ends", "Nobody is here"]


def test_a_field_is_not_completed() -> None:
    told = scene.feature(Game(2, seed=1), "field:EL@0,0", ENGLISH)
    assert told.completed == [] and told.now[0].words == "no completed city = 0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_of_every_kind_can_be_looked_at(language: str) -> None:
    game = Game(3, modules=list(BUILT), seed=8)
    kinds = set()
    for _ in moments(game, 8, 0.01):
        for known in game.view()["features"]:
            told = scene.feature(game, known["segments"][0], speech(language))
            kinds.add(told.kind)
            assert told.title and told.lines and all(worth.words for worth in told.now)
            if told.kind != "inner":
                assert rings_of(told.outline)
    assert {"road", "city", "field", "monastery", "shrine", "inner"} <= kinds


def test_nothing_is_told_of_what_is_not_there() -> None:
    with pytest.raises(IllegalChoice):
        scene.feature(Game(2, seed=1), "road:E@7,7", ENGLISH)


def test_whoever_points_gets_an_answer_with_the_number_of_the_question() -> None:
    game = Game(2, bag=["U", "B", "C", "U"])
    looked = scene.Pointed().looked(game, wire.Look(7, "city:N@0,0"), ENGLISH)
    assert isinstance(looked, wire.Feature) and looked.id == 7
    fit = scene.Pointed().looked(game, wire.Fit(8, 0, 1), ENGLISH)
    assert isinstance(fit, wire.Fits) and (fit.id, fit.x, fit.y) == (8, 0, 1)
    assert [(tile.art, tile.number) for tile in fit.tiles] == [("base.B", 1), ("base.U", 1)]
    assert fit.chance == pytest.approx(0.6667)
    assert fit.words == "2 tiles that are left fit here; the next one fits with a chance of 67 %."
    none = scene.fits(game, 9, 9, ENGLISH)
    assert none.words == "No tile that is left fits here."


def test_all_fields_are_told_with_their_owners() -> None:
    story = Story("Red Blue", "1E↓\n[D]\n2B↑", "1 Red field:NL", "2 Blue field:NL")
    owners = sorted(field.owners for field in scene.fields(story.game).fields)
    assert owners == [[], [0], [1]]


def test_fields_never_overlap() -> None:
    game = finished(Game(2, seed=3), 3)
    outlines = [rings_of(field.outline) for field in scene.fields(game).fields]
    west = min(x for rings in outlines for ring in rings for x, _ in ring)
    north = min(y for rings in outlines for ring in rings for _, y in ring)
    moved = [[[((x - west) / 4, (y - north) / 4) for x, y in ring] for ring in rings] for rings in outlines]
    wide = int(max(x for rings in moved for ring in rings for x, _ in ring)) + 1
    high = int(max(y for rings in moved for ring in rings for _, y in ring)) + 1
    areas = [Area.within(wide, high, rings) for rings in moved]
    together = sum(area.size for area in areas)
    whole = areas[0]
    for area in areas[1:]:
        whole = whole | area
    assert together == pytest.approx(whole.size, rel=0.001)


def inside(point: tuple[float, float], rings: list[list[tuple[float, float]]]) -> bool:
    """Whether a line from the point to the east crosses the rings an odd number of times."""
    x, y = point
    crossed = 0
    for ring in rings:
        for (a, b), (c, d) in zip(ring, [*ring[1:], ring[0]], strict=True):
            crossed += (b > y) != (d > y) and x < a + (c - a) * (y - b) / (d - b)
    return crossed % 2 == 1


def test_a_sign_of_its_owners_has_a_place_in_every_part_of_a_field() -> None:
    game = finished(Game(2, seed=3), 3)
    fields = scene.fields(game).fields
    parts = [len(each["segments"]) for each in game.view()["features"] if each["kind"] == "field"]
    assert sorted(len(field.at) for field in fields) == sorted(parts)
    assert all(inside(point, rings_of(field.outline)) for field in fields for point in field.at)


def test_parts_of_a_turned_tile_can_be_pointed_at() -> None:
    shapes = {shape.id: shape for shape in scene.tile_shapes("base.D", 1).segments}
    assert set(shapes) == {"road:N", "city:E", "field:NR", "field:NL"} or "city:E" in shapes
    city = shapes["city:E"]
    assert city.at[0] > 50 and all(0 <= x <= 100 for ring in city.rings for x, _ in ring)
    assert [list(map(tuple, ring)) for ring in rings_of(city.outline)] != []


@pytest.mark.parametrize("wrong", ["base.Ω", "nothing.D", "base", ""])
def test_there_must_be_such_a_tile(wrong: str) -> None:
    with pytest.raises(LanguedocError):
        scene.tile_shapes(wrong, 0)
