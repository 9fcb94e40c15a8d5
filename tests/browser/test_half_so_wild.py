"""Halflings in the browser: triangles are picked and laid by their pictures, two of them into one cell."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.person import DESK, SHORT_PHONE, Person, Screen
from languedoc import Game

SCREENS = pytest.mark.parametrize("screen", [DESK, SHORT_PHONE], ids=["desk", "phone"])


def game_of(*choices: str, picks: str = "", bag: str = "U U U U", modules: tuple[str, ...] = ()) -> Game:
    game = Game(["Anna", "Ben"], modules=("base", "half_so_wild", *modules), bag=bag.split(), seed=1, start=0)
    for choice in (*(f"pick {pick}" for pick in picks.split()), *choices):
        game.choose(choice)
    return game


def name_of(screen: Screen) -> str:
    return "desk" if screen is DESK else "phone"


def triangles(person: Person) -> Locator:
    """The buttons with pictures of triangles."""
    return person.page.locator("button", has=person.page.locator('img[src*="half_so_wild"]'))


@SCREENS
def test_triangles_are_picked_by_their_pictures(invite: Invite, screen: Screen) -> None:
    """Ben first, then Anna, then both once more: here one person clicks for both."""
    anna = invite("Anna", screen)
    anna.go_on(game_of().save())
    expect(anna.bar).to_contain_text("Which triangle do you pick?")
    expect(triangles(anna)).to_have_count(24)
    anna.settle()
    question, tray = anna.bar.locator(".line").bounding_box(), anna.bar.locator("#options").bounding_box()
    assert question and tray and question["height"] < 80, "no room for buttons that are not there"
    assert tray["y"] - question["y"] - question["height"] < 20
    anna.screenshot(f"triangles-draft-{name_of(screen)}")
    for left, triangle in ((24, "I-04"), (23, "I-06"), (22, "II-04"), (21, "II-10")):
        expect(triangles(anna)).to_have_count(left)
        anna.page.locator(f'[data-option="pick {triangle}"]').click()
        expect(anna.bar.locator("img.hand")).to_have_attribute("alt", f"The tile that this is about: {triangle}")
        if left == 23:
            anna.screenshot(f"triangles-pick-{name_of(screen)}")
        anna.confirm()
    expect(anna.bar).to_contain_text("Lay one of your triangles, or draw a tile?")
    expect(triangles(anna)).to_have_count(2)
    assert anna.fits()
    if screen is DESK:
        shown = anna.page.locator(".players img").evaluate_all("all => all.map(each => each.alt)")
        assert shown == ["I-06", "II-10", "I-04", "II-04"], "what everybody holds lies open"
    anna.screenshot(f"triangles-held-{name_of(screen)}")


@SCREENS
def test_a_triangle_is_laid_into_the_gap_of_another_one(invite: Invite, screen: Screen) -> None:
    """A road leads to the long edge of the one that lies; the other one goes on with it, and a thief goes there."""
    anna = invite("Anna", screen)
    laid = ("triangle II-08", "place 0,1 E", "pass", "pass", "place 1,0 N", "pass")
    anna.go_on(game_of(*laid, picks="II-03 II-08 I-02 II-02").save())
    expect(triangles(anna)).to_have_count(1)
    triangles(anna).click()
    anna.confirm()
    expect(anna.bar).to_contain_text("Place the tile")
    anna.settle()
    anna.screenshot(f"triangles-where-{name_of(screen)}")
    anna.click("cell 0,1")
    anna.screenshot(f"triangles-try-{name_of(screen)}")
    anna.confirm()
    anna.settle()
    anna.screenshot(f"triangles-figure-{name_of(screen)}")
    anna.click("segment road:E@0,1")
    anna.confirm()
    anna.settle()
    anna.screenshot(f"triangles-thief-{name_of(screen)}")
    expect(anna.page.locator("body")).to_contain_text("Anna deploys a thief")


@SCREENS
def test_the_cloister_on_a_triangle_is_completed(invite: Invite, screen: Screen) -> None:
    """X2 of the sheet, the last click of it: 7 points, and the monk comes home."""
    laid = ("triangle I-04", "place 0,1 E", "follower monastery")
    around = ("1,0 N", "-1,0 N", "-1,1 N", "-1,2 N")
    others = [choice for place in around for choice in ("pass", f"place {place}", "pass")]
    anna = invite("Anna", screen)
    game = game_of(*laid, *others, picks="II-04 I-04 I-02 I-06", bag="U U B B U U")
    anna.go_on(game.save())
    anna.page.locator("button", has=anna.page.locator('img[alt="II-04"]')).click()
    anna.confirm()
    anna.click("cell 0,1")
    anna.confirm()
    version = anna.sees()["version"]
    anna.button("Pass").click()
    if anna.button("Confirm").count():
        anna.button("Confirm").click()
    anna.wait_beyond(version)
    anna.settle()
    anna.screenshot(f"triangles-cloister-{name_of(screen)}")
    expect(anna.page.locator("body")).to_contain_text("complete on a triangle")


def test_a_short_game_with_triangles_and_castles_is_played_to_its_end(invite: Invite) -> None:
    """From the draft on, on a phone: whoever can lays a tile of his own, and all else is left to chance."""
    anna = invite("Anna", SHORT_PHONE)
    anna.go_on(game_of(bag="U B V E K A W U U", modules=("german_castles",)).save())
    rng = Random(3)
    own = anna.bar.locator(".keys button", has=anna.page.locator("img"))
    laid = 0
    while not anna.sees()["over"]:
        anna.wait_for_turn()
        if own.count():
            if laid == 4:
                anna.screenshot("triangles-then-castles-phone")
            own.last.click()
            anna.confirm()
            laid += 1
        elif not anna.sees()["over"]:
            anna.choose_by_mouse(rng)
    assert laid == 8, "two triangles and two castles each"
    assert anna.fits()
    anna.screenshot("triangles-end-phone")
