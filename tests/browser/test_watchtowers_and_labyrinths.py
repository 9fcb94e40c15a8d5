"""Watchtowers and labyrinths in the browser: what they pay, and arms of one network that are occupied separately."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from languedoc import Game


def game_of(*choices: str, bag: list[str], module: str, **options: str) -> Game:
    game = Game(["Anna", "Ben"], modules=("base", module), bag=[*bag, "U", "U"], options=options, seed=1, start=0)
    for choice in choices:
        game.choose(choice)
    return game


def test_a_watchtower_pays_for_what_lies_around_it(invite: Invite) -> None:
    bag = ["WT_cN_rS_city", "E"]
    anna = invite("Anna")
    anna.go_on(game_of("place 1,0 E", "pass", "place 2,0 W", bag=bag, module="watchtowers").save())
    anna.screenshot("watchtower")
    anna.press("Pass")
    expect(anna.page.locator("body")).to_contain_text("Ben looks out from a watchtower: 3 tiles with cities = 3.")
    anna.screenshot("watchtower-paid")


def test_an_arm_of_a_labyrinth_is_free(invite: Invite) -> None:
    bag = ["LAB_C1", "U"]
    played = ("place 1,0 N", "follower road:N", "place 2,0 N")
    anna = invite("Anna")
    anna.go_on(game_of(*played, bag=bag, module="labyrinths", labyrinth="advanced").save())
    anna.screenshot("labyrinth")
    anna.pick("segment road:E@2,0")
    expect(anna.page.locator(".log")).to_contain_text("Ben deploys a thief")
    anna.screenshot("labyrinth-two")
