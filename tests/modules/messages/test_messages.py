"""The Messages: the worked examples and edge cases of rules/messages.md."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc.carcassonne.events import TilePlaced
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.messages.checks import faults
from languedoc.carcassonne.modules.messages.rules import FigureMoved, MessageCarriedOut, MessageDrawn
from languedoc.carcassonne.numbering import FEATURE
from languedoc.carcassonne.turn_order import turn_order
from languedoc.i18n import speech
from modules.messages.tales import counters, drawn_card, stack, stand, told

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
     .  9E↓  .   .   .   .
    .   [D]  .   .   .   .
    .   1A← 2U↑ 3U↑  .   .
    .   4A← 5U↑ 6U↑ 7U↑ 8U↑
"""


def roads(card: str, *figures: str, **more: object) -> Story:
    """Roads of 3 and of 5 tiles, with thieves of Red's on both and more of Blue's on the shorter one."""
    thieves = ("Red road:E@0,1", "Blue road:E@1,1", "Blue road:E@2,1", "Red road:E@0,2")
    return drawn_card(card, ROADS, *thieves, *figures, **more)  # type: ignore[arg-type]


def test_x3_the_smallest_road_is_scored_and_its_thief_returns() -> None:
    story = roads("smallest_road")
    before = story.supply()
    story.choose("carry_out smallest_road")
    assert story.awards() == ["message: Red 3 (3 tiles 3)"]
    assert story.standing() == {"Blue road:E@1,1", "Blue road:E@2,1", "Red road:E@0,2"}
    assert story.supply() == {"Red": before["Red"] + 1, "Blue": before["Blue"]}
    assert (story.game.decision.step, story.game.decision.seat) == ("counting_figure", 0)


def test_of_two_own_thieves_on_the_smallest_road_one_returns_by_choice() -> None:
    story = roads("smallest_road", "Red road:E@2,1").choose("carry_out smallest_road")
    assert story.options() == {
        "score_follower follower/0@road:E@0,1",
        "score_follower follower/0@road:E@2,1",
    }
    story.choose("score_follower follower/0@road:E@2,1")
    assert story.awards() == ["message: Red 3 (3 tiles 3)"]
    assert story.standing() >= {"Red road:E@0,1", "Red road:E@0,2"}
    assert "Red road:E@2,1" not in story.standing()


def test_between_two_smallest_roads_one_chooses() -> None:
    drawing = """
        5E↓  .
        [D]  .
        1A← 2U↑
        3A← 4U↑
    """
    story = drawn_card("smallest_road", drawing, "Red road:E@0,1", "Red road:E@0,2").choose("carry_out smallest_road")
    assert story.options() == {"score_follower follower/0@road:E@0,1", "score_follower follower/0@road:E@0,2"}


def test_without_the_return_everybody_stays_and_nobody_is_chosen() -> None:
    story = roads("smallest_road", "Red road:E@2,1", options={"messages_return": False})
    before = story.standing()
    story.choose("carry_out smallest_road")
    assert story.awards() == ["message: Red 3 (3 tiles 3)"]
    assert story.standing() == before and len(before) == 5


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


PENNANTS = """
     .  5E↓  .
    4U↑ [D]  .
     .  1F↑ 2F↑
     .  3M↓  .
"""


def test_x4_pennants_of_two_cities_each_counted_once() -> None:
    knights = ("Red city:E@0,1", "Red city:E@1,1", "Red city:E@0,2")
    story = drawn_card("pennants", PENNANTS, *knights).choose("carry_out pennants")
    assert story.awards() == ["message: Red 6 (3 own_pennants 6)"]
    assert story.standing() == {*knights}


def test_x5_ten_points_for_five_knights_lead_to_the_next_dark_space() -> None:
    knights = ("Red city:E@0,1",) * 3 + ("Red city:E@0,2",) * 2
    story = drawn_card("knights", PENNANTS, *knights, marker=16)
    assert counters(story, "Red") == (20, 0)
    story.choose("carry_out knights").choose("marker")
    assert story.awards() == ["message: Red 10 (5 own_knights 10)"]
    assert counters(story, "Red") == (30, 0)
    assert story.options() == {"take_points", "carry_out smallest_road"}


THREE_CITIES = """
     .  7E↓  .
     .  [D]  .
    2E↓ 1E↓ 3E↓
    4H↑ 5H↑ 6H↑
"""


def test_x6_a_farmer_with_a_share_is_worth_his_field_at_this_moment() -> None:
    farmers = ("Red field:NL@-1,1", "Blue field:NL@1,1")
    story = drawn_card("score_and_return_follower", THREE_CITIES, *farmers)
    story.choose("carry_out score_and_return_follower")
    assert story.awards() == ["message: Red 9 (3 cities 9)"]
    assert story.standing() == {"Blue field:NL@1,1"}


def test_who_has_no_share_gets_nothing_and_returns_all_the_same() -> None:
    farmers = ("Red field:NL@-1,1", "Blue field:NL@1,1", "Blue field:NL@0,1")
    story = drawn_card("score_and_return_follower", THREE_CITIES, *farmers)
    story.choose("carry_out score_and_return_follower")
    assert story.awards() == []
    assert story.standing() == {"Blue field:NL@0,1", "Blue field:NL@1,1"}
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 1)


@pytest.mark.parametrize(("scoring", "paid"), [("per_city_4", 12), ("per_field_3_city_once", 9)])
def test_a_farmer_by_the_other_rules_of_fields(scoring: str, paid: int) -> None:
    options = {"field_scoring": scoring}
    story = drawn_card("score_and_return_follower", THREE_CITIES, "Red field:NL@-1,1", options=options)
    story.choose("carry_out score_and_return_follower")
    assert story.awards() == [f"message: Red {paid} (3 cities {paid})"]


CATHEDRAL = """
     .   .   .  7E↓
     .   .   .  [D]
    5N↓ 4G↑ 3E← 1E↓
    6N↑  .   .  2EK↑
"""


def test_x7_a_smallest_city_worth_nothing_must_be_taken_or_2_points_instead() -> None:
    knights = ("Red city:N@0,2", "Red city:E@-2,1")
    story = drawn_card("smallest_city", CATHEDRAL, *knights, others=("inns_and_cathedrals",))
    assert story.options() == {"take_points", "carry_out smallest_city"}
    again = story.game.copy()
    story.choose("carry_out smallest_city")
    assert story.awards() == [] and story.standing() == {"Red city:E@-2,1"}
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 1)
    story.game = again
    story.choose("take_points").choose("messenger")
    assert story.awards() == ["message: Red 2 (1 message 2)"]
    assert counters(story, "Red") == (5, 2) and story.standing() == {*knights}
    assert not any(isinstance(event, MessageCarriedOut) for event in story.game.events)


# --- edge cases -------------------------------------------------------------------------------------


def test_a_message_without_effect_brings_nothing() -> None:
    story = eight("smallest_road").choose("pass").choose("marker").choose("carry_out smallest_road")
    assert story.awards() == [] and story.game.decision.step == "place_tile"


def test_4_points_from_0_reach_no_dark_space() -> None:
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
    assert story.told()[-1] == "Red plays another tile.", "nobody has a builder"
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


def test_a_message_that_all_have_seen_cannot_be_taken_back() -> None:
    story = knights("score_and_return_follower").choose("carry_out score_and_return_follower")
    assert not story.game.can_undo


@pytest.mark.parametrize(("marker", "messenger", "most"), [(2, 2, 2), (3, 1, 3), (0, 4, 4)])
def test_one_figure_alone_must_cover_a_price(marker: int, messenger: int, most: int) -> None:
    story = stand(four(), "Red", marker, messenger)
    story.game.state.pay(0, marker + messenger, FEATURE)
    assert story.game.state.most_payable(0) == most


def test_a_charge_takes_no_more_than_one_figure_has_also_after_other_charges() -> None:
    """Red has 4 and 3. The first charge may move back the figure with 4, so the second one takes only 1."""
    state = stand(four(), "Red", 4, 3).game.state
    state.pay(0, 7, FEATURE)
    assert [state.charge(0, 3, FEATURE), state.charge(0, 3, FEATURE), state.charge(0, 3, FEATURE)] == [3, 1, 0]


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_in_both_timing_profiles_each_payment_brings_its_message_before_the_next(timing: str) -> None:
    """A road of 3 and a city of 4 are completed at once: by the road 2 + 3 = 5, then by the city 6 + 4 = 10."""
    drawing = """
         .  2E↓ 3E↓
        1W↑ [D] 4L↑
    """
    lines = ("1 Red road:E", "3 Red city:S", "4 Red ?")
    story = told("Red Blue", drawing, *lines, options={"timing_profile": timing})
    stack(stand(story, "Red", 2, 6), "farmers", "knights").choose("pass")
    story.choose("marker").choose("carry_out farmers")
    assert story.game.decision.step == "counting_figure"
    story.choose("messenger")
    assert story.options() == {"take_points", "carry_out knights"}
    assert [event for event in story.game.events if isinstance(event, FigureMoved)] == [
        FigureMoved(0, "marker", 5),
        FigureMoved(0, "messenger", 10),
    ]
    assert story.payments() == ["road: Red 3 (3 tiles 3)", "city: Red 4 (2 tiles 4)"]


def test_at_the_start_there_are_8_cards_and_both_figures_stand_on_0() -> None:
    story = told("Red Blue Green", "[D] 1U↑")
    shown = story.game.view()["modules"]["messages"]
    assert shown["markers"] == shown["messengers"] == [0, 0, 0]
    assert shown["pile"] == [None] * 8 and shown["drawn"] is None


def test_in_the_final_scoring_nobody_moves_a_figure_or_draws() -> None:
    """A cloister is the first thing that is paid at the end."""
    story = told("Red Blue", "[D] 1U↑ 2V↑\n3B↑ . .", "3 Red monastery", lane="west").end()
    assert story.payments() == ["final monastery: Red 4 (4 squares 4)"]
    assert not any(isinstance(event, FigureMoved) for event in story.game.events)


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_the_rows_of_the_turn_order(timing: str) -> None:
    """S-8 and 2.5-34; the further part comes before that of a builder."""
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {"timing_profile": timing})
    assert [(row.step, row.number) for row in rows if row.module == "messages"] == [
        ("setup_messages", "S-8"),
        ("message_draw", "2.5-34"),
        ("message_part", "-"),
    ]
    order = [row.step for row in rows]
    assert order.index("phase_scoring") < order.index("message_part") < order.index("builder_second_part")


def test_the_hunt_finds_figures_that_do_not_tell_the_score() -> None:
    story = told("Red Blue", FOUR, "1 Red ?")
    shown = story.game.view()["modules"]["messages"]
    assert list(faults(story.game.state, shown)) == []
    wrong = {**shown, "markers": [5, -1], "pile": ["knights", "knights", *[None] * 6]}
    assert list(faults(story.game.state, wrong)) == [
        "the figures count [5, -1], the scores are (0, 0)",
        "a figure is below 0: [5, -1], [0, 0]",
        "the pile is ['knights', 'knights', None, None, None, None, None, None]",
    ]


@pytest.mark.parametrize(("language", "pile"), [("en", "Messages"), ("de", "Depeschen"), ("nl", "Depêches")])
def test_the_pile_of_the_play_aid_has_the_name_of_its_cards(language: str, pile: str) -> None:
    assert speech(language).say("guide-deck-messages") == pile


def test_the_second_counting_figure_is_a_gefolgsfrau_in_german() -> None:
    assert speech("de").say("counter-messenger") == "Gefolgsfrau"
    assert "die Gefolgsfrau" in speech("de").say("guide-step-setup_messages.text", message_card=8)


def test_a_monastery_is_called_so_on_its_card() -> None:
    assert speech("en").say("message-smallest_monastery") == "smallest monastery"
