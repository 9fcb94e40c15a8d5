"""A big follower alone is follower enough for a builder and a pig."""

from __future__ import annotations

import pytest

from helpers.story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


@pytest.mark.parametrize(("ground", "figure"), [("road:E", "builder"), ("field:ER", "pig")])
def test_a_big_follower_is_enough(ground: str, figure: str) -> None:
    modules = ("base", "inns_and_cathedrals", "traders_and_builders")
    story = Story("Red Blue", "[D] 1U↑ 2U↑", f"1 Red big_follower {ground}", "2 Red ?", modules=modules)
    assert story.may(f"{figure} {ground}")
