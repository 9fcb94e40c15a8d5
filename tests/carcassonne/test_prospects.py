"""The value of features and which tiles would fit, computed by the rules on a copy of the game."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.events import Item
from languedoc.carcassonne.prospects import NOBODY
from languedoc.carcassonne.targets import Segment
from languedoc.carcassonne.tiles.catalogue import sheet
from languedoc.errors import IllegalChoice
from modules.abbey_and_mayor.tales import FOUR_FIELDS, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def paid(game: Game, segment: str) -> dict[int, int]:
    """What each seat would get if the game ended now."""
    return {payment.seat: payment.points for payment in game.worth(segment).now}


# ------------------------------------------------------------------------------------ roads, cities, buildings


def test_an_unfinished_city_is_worth_half_of_what_it_is_when_completed() -> None:
    story = Story("Red Blue", "1F→\n[D]", "1 Red city:N")
    worth = story.game.worth("city:N@0,0")
    assert (worth.kind, worth.owners, worth.completed, worth.open) == ("city", (0,), False, 1)
    assert {str(segment) for segment in worth.segments} == {"city:N@0,-1", "city:N@0,0"}
    assert len(worth.figures) == 1
    (now,) = worth.now
    (completed,) = worth.when_completed
    assert [(item.name, item.points) for item in now.items] == [("tiles", 2), ("pennants", 1)]
    assert completed.points == 2 * now.points == 6


def test_what_nobody_has_is_told_for_whoever_might() -> None:
    game = Game(2, seed=1)
    worth = game.worth("road:E@0,0")
    assert worth.owners == () and worth.figures == ()
    assert [(payment.seat, payment.points) for payment in worth.now] == [(NOBODY, 1)]
    assert worth.open == 2


def test_a_monastery_counts_the_squares_around_it() -> None:
    story = Story("Red Blue", "[D]\n1B↑", "1 Red monastery")
    worth = story.game.worth("monastery@0,1")
    assert worth.open == 7
    assert [payment.points for payment in worth.now] == [2]
    assert [payment.points for payment in worth.when_completed] == [9]


def test_an_inn_makes_an_unfinished_road_worthless() -> None:
    story = Story("Red Blue", "[D] 1EB↑", "1 Red road:E", modules=["base", "inns_and_cathedrals"])
    worth = story.game.worth("road:E@1,0")
    assert [payment.points for payment in worth.now] == [0]
    assert [payment.points for payment in worth.when_completed] == [4]


# ------------------------------------------------------------------------------------ fields


@pytest.mark.parametrize(
    ("field_scoring", "points"), [("per_field_3", 3), ("per_city_4", 4), ("per_field_3_city_once", 3)]
)
def test_a_field_is_worth_what_its_rule_set_says(field_scoring: str, points: int) -> None:
    free = Story("Red Blue", "1E↓\n[D]", options={"field_scoring": field_scoring})
    assert paid(free.game, "field:EL@0,0") == {NOBODY: points}
    farmed = Story("Red Blue", "1E↓\n[D]", "1 Red field:NL", options={"field_scoring": field_scoring})
    worth = farmed.game.worth("field:NL@0,-1")
    assert worth.kind == "field" and worth.owners == (0,) and not worth.when_completed
    assert paid(farmed.game, "field:NL@0,-1") == {0: points}


def test_only_owners_of_a_field_are_paid() -> None:
    story = Story("Red Blue", "1E↓\n[D]\n2B↑", "1 Red field:NL", "2 Blue field:NL")
    assert paid(story.game, "field:ER@0,0") == {1: 0}, "no city touches the field of the monastery"
    assert paid(story.game, "field:NL@0,-1") == {0: 3}
    assert paid(story.game, "field:EL@0,0") == {NOBODY: 3}


def test_a_barn_in_a_field_pays_its_owner() -> None:
    story = tale("Red Blue", FOUR_FIELDS + "    . 4E↓\n    . 5E↑", "3 Red barn NW@0,1", lane="east")
    worth = story.game.worth("field:NL@0,1")
    assert worth.owners == (), "a barn is no farmer"
    assert [(payment.seat, payment.points, payment.items) for payment in worth.now] == [(0, 4, (Item("cities", 1, 4),))]


def test_to_ask_changes_nothing() -> None:
    game = Game(2, seed=5)
    before = game.state.fingerprint()
    for root in game.state.board.roots():
        game.worth(Segment(*game.state.board.segment_at(root)))
    game.fitting(0, 1)
    assert game.state.fingerprint() == before


@pytest.mark.parametrize("wrong", ["", "road:N@0,0", "road:E@9,9", "road:E@0", "road:E@a,b", "road:E@99999999999,0"])
def test_there_must_be_such_a_segment(wrong: str) -> None:
    with pytest.raises(IllegalChoice, match="segments are named like"):
        Game(2, seed=1).worth(wrong)


# ------------------------------------------------------------------------------------ tiles to come


def test_only_what_is_left_can_fit() -> None:
    game = Game(2, seed=1, bag=["U", "B", "C", "U"])
    assert game.tiles_left() == {"B": 1, "C": 1, "U": 1}
    assert game.fitting(0, -1).tiles == {"C": 1}
    assert game.fitting(0, 1).tiles == {"B": 1, "U": 1}
    assert game.fitting(0, 1).chance == pytest.approx(2 / 3)
    assert game.fitting(5, 5).tiles == {}
    assert game.fitting(0, 0).chance == 0


def test_a_tile_without_any_place_is_not_laid_so_it_does_not_count() -> None:
    """The tile C is all city: where no city is open it would be drawn in vain, and another one be drawn."""
    game = Game(2, bag=["E", "U", "C", "U"])
    game.choose("place 0,-1 S")
    game.choose("pass")
    assert game.tiles_left() == {"C": 1, "U": 1}
    assert game.fitting(1, 0).tiles == {"U": 1}
    assert game.fitting(1, 0).chance == 1


def test_while_a_river_flows_its_tiles_come_first() -> None:
    game = Game(2, seed=3, modules=["base", "river_1"])
    board = game.state.board
    left = game.tiles_left()
    assert left["R1_lake"] == 1 and left["D"] == 4, "the start tile goes into the bag"
    mouths = [square for square in board.empty_squares() if any("R1" in tile for tile in game.fitting(*square).tiles)]
    assert len(mouths) == 1, "the spring has one mouth"
    assert game.fitting(*mouths[0]).chance == 1
    dry = [square for square in board.empty_squares() if square not in mouths]
    assert all(game.fitting(*square).chance == 0 for square in dry)


def test_a_tile_that_would_wait_for_the_dragon_is_left_but_will_not_be_laid_next() -> None:
    modules = ["base", "princess_and_dragon"]
    dragon = next(tile for tile in sheet("princess_and_dragon").tiles if "dragon" in tile.marks)
    game = Game(2, modules=modules, bag=["U", dragon.id, "U"])
    assert game.tiles_left() == {"U": 1, dragon.id: 1}
    fitting = [game.fitting(*square) for square in game.state.board.empty_squares()]
    assert any(dragon.id in each.tiles for each in fitting)
    assert {each.chance for each in fitting if "U" in each.tiles} == {1}
    assert {each.chance for each in fitting if "U" not in each.tiles} == {0}
