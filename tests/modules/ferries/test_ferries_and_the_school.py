"""A road of the school that goes on by a ferry."""

from __future__ import annotations

import pytest

from helpers.story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def test_a_ferry_completes_a_road_of_the_school() -> None:
    """School, lake and monastery are a road of three tiles by the ferry: whoever completes it takes the teacher."""
    lines = ("1 Red follower road:W; ferry road:E road:W", "2 Blue")
    modules = ("base", "school", "ferries")
    story = Story("Red Blue", "[SCHOOL] # 1FY_rE_rS_rW↑ 2A→", *lines, modules=modules)
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
    assert story.game.view()["modules"]["school"]["teacher"] == 1
