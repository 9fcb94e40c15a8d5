"""Rules in place: what is held with a finger or pointed at says what it means; so does the tile in hand."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person, Screen
from browser.test_everywhere import found_by_axe
from languedoc import Game
from languedoc.i18n import speech

MODULES = ["base", "inns_and_cathedrals", "princess_and_dragon"]
HELD = 700  # milliseconds


def tile_with(sign: str) -> str:
    """A tile of these modules with a sign on it, which can lie beside the start tile."""
    designs = Game(2, modules=MODULES).setup.box().designs.tiles
    return next(
        tile.id for tile in designs if sign in tile.marks or any(sign in feature.flags for feature in tile.features)
    )


def with_an_inn(invite: Invite, screen: Screen, language: str) -> Person:
    """A road with an inn and a thief on it; a tile with a cathedral is in hand."""
    game = Game(["Anna", "Ben"], modules=MODULES, bag=[tile_with("inn"), tile_with("cathedral"), "E"])
    game.choose(next(option for option in game.options if option.verb == "place"))
    game.choose(next(option for option in game.options if "road" in option.text))
    anna = invite("Anna", screen, language=language)
    anna.go_on(game.save())
    if anna.sees()["curtain"]:
        anna.page.locator("dialog.curtain button").first.click()
        anna.wait_for_turn()
    return anna


def middle_of_the_thief(anna: Person) -> tuple[float, float]:
    anna.settle()
    thief = anna.page.locator(".piece").first.bounding_box()
    assert thief
    return thief["x"] + thief["width"] / 2, thief["y"] + thief["height"] * 0.8


def hold(anna: Person, x: float, y: float) -> None:
    """Keep a finger on the screen, without moving it."""
    touch = anna.context.new_cdp_session(anna.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    anna.page.wait_for_timeout(HELD)


def test_a_finger_held_on_the_board_explains_what_is_there(invite: Invite) -> None:
    told = speech("de")
    anna = with_an_inn(invite, PHONE, "de")
    before = anna.sees()
    hold(anna, *middle_of_the_thief(anna))
    tip = anna.page.locator(".tip")
    anna.screenshot("held-inn")
    expect(tip).to_contain_text(told.say("guide-mark-inns_and_cathedrals-inn"))
    expect(tip).to_contain_text(told.say("guide-figure-base-follower"))
    anna.screenshot("held-inn")
    assert anna.fits() and found_by_axe(anna) == []
    assert anna.sees() == before, "nothing was chosen"


def test_the_tile_in_hand_says_what_is_on_it(invite: Invite) -> None:
    for screen, language in ((DESK, "en"), (PHONE, "nl")):
        told = speech(language)
        anna = with_an_inn(invite, screen, language)
        before = anna.sees()
        hand = anna.page.get_by_role("button", name=told.say("page-explain-tile"), exact=True)
        hand.hover()
        cathedral = told.say("guide-mark-inns_and_cathedrals-cathedral")
        anna.page.wait_for_function("text => document.querySelector('.what').title.includes(text)", arg=cathedral)
        hand.click()
        card = anna.page.locator(".explanation")
        expect(card).to_contain_text(cathedral)
        anna.settle()
        anna.screenshot(f"tile-in-hand-{screen.width}")
        assert found_by_axe(anna) == [] and anna.fits()
        anna.page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        assert anna.sees() == before
        anna.context.close()


def test_a_mouse_at_rest_explains_a_token(invite: Invite) -> None:
    """A fairy stands beside a knight: whoever points there is told about both."""
    game = Game(["Anna", "Ben"], modules=["base", "princess_and_dragon"], bag=["U", "E", "E", "E"])
    for wanted in ("place", "follower", "place", "pass", "place", "fairy"):
        game.choose(next(option for option in game.options if option.text.startswith(wanted)))
    anna = invite("Anna")
    anna.go_on(game.save())
    anna.settle()
    fairy = anna.page.locator(".piece").filter(has_text="fairy").first.bounding_box()
    assert fairy
    anna.page.mouse.move(fairy["x"] + fairy["width"] / 2, fairy["y"] + fairy["height"] / 2)
    anna.screenshot("pointed-fairy")
    expect(anna.page.locator(".tip")).to_contain_text(speech("en").say("guide-token-princess_and_dragon-fairy"))
    anna.screenshot("pointed-fairy")
