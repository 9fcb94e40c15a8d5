"""Besieged cities beside other modules, as section 6 of the sheet has it."""

from __future__ import annotations

import pytest

from modules.abbey_and_mayor.tales import FILLED
from modules.cathars.test_cathars import COMPLETED, MODULES, tale
from modules.goldmines.test_goldmines import owned
from modules.messages.tales import drawn_card

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

KNIGHT = "1 Red city:E"
IN_THE_CITY = "follower/0@city:E@0,-1"


def test_gold_is_taken_as_in_any_city() -> None:
    drawing = """
        1CT_cNW↓ 2GO_cEW_rNS↑ 3E←
        [D]      .            .
    """
    tiles = (*MODULES, "goldmines")
    story = tale("Red Blue", drawing, KNIGHT, "2 Blue gold 0,-1", also=("goldmines",), tiles=tiles)
    assert story.payments() == ["city: Red 4 (4 tiles 8, 1 siege -4)"] and owned(story) == {"Red": 2, "Blue": 0}


def test_the_fairy_is_paid_as_in_any_city() -> None:
    drawing = """
        1CT_cNW↓ 4E← .
        [D]      2U↑ 3U↑
    """
    story = tale("Red Blue", drawing, KNIGHT, f"3 Red fairy {IN_THE_CITY}", also=("princess_and_dragon",))
    assert story.payments("city") == ["city: Red 3 (3 tiles 6, 1 siege -3)"]
    assert "fairy: Red 3 (1 fairy 3)" in story.payments()


def test_goods_are_taken_as_in_any_city() -> None:
    """Tile 2 shows wine; Red completes the city."""
    drawing = """
        1CT_cNW↓ 2HQ↑ 3E←
        [D]      .    .
    """
    also = ("traders_and_builders",)
    story = tale("Red Blue", drawing, KNIGHT, "3 Red", also=also, tiles=(*MODULES, *also))
    assert story.payments() == ["city: Red 4 (4 tiles 8, 1 siege -4)"]
    assert story.game.view()["modules"]["traders_and_builders"]["goods"][0] == {"wine": 1, "grain": 0, "cloth": 0}


def test_a_watchtower_of_a_besieged_city_counts_as_ever() -> None:
    """Three tiles with cities are around tile 2, which ends the city."""
    drawing = """
        1CT_cNW↓ 2WT_cW_rE_city↑
        [D]      .
    """
    story = tale("Red Blue", drawing, KNIGHT, "2 Blue", also=("watchtowers",), tiles=(*MODULES, "watchtowers"))
    assert story.payments() == ["watchtower: Blue 3 (3 tower_cities 3)", "city: Red 3 (3 tiles 6, 1 siege -3)"]


def test_for_the_message_of_the_smallest_city_a_besieged_one_is_worth_nothing() -> None:
    """Red has knights in a besieged city of one tile and in a plain one of two: he must take the first."""
    drawing = """
        4E↓ .            3F→
        [D] 1CT_cN_rEW↑  2D↑
    """
    knights = ("Red city:N@1,0", "Red city:N@2,0")
    story = drawn_card("smallest_city", drawing, *knights, others=("cathars",))
    story.choose("carry_out smallest_city")
    assert story.points()["Red"] == 4, "for the city above the start tile alone"
    assert story.standing() == {"Red city:N@2,0"}


def test_a_cloister_on_a_triangle_lets_knights_escape() -> None:
    drawing = COMPLETED.replace("2B↑", "2I-04↑")
    tiles = (*MODULES, "half_so_wild")
    story = tale("Red Blue", drawing, "3 Red city:S; ?", also=("half_so_wild",), tiles=tiles)
    assert story.may("escape follower/0@city:S@0,-1")


@pytest.mark.parametrize("beside", ["3GC1↑", "3GB3↑ #"], ids=["cathedral", "castle"])
def test_past_a_german_cathedral_or_castle_nobody_escapes(beside: str) -> None:
    """They are no cloisters; past a monastery in the same place Red's knight may escape."""
    also = ("german_cathedrals", "german_castles")
    for building, may in ((beside, False), ("3A→", True)):
        drawing = f". 1CT_cNW↓\n2U↑ [D] {building}"
        story = tale("Red Blue", drawing, KNIGHT, "3 Red ?", also=also, tiles=(*MODULES, *also))
        story.choose("pass")
        assert (story.game.decision.step == "siege_escape") == may


def test_an_abbey_beside_a_siege_lets_knights_escape() -> None:
    drawing = FILLED.replace("3E→", "3CT_cN→")
    also = ("abbey_and_mayor",)
    story = tale("Red Blue", drawing, "3 Red city:E", "8 Red pass; ?", also=also, tiles=(*MODULES, *also))
    assert story.may("escape follower/0@city:E@1,1")


# What else may happen to Red's knight in the besieged city above the start tile
FATES = {
    "festival": ("festival", "1CT_cNW↓ .\n[D] 2FE_cN_rW↑", f"2 Red festival {IN_THE_CITY}"),
    "tower": ("tower", "2TI↑\n1CT_cNW↓\n[D]", f"2 Blue tower 0,-2; capture {IN_THE_CITY}"),
    "dragon": ("princess_and_dragon", "2B2↑ .\n1CT_cNW↓ .\n[D] 3BH↑", "3 Red pass; dragon 0,-1 0,0 1,0"),
}


@pytest.mark.parametrize("fate", FATES)
def test_a_siege_is_no_protection(fate: str) -> None:
    module, drawing, line = FATES[fate]
    story = tale("Red Blue", drawing, KNIGHT, line, also=(module,), tiles=(*MODULES, module))
    assert story.standing() == set()


def test_a_crop_circle_calls_besieged_knights_too() -> None:
    drawing = """
        1CT_cNW↓
        [D]
        2CC1_cN_cE↓
    """
    also = ("crop_circles",)
    story = tale("Red Blue", drawing, KNIGHT, "2 Blue ?", also=also, tiles=(*MODULES, *also)).choose("all_remove")
    assert story.standing() == set() and story.supply()["Red"] == 7
