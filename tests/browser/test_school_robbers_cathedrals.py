"""Robbers, the school and cathedrals in the browser: every new step is clicked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, SHORT_PHONE, Screen
from languedoc import Game

SCREENS = pytest.mark.parametrize("screen", [DESK, SHORT_PHONE], ids=["desk", "phone"])


def game_of(modules: tuple[str, ...], bag: list[str], *choices: str, **options: bool) -> Game:
    game = Game(["Anna", "Ben", "Cleo"], modules=("base", *modules), bag=[*bag, "U", "U"], start=0, options=options)
    for choice in choices:
        game.choose(choice)
    return game


@SCREENS
def test_the_school_is_laid_beside_the_city_of_carcassonne(invite: Invite, screen: Screen) -> None:
    name = "desk" if screen is DESK else "phone"
    game = game_of(("count", "school"), ["U"])
    anna = invite("Anna", screen)
    anna.go_on(game.save())
    expect(anna.bar).to_contain_text("Place the school: six roads begin there")
    anna.screenshot(f"school-start-{name}")
    place = game.options[0].text.split()[1]
    anna.click(f"cell {place}")
    anna.settle()
    anna.screenshot(f"school-start-placed-{name}")
    anna.confirm()
    expect(anna.bar).to_contain_text("Place the tile")


# Anna has the teacher; Cleo completes Ben's road and her own city
LESSONS = (
    "place -1,0 W",
    "pass",
    "place 2,0 N",
    "follower road:E",
    "place 2,-1 N",
    "pass",
    "place 0,-1 E",
    "pass",
    "place 0,-2 E",
    "pass",
    "place 3,-1 E",
    "follower city:N",
    "place 3,-2 E",
    "pass",
    "place 3,-3 S",
    "pass",
    "place 3,0 N",
)


@SCREENS
def test_the_holder_of_the_teacher_chooses_a_scoring(invite: Invite, screen: Screen) -> None:
    name = "desk" if screen is DESK else "phone"
    game = game_of(("school",), ["A", "U", "B", "U", "U", "G", "F", "E", "L"], *LESSONS)
    anna = invite("Anna", screen)
    anna.go_on(game.save())
    anna.screenshot(f"teacher-held-{name}")
    anna.press("Pass")
    expect(anna.bar).to_contain_text("For which scoring is the teacher paid?")
    anna.screenshot(f"teacher-choice-{name}")
    game.choose("pass")
    city = next(option for option in game.options if option.text.startswith("learn city"))
    anna.pick(f"segment {city.text.split()[1]}")
    expect(anna.page.locator("body")).to_contain_text("Anna gets 10 points by the teacher")
    anna.settle()
    anna.screenshot(f"teacher-paid-{name}")


@SCREENS
def test_a_follower_becomes_an_archbishop(invite: Invite, screen: Screen) -> None:
    name = "desk" if screen is DESK else "phone"
    game = game_of(("german_cathedrals",), ["GC1"], "place 1,0 N")
    anna = invite("Anna", screen)
    anna.go_on(game.save())
    assert "segment german_cathedral@1,0" in anna.names_on_board()
    anna.click("segment german_cathedral@1,0")
    anna.settle()
    anna.screenshot(f"archbishop-chosen-{name}")
    anna.confirm()
    expect(anna.page.locator("body")).to_contain_text("Anna deploys an archbishop")
    anna.settle()
    anna.screenshot(f"archbishop-{name}")
