"""Which of two roads is scored first, clicked in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, SHORT_PHONE, Screen
from languedoc import Game

# A crossing completes two roads of Anna's; with messages it matters which of them moves a figure first
CHOICES = (
    "place -1,0 W",
    "follower road:E",
    "place 0,1 N",
    "pass",
    "place 1,1 S",
    "follower road:N",
    "place 0,2 N",
    "pass",
    "place 1,0 N",
)


@pytest.mark.parametrize("screen", [DESK, SHORT_PHONE], ids=["desk", "phone"])
def test_the_active_player_chooses_what_is_scored_first(invite: Invite, screen: Screen) -> None:
    name = "desk" if screen is DESK else "phone"
    bag = ["A", "B", "A", "B", "W", "U", "U"]
    game = Game(["Anna", "Ben"], modules=("base", "messages"), bag=bag, start=0)
    for choice in CHOICES:
        game.choose(choice)
    anna = invite("Anna", screen)
    anna.go_on(game.save())
    anna.page.get_by_role("button", name="I am Anna").click()  # messages are secrets
    anna.press("Pass")
    expect(anna.bar).to_contain_text("Which scoring comes next?")
    anna.settle()
    anna.screenshot(f"order-of-scoring-{name}")
    anna.pick("segment road:S@1,0")
    expect(anna.bar).to_contain_text("Which figure counts the points?")
    anna.settle()
    anna.screenshot(f"order-of-scoring-chosen-{name}")
