"""The pig: the worked examples B2, B5 and B6 of Traders & Builders, V8 of the rule sets, and what both say besides."""

from __future__ import annotations

import pytest

from helpers.story import lines
from modules.traders_and_builders.tales import take_away, told

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- the worked examples ----------------------------------------------------------------------------


def test_b2_most_farmers_and_a_pig() -> None:
    """The pig lies in the field already when the city is completed and scored, and stays."""
    story = told(
        "Red Blue",
        """
        [D]  .
        1E↓ 2B↑
        3E↑  .
        """,
        "1 Red field:NL",
        "2 Red pig field:NL",
    )
    assert story.standing() == {"Red field:NL@0,1", "Red pig field:NL@1,1"}
    story.end()
    assert story.payments() == ["final field: Red 4 (1 cities 3, 1 pig 1)"]
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.supply("pig") == {"Red": 1, "Blue": 1}


def test_b5_a_tie_in_a_field_with_one_pig() -> None:
    """Four farmers between three cities; the monasteries join their meadows."""
    story = told(
        "Red Blue",
        """
        [D]  .
        1E↓ 5B↑
        2H↑ 6B↑
        3H↑ 7B↑
        4E↑ 8B↑
        """,
        "1 Red field:NL",
        "2 Blue field:EL",
        "3 Red field:EL",
        "4 Blue field:EL",
        "6 Blue pig field:NL",
    ).end()
    assert story.payments() == ["final field: Red 9 (3 cities 9); Blue 12 (3 cities 9, 3 pig 3)"]
    assert story.points() == {"Red": 9, "Blue": 12}


def test_b6_a_pig_without_the_majority_is_worth_nothing() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .
        1E↓ 5B↑
        2H↑ 4B↑
        3E↑ 6B↑
        """,
        "1 Red field:NL",
        "2 Blue field:EL",
        "3 Red field:EL",
        "4 Blue pig field:NL",
    ).end()
    assert story.payments() == ["final field: Red 6 (2 cities 6)"]
    assert story.points() == {"Red": 6, "Blue": 0}
    assert story.supply("pig") == {"Red": 1, "Blue": 1}


# Blue has a farmer and the pig at the cap in the east, and a farmer beside Red's in the field in the south-west.
PIG_AT_ONE_OF_TWO_FIELDS = """
    [D]  .   .   .
    1E→ 2F↑ 3E← 6B↑
    4B↑ 5B↑  .   .
"""
FARMERS_AND_PIG = ("1 Red field:NL", "2 Blue field:SL", "3 Blue field:NL", "6 Blue pig field:NL")


def test_v8_a_pig_in_one_of_the_fields_at_a_city() -> None:
    options = {"field_scoring": "per_city_4"}
    story = told("Blue Red", PIG_AT_ONE_OF_TWO_FIELDS, *FARMERS_AND_PIG, options=options).end()
    assert story.payments() == ["final field: Blue 5 (1 cities 4, 1 pig 1)"]
    assert story.points() == {"Blue": 5, "Red": 0}
    assert story.supply() == {"Blue": 7, "Red": 7}
    assert story.supply("pig") == {"Blue": 1, "Red": 1}


def test_the_pig_counts_in_its_own_field_only() -> None:
    story = told("Blue Red", PIG_AT_ONE_OF_TWO_FIELDS, *FARMERS_AND_PIG).end()
    assert story.payments() == [
        "final field: Blue 3 (1 cities 3); Red 3 (1 cities 3)",
        "final field: Blue 4 (1 cities 3, 1 pig 1)",
    ]


def test_with_each_city_once_the_field_with_the_pig_is_the_one_that_counts() -> None:
    options = {"field_scoring": "per_field_3_city_once"}
    story = told("Blue Red", PIG_AT_ONE_OF_TWO_FIELDS, *FARMERS_AND_PIG, options=options).end()
    assert story.payments() == ["final field: Blue 0; Red 3 (1 cities 3)", "final field: Blue 4 (1 cities 3, 1 pig 1)"]
    assert story.points() == {"Blue": 4, "Red": 3}
    assert story.supply("pig") == {"Blue": 1, "Red": 1}


# --- where a pig may be put -------------------------------------------------------------------------


def test_there_is_only_one_pig() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .   .
        1B↑ 2B↑ 3B↑
        """,
        "1 Red field:NL",
        "2 Red pig field:NL",
        "3 Red ?",
    )
    assert story.options() == {"pass", "follower monastery"}


def test_a_pig_does_not_go_to_the_farmer_of_somebody_else() -> None:
    drawing = """
        [D]  .
        1B↑ 2B↑
    """
    assert not told("Red Blue", drawing, "1 Red field:NL", "2 Blue ?").may("pig field:NL")
    assert told("Red Blue", drawing, "1 Red field:NL", "2 Red ?").may("pig field:NL")


def test_without_fields_there_are_no_pigs() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .
        1W↑ 2U↑
        """,
        "1 Red road:E",
        "2 Red ?",
        options={"no_fields": True},
    )
    assert story.options() == {"pass", "builder road:E"}


# --- coming home ------------------------------------------------------------------------------------


def test_the_pig_goes_home_with_the_last_farmer() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .
        1B↑ 2B↑
        """,
        "1 Red field:NL",
        "2 Red pig field:NL",
    )
    take_away(story, "Red field:NL@0,1")
    assert story.standing() == set()
    assert story.supply("pig") == {"Red": 1, "Blue": 1}


# --- in words ---------------------------------------------------------------------------------------


def test_the_pig_in_the_words_of_a_payment() -> None:
    story = told("Blue Red", PIG_AT_ONE_OF_TWO_FIELDS, *FARMERS_AND_PIG).end()
    assert "Blue scores a field: 1 completed city 3, the pig 1 = 4." in lines(story.game, story.game.events)
