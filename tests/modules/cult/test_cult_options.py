"""Cult places without challenges."""

from __future__ import annotations

import pytest

from helpers.story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


MODULES = ("base", "cult")


MONASTERY_AND_CULT_PLACE = """
    2U↑ [D] 3U↑ 4U↑
    5E← 1B↑ 6CU_s↑ .
    9E↓ 7E↓ 8E↓ .
"""


@pytest.mark.parametrize(("challenges", "stays"), [(True, set()), (False, {"Blue shrine@1,1"})])
def test_a_cult_place_without_challenges_is_just_one_more_monastery(challenges: bool, stays: set[str]) -> None:
    lines = ("1 Red monastery", "6 Blue shrine")
    options = {"cult_challenges": challenges}
    story = Story("Red Blue", MONASTERY_AND_CULT_PLACE, *lines, modules=MODULES, options=options)
    assert story.points()["Red"] == 9
    assert {each for each in story.standing() if "shrine" in each} == stays
