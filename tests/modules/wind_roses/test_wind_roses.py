"""The wind roses, as their sheet has them: the worked examples X1 to X5, quarters, the start tile, others."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.events import TilePlaced, TileRemoved
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.targets import Place
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "wind_roses")
FREE = {"rose_placement": "free"}
ROSE = "WR_cE_rW"
PAID = ["wind_rose: Red 3 (1 wind_rose 3)"]


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def centre(game: Game) -> Any:
    return game.view()["modules"]["wind_roses"]["centre"]


def asked(game: Game) -> tuple[str, int]:
    return game.decision.step, game.decision.seat


# Tile 5, the rose of the north-east, two columns east and three rows north of the start tile
NORTH_EAST = """
    .          .   5WR_cNW↑
    .          .   4B↑
    1B↑        2B↑ 3B↑
    [WR_cE_rW] .   .
"""


def test_x1_a_rose_in_its_quarter_brings_3_points() -> None:
    story = tale("Red Blue", NORTH_EAST, "5 Red ?")
    assert story.awards() == PAID, "before any figure is deployed"
    assert asked(story.game) == ("phase_figure", 0), "the turn goes on"
    assert story.told()[-1] == "Red lays a wind rose in its quarter: 3 points."


def test_x2_the_column_of_the_start_tile_belongs_to_both_quarters() -> None:
    drawing = "4WR_cNW↑\n3B↑\n2B↑\n1B↑\n[WR_cE_rW]"
    assert tale("Red Blue", drawing, "4 Red").awards() == PAID


WEST = """
    3WR_cNW↑ 2B↑
    .        1B↑
    .        [WR_cE_rW]
"""


def test_x3_a_rose_of_the_north_east_does_not_lie_in_the_north_west() -> None:
    drawing = WEST.replace("3WR_cNW↑", ".")
    story = tale("Red Blue", drawing, rest="WR_cNW U")
    assert story.options() == {"place 0,-3 N", "place 1,0 N"}, "in its row and in its column"


def test_x3_where_roses_may_lie_anywhere_it_pays_nothing() -> None:
    story = tale("Red Blue", WEST, "3 Red", options=FREE)
    assert story.awards() == []
    assert story.points() == {"Red": 0, "Blue": 0}


def test_x4_a_rose_is_turned_like_the_start_tile() -> None:
    drawing = NORTH_EAST.replace("5WR_cNW↑", ".")
    story = tale("Red Blue", drawing, rest="WR_cNW U")
    assert story.may("place 2,-3 N") and not story.may("place 2,-3 E")
    assert all(option.endswith(" N") for option in story.options())


def test_x4_where_roses_may_lie_anywhere_turns_do_not_matter() -> None:
    story = tale("Red Blue", NORTH_EAST.replace("5WR_cNW↑", "5WR_cNW→"), "5 Red", options=FREE)
    assert story.awards() == PAID


# Tile 3 is the blue rose, upside down: from then on east is in the west and north in the south
BLUE = """
    [WR_cE_rW] 1E← 2B↑ 3WR_rSW↓
    .          4WR_cNW↓ . .
"""


def test_x5_the_blue_rose_replaces_the_start_tile() -> None:
    story = tale("Red Blue", BLUE.replace("4WR_cNW↓", "."), rest="WR_cNW U")
    assert centre(story.game) == [3, 0, 2]
    assert story.may("place 1,1 S") and all(option.endswith(" S") for option in story.options())
    story = tale("Red Blue", BLUE, "4 Red")
    assert story.awards() == PAID, "none for the blue rose itself"


def test_earlier_points_stay_when_the_blue_rose_comes() -> None:
    drawing = """
        .          .   5WR_cNW↑ .
        .          .   4B↑      .
        1B↑        2B↑ 3B↑      6WR_rSW↓
        [WR_cE_rW] .   .        .
    """
    story = tale("Red Blue", drawing, "5 Red")
    assert story.points() == {"Red": 3, "Blue": 0} and centre(story.game) == [3, -1, 2]


def test_the_quarters_turn_with_the_centre() -> None:
    """Its north is in the west: between west and north is the north-east."""
    drawing = """
        .          .   6WR_cNW← 5B↑
        .          .   .        4B↑
        [WR_cE_rW] 1E← 2B↑      3WR_rSW←
    """
    assert tale("Red Blue", drawing, "6 Red").awards() == PAID
    story = tale("Red Blue", drawing.replace("6WR_cNW←", "."), rest="WR_cNW U")
    assert TilePlaced(1, "WR_cNW", Place(2, -2, 3)) in story.game.events, "there is no other place"


# --- edge cases ---------------------------------------------------------------------------------------


def test_a_rose_without_a_place_in_its_quarter_leaves_the_game() -> None:
    """The one of the north-west fits nowhere beside the start tile alone."""
    game = Game(2, modules=MODULES, bag=["WR_cNS", "U", "U", "U"])
    assert [event.tile for event in game.events if isinstance(event, TileRemoved)] == ["WR_cNS"]
    assert game.scores == (0, 0) and asked(game) == ("place_tile", 0)
    free = Game(2, modules=MODULES, bag=["WR_cNS", "U", "U", "U"], options=FREE)
    assert {option.text for option in free.options} > {"place 1,0 E", "place 1,0 W"}


def test_the_start_tile_is_laid_and_that_of_the_base_game_is_in_the_bag() -> None:
    game = Game(2, modules=MODULES, seed=1)
    state = game.state
    assert [state.box.tile_name(state.board.where(0)[2])] == [ROSE] and state.board.where(0)[:2] == (0, 0)
    assert centre(game) == [0, 0, 0]
    assert game.tiles_left()["D"] == 4 and game.tiles_left()["WR_rSW"] == 1 and ROSE not in game.tiles_left()


def test_six_tiles_four_of_them_quarters() -> None:
    signs = [mark for tile in catalogue.sheet("wind_roses").tiles for mark in tile.marks]
    assert sorted(signs) == sorted(f"wind_rose:{name}" for name in ("full", "full_blue", "NE", "SE", "SW", "NW"))


def test_no_rose_without_its_tiles() -> None:
    game = Game(2, modules=MODULES, tiles=("base",), seed=1)
    assert "wind_roses" not in game.view()["modules"] and game.state.box.tile_name(game.state.board.where(0)[2]) == "D"


# --- with others --------------------------------------------------------------------------------------


def test_beside_the_city_of_carcassonne_the_start_player_lays_it() -> None:
    """It may be turned, and its north is that of the game."""
    game = Game(["Red", "Blue"], modules=(*MODULES, "count"), seed=1, start=1)
    assert asked(game) == ("setup_wind_rose", 1) and centre(game) is None
    turned = next(option for option in game.options if option.text.endswith(" S"))
    place = turned.targets[0]
    assert isinstance(place, Place)
    game.choose(turned)
    assert centre(game) == [place.x, place.y, 2]
    assert TilePlaced(1, ROSE, place) in game.events
    assert asked(game) == ("place_tile", 1), "it was no turn"


@pytest.mark.parametrize("river", ["river_1", "river_2"])
def test_after_a_river_the_start_player_lays_it(river: str) -> None:
    game = Game(["Red", "Blue", "Green"], modules=(*MODULES, river), seed=3, start=2)
    while game.decision.step != "setup_wind_rose":
        assert ROSE in game.tiles_left() and centre(game) is None
        game.choose(0)
    assert game.decision.seat == 2
    assert not any(game.state.box.tile_name(piece).startswith("WR") for piece in lying(game)), "no rose came earlier"
    laid = game.state.seat
    game.choose(0)
    assert centre(game) is not None
    extra = river == "river_2"
    assert asked(game) == ("place_tile", laid if extra else (laid + 1) % 3)


def lying(game: Game) -> list[int]:
    board = game.state.board
    return [board.where(piece)[2] for piece in range(board.pieces)]


@pytest.mark.parametrize("river", ["river_1", "river_2"])
def test_by_an_option_it_lies_before_the_river_begins(river: str) -> None:
    """The spring flows away from it, to the south; when the river has ended nobody is asked for it again."""
    game = Game(2, modules=(*MODULES, river), options={"rose_first": True}, seed=2)
    first, second = game.view()["tiles"][:2]
    assert (first["tile"], first["x"], first["y"]) == ("WR_cE_rW", 0, 0)
    assert (second["tile"][2:], second["x"], second["y"], second["quarters"]) == ("_source", 0, 1, 1)
    steps = set()
    while not game.over:
        steps.add(game.decision.step)
        game.choose(0)
    assert "setup_wind_rose" not in steps
    assert game.view()["modules"]["wind_roses"]["centre"] is not None


def test_with_messages_a_rose_moves_a_counting_figure() -> None:
    story = tale("Red Blue", NORTH_EAST, "5 Red ?", also=("messages",))
    assert asked(story.game)[1] == 0 and {option.split()[0] for option in story.options()} == {"marker", "messenger"}


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_the_rows_of_the_turn_order(timing: str) -> None:
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {"timing_profile": timing})
    own = {row.step: (row.phase, row.number) for row in rows if row.module == "wind_roses"}
    assert own == {"setup_wind_rose": ("setup", "S-22"), "wind_rose_points": ("P2", "2.2-28")}
