"""Wagons and the mage: who stands by magic occupies nothing."""

from __future__ import annotations

import pytest

from helpers.story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def test_a_wagon_drives_onto_the_road_of_the_mage() -> None:
    """Red's road of three tiles is completed; the road in the east of its crossing has the mage and no follower."""
    modules = ("base", "abbey_and_mayor", "mage_and_witch")
    lines = ("1 Red mage road:E; wagon road:W", "2 Blue pass; ?")
    story = Story("Red Blue", "2A← [D] 1MW_cN_rE_rS_rW↑", *lines, modules=modules)
    assert story.game.decision.step == "wagon_move" and story.may("drive road:E@1,0")
    story.choose("drive road:E@1,0")
    assert story.standing() == {"Red wagon road:E@1,0"}
    assert story.game.view()["modules"]["mage_and_witch"]["mage"] == "road:E@1,0"
