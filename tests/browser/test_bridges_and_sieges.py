"""Bridges, castles, bazaars and sieges in the browser: every new step is clicked, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, SHORT_PHONE, Person, Screen
from languedoc import Game
from modules.bridges_castles_bazaars.tales import tale
from modules.cathars.test_cathars import TWO_CITIES
from modules.cathars.test_cathars import tale as tale_of_sieges

SCREENS = pytest.mark.parametrize("screen", [DESK, SHORT_PHONE], ids=["desk", "phone"])


def at_table(invite: Invite, screen: Screen, game: Game) -> Person:
    """Somebody who continues a game for all its players."""
    anna = invite("Anna", screen)
    anna.go_on(game.save())
    return anna


def shoot(anna: Person, screen: Screen, name: str) -> None:
    anna.settle()
    anna.screenshot(f"{name}-{'desk' if screen is DESK else 'phone'}")


@SCREENS
def test_a_bridge_is_laid_with_its_tile(invite: Invite, screen: Screen) -> None:
    """The cloister fits beside the road only with a bridge over it; then a thief stands there."""
    anna = at_table(invite, screen, tale("Anna Ben", "[D]", rest="B U U").game)
    anna.pick("cell 1,0")
    expect(anna.page.locator('.sheet use[href$="token-bridge"]')).to_have_count(1)
    expect(anna.page.locator("body")).to_contain_text("Anna builds a bridge.")
    shoot(anna, screen, "bridge")
    anna.pick("segment road:E@1,0")
    expect(anna.page.locator("body")).to_contain_text("Anna deploys a thief")
    shoot(anna, screen, "bridge-thief")


@SCREENS
def test_a_city_becomes_a_castle(invite: Invite, screen: Screen) -> None:
    anna = at_table(invite, screen, tale("Anna Ben", "1E↓\n[D]", "1 Anna city:S; ?").game)
    expect(anna.bar).to_contain_text("Will you build a castle here?")
    shoot(anna, screen, "castle-asked")
    anna.pick("segment city:S@0,-1")
    expect(anna.page.locator('.sheet use[href$="token-lords_castle"]')).to_have_count(1)
    expect(anna.page.locator("body")).to_contain_text("Anna turns a small city into a castle.")
    shoot(anna, screen, "castle")


def at_a_bazaar() -> Game:
    """Anna, who has 3 points, has laid a bazaar; Ben, with 4, sells first."""
    bag = ["A", "E", "A", "B", "BB_field", "E", "V", "U", "U"]
    game = Game(["Anna", "Ben"], modules=("base", "bridges_castles_bazaars"), bag=bag)
    for choice in (
        *("place 1,0 E", "follower road:W", "place 0,-1 S", "follower city:S", "pass"),
        *("place -1,0 W", "pass", "place 0,1 N", "pass", "place 1,1 N"),
    ):
        game.choose(choice)
    return game


def take_tile(anna: Person, name: str) -> None:
    anna.bar.locator(f'button:has(img[alt="{name}"])').first.click()
    anna.confirm()


def bid(anna: Person, number: int) -> None:
    form = anna.page.locator('form[data-range="bid"]')
    form.locator("input").fill(str(number))
    form.get_by_role("button").click()
    anna.bar.locator("button.confirm").click()


@SCREENS
def test_tiles_are_sold_at_a_bazaar(invite: Invite, screen: Screen) -> None:
    anna = at_table(invite, screen, at_a_bazaar())
    expect(anna.bar).to_contain_text("Which tile do you put up for auction?")
    shoot(anna, screen, "bazaar-picking")
    take_tile(anna, "V")
    expect(anna.bar).to_contain_text("How much do you bid for this tile?")
    expect(anna.bar.locator("img.hand")).to_have_attribute("alt", "The tile that this is about: V")
    shoot(anna, screen, "bazaar-opening")
    bid(anna, 1)
    expect(anna.bar).to_contain_text("Ben bids 1. Do you bid more?")
    shoot(anna, screen, "bazaar-raising")
    bid(anna, 3)
    expect(anna.bar).to_contain_text("Anna bids 3.")
    shoot(anna, screen, "bazaar-deciding")
    anna.press("Sell the tile")
    expect(anna.page.locator("body")).to_contain_text("Ben is paid for a tile: 3 points.")
    shoot(anna, screen, "bazaar-sold")


@SCREENS
def test_a_knight_escapes_from_a_siege(invite: Invite, screen: Screen) -> None:
    game = tale_of_sieges("Anna Ben", TWO_CITIES, "3 Anna city:S", "4 Anna city:S; ?").game
    (knight,) = [figure["id"] for figure in game.view()["figures"] if figure["segment"] == "city:S@1,2"]
    anna = at_table(invite, screen, game)
    expect(anna.bar).to_contain_text("Shall one of your knights escape from the siege?")
    shoot(anna, screen, "siege-asked")
    anna.pick(f"figure {knight}")
    expect(anna.page.locator("body")).to_contain_text("Anna takes a follower out of a besieged city.")
    shoot(anna, screen, "siege-escaped")
