"""Roads that go on by a ferry and end at the school, a German castle or a German cathedral: as without it."""

from __future__ import annotations

import pytest

from helpers.story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "ferries")


def test_a_ferry_completes_a_road_of_the_school() -> None:
    """School, lake and monastery are a road of three tiles by the ferry: whoever completes it takes the teacher."""
    lines = ("1 Red follower road:W; ferry road:E road:W", "2 Blue")
    story = Story("Red Blue", "[SCHOOL] # 1FY_rE_rS_rW↑ 2A→", *lines, modules=(*MODULES, "school"))
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
    assert story.game.view()["modules"]["school"]["teacher"] == 1


# Tile 2 is a lake: Blue's ferry joins the road to the start tile, and what lies beyond, to the monastery in the west
LINES = ("1 Red", "2 Blue road:W; ferry road:E road:W", "3 Red")


def test_a_ferry_completes_a_road_that_ends_at_a_german_castle() -> None:
    story = Story("Red Blue", "3A← 2FY_rE_rS_rW↑ [D] 1GB3↑ #", *LINES, modules=(*MODULES, "german_castles"))
    assert story.payments() == ["road: Blue 7 (4 tiles 4, 1 castles 3)"]


def test_a_ferry_completes_a_road_that_ends_at_a_german_cathedral() -> None:
    """Two points for each section, and the tile with the lake is one."""
    story = Story("Red Blue", "3A← 2FY_rE_rS_rW↑ [D] 1GC1↑", *LINES, modules=(*MODULES, "german_cathedrals"))
    assert story.payments() == ["road: Blue 8 (4 tiles 4, 1 german_cathedral 4)"]
