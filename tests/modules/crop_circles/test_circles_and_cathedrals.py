"""Crop circles and archbishops, who are none of the three roles."""

from __future__ import annotations

import pytest

from helpers.story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


@pytest.mark.parametrize("chosen", ["all_add", "all_remove"])
def test_an_archbishop_is_not_concerned(chosen: str) -> None:
    """He stands where roads begin, but is no thief; tile 2 is a circle of thieves."""
    modules = ("base", "crop_circles", "german_cathedrals")
    lines = ("1 Red german_cathedral", "2 Blue ?")
    story = Story("Red Blue", "[D] 1GC1↑ 2CC2_rE_rSW→", *lines, modules=modules).choose(chosen)
    assert story.standing() == {"Red german_cathedral@1,0"} and story.supply() == {"Red": 6, "Blue": 7}
