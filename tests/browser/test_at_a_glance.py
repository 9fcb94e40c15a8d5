"""What a player sees without looking for it: the question, the tile on trial, what is left, what just happened."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.large import finished_game, large_game
from browser.person import BEN, DESK, GREEDY, ME, OPEN, PHONE, Person, Screen, next_asked

SIDEWAYS = Screen(844, 390, touch=True)
FINGER = 44  # pixels that a finger needs
LINE = 40  # pixels: more than one line of the log, less than two

# The question as it is seen, without what only screen readers are told.
SEEN = """() => {
    const shown = document.querySelector(".bar .question").cloneNode(true);
    shown.querySelectorAll(".unseen").forEach(each => each.remove());
    return shown.innerText;
}"""


def until_a_tile_is_laid(person: Person, rng: Random) -> None:
    """Play until a tile is to be laid."""
    person.wait_for_turn()
    while not person.page.locator(".square").count():
        person.choose_by_key(rng)
        person.wait_for_turn()


def apart(one: Any, other: Any) -> bool:
    assert one and other
    return bool(
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_how_the_tile_is_turned_is_only_said_to_who_listens(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, BEN, start=0))
    until_a_tile_is_laid(anna, Random(1))
    anna.page.keyboard.press("n")
    heard = anna.bar.locator(".question").inner_text()
    assert "The tile" in heard, heard
    assert anna.page.evaluate(SEEN) in ("Confirm, or click again to turn", "Confirm this place")


def test_the_tip_leaves_the_tile_on_trial_free(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, BEN, start=0))
    rng = Random(4)
    for _ in range(6):
        anna.wait_for_turn()
        anna.choose_by_key(rng)
    until_a_tile_is_laid(anna, rng)
    tip, squares = anna.page.locator(".tip"), anna.page.locator(".square")
    places = [box for square in squares.all() if (box := square.bounding_box())]
    assert len(places) > 2
    for box in places:
        anna.page.mouse.move(700, 20)
        expect(tip).to_have_count(0)
        anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(tip).to_be_visible()
        anna.settle()
        assert apart(tip.bounding_box(), anna.page.locator(".ghost image").bounding_box())
    anna.screenshot("tip-beside-ghost")


def test_the_landscape_steps_back_where_the_board_is_far_away(invite: Invite) -> None:
    anna = invite("Anna", Screen(1440, 900))
    anna.go_on(large_game(["Anna"], "place_tile", solo=True).save())
    anna.page.keyboard.press("0")
    anna.settle()
    veil = anna.page.locator(".board .veil")
    expect(veil).to_be_attached()
    assert 0 < float(veil.evaluate("each => getComputedStyle(each).fillOpacity")) < 0.5
    for _ in range(6):
        anna.page.keyboard.press("+")
    anna.settle()
    expect(veil).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_phone_begins_with_large_tiles_under_one_header(invite: Invite, screen: Screen) -> None:
    anna = invite("Anna", screen)
    anna.join(anna.make(ME, GREEDY, start=0))
    anna.wait_for_turn()
    strip = anna.page.locator(".strip")
    expect(strip).to_contain_text("Anna")
    expect(strip.locator(".supply")).to_have_count(2)
    expect(strip.locator(".left")).to_contain_text("70")
    assert anna.page.locator("header").count() == 0
    for thing in (anna.page.locator("image.tile").first, anna.page.locator(".square").first):
        box = thing.bounding_box()
        assert box and box["width"] >= FINGER
    anna.screenshot(f"start-{screen.width}")


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_large_game_that_is_over_can_be_looked_at_on_a_phone(invite: Invite, screen: Screen) -> None:
    """By itself the camera stays near enough to see the land between figures: at the end, and at any moment."""
    anna = invite("Anna", screen)
    code = anna.upload(finished_game(["Anna", "Ben"]).save())
    tile = anna.page.locator("image.tile").first
    for address in (f"g/{code}", f"g/{code}/at/300"):
        anna.go(address)
        tile.wait_for(state="attached")
        if anna.page.locator("dialog .outcome").count():
            anna.page.keyboard.press("Escape")
        anna.settle()
        assert anna.page.locator("header").count() == 0
        assert (tile.bounding_box() or {"width": 0})["width"] >= FINGER
        assert anna.fits()
    anna.screenshot(f"replay-large-{screen.width}")
    anna.page.get_by_role("link", name="To the start page").tap()
    expect(anna.page.get_by_role("heading", name="Welcome to the table")).to_be_visible()


def test_a_turn_is_one_line_of_the_log_and_the_tiles_left_are_always_told(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, GREEDY, GREEDY, start=0))
    rng = Random(2)
    for _ in range(8):
        anna.wait_for_turn()
        anna.choose_by_key(rng)
    anna.wait_for_turn()
    anna.page.mouse.move(500, 300)
    turns = anna.page.locator(".log .turn")
    laid = [turn for turn in turns.all() if turn.locator(".tiles img").count()]
    assert len(laid) >= 6
    assert all((box := turn.bounding_box()) and box["height"] <= LINE for turn in laid)
    left = anna.page.locator(".tiles-left")
    for tab in ("chat", "seats", "log"):
        anna.page.locator(f"[data-tab={tab}]").click()
        expect(left).to_be_visible()
    assert int(left.inner_text()) == 71 - anna.page.locator(".board image.tile").count()


def test_on_a_phone_held_sideways_the_panels_have_room(invite: Invite) -> None:
    anna = invite("Anna", SIDEWAYS, language="de")
    anna.go_on(large_game(["Anna"], "place_tile", solo=True).save())
    anna.button("Mitspielende, Verlauf und Chat öffnen").tap()
    for tab in ("log", "tiles", "seats", "chat"):
        anna.page.locator(f"[data-tab={tab}]").tap()
        panel = anna.page.locator("#panel").bounding_box()
        assert panel and panel["height"] >= SIDEWAYS.height / 2, tab
    field = anna.page.get_by_label("Etwas sagen")
    expect(field).to_be_in_viewport(ratio=1)
    anna.screenshot("panels-sideways")
    field.fill("Hallo")
    anna.button("Sagen").tap()
    expect(anna.page.locator(".lines")).to_contain_text("Hallo")
    anna.button("Schließen").tap()
    expect(anna.page.get_by_role("tab")).to_have_count(0)


def test_a_draw_is_offered_refused_and_agreed_on(invite: Invite) -> None:
    anna, ben = invite("Anna", DESK), invite("Ben", PHONE)
    code = anna.make(ME, OPEN, start=0)
    ben.ask("POST", f"games/{code}/seats/1")
    anna.join(code)
    ben.join(code)
    assert next_asked([anna, ben]) is anna
    anna.page.locator("[data-tab=seats]").click()
    anna.button("Propose a draw").click()
    asked = ben.page.get_by_role("alert").filter(has_text="Anna proposes a draw")
    asked.wait_for()
    ben.screenshot("draw-offered")
    ben.button("Refuse").tap()
    expect(ben.page.locator(".proposal")).to_have_count(0)
    anna.page.locator("[data-tab=chat]").click()
    expect(anna.page.locator(".lines")).to_contain_text("does not agree to a draw")
    anna.page.locator("[data-tab=seats]").click()
    anna.button("Propose a draw").click()
    ben.button("Agree").tap()
    expect(anna.page.locator("dialog .outcome")).to_contain_text("draw")
