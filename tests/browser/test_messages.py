"""The Messages in the browser: which figure counts, the card that only who draws it sees, a follower to be scored."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Screen
from languedoc import Game
from modules.messages.tales import MODULES, busy_choice
from modules.messages.test_messages_golden import SEED


def before_the_first_message() -> Game:
    """The golden game, where the figure is to be moved that reaches a dark space."""
    game = Game(["Anna", "Ben"], modules=MODULES, seed=SEED)
    rng = Random(SEED)
    before = game.copy()
    while game.decision.step != "message_choice":
        before = game.copy()
        game.choose(busy_choice(game, rng))
    assert before.decision.step == "counting_figure"
    return before


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_counting_figures_have_the_colour_of_their_seat(invite: Invite, screen: Screen) -> None:
    game = before_the_first_message()
    anna = invite("Anna", screen)
    anna.go_on(game.save())
    anna.page.locator("dialog.curtain button").first.click()
    name = "desk" if screen is DESK else "phone"
    if screen is PHONE:
        anna.page.locator(".strip .more").click()
    for seat, colour in ((0, "red"), (1, "blue")):
        for figure in ("marker", "messenger"):
            drawn = anna.page.locator(f'[data-seat="{seat}"] use[href$="held-holding-{figure}-{colour}"]')
            expect(drawn).to_have_count(1)
    anna.screenshot(f"messages-{name}")


def test_a_message_is_drawn_read_and_carried_out(invite: Invite) -> None:
    game = before_the_first_message()
    anna = invite("Anna")
    anna.go_on(game.save())
    anna.page.locator("dialog.curtain button").first.click()
    expect(anna.bar).to_contain_text("Which figure counts the points?")
    anna.screenshot("messages-figure")
    marker, messenger = (option.text for option in game.options)
    assert (marker, messenger) == ("marker", "messenger")
    reaching = next(text for text in (marker, messenger) if draws(game, text))
    anna.press(f"Move the {reaching}")
    expect(anna.bar).to_contain_text("Carry out the message, or take 2 points?")
    game.choose(reaching)
    card = next(option for option in game.options if option.verb == "carry_out")
    expect(anna.button("Take 2 points instead")).to_be_visible()
    anna.screenshot("messages-card")
    assert card.text == "carry_out smallest_city"
    anna.press("Carry out: smallest city")
    expect(anna.page.locator(".log")).to_contain_text("carries out a message: smallest city")
    anna.screenshot("messages-done")


def draws(game: Game, text: str) -> bool:
    trial = game.copy()
    trial.choose(text)
    return trial.decision.step == "message_choice"
