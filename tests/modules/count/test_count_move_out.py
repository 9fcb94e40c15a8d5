"""Out of the city of Carcassonne: the worked examples C2 to C4 of the Count, and what its rule sheet says besides."""

from __future__ import annotations

import pytest

from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.count.rules import FollowerJoined
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment
from modules.count.tales import MODULES, ROAD, TWO_CITIES, asked, city_of_blue, inside, rules_of, settle, told

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- to a city --------------------------------------------------------------------------------------

JOIN_CITY = "join follower/{}@castle city:E@1,1"


def test_c2_a_big_follower_comes_from_the_castle() -> None:
    story = settle(city_of_blue(), "market", castle="Green big_follower").choose("pass")
    assert asked(story) == "Green count_move_out"
    assert story.options() == {"pass", "join big_follower/2@castle city:E@1,1"}
    story.choose("join big_follower/2@castle city:E@1,1")
    assert story.payments() == ["city: Green 12 (5 tiles 10, 1 pennants 2)"]
    assert story.supply("big_follower") == {"Red": 1, "Blue": 1, "Green": 1}
    assert asked(story) == "Blue count_move_in"
    (joined,) = [event for event in story.game.events if isinstance(event, FollowerJoined)]
    assert joined == FollowerJoined(2, "big_follower", "castle", Segment(1, 1, "city", "E"))
    assert "Green's big follower goes from the castle to the city at 1,1." in story.told()


def test_c2_who_passes_stays_in_the_city() -> None:
    story = settle(city_of_blue(), "market", castle="Green big_follower").choose("pass").choose("pass")
    assert story.points() == {"Red": 0, "Blue": 12, "Green": 0}
    assert inside(story) == {"Green big_follower castle"}


def test_c3_the_count_blocks_his_quarter() -> None:
    story = settle(city_of_blue(), "castle", castle="Green big_follower").choose("pass")
    assert story.points() == {"Red": 0, "Blue": 12, "Green": 0}
    assert inside(story) == {"Green big_follower castle"}
    assert asked(story) == "Green place_tile"


def test_c4_one_after_the_other_the_active_player_last() -> None:
    drawing = """
        #  #   #   #   .   .
        #  #  [07] #   .  3E↓
        #  #   #   #  1F↑ 2N↑
    """
    story = told("Red Blue Green", drawing, "1 Red city:E", "3 Red ?")
    settle(story, "market", castle="Red, Blue, Green").choose("pass")
    order = []
    for seat in (1, 2, 0):
        order.append(asked(story))
        story.choose(JOIN_CITY.format(seat))
    assert order == ["Blue count_move_out", "Green count_move_out", "Red count_move_out"]
    assert story.payments() == ["city: Red 10 (4 tiles 8, 1 pennants 2)"]
    assert story.supply() == {"Red": 7, "Blue": 7, "Green": 7}
    assert inside(story) == set()


def test_the_rounds_go_on_while_somebody_moves_and_a_tie_pays_all() -> None:
    """Green and Red pass first; when Blue has moved, they think again."""
    story = settle(city_of_blue(), "market", castle="Green, Green, Red, Blue").choose("pass")
    order = []
    for choice in ("pass", "pass", "join", "join", "join", "join"):
        order.append(story.names[story.game.decision.seat])
        assert story.game.decision.step == "count_move_out"
        story.choose(next(option for option in story.options() if option.startswith(choice)))
    assert order == ["Green", "Red", "Blue", "Green", "Red", "Green"]
    assert story.payments() == [
        "city: Blue 12 (5 tiles 10, 1 pennants 2); Green 12 (5 tiles 10, 1 pennants 2)",
    ]
    assert asked(story) == "Green place_tile", "Blue was paid"


def test_when_all_pass_in_succession_the_scoring_begins() -> None:
    story = settle(city_of_blue(), "market", castle="Green, Red, Blue").choose("pass")
    for name in ("Green", "Red", "Blue"):
        assert asked(story) == f"{name} count_move_out"
        story.choose("pass")
    assert story.points() == {"Red": 0, "Blue": 12, "Green": 0}
    assert inside(story) == {"Green castle", "Red castle", "Blue castle"}


def test_two_of_a_kind_in_a_quarter_are_one_choice() -> None:
    story = settle(city_of_blue(), "market", castle="Green, Green, Green big_follower").choose("pass")
    assert story.options() == {
        "pass",
        "join follower/2@castle city:E@1,1",
        "join big_follower/2@castle city:E@1,1",
    }


def test_somebody_may_move_into_a_feature_where_nobody_stands() -> None:
    story = settle(city_of_blue("1 Blue"), "market", castle="Red").choose("pass")
    story.choose(JOIN_CITY.format(0))
    assert story.payments() == ["city: Red 12 (5 tiles 10, 1 pennants 2)"]
    assert asked(story) == "Blue count_move_in"


def test_unless_the_option_forbids_it() -> None:
    options = {"count_into_unoccupied": False}
    story = settle(city_of_blue("1 Blue", options=options), "market", castle="Red").choose("pass")
    assert story.payments() == []
    assert asked(story) == "Green place_tile"
    story = settle(city_of_blue(options=options), "market", castle="Red").choose("pass")
    assert asked(story) == "Red count_move_out"


@pytest.mark.parametrize("quarter", ["market", "cathedral", "blacksmith"])
def test_from_the_other_quarters_nobody_goes_to_a_city(quarter: str) -> None:
    story = settle(city_of_blue(), "castle", **{quarter: "Red, Green, Blue"}).choose("pass")
    assert story.points() == {"Red": 0, "Blue": 12, "Green": 0}


def test_of_several_features_everybody_chooses_his_own() -> None:
    story = settle(told("Red Blue", TWO_CITIES, "4 Blue ?"), "market", castle="Red, Red").choose("pass")
    first, second = "join follower/0@castle city:E@1,1", "join follower/0@castle city:W@3,1"
    assert story.options() == {"pass", first, second}
    story.choose(second)
    assert story.options() == {"pass", first, second}, "nothing is scored before all have passed"
    story.choose(first)
    assert story.points() == {"Red": 8, "Blue": 0}


class Barred(Module):
    """Nobody may be put on the tile 12 of the block."""

    slug = "barred"

    def barred(self, state: State) -> int:
        return 11


def test_nobody_is_put_on_a_barred_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another tile of the feature will do; so it is with the dragon."""
    monkeypatch.setitem(BUILT, "barred", Barred)
    story = told("Red Blue", TWO_CITIES, "4 Blue ?", modules=(*MODULES, "barred"), tiles=MODULES)
    settle(story, "market", castle="Red").choose("pass")
    assert story.options() == {"pass", "join follower/0@castle city:W@3,1", "join follower/0@castle city:W"}


# --- to a road --------------------------------------------------------------------------------------


def test_from_the_blacksmith_to_a_road() -> None:
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red ?")
    settle(story, blacksmith="Red, Red").choose("pass")
    assert asked(story) == "Red count_move_out"
    story.choose("join follower/0@blacksmith road:S@0,1")
    story.choose("join follower/0@blacksmith road:S@0,1")
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]
    assert asked(story) == "Blue place_tile", "Red was paid"
    assert story.standing() == set()


def test_the_follower_just_deployed_is_scored_with_those_who_come() -> None:
    """Blue comes into the road that Red takes and completes with the same tile."""
    story = told("Red Blue", ROAD, "3 Red ?")
    settle(story, blacksmith="Blue").choose("follower road:N").choose("join follower/1@blacksmith road:S@0,1")
    assert story.payments() == ["road: Red 4 (4 tiles 4); Blue 4 (4 tiles 4)"]


# --- to a monastery or a cult place -----------------------------------------------------------------

# Tile 6 completes the monastery and a city
MONASTERY = """
    #  #   #   #  2E↑ 3E↑
    #  #  [07] #  1B↑ 4E→
    #  #   #   #  6E← 5E→
"""
JOIN_MONASTERY = "join follower/{}@cathedral monastery@2,0"


def test_from_the_cathedral_to_a_monastery() -> None:
    story = told("Red Blue", MONASTERY, "1 Red monastery", "6 Blue ?")
    settle(story, cathedral="Blue, Blue").choose("pass")
    assert story.options() == {"pass", JOIN_MONASTERY.format(1)}
    story.choose(JOIN_MONASTERY.format(1)).choose(JOIN_MONASTERY.format(1))
    assert story.payments() == ["monastery: Blue 9 (1 monastery 9)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_castle_and_cathedral_are_asked_together() -> None:
    story = told("Red Blue", MONASTERY, "6 Blue ?")
    settle(story, "market", cathedral="Red", castle="Red").choose("pass")
    assert story.options() == {"pass", JOIN_MONASTERY.format(0), JOIN_CITY.format(0)}
    story.choose(JOIN_CITY.format(0)).choose(JOIN_MONASTERY.format(0))
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)", "city: Red 4 (2 tiles 4)"]


# A cult place (3) beside a monastery (1): tile 6 completes the monastery
CHALLENGE = MONASTERY.replace("3E↑", "3CU_s↑")
WITH_CULT = (*MODULES, "cult")


def test_who_comes_late_starts_no_challenge() -> None:
    """Nobody was in the monastery, so the heretic stays and waits."""
    story = told("Red Blue", CHALLENGE, "3 Red shrine", "6 Blue ?", modules=WITH_CULT)
    settle(story, cathedral="Blue").choose("pass").choose(JOIN_MONASTERY.format(1))
    assert story.points() == {"Red": 0, "Blue": 9}
    assert story.standing() == {"Red shrine@3,-1"}


def test_the_owner_after_moving_in_wins_the_challenge() -> None:
    story = told("Red Blue", CHALLENGE, "1 Red monastery", "3 Red shrine", "6 Blue ?", modules=WITH_CULT)
    settle(story, cathedral="Blue, Blue").choose("pass")
    story.choose(JOIN_MONASTERY.format(1)).choose(JOIN_MONASTERY.format(1))
    assert story.points() == {"Red": 0, "Blue": 9}
    assert story.standing() == set()
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_who_came_late_is_an_ordinary_follower_again_after_the_scoring() -> None:
    story = settle(told("Red Blue", MONASTERY, "6 Blue ?"), cathedral="Red, Blue").choose("pass")
    story.choose(JOIN_MONASTERY.format(0))
    state = story.game.state
    late = rules_of(state.box).joined_late
    assert [late(state, figure) for figure in range(14)] == [True] + [False] * 13
    story.choose(JOIN_MONASTERY.format(1))
    assert story.points() == {"Red": 9, "Blue": 9}
    assert not any(late(state, figure) for figure in range(14))


def test_from_the_cathedral_to_a_cult_place() -> None:
    drawing = MONASTERY.replace("1B↑", "1CU_s↑")
    story = told("Red Blue", drawing, "6 Blue ?", modules=WITH_CULT)
    settle(story, cathedral="Red").choose("pass").choose("join follower/0@cathedral shrine@2,0")
    assert story.payments() == ["shrine: Red 9 (1 shrine 9)"]
    assert "Red's follower goes from the cathedral to the cult place at 2,0." in story.told()


def test_no_challenge_is_started_when_nobody_joins_either() -> None:
    story = told("Red Blue", CHALLENGE, "3 Red shrine", "6 Blue ?", modules=WITH_CULT)
    settle(story, cathedral="Blue").choose("pass").choose("pass")
    assert story.standing() == {"Red shrine@3,-1"}


# --- to a field -------------------------------------------------------------------------------------


class Harvest(Module):
    """As with a barn: every field of the new tile is going to be scored."""

    slug = "harvest"

    def scores_field(self, state: State, field: int) -> bool:
        return True


def test_from_the_market_to_a_field_that_is_scored_by_a_barn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where a farmer is; each field once, though the tile has two parts of it."""
    monkeypatch.setitem(BUILT, "harvest", Harvest)
    modules = (*MODULES, "harvest")
    story = told("Red Blue", "# # [07] # 1B↑ 2U→", "1 Red field:NL", "2 Blue ?", modules=modules, tiles=MODULES)
    settle(story, market="Blue").choose("pass")
    assert asked(story) == "Blue count_move_out"
    assert story.options() == {"pass", "join follower/1@market field:NR@1,-1"}
    story = told("Red Blue", "# # [07] # 1B↑ 2U→", "2 Blue ?", modules=modules, tiles=MODULES)
    settle(story, market="Blue").choose("pass")
    assert asked(story) == "Red place_tile", "no farmer, no scoring"


def test_from_the_market_nobody_goes_out_without_a_barn() -> None:
    story = settle(city_of_blue(), market="Red, Blue, Green").choose("pass")
    assert inside(story) == {"Red market", "Blue market", "Green market"}
