"""Castles in Germany in the browser: a castle is chosen by its picture, laid over two squares, ruled and scored."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.person import DESK, SHORT_PHONE, Person, Screen
from languedoc import Game
from modules.german_castles.tales import LORD, SURROUNDED, before, tale

HELD = ["GB3", "GB4", "GB1", "GB2"]  # two for Anna, two for Ben


def game_of(*choices: str, bag: list[str]) -> Game:
    modules = ("base", "german_castles")
    game = Game(["Anna", "Ben"], modules=modules, bag=[*HELD, *bag, "U", "U"], seed=1, start=0)
    for choice in choices:
        game.choose(choice)
    return game


def castles(person: Person) -> Locator:
    """The buttons with pictures of castles."""
    return person.bar.locator(".keys button", has=person.page.locator("img"))


@pytest.mark.parametrize("screen", [DESK, SHORT_PHONE], ids=["desk", "phone"])
def test_a_castle_is_chosen_by_its_picture_laid_and_ruled(invite: Invite, screen: Screen) -> None:
    name = "desk" if screen is DESK else "phone"
    anna = invite("Anna", screen)
    anna.go_on(game_of(bag=["U"]).save())
    expect(anna.bar).to_contain_text("Lay one of your castles, or draw a tile?")
    expect(castles(anna)).to_have_count(2)
    anna.wait_for_pictures()
    shown = castles(anna).locator("img").evaluate_all("all => all.map(each => [each.alt, each.width / each.height])")
    assert shown == [["GB3", 2], ["GB4", 2]]
    anna.screenshot(f"castles-choose-{name}")

    castles(anna).nth(1).click()
    expect(anna.bar.locator("img.hand")).to_have_attribute("src", "/art/tiles/german_castles.GB4-0-0.light.svg")
    anna.screenshot(f"castles-chosen-{name}")
    anna.confirm()
    expect(anna.bar).to_contain_text("Place the tile")
    anna.screenshot(f"castles-where-{name}")

    anna.click("cell 1,0")
    anna.settle()
    anna.screenshot(f"castles-try-{name}")
    anna.confirm()
    anna.click("segment german_castle@1,0")
    anna.settle()
    anna.screenshot(f"castles-lord-{name}")
    anna.confirm()
    expect(anna.page.locator("body")).to_contain_text("lord of the castle")
    expect(castles(anna)).to_have_count(2)  # those of Ben, at the same device
    expect(anna.button("Undo")).to_be_visible()
    marked = anna.page.locator(".board .last rect").evaluate_all(
        "all => all.map(each => [each.width.baseVal.value, each.height.baseVal.value])"
    )
    assert marked == [[196, 96]], "both squares of the castle together"
    anna.screenshot(f"castles-ruled-{name}")


def test_a_completed_castle_is_paid(invite: Invite) -> None:
    """The last tile is laid in the browser, by Ben, who holds the other seat of the device."""
    story = tale("Anna Ben", before(10, SURROUNDED), LORD.replace("Red", "Anna"), rest="E")
    anna = invite("Anna")
    anna.go_on(story.game.save())
    anna.press("No castle")
    anna.click("cell 3,1")
    while "/base.E-1-" not in (anna.bar.locator("img.hand").get_attribute("src") or ""):
        anna.button("Turn").click()
    anna.confirm()
    anna.press("Pass")
    expect(anna.page.locator("body")).to_contain_text("Anna scores a castle: complete = 12.")
    anna.screenshot("castles-completed")
