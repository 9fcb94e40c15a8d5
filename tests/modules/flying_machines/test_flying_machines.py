"""The flying machines, as their sheet has them: the worked examples X1 to X5, edge cases, and other modules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from helpers.golden import Golden, playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.flying_machines.checks import faults
from languedoc.carcassonne.modules.flying_machines.rules import Flew
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from modules.german_castles.tales import before
from modules.goldmines.test_goldmines import busy_choice

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "flying_machines")
ONE, TWO, THREE = 0.0, 0.5, 0.9  # what the die shows, as the lots of a setup tell it


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def flights(story: Story) -> list[tuple[str, int, bool]]:
    events = [event for event in story.game.events if isinstance(event, Flew)]
    return [(event.figure, event.number, event.lands) for event in events]


def offered(story: Story, verb: str) -> set[str]:
    return {option.text.removeprefix(f"{verb} ") for option in story.game.options if option.verb == verb}


def test_x1_two_squares_to_the_north_east() -> None:
    """The arrow that is printed to the north-west turns with the tile."""
    drawing = """
        .              2B↑ 3E↑
        [D]            1U↑ .
        4FM_field_NW→  .   .
    """
    story = tale("Red Blue", drawing, "4 Blue fly follower 0,1", draws=[TWO])
    assert flights(story) == [("follower", 2, True)] and story.standing() == {"Blue city:N@2,-1"}
    assert "Blue's follower flies 2 squares." in story.told()


# Tile 4 flies one square to the north: there the road is finished, and Blue's city is not
KNIGHT = """
    6E→ 5R↓            7N←
    .   3G→            8E↑
    1A← [D]            2A→
    .   4FM_field_W→   .
"""
FLIGHT = ("3 Blue city:N", "4 Red fly follower 0,1")


def test_x2_the_flier_must_land_where_something_is_unfinished_and_joins_whoever_is_there() -> None:
    story = tale("Blue Red", before(5, KNIGHT), *FLIGHT, draws=[ONE])
    assert story.standing() == {"Blue city:N@0,-1", "Red city:N@0,0"}, "not on the road, which is finished"
    story = tale("Blue Red", KNIGHT, *FLIGHT, draws=[ONE])
    assert story.payments() == ["city: Blue 12 (6 tiles 12); Red 12 (6 tiles 12)"]


def test_x3_over_an_empty_square_the_flight_fails_and_nobody_may_follow() -> None:
    story = tale("Blue Red", before(5, KNIGHT), *FLIGHT, also=("phantom",), draws=[THREE])
    assert flights(story) == [("follower", 3, False)]
    assert story.supply() == {"Blue": 6, "Red": 7}
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 0)
    assert story.game.choices[-1] == "fly follower 0,1", "the phantom is not asked for"
    assert "Red's follower flies 3 squares and cannot land." in story.told()


def test_x4_what_the_tile_itself_completes_is_finished() -> None:
    drawing = """
        .   2E↓ .            .
        1A← [D] 7FM_rEW_W↑   6A→
        .   3B↑ 4B↑          5B↑
    """
    story = tale("Red Blue", drawing, "1 Red road:E", "7 Red fly follower 1,0", draws=[ONE])
    assert flights(story) == [("follower", 1, False)]
    assert story.payments() == ["road: Red 4 (4 tiles 4)"] and story.supply() == {"Red": 7, "Blue": 7}


# Tile 2 flies to the north: over tile 1 to the start tile, and beyond
COLUMN = """
    [D]
    1B↑
    2FM_field_W→
"""


def test_x5_each_distance_is_as_likely_as_the_others() -> None:
    """Two of three can be reached."""
    lands = {}
    for draw in (ONE, TWO, THREE):
        story = tale("Red Blue", COLUMN, "2 Blue fly follower 0,2" + "; ?" * (draw == TWO), draws=[draw])
        lands[draw] = flights(story)[0][2]
    assert lands == {ONE: True, TWO: True, THREE: False}
    rolled = Counter(Game(2, modules=MODULES, seed=seed).state.draw_lot(3) for seed in range(300))
    assert set(rolled) == {0, 1, 2} and min(rolled.values()) > 70


def test_whoever_lands_chooses_where() -> None:
    story = tale("Red Blue", COLUMN, "2 Blue fly follower 0,2; ?", draws=[TWO])
    assert (story.game.decision.step, story.game.decision.seat) == ("land_flier", 1)
    assert story.options() == {"land road:E@0,0", "land city:N@0,0"}, "never on a field"
    assert not story.game.can_undo, "the die is cast"
    shown = story.game.view()["modules"]["flying_machines"]
    assert shown == {"flier": "follower", "distance": 2} and list(faults(story.game.state, shown)) == []
    again = Game.load(story.game.save())
    assert again.state.fingerprint() == story.game.state.fingerprint() == story.game.copy().state.fingerprint()
    story.choose("land road:E@0,0")
    assert story.standing() == {"Blue road:E@0,0"} and story.supply() == {"Red": 7, "Blue": 6}
    assert story.game.decision.step == "place_tile"


def test_a_cloister_is_a_place_to_land() -> None:
    story = tale("Red Blue", COLUMN, "1 Red monastery", "2 Blue fly follower 0,2", draws=[ONE])
    assert story.standing() == {"Red monastery@0,1", "Blue monastery@0,1"}, "occupied or not"


def test_an_own_follower_there_adds_strength() -> None:
    drawing = """
        .   3G→            .
        1A← [D]            2A→
        .   5FM_field_W→   4B↑
    """
    story = tale("Red Blue", drawing, "3 Red city:N", "5 Red fly follower 0,1", draws=[ONE])
    board = story.game.state.board
    assert board.followers(board.root_of(board.find_segment(0, 0, "city", "N")), 0) == 2


def test_a_flight_is_an_option_beside_the_others() -> None:
    story = tale("Red Blue", COLUMN, "2 Blue ?")
    assert {"pass", "fly follower 0,2", "follower field:NL"} == story.options()
    (option,) = [option for option in story.game.options if option.verb == "fly"]
    assert words.option_words(story.game, option) == "follower by the flying machine"
    story.choose("follower field:NL")
    assert flights(story) == [] and story.game.decision.step == "place_tile"


def test_only_when_its_tile_is_laid() -> None:
    story = tale("Red Blue", "[D]\n1FM_field_W→\n2B↑", "1 Red pass", "2 Blue ?")
    assert offered(story, "fly") == set()


def test_without_a_follower_nobody_flies() -> None:
    game = Game(["Red", "Blue"], modules=MODULES, bag=["U", "U", "FM_field_W", "U"], figures={"follower": 1})
    for choice in ("place 1,0 N", "follower road:E", "place 2,0 N", "pass", "place 0,1 E"):
        game.choose(choice)
    assert game.decision.step == "place_tile", "there is nothing to choose"


# --- the pieces (2) -------------------------------------------------------------------------------------------


def test_every_follower_may_fly_but_no_builder_pig_or_barn() -> None:
    also = ("inns_and_cathedrals", "traders_and_builders", "abbey_and_mayor", "phantom")
    story = tale("Red Blue", COLUMN, "2 Blue ?", also=also)
    fliers = ("follower", "big_follower", "mayor", "wagon", "phantom")
    assert offered(story, "fly") == {f"{figure} 0,2" for figure in fliers}


def test_a_mayor_lands_in_cities_only() -> None:
    story = tale("Red Blue", COLUMN, "2 Blue fly mayor 0,2", also=("abbey_and_mayor",), draws=[TWO])
    assert story.standing() == {"Blue mayor city:N@0,0"}
    story = tale("Red Blue", COLUMN, "2 Blue fly mayor 0,2", also=("abbey_and_mayor",), draws=[ONE])
    assert flights(story) == [("mayor", 1, False)] and story.supply("mayor") == {"Red": 1, "Blue": 1}


def test_a_wagon_lands_on_a_cloister_a_road_or_in_a_city() -> None:
    story = tale("Red Blue", COLUMN, "2 Blue fly wagon 0,2", also=("abbey_and_mayor",), draws=[ONE])
    assert story.standing() == {"Blue wagon monastery@0,1"}
    story = tale("Red Blue", COLUMN, "2 Blue fly wagon 0,2; ?", also=("abbey_and_mayor",), draws=[TWO])
    assert story.options() == {"land road:E@0,0", "land city:N@0,0"}


# --- the phantom (4) ------------------------------------------------------------------------------------------


def test_after_a_flight_the_phantom_may_be_deployed_but_not_fly() -> None:
    story = tale("Red Blue", COLUMN, "2 Blue fly follower 0,2; ?", also=("phantom",), draws=[ONE])
    assert story.game.decision.step == "deploy_phantom"
    assert story.options() == {"pass", "phantom field:NL"}


def test_the_phantom_may_fly_first_or_second() -> None:
    story = tale("Red Blue", COLUMN, "2 Blue fly phantom 0,2", also=("phantom",), draws=[ONE])
    assert story.standing() == {"Blue phantom monastery@0,1"}
    lines = "2 Blue follower field:NL; fly phantom 0,2"
    story = tale("Red Blue", COLUMN, lines, also=("phantom",), draws=[ONE])
    assert story.standing() == {"Blue phantom monastery@0,1", "Blue field:NL@0,2"}
    story = tale("Red Blue", COLUMN, lines, also=("phantom",), draws=[THREE])
    assert story.standing() == {"Blue field:NL@0,2"} and story.supply("phantom") == {"Red": 1, "Blue": 1}


# --- with others ----------------------------------------------------------------------------------------------


def test_nobody_lands_beside_the_dragon() -> None:
    """Tile 1 is a volcano, with a road that is not finished."""
    drawing = COLUMN.replace("1B↑", "1B1→")
    story = tale("Red Blue", drawing, "2 Blue fly follower 0,2", also=("princess_and_dragon",), draws=[ONE])
    assert flights(story) == [("follower", 1, False)]


def test_nobody_lands_on_a_german_castle() -> None:
    drawing = "[D] 1GB3↑ #\n. 2FM_field_W→ ."
    story = tale("Red Blue", drawing, "2 Blue fly follower 1,1", also=("german_castles",), draws=[ONE])
    assert story.standing() == {"Blue road:W@1,0"}, "only on the road that ends there"


def test_who_lands_on_the_road_of_a_lake_lays_a_ferry() -> None:
    drawing = "1FY_rE_rS_rW↓ [D]\n2FM_field_W→ ."
    story = tale("Red Blue", drawing, "2 Blue fly follower -1,1; ?", also=("ferries",), draws=[ONE])
    story.choose("land road:W@-1,0")
    assert story.game.decision.step == "ferry_place"


def test_a_flown_follower_may_be_joined_by_a_builder() -> None:
    lines = ("2 Blue fly follower 0,2; land road:E@0,0", "3 Blue ?")
    drawing = "[D] 3U↑\n1B↑ .\n2FM_field_W→ ."
    story = tale("Red Blue", drawing, *lines, also=("traders_and_builders",), draws=[TWO])
    assert story.may("builder road:E")


# --- both profiles, rows, checks --------------------------------------------------------------------------------


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_in_both_timing_profiles_it_is_a_figure_action(timing: str) -> None:
    story = tale("Red Blue", COLUMN, "2 Blue ?", options={"timing_profile": timing})
    assert story.game.decision.step == "phase_figure" and story.may("fly follower 0,2")


def test_eight_machines() -> None:
    tiles = catalogue.sheet("flying_machines").tiles
    assert sum(tile.count for tile in tiles if tile.marks[0].startswith("flying_machine:")) == 8


def test_the_rows_of_the_turn_order() -> None:
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {})
    assert [(row.step, row.phase, row.number) for row in rows if row.module == "flying_machines"] == [
        ("setup_flight_die", "setup", "S-7"),
        ("fly_follower", "P3", "2.3-3"),
    ]


def test_the_hunt_finds_a_flier_who_is_lost() -> None:
    story = tale("Red Blue", COLUMN, "2 Blue fly follower 0,2; ?", draws=[TWO])
    state = story.game.state
    assert list(faults(state, {"flier": None, "distance": None})) == ["None is in the air at land_flier"]
    assert list(faults(state, {"flier": "follower", "distance": 4})) == ["follower flew 4 squares"]


SEED = 56


def test_playthrough_of_the_flying_machines(golden: Golden) -> None:
    """With flights that fail and others that land, with and without a choice."""
    game = Game(3, modules=MODULES, seed=SEED)
    rng = random.Random(SEED)
    golden("flying_machines.txt", playthrough(game, lambda: busy_choice(game, rng)))
