"""Inns & Cathedrals: the worked examples I1 to I7 of its rule sheet, and its edge cases.

I5 is a siege: it comes with that module. How to read a drawing: see story.py.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.events import TileRemoved
from languedoc.carcassonne.words import option_words, prospect_words
from languedoc.errors import UnknownOption, WrongSeats

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "inns_and_cathedrals")
TILES_ONLY = ("base",)


def told(
    seats: str,
    drawing: str,
    *lines: str,
    modules: tuple[str, ...] = MODULES,
    tiles: tuple[str, ...] = MODULES,
    options: Mapping[str, str | bool] | None = None,
) -> Story:
    return Story(seats, drawing, *lines, modules=modules, tiles=tiles, options=options)


# --- inns -------------------------------------------------------------------------------------------

INN_AT_ONE_ROAD = """
     .  [D]   .
    3W↑ 1EC↑ 2W↑
"""


def test_i1_an_inn_belongs_to_one_road_of_a_crossing() -> None:
    """The east road has the inn and pays 2 per tile, the west road 1."""
    story = told("Red Blue", INN_AT_ONE_ROAD, "1 Red road:E", "3 Red road:E")
    assert story.payments() == ["road: Red 4 (2 tiles 2, 1 inn 2)", "road: Red 2 (2 tiles 2)"]
    assert story.points() == {"Red": 6, "Blue": 0}


TWO_INNS = """
    [D]  .    .   .
    1W↑ 2EB↑ 3U↑ 4EA↑
     .   .    .  5W→
"""


def test_i2_a_finished_road_with_two_inns() -> None:
    story = told("Red Blue", TWO_INNS, "1 Red road:E")
    assert story.payments() == ["road: Red 10 (5 tiles 5, 1 inn 5)"]
    assert story.points() == {"Red": 10, "Blue": 0}
    assert "Red scores a road: 5 tiles 5, inn +5 = 10." in story.told()


UNFINISHED_INN = """
    [D]  .    .   .   .   .
    1W↑ 2EB↑ 3U↑ 4U↑ 5U↑ 6U↑
"""


def test_i3_an_unfinished_road_with_an_inn_is_worth_nothing() -> None:
    story = told("Red Blue", UNFINISHED_INN, "1 Red road:E").end()
    assert story.payments() == ["final road: Red 0 (1 inn 0)"]
    assert story.points() == {"Red": 0, "Blue": 0}
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert "Red scores an unfinished road: inn = 0." in story.told()


def test_an_unfinished_road_pays_if_the_inn_is_ignored() -> None:
    story = told("Red Blue", UNFINISHED_INN, "1 Red road:E", options={"inn_cathedral_final": "ignore"}).end()
    assert story.payments() == ["final road: Red 6 (6 tiles 6)"]


def test_ignoring_at_the_end_changes_no_finished_road() -> None:
    story = told("Red Blue", TWO_INNS, "1 Red road:E", options={"inn_cathedral_final": "ignore"})
    assert story.payments() == ["road: Red 10 (5 tiles 5, 1 inn 5)"]


RING_WITH_INN = """
    [D]   .
    1EA← 2V↑
    4V↓  3V→
"""


def test_a_ring_with_an_inn_is_completed() -> None:
    story = told("Green Red", RING_WITH_INN, "1 Green road:E")
    assert story.payments() == ["road: Green 8 (4 tiles 4, 1 inn 4)"]


def test_a_ring_that_does_not_count_as_completed_is_unfinished() -> None:
    story = told("Green Red", RING_WITH_INN, "1 Green road:E", options={"road_loop_completes": False}).end()
    assert story.payments() == ["final road: Green 0 (1 inn 0)"]


def test_an_inn_on_a_tile_of_another_module_counts() -> None:
    drawing = """
        [D]
        1BB_rS↑
        2W→
    """
    tiles = ("base", "bridges_castles_bazaars")
    story = told("Red Blue", drawing, "1 Red road:S", tiles=tiles)
    assert story.payments() == ["road: Red 4 (2 tiles 2, 1 inn 2)"]
    story = told("Red Blue", drawing, "1 Red road:S", tiles=tiles, modules=TILES_ONLY)
    assert story.payments() == ["road: Red 2 (2 tiles 2)"]


# --- cathedrals -------------------------------------------------------------------------------------

FIVE_TILES = """
     .   [D]   .
     .   1E↓   .
    3E→ 2EK↑ 4E←
     .   5E↑   .
"""


def test_i1_a_cathedral_makes_each_tile_worth_three() -> None:
    story = told("Red Blue", FIVE_TILES, "1 Red city:S")
    assert story.payments() == ["city: Red 15 (5 tiles 10, 1 cathedral 5)"]
    assert "Red scores a city: 5 tiles 10, cathedral +5 = 15." in story.told()


SEVEN_TILES = """
     .    .  [D]   .   .
     .   2B↑ 1E↓  3B↑  .
    6E→  4F↑ 8EK↑ 5F↑ 7E←
     .    .  9E↑   .   .
"""
BIG_AGAINST_TWO = ("1 Red big_follower city:S", "4 Blue city:E", "5 Blue city:E")
UNCLOSED = SEVEN_TILES.replace("9E↑", " . ")


def test_i4_a_big_follower_ties_with_two_small_ones_in_a_cathedral_city() -> None:
    story = told("Red Blue", SEVEN_TILES, *BIG_AGAINST_TWO)
    items = "7 tiles 14, 2 pennants 4, 1 cathedral 9"
    assert story.payments() == [f"city: Red 27 ({items}); Blue 27 ({items})"]
    assert story.points() == {"Red": 27, "Blue": 27}
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.supply("big_follower") == {"Red": 1, "Blue": 1}


def test_i6_the_same_city_unfinished_is_worth_nothing() -> None:
    story = told("Red Blue", UNCLOSED, *BIG_AGAINST_TWO)
    assert story.standing() == {"Red big_follower city:S@0,1", "Blue city:E@-1,2", "Blue city:E@1,2"}
    story.end()
    assert story.payments() == ["final city: Red 0 (1 cathedral 0); Blue 0 (1 cathedral 0)"]
    assert story.points() == {"Red": 0, "Blue": 0}
    assert story.supply("big_follower") == {"Red": 1, "Blue": 1}
    assert "Red and Blue each score an unfinished city: cathedral = 0." in story.told()


def test_an_unfinished_city_pays_if_the_cathedral_is_ignored() -> None:
    story = told("Red Blue", UNCLOSED, *BIG_AGAINST_TWO, options={"inn_cathedral_final": "ignore"}).end()
    items = "6 tiles 6, 2 pennants 2"
    assert story.payments() == [f"final city: Red 8 ({items}); Blue 8 ({items})"]


def test_two_cathedrals_do_not_add_up() -> None:
    story = told(
        "Red Blue",
        """
         .   [D]   .    .
         .   1E↓  4E↓   .
        3E→ 2EK↑ 5EK↑ 8EG←
         .   6E↑  7E↑   .
        """,
        "1 Red city:S",
    )
    assert story.payments() == ["city: Red 24 (8 tiles 16, 1 cathedral 8)"]


def test_tiny_cities_stay_tiny() -> None:
    """A city with a cathedral has five tiles at least; one of two tiles is worth what the rule set says."""
    options = {"tiny_city": "two_points"}
    story = told("Red Blue", "1E↓\n[D]", "1 Red city:S", options=options)
    assert story.payments() == ["city: Red 2 (2 tiles 2)"]
    story = told("Red Blue", FIVE_TILES, "1 Red city:S", options=options)
    assert story.payments() == ["city: Red 15 (5 tiles 10, 1 cathedral 5)"]


def test_a_completed_city_with_a_cathedral_feeds_a_farmer_like_any_other() -> None:
    story = told("Red Blue", FIVE_TILES, "1 Red field:NL").end()
    assert story.payments() == ["final field: Red 3 (1 cities 3)"]


def test_an_unfinished_city_with_a_cathedral_feeds_nobody() -> None:
    story = told("Red Blue", FIVE_TILES.replace("5E↑", " . "), "1 Red field:NL").end()
    assert story.points() == {"Red": 0, "Blue": 0}


def test_a_cathedral_that_fits_nowhere_leaves_the_game() -> None:
    game = Game(2, modules=MODULES, bag=["E", "EK", "U", "U"])
    game.choose("place 0,-1 S")  # the only open city is closed
    game.choose("pass")
    assert [event for event in game.events if isinstance(event, TileRemoved)] == [TileRemoved(1, "EK")]
    assert game.view()["hand"] == "U"
    assert game.decision.seat == 1


# --- the big follower -------------------------------------------------------------------------------

GREEN_AND_BLACK = """
    [D] 1U↑ 2U↑ 3U↑
    4W↑ 6U↑ 7U↑ 5W↑
"""


def test_i7_a_big_follower_beats_a_small_one() -> None:
    story = told("Green Black", GREEN_AND_BLACK, "4 Green big_follower road:E", "5 Black road:W")
    assert story.payments() == ["road: Green 4 (4 tiles 4)"]
    assert story.points() == {"Green": 4, "Black": 0}
    assert story.supply() == {"Green": 7, "Black": 7}
    assert story.supply("big_follower") == {"Green": 1, "Black": 1}


def test_two_big_followers_tie() -> None:
    story = told("Green Black", GREEN_AND_BLACK, "4 Green big_follower road:E", "5 Black big_follower road:W")
    assert story.points() == {"Green": 4, "Black": 4}


def test_a_beaten_big_follower_comes_home_without_points() -> None:
    story = told(
        "Red Blue",
        """
        [D] 1U↑ 2U↑
        3E→ 7R↓ 4E←
        5B↑ 6E↑  .
        """,
        "3 Red big_follower city:E",
        "4 Blue big_follower city:W",
        "6 Blue city:N",
    )
    assert story.payments() == ["city: Blue 8 (4 tiles 8)"]
    assert story.supply("big_follower") == {"Red": 1, "Blue": 1}
    assert "Red takes back 1 big follower without points." in story.told()


# As in test_base_stories: tile A joins the pieces of the big field, which lies at the cities of both D tiles.
JOINED_FIELDS = """
    5E↓ 7A↑  .
    3F→ 6U→ 4E↓
    [D] 1X↑ 2D↑
"""


def test_a_big_farmer_counts_as_two() -> None:
    story = told("Red Yellow", JOINED_FIELDS, "1 Red big_follower field:NL", "2 Yellow field:EL").end()
    assert story.payments() == ["final field: Red 6 (2 cities 6)"]
    assert story.supply("big_follower") == {"Red": 1, "Yellow": 1}


def test_a_big_farmer_ties_with_two_small_ones() -> None:
    lines = ("1 Red big_follower field:NL", "2 Yellow field:EL", "5 Yellow field:NL")
    story = told("Red Yellow", JOINED_FIELDS, *lines).end()
    assert story.payments() == ["final field: Red 6 (2 cities 6); Yellow 6 (2 cities 6)"]


@pytest.mark.parametrize("field_scoring", ["per_city_4", "per_field_3_city_once"])
def test_a_big_farmer_counts_as_two_in_every_rule_set(field_scoring: str) -> None:
    options = {"field_scoring": field_scoring}
    lines = ("1 Red big_follower field:NL", "2 Yellow field:EL")
    story = told("Red Yellow", JOINED_FIELDS, *lines, options=options).end()
    assert story.points() == {"Red": 8 if field_scoring == "per_city_4" else 6, "Yellow": 0}


def test_a_big_monk() -> None:
    story = told(
        "Red Blue",
        """
        2U↑ [D] 3U↑
        4E← 1B↑ 5E→
        6B↑ 7B↑ 8B↑
        """,
        "1 Red big_follower monastery",
    )
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert story.supply("big_follower") == {"Red": 1, "Blue": 1}
    assert "Red deploys a big follower as monk." in story.told()


def test_the_big_follower_may_go_wherever_a_small_one_may() -> None:
    story = told("Red Blue", "1E↓\n[D]", "1 Red ?")
    spots = ("city:S", "field:NL")
    assert story.options() == {"pass", *(f"{who} {spot}" for who in ("follower", "big_follower") for spot in spots)}


def test_a_big_follower_occupies() -> None:
    story = told("Red Blue", "1M↓ 2N↑\n[D]  .", "1 Red big_follower city:E", "2 Blue ?")
    assert story.options() == {"pass", "follower field:EL", "big_follower field:EL"}
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.supply("big_follower") == {"Red": 0, "Blue": 1}


def test_there_is_only_one_big_follower() -> None:
    story = told("Red Blue", "1M↓ 2N↑\n[D] 3U↑", "1 Red big_follower city:E", "3 Red ?")
    assert story.options() == {"pass", "follower road:E", "follower field:NL", "follower field:ER"}


def test_the_big_follower_may_go_when_no_small_one_is_left() -> None:
    game = Game(2, modules=MODULES, seed=5)
    chance = random.Random(5)
    while game.decision.seat != 0 or game.decision.step != "phase_figure" or game.view()["supply"][0]["follower"]:
        small = [option for option in game.options if option.verb == "follower"]
        if game.decision.step == "phase_figure":
            game.choose(small[-1] if small and game.decision.seat == 0 else "pass")
        else:
            game.choose(chance.randrange(len(game.options)))
    assert {option.verb for option in game.options} == {"pass", "big_follower"}


# --- in the box and in words ------------------------------------------------------------------------


def test_the_tiles_alone_bring_no_rules() -> None:
    story = told("Red Blue", TWO_INNS, "1 Red road:E", modules=TILES_ONLY)
    assert story.payments() == ["road: Red 5 (5 tiles 5)"]
    story = told("Red Blue", FIVE_TILES, "1 Red city:S", modules=TILES_ONLY)
    assert story.payments() == ["city: Red 10 (5 tiles 10)"]
    story = told("Red Blue", "1E↓\n[D]", "1 Red ?", modules=TILES_ONLY)
    assert story.options() == {"pass", "follower city:S", "follower field:NL"}
    assert story.game.view()["supply"] == [{"follower": 7}, {"follower": 7}]


def test_the_rules_can_be_played_without_the_tiles() -> None:
    game = Game(2, modules=MODULES, tiles=("base",))
    assert sum(game.view()["bag"].values()) + 1 == 71
    assert game.view()["supply"] == [{"follower": 7, "big_follower": 1}] * 2


def test_the_box_holds_eighteen_tiles_more_and_a_big_follower_each() -> None:
    game = Game(6, modules=MODULES, seed=1)
    assert sum(game.view()["bag"].values()) + 1 == 71 + 18
    assert game.view()["supply"] == [{"follower": 7, "big_follower": 1}] * 6
    assert game.view()["in_play"] == list(MODULES)
    assert game.view()["modules"] == {}


def test_the_option_is_known_only_with_the_module() -> None:
    with pytest.raises(UnknownOption):
        Game(2, options={"inn_cathedral_final": "ignore"})
    with pytest.raises(UnknownOption, match="zero, ignore"):
        Game(2, modules=MODULES, options={"inn_cathedral_final": "half"})


def test_the_words_of_a_choice() -> None:
    """A player reads what may be put where, and that there is an inn."""
    story = told("Red Blue", "[D]  .\n1W↑ 2EB↑", "2 Blue ?")
    words = {option.text: option_words(story.game, option) for option in story.game.options}
    assert words["follower road:E"] == "thief on the road W-E"
    assert words["big_follower road:E"] == "big follower as thief on the road W-E"
    (road,) = {option.targets[0] for option in story.game.options if option.text == "big_follower road:E"}
    assert prospect_words(story.game, road) == "2 tiles, inn"
    story.choose("big_follower road:E")
    assert "Blue deploys a big follower as thief on the road W-E." in story.told()


# --- the sixth colour -------------------------------------------------------------------------------


def test_the_sixth_colour_lets_six_play_where_the_rule_set_is_for_five() -> None:
    assert Game(6, preset="first_edition", modules=MODULES).seats == 6
    with pytest.raises(WrongSeats, match="first_edition is for 2 to 5"):
        Game(6, preset="first_edition")
    with pytest.raises(WrongSeats, match="first_edition is for 2 to 6"):
        Game(7, preset="first_edition", modules=MODULES)
