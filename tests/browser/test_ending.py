"""The final scoring, told step by step."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person, Screen
from languedoc import Game
from languedoc.carcassonne.events import Scored

FOLLOWERS = 7
BAG = ["U", "V", "E", "B", "K", "W", "H", "D", "U", "V", "A", "N"]


def before_the_last_follower() -> tuple[str, str]:
    """The save of a game whose last choice puts down a follower and completes nothing, and that choice."""
    for seed in range(1000):
        game, rng = Game(["Anna", "Ben"], bag=BAG), Random(seed)
        save = ""
        while not game.over:
            save, chosen = game.save(), rng.choice(game.options)
            told = game.choose(chosen)
        if chosen.verb == "follower" and all(event.final for event in told if isinstance(event, Scored)):
            return save, chosen.text
    raise AssertionError("nobody puts down a last follower")


def standing_and_held(person: Person) -> list[tuple[int, int]]:
    """Of each seat, the followers on the board and those in the supply."""
    held = person.page.locator(".players .holdings li:first-child span[aria-hidden=true]").all_inner_texts()
    on_board = [person.page.locator(f".pieces use[href^='#follower-{colour}']").count() for colour in ("red", "blue")]
    return list(zip(on_board, map(int, held), strict=True))


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_who_stands_on_the_board_is_not_in_the_supply(invite: Invite, screen: Screen) -> None:
    save, last = before_the_last_follower()
    anna = invite("Anna", screen)
    anna.go_on(save)

    def look() -> list[tuple[int, int]]:
        if screen is PHONE:
            anna.button("Open players, log and chat").tap()
        expect(anna.page.locator(".players .holdings")).to_have_count(2)
        seen = standing_and_held(anna)
        if screen is PHONE:
            anna.button("Close").tap()
            expect(anna.page.locator(".players .holdings")).to_have_count(0)
        return seen

    before = look()
    anna.page.keyboard.press("l")
    anna.page.locator(f'[data-option="{last}"]').click()
    anna.page.keyboard.press("Enter")
    final = anna.page.locator(".final")
    expect(final).to_contain_text("0 / ")
    begun = look()
    assert sum(standing for standing, _ in begun) == sum(standing for standing, _ in before) + 1
    anna.screenshot(f"final-stands-{screen.width}")
    steps = 0
    while anna.button("Next").count():
        assert look() == begun and all(sum(each) == FOLLOWERS for each in begun), steps
        anna.button("Next").click()
        steps += 1
        expect(final).to_contain_text(f"{steps} / ")
    assert steps > 1
    anna.button("Result").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert look() == [(0, FOLLOWERS)] * 2
