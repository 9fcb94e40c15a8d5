"""The options of the rivers: a clear course, and the extra turn for the volcano."""

from __future__ import annotations

import pytest

from helpers.playing import played
from languedoc import Game
from languedoc.carcassonne.events import TilePlaced, TileRemoved
from languedoc.carcassonne.targets import Place

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def test_the_river_runs_only_where_it_is_clear_ahead() -> None:
    """Up, straight on, left, straight on: to turn left once more leads down beside the spring."""
    bag = ["R1_vSW", "R1_vEW", "R1_vSW", "R1_vEW", "R1_rNE_vSW", "U", "U"]
    games = {}
    for course in ("winding", "clear_ahead"):
        game = games[course] = Game(2, modules=["base", "river_1"], options={"river_course": course}, bag=bag)
        for choice in ("place 1,0 E", "place 1,-1 E", "place 1,-2 N", "place 0,-2 N"):
            while game.decision.step != "place_tile":
                game.choose("pass")
            game.choose(choice)
        game.choose("pass")
    assert {option.text for option in games["winding"].options} == {"place -1,-2 S", "place -1,-2 W"}
    assert TilePlaced(0, "R1_rNE_vSW", Place(-1, -2, 2)) in games["clear_ahead"].events, (
        "unasked: there is no other way"
    )


@pytest.mark.parametrize("extra", [True, False])
def test_the_turn_more_for_the_volcano(extra: bool) -> None:
    game = Game(2, modules=["base", "river_2"], options={"river_extra_turn": extra}, seed=6)
    while not any(isinstance(event, TilePlaced) and event.tile == "R2_lake_volcano" for event in game.events):
        game.choose(0)
    while game.decision.step != "place_tile":
        game.choose(0)
    laid = next(event for event in game.events if isinstance(event, TilePlaced) and event.tile == "R2_lake_volcano")
    assert (game.decision.seat == laid.seat) == extra


def test_what_fits_nowhere_is_lost_where_the_river_must_be_clear() -> None:
    lost = 0
    for seed in range(30):
        game = played(Game(2, modules=["base", "river_2"], options={"river_course": "clear_ahead"}, seed=seed), seed)
        lost += sum(isinstance(event, TileRemoved) and event.tile.startswith("R2") for event in game.events)
    assert lost > 0


@pytest.mark.parametrize(("place", "line"), [("middle", 0), ("north", -1)])
def test_where_the_spring_lies_beside_the_city_of_carcassonne(place: str, line: int) -> None:
    """At its eastern side, which has three squares; from there the river flows east."""
    game = Game(2, modules=["base", "count", "river_1"], options={"spring_place": place}, seed=1)
    (spring,) = [tile for tile in game.view()["tiles"] if tile["tile"] == "R1_source"]
    assert (spring["x"], spring["y"]) == (2, line)
