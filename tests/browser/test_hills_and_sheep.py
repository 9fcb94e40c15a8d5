"""Hills & Sheep in the browser: a shepherd is put on a field, his flock grows and is driven home."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, SHORT_PHONE, Person, Screen
from languedoc import Game
from modules.hills_and_sheep.tales import MODULES, lots


def game_of(*choices: str, bag: list[str], tokens: str = "") -> Game:
    game = Game(["Anna", "Ben"], modules=MODULES, bag=[*bag, "U", "U", "U"], draws=lots(tokens), seed=1, start=0)
    for choice in choices:
        game.choose(choice)
    return game


def choose(person: Person, words: str) -> None:
    """Both options point at the shepherd, so words tell them apart."""
    for name in person.names_on_board():
        if name.startswith("figure"):
            person.click(name)
    person.button(words, exact=False).first.click()
    person.confirm()


@pytest.mark.parametrize("screen", [DESK, SHORT_PHONE], ids=["desk", "phone"])
def test_a_shepherd_gathers_a_flock(invite: Invite, screen: Screen) -> None:
    name = "desk" if screen is DESK else "phone"
    anna = invite("Anna", screen)
    anna.go_on(game_of("place 1,0 N", bag=["U"], tokens="3").save())
    anna.click("segment field:ER@1,0")
    anna.button("Shepherd", exact=False).first.click()
    anna.settle()
    anna.screenshot(f"shepherd-put-{name}")
    anna.confirm()
    expect(anna.page.locator("body")).to_contain_text("Anna draws 3 sheep.")
    anna.screenshot(f"shepherd-flock-{name}")


def test_a_flock_grows(invite: Invite) -> None:
    start = ("place 1,0 N", "shepherd field:ER", "place -1,0 N", "pass")
    game = game_of(*start, "place 2,0 N", bag=["U"] * 5, tokens="3 2")
    anna = invite("Anna")
    anna.go_on(game.save())
    expect(anna.bar).to_contain_text("Shall your flock grow, or go home?")
    anna.screenshot("shepherd-extend")
    choose(anna, "Draw sheep")
    expect(anna.page.locator("body")).to_contain_text("Anna draws 2 sheep.")
    anna.press("Pass")
    anna.screenshot("shepherd-grown")


def test_a_flock_is_driven_home(invite: Invite) -> None:
    start = ("place 1,0 N", "shepherd field:ER", "place -1,0 N", "pass", "place 2,0 N")
    anna = invite("Anna")
    anna.go_on(game_of(*start, bag=["U"] * 3, tokens="3").save())
    choose(anna, "Drive the flock home")
    expect(anna.page.locator("body")).to_contain_text("Anna drives the flock home: 3 sheep = 3.")
    anna.screenshot("shepherd-home")


def test_a_hill_hides_a_tile(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go_on(game_of(bag=["HS_cN_cS"]).save())
    anna.click("cell 0,-1")
    anna.confirm()
    expect(anna.page.locator("body")).to_contain_text("A tile is hidden under the hill.")
    anna.screenshot("hill")
