"""Crop circles, the wind rose beside another start, and abbots, in the browser: every new step is clicked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, SHORT_PHONE, Screen
from languedoc import Game

SCREENS = pytest.mark.parametrize("screen", [DESK, SHORT_PHONE], ids=["desk", "phone"])


def game_of(modules: tuple[str, ...], bag: list[str], *choices: str, **options: str) -> Game:
    game = Game(["Anna", "Ben"], modules=("base", *modules), bag=[*bag, "U", "U"], start=0, options=options)
    for choice in choices:
        game.choose(choice)
    return game


def at_a_circle() -> Game:
    """Ben has two thieves, Anna one; she has just laid a crop circle with a club."""
    choices = ("place 1,0 N", "follower road:E", "place 1,-1 E", "follower road:N", "place 2,0 N", "pass")
    more = ("place 1,1 E", "follower road:N", "place 3,0 N")
    return game_of(("crop_circles",), ["X", "U", "U", "U", "CC1_rSW"], *choices, *more)


@SCREENS
def test_everybody_takes_a_follower_back_at_a_crop_circle(invite: Invite, screen: Screen) -> None:
    name = "desk" if screen is DESK else "phone"
    game = at_a_circle()
    anna = invite("Anna", screen)
    anna.go_on(game.save())
    expect(anna.bar).to_contain_text("Shall everybody add a follower, or take one back?")
    anna.screenshot(f"circle-decide-{name}")
    if screen is DESK:
        anna.press("Everybody takes a follower back")
    else:  # long options are in the list there
        anna.button("2 options").click()
        anna.page.locator("[data-option]", has_text="Everybody takes a follower back").click()
        anna.confirm()
    expect(anna.bar).to_contain_text("Who shall come home?")
    game.choose("all_remove")
    (north,) = [figure["id"] for figure in game.view()["figures"] if figure["segment"] == "road:N@1,-1"]
    anna.screenshot(f"circle-take-back-{name}")
    anna.pick(f"figure {north}")
    expect(anna.page.locator("body")).to_contain_text("Anna's thief")
    expect(anna.bar).to_contain_text("Put a follower on the tile, or pass")


def test_everybody_adds_a_follower_at_a_crop_circle(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go_on(at_a_circle().save())
    anna.press("Everybody adds a follower")
    expect(anna.bar).to_contain_text("Beside whom will you add a follower?")
    anna.screenshot("circle-add")
    anna.pick("segment road:N@1,1")
    expect(anna.page.locator("body")).to_contain_text("Ben adds a follower")
    anna.settle()
    anna.screenshot("circle-added")


def test_the_wind_rose_is_laid_beside_the_city_of_carcassonne(invite: Invite) -> None:
    game = game_of(("count", "wind_roses"), ["U", "WR_cNW"])
    anna = invite("Anna")
    anna.go_on(game.save())
    expect(anna.bar).to_contain_text("Place the wind rose: it says where north is")
    expect(anna.bar.locator("img.hand")).to_have_attribute("src", "/art/tiles/wind_roses.WR_cE_rW-0-0.light.svg")
    anna.screenshot("rose-start")
    place = game.options[0].text.split()[1]
    anna.click(f"cell {place}")
    anna.settle()
    anna.screenshot("rose-start-placed")
    anna.confirm()
    expect(anna.bar).to_contain_text("Place the tile")


def test_a_quarter_rose_is_paid(invite: Invite) -> None:
    game = game_of(("wind_roses",), ["WR_cNW", "WR_rSW"])
    anna = invite("Anna")
    anna.go_on(game.save())
    anna.pick("cell 0,-1")
    expect(anna.page.locator("body")).to_contain_text("Anna lays a wind rose in its quarter: 3 points.")
    anna.screenshot("rose-paid")


@SCREENS
def test_a_follower_becomes_an_abbot(invite: Invite, screen: Screen) -> None:
    name = "desk" if screen is DESK else "phone"
    choices = ("place 0,1 N", "follower monastery", "place 1,1 N")
    game = game_of(("monasteries",), ["MG2", "MG4"], *choices)
    anna = invite("Anna", screen)
    anna.go_on(game.save())
    assert {"segment monastery@1,1", "segment abbacy@1,1"} <= set(anna.names_on_board())
    anna.screenshot(f"abbot-where-{name}")
    anna.click("segment abbacy@1,1")
    anna.settle()
    anna.screenshot(f"abbot-chosen-{name}")
    anna.confirm()
    expect(anna.page.locator("body")).to_contain_text("Ben deploys an abbot")
    anna.settle()
    anna.screenshot(f"abbot-{name}")
