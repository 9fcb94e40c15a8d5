"""The Princess & the Dragon with other modules: the worked examples Z2 and Z3 of the turn order,
R7 of the rivers, and Abbey & Mayor.

Towers and the City of Carcassonne tell of the dragon in their own stories.
"""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc.carcassonne.events import (
    FigureRemoved,
)
from languedoc.carcassonne.modules.princess_and_dragon import checks
from languedoc.carcassonne.targets import Segment
from modules.princess_and_dragon.tales import TWO_KNIGHTS, elsewhere, fairy_options, led, shown, tale, told
from modules.river.tales import RIVER_II

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def test_z2_a_turn_with_fairy_dragon_and_builder() -> None:
    """Without the tower; and the fairy is with the thief on the road, so that she pays for it, too."""
    story = tale(
        "Blue Red",
        """
          .    .    .    .    .   5E↓ 2B2↑  .    .    .    .
        10V← 9U↑  8U↑  7U↑  6U↑  [D] 1W↑ 3EB↑ 4U↑ 11BH↑ 12W↑
        """,
        "1 Blue road:E",
        "3 Blue builder road:E",
        "9 Blue fairy follower/0@road:E@1,0",
        "11 Blue pass; dragon 0,-1 0,0 -1,0 -2,0 -3,0 -4,0",
        "12 Blue again",
        more=("traders_and_builders", "inns_and_cathedrals"),
    )
    assert [line.split()[0] for line in led(story)] == ["Blue", "Red", "Blue", "Red", "Blue", "Red"]
    assert story.payments() == [
        "fairy: Blue 1 (1 fairy 1)",
        "road: Blue 10 (5 tiles 5, 1 inn 5)",
        "fairy: Blue 3 (1 fairy 3)",
    ]


def test_z3_cathedral_fairy_king_and_goods() -> None:
    """With one wine; the King's record was 2."""
    story = tale(
        "Yellow Green",
        """
         .  1E↓  .    .
        2U↑ [D] 5O↓  6M←
         .  3E→ 4EK↑ 8HT↑
         .   .  7E↑   .
        """,
        "3 Yellow city:E",
        "5 Yellow fairy follower/0@city:E@0,1",
        "8 Green",
        more=("traders_and_builders", "inns_and_cathedrals", "king_and_robber"),
    )
    assert story.payments() == [
        "fairy: Yellow 1 (1 fairy 1)",
        "city: Yellow 24 (6 tiles 12, 2 pennants 4, 1 cathedral 8)",
        "fairy: Yellow 3 (1 fairy 3)",
    ]
    seen = story.game.view()["modules"]
    assert seen["king_and_robber"]["king"] == {"holder": 1, "tiles": 6}
    assert seen["traders_and_builders"]["goods"][1]["wine"] == 1


def test_r7_the_lake_with_the_volcano_brings_the_dragon() -> None:
    """Yellow has a farmer from the third tile: the fairy may be moved, and pays at the start of his extra turn."""
    lines = ("2 Yellow field:NR", "10 Yellow ?")
    story = tale("Red Yellow", RIVER_II, *lines, more=("river_2",))
    assert shown(story.game)["dragon"] == [-1, -7]
    assert story.options() == {"pass", *fairy_options(story)}, "no figure goes onto the volcano"
    (fairy,) = fairy_options(story)
    story.choose(fairy)
    assert story.game.decision.seat == 1
    assert story.game.decision.step == "place_tile"
    assert story.game.view()["hand"] == "U"
    assert story.awards() == ["fairy: Yellow 1 (1 fairy 1)"]


def test_an_ordinary_volcano_gives_no_turn_more() -> None:
    story = tale("Red Blue", "[D] 1B3↑")
    assert story.game.decision.seat == 1


@pytest.mark.parametrize("field_scoring", ["per_field_3", "per_city_4", "per_field_3_city_once"])
def test_the_fairy_pays_farmers_whatever_the_rule_of_fields(field_scoring: str) -> None:
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2U↑",
        "1 Red field:NL",
        "2 Red fairy follower/0@field:NL@1,0",
        options={"field_scoring": field_scoring},
    ).end()
    assert story.points()["Red"] == 3
    assert story.payments()[-1] == "final fairy: Red 3 (1 fairy 3)"


# --- Abbey & Mayor ----------------------------------------------------------------------------------

WITH_ABBEYS = ("abbey_and_mayor",)


def test_a_barn_may_be_built_on_a_volcano() -> None:
    story = tale("Red Blue", "[D] 1U↑\n2B↑ 3B2↑", "3 Red ?", more=WITH_ABBEYS)
    assert story.options() == {"pass", "barn NW@1,1"}
    story.choose("barn NW@1,1")
    assert story.standing() == {"Red barn field:NL@1,1"}


def test_the_dragon_leaves_a_barn_alone() -> None:
    story = tale(
        "Red Blue",
        """
        [D] 1U↑ 5U↑ 6BH↑
        2B↑ 3B↑ 4B2↑ .
        """,
        "2 Blue monastery",
        "3 Red barn NW@1,1",
        "6 Blue pass; dragon 1,1 0,1 0,0 1,0 2,0 3,0",
        more=WITH_ABBEYS,
    )
    assert story.standing() == {"Red barn field:NL@1,1"}, "but not the monk"


def test_the_fairy_does_not_go_to_a_barn_but_to_mayor_and_wagon() -> None:
    story = tale(
        "Red Blue",
        """
        5E↓  .   .
        [D] 1U↑ 4U↑
        2B↑ 3B↑  .
        """,
        "1 Red wagon road:E",
        "3 Red barn NW@1,1",
        "5 Red ?",
        more=WITH_ABBEYS,
    )
    assert fairy_options(story) == {"fairy wagon/0@road:E@1,0"}


def test_the_fairy_pays_a_farmer_who_leaves_for_a_barn() -> None:
    story = tale(
        "Red Blue",
        """
        [D] 1U↑ 3U↑
        2B↑ 4B↑  .
        """,
        "1 Red field:ER",
        "3 Red fairy follower/0@field:ER@1,0",
        "4 Blue barn NW@1,1",
        more=WITH_ABBEYS,
    )
    assert story.awards()[0] == "fairy: Red 3 (1 fairy 3)"
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_the_fairy_pays_a_mayor_without_a_pennant() -> None:
    story = tale(
        "Red Blue",
        """
        3E↓  .
        1G→  .
        [D] 2U↑
        """,
        "1 Red mayor city:N",
        "2 Red fairy mayor/0@city:N@0,-1",
        "3 Red",
        more=WITH_ABBEYS,
    )
    assert story.awards() == ["fairy: Red 1 (1 fairy 1)", "fairy: Red 3 (1 fairy 3)"]
    assert story.points() == {"Red": 4, "Blue": 0}


@pytest.mark.parametrize(("drives_to", "keeps_her"), [("monastery@1,0", True), ("monastery", False), ("", False)])
def test_the_fairy_stays_with_a_wagon_that_stays_on_her_tile(drives_to: str, keeps_her: bool) -> None:
    story = tale(
        "Red Blue",
        """
        4A← [D] 1A→
         .  2U↑ 3U↑
        """,
        "1 Red wagon road:W",
        "3 Red fairy wagon/0@road:W@1,0",
        "4 Blue pass; " + (f"drive {drives_to}" if drives_to else "pass"),
        more=WITH_ABBEYS,
    )
    assert shown(story.game)["fairy"] == [1, 0]
    assert (shown(story.game)["fairy_with"] is not None) == keeps_her
    assert story.awards()[0] == "fairy: Red 3 (1 fairy 3)"
    assert len(story.awards()) == 1 + keeps_her, "a point at the beginning of the next turn"


def test_the_checks_allow_for_a_wagon_of_the_fairy_that_has_not_yet_driven() -> None:
    story = tale(
        "Red Blue",
        """
        4A← [D] 1A→
         .  2U↑ 3U↑
        """,
        "1 Red wagon road:W",
        "3 Red fairy wagon/0@road:W@1,0",
        "4 Blue pass; ?",
        more=WITH_ABBEYS,
    )
    assert story.game.decision.step == "wagon_move"
    assert shown(story.game)["fairy_with"] is not None
    assert list(checks.faults(story.game.state, shown(story.game))) == []


def test_a_wagon_that_is_eaten_does_not_drive() -> None:
    drawing = """
         .  2B2↑  .
        [D] 1W↑ 3BI↑
    """
    lines = ("1 Red wagon road:E", "3 Red pass; dragon 1,0 0,0")
    story = tale("Red Blue", drawing, *lines, more=WITH_ABBEYS)
    assert story.payments() == []
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}


def test_a_wagon_does_not_drive_to_the_dragon() -> None:
    """It could go onto any tile around, but not onto the road of the volcano."""
    drawing = """
        3E↓ 2B1↓
        [D] 1U↑
    """
    rules = ("base", "abbey_and_mayor")
    there = {}
    for modules in (rules, (*rules, "princess_and_dragon")):
        tiles = (*rules, "princess_and_dragon")
        options: dict[str, str | bool] = {"wagon_move": "C2"}
        story = Story("Red Blue", drawing, "3 Red wagon city:S; ?", modules=modules, tiles=tiles, options=options)
        there[modules] = {option for option in story.options() if option.endswith("@1,-1")}
        assert story.may("drive road:E@0,0")
    assert list(there.values()) == [{"drive road:N@1,-1"}, set()]


def test_a_portal_leads_the_mayor_to_cities_and_the_wagon_not_to_fields() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2BR↑", "2 Blue ?", more=WITH_ABBEYS)
    assert elsewhere(story, "mayor") == {"city:N@0,0"}
    assert elsewhere(story, "wagon") == {"city:N@0,0", "road:E@0,0", "road:E@1,0"}
    assert elsewhere(story, "barn") == set()


def test_a_mayor_whom_a_portal_leads_to_the_start_tile_is_worth_nothing_without_a_pennant() -> None:
    drawing = ". 2E↓\n1BR↑ [D]"
    for knight, payments in (("mayor", ["city: "]), ("wagon", ["city: Red 4 (2 tiles 4)"])):
        story = tale("Red Blue", drawing, f"1 Red {knight} city:N@0,0", "2 Blue", more=WITH_ABBEYS)
        assert story.payments("city") == payments


def test_no_portal_leads_a_farmer_to_a_barn() -> None:
    """Neither to the field in the south, on whatever tile."""
    story = tale(
        "Red Blue",
        """
        [D] 1U↑ 4BR↑
        2B↑ 3B↑  .
        """,
        "3 Red barn NW@1,1",
        "4 Blue ?",
        more=WITH_ABBEYS,
    )
    assert {spot for spot in elsewhere(story) if spot.startswith("field")} == {"field:EL@0,0", "field:NL@1,0"}


def test_the_princess_sends_mayor_or_wagon_home() -> None:
    story = tale("Red Blue", TWO_KNIGHTS, "1 Red mayor city:N", "3 Blue wagon city:W", "4 Red ?", more=WITH_ABBEYS)
    assert story.options() == {"princess mayor/0@city:N@0,-1", "princess wagon/1@city:W@1,-2"}


def test_the_dragon_walks_over_an_abbey() -> None:
    story = tale(
        "Red Blue",
        """
        [D] 1U↑ 3U↑ 8BH↑
        2B↑ 7ABBEY↑ 4B2↑ .
         .  6B↑ 5B↑  .
        """,
        "7 Red abbey",
        "8 Blue pass; dragon 1,1 0,1 0,0 1,0 2,0 3,0",
        more=WITH_ABBEYS,
    )
    assert [event.segment for event in told(story, FigureRemoved)] == [Segment(1, 1, "abbey", "")]
