"""The worked examples of the rule sets, V1 to V7 of their sheet, and what it says of each option besides.

How to read a drawing: see story.py. V8 needs the pig and is told with its module.
"""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc.carcassonne.game import Game
from languedoc.errors import UnknownOption
from modules.base.test_base_stories import FED_AND_UNFED, LONG_EXAMPLE, LONG_FARMERS, TWO_FIELDS

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

PER_CITY = {"field_scoring": "per_city_4"}
CITY_ONCE = {"field_scoring": "per_field_3_city_once"}
TINY = {"tiny_city": "two_points"}
NO_FIELDS = {"no_fields": True}

# --- presets (section 2) ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "field_scoring", "tiny_city"),
    [
        ("big_box_2006", "per_field_3", "normal"),
        ("first_edition", "per_city_4", "two_points"),
        ("second_edition", "per_field_3_city_once", "two_points"),
    ],
)
def test_a_preset_sets_several_options(preset: str, field_scoring: str, tiny_city: str) -> None:
    assert Game(preset=preset).setup.rules() == {
        "field_scoring": field_scoring,
        "tiny_city": tiny_city,
        "road_loop_completes": True,
        "no_fields": False,
        "solo": False,
        "timing_profile": "play_aid",
    }


def test_an_option_may_be_set_singly() -> None:
    rules = Game(preset="first_edition", options={"tiny_city": "normal"}).setup.rules()
    assert (rules["field_scoring"], rules["tiny_city"]) == ("per_city_4", "normal")


def test_an_unknown_value_is_refused_with_those_allowed() -> None:
    with pytest.raises(UnknownOption, match="allowed: per_field_3, per_city_4, per_field_3_city_once"):
        Game(options={"field_scoring": "per_sheep"})


# --- field_scoring (section 3) ----------------------------------------------------------------------


def test_v1_the_farmers_of_all_fields_at_a_city_are_counted_together() -> None:
    """Three fields at one city: around the left cap and below, above the band, around the right cap."""
    story = Story(
        "Blue Red",
        """
        [D]  .   .
        1E→ 2F↑ 3E←
        4B↑ 5B↑  .
        """,
        "1 Blue field:NL",
        "2 Blue field:NL",
        "3 Red field:NL",
        options=PER_CITY,
    ).end()
    assert story.payments() == ["final field: Blue 4 (1 cities 4)"]
    assert story.points() == {"Blue": 4, "Red": 0}
    assert story.supply() == {"Blue": 7, "Red": 7}


# The two caps are the small city, N with its caps the big one. Red farms above the small city, Blue between
# the two, and Blue again below the big one.
SMALL_AND_BIG = """
    [D]  .
    1E↓  .
    2E↑  .
    3N↓ 4E←
    5E↑ 6B↑
"""
ABOVE_BETWEEN_BELOW = ("1 Red field:NL", "2 Blue field:EL", "4 Blue field:NL")


def test_v2_each_city_is_paid_once_however_many_fields() -> None:
    story = Story("Red Blue", SMALL_AND_BIG, *ABOVE_BETWEEN_BELOW, options=PER_CITY).end()
    assert story.payments() == [
        "final field: Red 4 (1 cities 4); Blue 4 (1 cities 4)",
        "final field: Blue 4 (1 cities 4)",
    ]
    assert story.points() == {"Red": 4, "Blue": 8}


def test_v3_each_field_is_paid_by_itself() -> None:
    story = Story("Red Blue", SMALL_AND_BIG, *ABOVE_BETWEEN_BELOW).end()
    assert story.payments() == [
        "final field: Red 3 (1 cities 3)",
        "final field: Blue 6 (2 cities 6)",
        "final field: Blue 3 (1 cities 3)",
    ]
    assert story.points() == {"Red": 3, "Blue": 9}


def test_v4_no_player_is_paid_twice_for_one_city() -> None:
    story = Story("Red Blue", SMALL_AND_BIG, *ABOVE_BETWEEN_BELOW, options=CITY_ONCE).end()
    assert story.payments() == [
        "final field: Red 3 (1 cities 3)",
        "final field: Blue 6 (2 cities 6)",
        "final field: Blue 0",
    ]
    assert story.points() == {"Red": 3, "Blue": 6}
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_v5_the_long_example_city_by_city() -> None:
    """At A and B Blue has a farmer in each of two fields, Red in one; C lies in the field they share."""
    story = Story("Blue Red Yellow Black", LONG_EXAMPLE, *LONG_FARMERS, options=PER_CITY).end()
    assert sorted(story.payments()) == [
        "final field: Blue 4 (1 cities 4)",
        "final field: Blue 4 (1 cities 4)",
        "final field: Blue 4 (1 cities 4); Red 4 (1 cities 4)",
        "final field: Yellow 4 (1 cities 4)",
        "final field: Yellow 4 (1 cities 4)",
        "final field: Yellow 4 (1 cities 4)",
        "final field: Yellow 4 (1 cities 4)",
    ]
    assert story.points() == {"Blue": 12, "Red": 4, "Yellow": 16, "Black": 0}


def test_the_long_example_with_each_city_once() -> None:
    """Not in the sheet: Blue owns fields 1 and 2, so A and B once, and C."""
    story = Story("Blue Red Yellow Black", LONG_EXAMPLE, *LONG_FARMERS, options=CITY_ONCE).end()
    assert story.points() == {"Blue": 9, "Red": 9, "Yellow": 12, "Black": 0}


def test_with_each_city_once_the_other_owners_of_a_field_are_still_paid() -> None:
    """Blue, paid for city A through the small field or the big one, shares the big field with Red."""
    story = Story(
        "Red Yellow Blue",
        TWO_FIELDS,
        "1 Red field:NL",
        "3 Blue field:WL",
        "5 Blue field:NL",
        options=CITY_ONCE,
    ).end()
    assert story.points() == {"Red": 6, "Yellow": 0, "Blue": 6}


def test_a_minority_farmer_in_one_field_helps_with_a_city_at_another() -> None:
    """Red has two farmers in the big field, Blue one there and one in the small field: a tie at A only."""
    story = Story(
        "Red Yellow Blue",
        TWO_FIELDS,
        "1 Red field:NL",
        "3 Blue field:WL",
        "4 Red field:NL",
        "5 Blue field:NL",
        options=PER_CITY,
    ).end()
    assert story.payments() == [
        "final field: Red 4 (1 cities 4); Blue 4 (1 cities 4)",
        "final field: Red 4 (1 cities 4)",
    ]


@pytest.mark.parametrize(
    ("options", "blue", "red"),
    [({"field_scoring": "per_field_3"}, 6, 3), (PER_CITY, 8, 4), (CITY_ONCE, 6, 3)],
    ids=["per_field_3", "per_city_4", "per_field_3_city_once"],
)
def test_unfinished_cities_pay_nothing_in_any_variant(options: dict[str, str], blue: int, red: int) -> None:
    story = Story("Blue Red", FED_AND_UNFED, "1 Blue field:NL", "3 Red field:NL", options=options).end()
    assert story.points() == {"Blue": blue, "Red": red}


@pytest.mark.parametrize("field_scoring", ["per_field_3", "per_city_4", "per_field_3_city_once"])
def test_farmers_without_a_completed_city_get_nothing(field_scoring: str) -> None:
    """Blue's field south of the road touches no city; the completed city north of it has no farmer."""
    story = Story(
        "Red Blue",
        """
        2E↓
        [D]
        1B↑
        """,
        "1 Blue field:NL",
        options={"field_scoring": field_scoring},
    ).end()
    assert story.points() == {"Red": 0, "Blue": 0}
    assert story.supply() == {"Red": 7, "Blue": 7}


# --- tiny_city (section 4) --------------------------------------------------------------------------

CAP_BAND_CAP = """
    [D]  .   .
    1E→ 2F↑ 3E←
"""
TWO_CAPS = """
    [D]
    1E↓
    2E↑
"""
CAP_WITH_PENNANT = """
    [D]     .
    1E→ 2AM_cW↑
"""


def test_v6_a_completed_city_of_two_tiles() -> None:
    story = Story("Red Blue", TWO_CAPS, "1 Red city:S")
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    story = Story("Red Blue", TWO_CAPS, "1 Red city:S", options=TINY)
    assert story.payments() == ["city: Red 2 (2 tiles 2)"]


def test_v7_a_city_of_three_tiles_is_not_tiny() -> None:
    story = Story("Red Blue", CAP_BAND_CAP, "1 Red city:E", options=TINY)
    assert story.payments() == ["city: Red 8 (3 tiles 6, 1 pennants 2)"]


def test_a_pennant_in_a_tiny_city_is_worth_one_point() -> None:
    """The base game has no such cap; one of abbey and mayor has."""
    tiles = ("base", "abbey_and_mayor")
    story = Story("Red Blue", CAP_WITH_PENNANT, "1 Red city:E", tiles=tiles)
    assert story.payments() == ["city: Red 6 (2 tiles 4, 1 pennants 2)"]
    story = Story("Red Blue", CAP_WITH_PENNANT, "1 Red city:E", tiles=tiles, options=TINY)
    assert story.payments() == ["city: Red 3 (2 tiles 2, 1 pennants 1)"]


def test_an_unfinished_city_of_two_tiles_pays_as_always() -> None:
    story = Story(
        "Red Blue",
        """
        [D]  .
        1E→ 2F↑
        """,
        "1 Red city:E",
        options=TINY,
    ).end()
    assert story.payments() == ["final city: Red 3 (2 tiles 2, 1 pennants 1)"]


@pytest.mark.parametrize("preset", ["first_edition", "second_edition"])
def test_tiny_cities_of_the_other_presets(preset: str) -> None:
    story = Story("Red Blue", TWO_CAPS, "1 Red city:S", preset=preset)
    assert story.payments() == ["city: Red 2 (2 tiles 2)"]


@pytest.mark.parametrize(("preset", "red", "blue"), [("first_edition", 4, 8), ("second_edition", 3, 6)])
def test_fields_of_the_other_presets(preset: str, red: int, blue: int) -> None:
    story = Story("Red Blue", SMALL_AND_BIG, *ABOVE_BETWEEN_BELOW, preset=preset).end()
    assert story.points() == {"Red": red, "Blue": blue}


# --- no_fields (section 6) --------------------------------------------------------------------------


def test_without_fields_no_farmer_may_be_put() -> None:
    story = Story(
        "Red Blue",
        """
        [D]
        1J→
        """,
        "1 Red ?",
        options=NO_FIELDS,
    )
    assert story.options() == {"pass", "follower city:E", "follower road:S"}


@pytest.mark.parametrize("field_scoring", ["per_field_3", "per_city_4", "per_field_3_city_once"])
def test_without_fields_nobody_is_paid_for_the_cities(field_scoring: str) -> None:
    """Once the cap is taken, tile N has only its meadow left: nobody is asked for a follower."""
    story = Story(
        "Red Blue",
        """
        [D]  .
        1E→ 2N←
         .  3E↑
        """,
        "1 Red city:E",
        options={"field_scoring": field_scoring, "no_fields": True},
    )
    assert story.game.choices == ("place 0,1 E", "follower city:E", "place 1,1 W", "place 1,2 N")
    story.end()
    assert story.payments() == ["city: Red 6 (3 tiles 6)"]
