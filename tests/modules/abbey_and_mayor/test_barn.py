"""The barn on its corner, farmers around it, and pigs.

How to read a drawing: see story.py.
"""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc.carcassonne import words
from languedoc.carcassonne.targets import Corner
from modules.abbey_and_mayor.tales import (
    APART,
    BARN_AMONG_FARMERS,
    BARN_AND_FARMERS_APART,
    FARMERS,
    FOUR_FIELDS,
    MODULES,
    barns,
    shown,
    tale,
)

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- the barn (sheet 6) -----------------------------------------------------------------------------

SIX_FIELDS = FOUR_FIELDS + "    4B↑ 5B↑"


def test_a_barn_stands_where_four_fields_meet() -> None:
    assert barns(tale("Red Blue", FOUR_FIELDS.replace("3B↑", "."), "2 Blue ?", lane="east")) == set()
    story = tale("Red Blue", FOUR_FIELDS, "3 Red ?", lane="east")
    assert barns(story) == {"barn NW@0,1"}
    (option,) = [option for option in story.game.options if option.verb == "barn"]
    assert option.targets == (Corner(0, 1),)
    assert words.option_words(story.game, option) == "barn at the north-west corner of 0,1"
    story.choose("barn NW@0,1")
    assert story.payments() == [], "there are no farmers"
    assert shown(story)["barns"] == [{"seat": 0, "corner": [0, 1]}]
    assert "Red deploys a barn on the field NL." in story.told()


def test_a_barn_may_stand_at_any_corner_of_the_tile_just_placed() -> None:
    story = tale(
        "Red Blue",
        """
        2U↑ [D] 1U↑
        7B↑ 8B↑ 3B↑
        6E← 5E↓ 4E→
        """,
        "8 Blue ?",
    )
    assert barns(story) == {"barn NW@0,1", "barn NW@1,1", "barn NW@0,2", "barn NW@1,2"}


def test_a_barn_needs_fields_in_all_four_corners() -> None:
    """A city reaches the corners of its side, and both half-edges of a corner must belong to the same field."""
    drawing = "[D] 1U↑\n3{} 2{}"
    assert barns(tale("Red Blue", drawing.format("E←", "B↑"), "3 Red ?")) == {"barn NW@1,1"}
    assert barns(tale("Red Blue", drawing.format("E→", "E←"), "3 Red ?")) == set()
    assert barns(tale("Red Blue", drawing.format("AM_cW↑", "B↑"), "3 Red ?")) == set()


def test_a_field_has_room_for_one_barn_and_then_for_no_farmer() -> None:
    story = tale("Red Blue Green", SIX_FIELDS, "5 Blue ?", lane="east")
    assert barns(story) == {"barn NW@0,2"}
    assert story.may("follower field:NL")
    story = tale("Red Blue Green", SIX_FIELDS, "3 Green barn NW@0,1", "5 Blue ?", lane="east")
    assert story.options() == {"pass", "follower monastery", "wagon monastery"}


def test_a_corner_of_an_abbey_is_no_field() -> None:
    drawing = """
        5U↑  [D]  1U↑
        6E←  7{}  2E→
        8V↑  4E↓  3E↓
    """
    assert barns(tale("Red Blue", drawing.format("ABBEY↑"), "8 Blue ?")) == set()
    assert barns(tale("Red Blue", drawing.format("B↑"), "8 Blue ?")) == {"barn NW@0,2"}


def test_a_barn_and_farmers_that_tie() -> None:
    story = tale("Red Blue", BARN_AMONG_FARMERS, *FARMERS[:2], "11 Red barn NW@2,1")
    assert story.payments() == ["field: Red 6 (2 cities 6); Blue 6 (2 cities 6)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_a_barn_where_there_is_no_completed_city() -> None:
    story = tale("Red Blue", FOUR_FIELDS, "2 Blue field:NL", "3 Red barn NW@0,1", lane="east")
    assert story.payments() == ["field: Blue 0"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_a_city_that_the_same_tile_completes_counts_for_the_farmers() -> None:
    story = tale(
        "Red Blue",
        """
        [D] 1U↑ 2U↑
        4E→ 5E← 3B↑
        """,
        "2 Blue field:ER",
        "5 Red barn NW@2,1",
    )
    assert story.payments() == ["field: Blue 3 (1 cities 3)"]


@pytest.mark.parametrize("preset", ["first_edition", "second_edition"])
def test_barns_pay_by_field_whatever_the_rule_for_fields(preset: str) -> None:
    story = Story("Red Blue", BARN_AMONG_FARMERS, *FARMERS, "11 Red barn NW@2,1", modules=MODULES, preset=preset).end()
    assert story.payments() == ["field: Blue 6 (2 cities 6)", "final barn: Red 12 (3 cities 12)"]


def test_farmers_elsewhere_are_paid_at_the_end_as_ever() -> None:
    """Red's barn is in the field in the west, his farmer in that between the crossings."""
    drawing = BARN_AND_FARMERS_APART.replace("13A↓", ".")
    story = tale("Red Blue", drawing, *APART).end()
    assert story.payments() == [
        "final field: Red 6 (2 cities 6); Blue 6 (2 cities 6)",
        "final barn: Red 0",
    ]
    assert "Red scores a barn: no completed city = 0." in story.told()


def test_a_pig_may_still_go_where_the_tile_joins_a_farmer_to_a_barn() -> None:
    story = tale("Red Blue", BARN_AND_FARMERS_APART, *APART, "13 Red pig field:NL", modules=("traders_and_builders",))
    assert story.payments() == ["field: Red 4 (2 cities 2, 2 pig 2); Blue 2 (2 cities 2)"]
    assert story.supply("pig") == {"Red": 1, "Blue": 1}


def test_a_pig_is_worth_one_more_when_a_barn_is_placed() -> None:
    story = tale(
        "Red Blue",
        """
        [D] 1U↑ 2U↑
        4E→ 5E← 3B↑
        """,
        "2 Blue field:ER",
        "4 Blue pig field:NL",
        "5 Red barn NW@2,1",
        modules=("traders_and_builders",),
    )
    assert story.payments() == ["field: Blue 4 (1 cities 3, 1 pig 1)"]
    assert story.supply("pig") == {"Red": 1, "Blue": 1}


def test_a_pig_herd_raises_what_the_farmers_get_and_not_the_barn() -> None:
    story = tale(
        "Green Red",
        """
            6B↑            7B↑          .           .
            5B↑         1R2_vNW↓   3R2_lake_volcano↑ .
        [R2_source]     0R2_fork↑   2R2_cE_vW↑      4E←
        """,
        "1 Green field:NL",
        "7 Red barn NW@1,-1",
        modules=("river_2",),
        rest="",
    )
    assert story.payments() == ["field: Green 4 (1 cities 3, 1 pig herd 1)", "final barn: Red 4 (1 cities 4)"]


def test_without_fields_there_are_no_barns() -> None:
    options: dict[str, str | bool] = {"no_fields": True}
    story = tale("Red Blue", FOUR_FIELDS, "3 Red ?", lane="east", options=options)
    assert story.options() == {"pass", "follower monastery", "wagon monastery"}


# --- options ----------------------------------------------------------------------------------------


def test_a_barn_beside_a_barn() -> None:
    """Four straight roads around a point, twice: the field between the roads is one."""
    drawing = """
        4U↑ 1U↑ [D]
        5U↑ 3U↑ 2U↑
    """
    for allowed in (False, True):
        story = tale(
            "Red Blue", drawing, "3 Red barn NW@0,1", "5 Blue ?", lane="east", options={"barn_beside_barn": allowed}
        )
        assert story.may("barn NW@-1,1") is allowed
