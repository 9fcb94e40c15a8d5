"""Inns and cathedrals that are switched off by an option."""

from __future__ import annotations

import pytest

from helpers.story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


MODULES = ("base", "inns_and_cathedrals")


@pytest.mark.parametrize(("counts", "paid"), [(True, "8 (4 tiles 4, 1 inn 4)"), (False, "4 (4 tiles 4)")])
def test_inns_that_are_only_painted(counts: bool, paid: str) -> None:
    story = Story("Red Blue", "1A← [D] 2EB↑ 3A→", "2 Blue road:E", modules=MODULES, options={"inns": counts})
    assert story.payments() == [f"road: Blue {paid}"]


CATHEDRAL = """
    .   2E↓ .
    3E→ 1EK↑ 4E←
    .   [D] .
"""


@pytest.mark.parametrize(("counts", "paid"), [(True, "15 (5 tiles 10, 1 cathedral 5)"), (False, "10 (5 tiles 10)")])
def test_cathedrals_that_are_only_painted(counts: bool, paid: str) -> None:
    story = Story("Red Blue", CATHEDRAL, "1 Red city:N", modules=MODULES, options={"cathedrals": counts})
    assert story.payments() == [f"city: Red {paid}"]
