"""A challenge that begins through a portal."""

from __future__ import annotations

import pytest

from helpers.story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# The monastery of tile 1 is empty when Blue takes the cult place beside it; tile 5 shows a portal
PORTAL = """
    2U↑ [D] 3U↑    5BR↓
    6E← 1B↑ 4CU_s↑ .
    9E↓ 7E↓ 8E↓    .
"""


def test_a_monk_who_comes_through_a_portal_challenges_the_heretic() -> None:
    modules = ("base", "cult", "princess_and_dragon")
    story = Story("Red Blue", PORTAL, "4 Blue shrine", "5 Red monastery@0,1", modules=modules)
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert story.supply() == {"Red": 7, "Blue": 7}, "the heretic has lost"
