"""Gold where the dragon walks."""

from __future__ import annotations

import pytest

from modules.goldmines.test_goldmines import lying, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def test_the_dragon_leaves_gold_alone() -> None:
    """It walks over the mine, eats the thief there, and the bars stay where they are."""
    lines = ("1 Red road:E", "3 Red pass; dragon 1,0 0,0")
    story = tale("Red Blue", "[D] 1GO_rNS_rEW↑ 2B3↑ 3BH↑", *lines, also=("princess_and_dragon",))
    assert story.standing() == set() and lying(story) == {"0,0": 1, "1,0": 1}
