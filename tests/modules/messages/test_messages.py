"""The Messages: the worked examples and edge cases of rules/messages.md."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc.carcassonne.events import TilePlaced
from languedoc.carcassonne.modules.messages.rules import FigureMoved, MessageCarriedOut, MessageDrawn
from modules.messages.tales import counters, module_of, stack, stand, told

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

EIGHT = """
    2E↓
    1F→
    [D]
"""
FOUR = """
    1E↓
    [D]
"""


def eight(*cards: str, marker: int = 7, messenger: int = 12, **more: object) -> Story:
    """Red is about to complete a city of 8 points."""
    story = told("Red Blue", EIGHT, "1 Red city:N", "2 Red ?", **more)  # type: ignore[arg-type]
    return stack(stand(story, "Red", marker, messenger), *cards)


def four(*cards: str, marker: int = 0, messenger: int = 0, **more: object) -> Story:
    """Red is about to complete a city of 4 points."""
    story = told("Red Blue", FOUR, "1 Red ?", **more)  # type: ignore[arg-type]
    return stack(stand(story, "Red", marker, messenger), *cards)


# --- the worked examples ----------------------------------------------------------------------------


@pytest.mark.parametrize(("figure", "after"), [("marker", (15, 12)), ("messenger", (7, 20))])
def test_x1_either_figure_reaches_a_dark_space(figure: str, after: tuple[int, int]) -> None:
    story = eight("knights").choose("pass")
    assert story.options() == {"marker", "messenger"}
    story.choose(figure)
    assert counters(story, "Red") == after
    assert story.game.decision.step == "message_choice"
    assert story.options() == {"take_points", "carry_out knights"}


@pytest.mark.parametrize(("figure", "after"), [("marker", (11, 12)), ("messenger", (7, 16))])
def test_x2_with_4_points_no_message(figure: str, after: tuple[int, int]) -> None:
    story = four(marker=7, messenger=12).choose("follower city:S").choose(figure)
    assert counters(story, "Red") == after
    assert story.game.decision.step == "place_tile"


ROADS = """
    4E↓  .
    [D]  .
    1W↑ 2U↑
    3W→  .
"""


def roads(*cards: str, **more: object) -> Story:
    """Red has thieves on roads of 2 tiles and of 1, and is about to complete a city of 4 points: 1 + 4 is dark."""
    lines = ("1 Red road:E", "3 Red road:W", "4 Red ?")
    story = stack(stand(told("Red Blue", ROADS, *lines, **more), "Red", 1, 2), *cards)  # type: ignore[arg-type]
    return story.choose("follower city:S").choose("marker")


def test_x3_the_smallest_road_is_scored_and_its_thief_returns() -> None:
    story = roads("smallest_road")
    before = story.supply()["Red"]
    story.choose("carry_out smallest_road")
    assert story.awards() == ["message: Red 1 (1 tiles 1)"]
    assert story.standing() == {"Red road:E@0,1"} and story.supply()["Red"] == before + 1
    assert story.game.decision.step == "counting_figure"


def test_without_the_return_everybody_stays() -> None:
    story = roads("smallest_road", options={"messages_return": False})
    story.choose("carry_out smallest_road")
    assert story.awards() == ["message: Red 1 (1 tiles 1)"]
    assert story.standing() == {"Red road:E@0,1", "Red road:W@0,2"}


KNIGHTS = """
    2F→ 3F→
    [D]  .
    1W↑ 4W↑
"""


def knights(*cards: str, marker: int = 3, messenger: int = 6, **more: object) -> Story:
    """Red has two knights with a pennant each, and is about to complete a road of 2 points."""
    lines = ("1 Red road:E", "2 Red city:N", "3 Red city:N", "4 Red ?")
    story = told("Red Blue", KNIGHTS, *lines, **more)  # type: ignore[arg-type]
    return stack(stand(story, "Red", marker, messenger), *cards).choose("pass").choose("marker")


def test_x4_two_points_for_each_pennant() -> None:
    story = knights("pennants").choose("carry_out pennants")
    assert story.awards() == ["message: Red 4 (2 own_pennants 4)"]
    assert story.standing() == {"Red city:N@0,-1", "Red city:N@1,-1"}


def test_x5_points_of_a_message_may_bring_the_next_message() -> None:
    story = knights("knights", "farmers").choose("carry_out knights")
    assert story.awards() == ["message: Red 4 (2 own_knights 4)"]
    story.choose("messenger")  # from 6 to 10
    assert story.options() == {"take_points", "carry_out farmers"}
    story.choose("carry_out farmers")
    assert story.awards() == ["message: Red 4 (2 own_knights 4)"], "no farmer, no points, no event"
    assert story.game.decision.step == "place_tile" and story.game.decision.seat == 1


def test_the_smallest_city_is_that_with_fewest_tiles_and_ties_are_ones_own_choice() -> None:
    story = knights("smallest_city").choose("carry_out smallest_city")
    assert story.awards() == ["message: Red 2 (1 tiles 1, 1 pennants 1)"], "1 tile, not 2 with the start tile"
    story = knights("score_and_return_follower").choose("carry_out score_and_return_follower")
    assert story.options() == {
        "score_follower follower/0@city:N@0,-1",
        "score_follower follower/0@city:N@1,-1",
    }
    story.choose("score_follower follower/0@city:N@0,-1")
    assert story.awards() == ["message: Red 3 (2 tiles 2, 1 pennants 1)"]
    assert story.standing() == {"Red city:N@1,-1"}


def test_x6_a_farmer_is_worth_his_field_at_this_moment() -> None:
    """His field lies at the city that he has seen completed; two farmers of his are there, one of them returns."""
    lines = ("1 Red field:NL", "2 Red road:E", "3 Red ?")
    drawing = """
        1E↓  .
        [D]  .
        2W↑ 3W↑
    """
    story = stack(stand(told("Red Blue", drawing, *lines), "Red", 3, 6), "score_and_return_follower")
    story.choose("pass").choose("marker").choose("carry_out score_and_return_follower")
    assert story.awards() == ["message: Red 3 (1 cities 3)"]
    assert story.standing() == set()


def test_x7_the_smallest_must_be_taken_or_2_points_instead() -> None:
    story = eight("smallest_city").choose("pass").choose("marker").choose("take_points")
    assert story.awards() == ["message: Red 2 (1 message 2)"]
    assert story.game.decision.step == "counting_figure"
    story.choose("messenger")
    assert counters(story, "Red") == (15, 14)
    assert not any(isinstance(event, MessageCarriedOut) for event in story.game.events)


# --- edge cases -------------------------------------------------------------------------------------


def test_a_message_without_effect_brings_nothing() -> None:
    story = eight("smallest_road").choose("pass").choose("marker").choose("carry_out smallest_road")
    assert story.awards() == [] and story.game.decision.step == "place_tile"


def test_5_points_from_0_are_a_dark_space_and_0_itself_is_none() -> None:
    story = four(marker=1, messenger=0).choose("follower city:S").choose("messenger")
    assert story.game.decision.step == "place_tile", "from 0 to 4"
    assert counters(story, "Red") == (1, 4)


def test_who_is_not_on_turn_draws_nothing() -> None:
    story = told("Red Blue", EIGHT, "1 Blue city:N", "2 Red ?")
    stand(story, "Blue", 2, 0).choose("pass")
    assert (story.game.decision.step, story.game.decision.seat) == ("counting_figure", 1)
    story.choose("marker")
    assert counters(story, "Blue") == (10, 0)
    assert not any(isinstance(event, MessageDrawn) for event in story.game.events)


def test_one_more_tile_comes_before_the_next_player() -> None:
    story = eight("extra_tile", rest="U").choose("pass").choose("marker").choose("carry_out extra_tile")
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 0)
    laid = [event.seat for event in story.game.events if isinstance(event, TilePlaced)]
    story.choose(next(iter(story.options())))
    assert [event.seat for event in story.game.events if isinstance(event, TilePlaced)] == [*laid, 0]


def test_without_a_tile_to_draw_one_more_tile_has_no_effect() -> None:
    story = eight("extra_tile", rest="").choose("pass").choose("marker").choose("carry_out extra_tile")
    assert story.game.over


def test_every_figure_that_moves_is_told() -> None:
    story = eight().choose("pass").choose("messenger")
    assert FigureMoved(0, "messenger", 20) in story.game.events
    assert "Red's messenger moves to 20." in story.told()


def test_a_drawn_card_cannot_be_given_back() -> None:
    story = eight().choose("pass")
    assert story.game.can_undo
    story.choose("marker")
    assert not story.game.can_undo


@pytest.mark.parametrize(("marker", "messenger", "may"), [(2, 2, False), (3, 0, True), (0, 3, True)])
def test_one_figure_alone_must_cover_a_price(marker: int, messenger: int, may: bool) -> None:
    story = stand(four(), "Red", marker, messenger)
    assert module_of(story.game).may_pay(story.game.state, 0, 3) == may


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_both_timing_profiles(timing: str) -> None:
    story = eight("knights", options={"timing_profile": timing}).choose("pass").choose("marker")
    assert story.options() == {"take_points", "carry_out knights"}
