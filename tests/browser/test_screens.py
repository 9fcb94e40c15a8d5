"""On every screen: nothing that is needed lies under something else or past the edge."""

from __future__ import annotations

import math
import re
from itertools import combinations
from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import BEN, DESK, ME, PHONE, SMALL_PHONE, UNCOVERED, Person, Screen
from languedoc import Game

PAST_THE_EDGE = """() => [...document.querySelectorAll(".bar .key, .bar .question, .bar .list")]
    .filter(each => {
        const bar = each.closest(".bar").getBoundingClientRect();
        const box = each.getBoundingClientRect();
        return box.left < bar.left || box.right > bar.right || box.bottom > innerHeight
            || each.scrollWidth > each.clientWidth + 1;
    })
    .map(each => each.innerText)"""


def two_fingers(person: Person, before: list[tuple[float, float]], after: list[tuple[float, float]]) -> None:
    """Both fingers down, moved, and up again."""
    device = person.context.new_cdp_session(person.page)

    def touch(kind: str, points: list[tuple[float, float]]) -> None:
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", before[:1])
    touch("touchStart", before)
    for step in (0.25, 0.5, 0.75, 1.0) if before != after else ():
        ways = zip(before, after, strict=True)
        touch("touchMove", [(a + (c - a) * step, b + (d - b) * step) for (a, b), (c, d) in ways])
    touch("touchEnd", [])


def one_finger(person: Person, x: float, y: float, slip: float) -> None:
    """A tap by a finger that slips a little, as fingers do."""
    device = person.context.new_cdp_session(person.page)
    for kind, points in (("touchStart", [(x, y)]), ("touchMove", [(x + slip, y)]), ("touchEnd", [])):
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE], ids=["390", "360"])
def test_on_a_phone_with_fingers(invite: Invite, screen: Screen) -> None:
    anna = invite("", screen)
    name = f"phone-{screen.width}"
    assert anna.fits()
    anna.screenshot(f"{name}-lobby")
    anna.go("new/carcassonne")
    anna.page.wait_for_selector(".modules")
    assert anna.fits()
    anna.screenshot(f"{name}-setup")
    anna.join(anna.make(ME, BEN, start=0))
    anna.wait_for_turn()
    rng = Random(3)
    for _ in range(6):
        version = anna.wait_for_turn()["version"]
        anna.settle()
        spots = anna.page.locator(".square, .spot").all()
        assert all(spot.evaluate(UNCOVERED) for spot in spots)
        tile = anna.page.locator("image.tile").first
        before = tile.bounding_box()
        touched = rng.choice(spots).bounding_box()
        assert before and touched
        one_finger(anna, touched["x"] + touched["width"] / 2, touched["y"] + touched["height"] / 2, slip=9)
        expect(anna.button("Confirm")).to_be_visible()
        assert tile.bounding_box() == before  # the board stays where it is while somebody chooses
        anna.button("Confirm").tap()
        anna.wait_beyond(version)
    anna.wait_for_turn()
    while not anna.page.locator(".square").count():
        anna.choose_by_key(rng)
        anna.wait_for_turn()
    assert anna.fits()

    anna.page.locator(".square").first.tap()
    ghost = anna.page.locator(".ghost image")
    lying = ghost.get_attribute("href")
    assert lying
    turns = anna.button("Turn").count()
    two_fingers(anna, [(120, 300), (220, 300)], [(120, 300), (220, 300)])
    if turns:
        expect(ghost).not_to_have_attribute("href", lying)
    else:
        expect(ghost).to_have_attribute("href", lying)
    anna.screenshot(f"{name}-game")

    tile = anna.page.locator("image.tile").first
    before_pinch = tile.bounding_box()
    two_fingers(anna, [(150, 300), (200, 300)], [(100, 300), (250, 300)])
    anna.settle()
    after_pinch = tile.bounding_box()
    assert before_pinch and after_pinch and after_pinch["width"] > 1.5 * before_pinch["width"]

    anna.page.locator(".strip").tap()
    expect(anna.page.get_by_role("tab", name="Log")).to_be_visible()
    anna.screenshot(f"{name}-panels")
    line = anna.page.locator(".log .placed").last
    line.tap()
    expect(anna.page.get_by_role("tab", name="Log")).to_have_count(0)  # it makes way
    expect(anna.page.locator(".areas .told")).not_to_have_count(0)

    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("0")
    anna.settle()
    box = tile.bounding_box()
    assert box
    held = {"x": box["x"] + box["width"] * 0.5, "y": box["y"] + box["height"] * 0.85}
    device = anna.context.new_cdp_session(anna.page)
    device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [held]})
    expect(anna.page.locator(".tip")).to_be_visible()
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_small_screen_the_bar_leaves_room_and_squares_can_be_hit(invite: Invite) -> None:
    anna = invite("Anna", SMALL_PHONE, language="nl")
    modules = ["inns_and_cathedrals", "traders_and_builders", "princess_and_dragon", "tower", "abbey_and_mayor"]
    anna.join(anna.make(ME, BEN, modules=modules))
    rng = Random(5)
    for _ in range(50):
        anna.wait_for_turn()
        anna.settle()
        bar = anna.bar.bounding_box()
        assert bar and bar["height"] <= 0.2 * SMALL_PHONE.height
        square = anna.page.locator(".square").first
        if square.count():
            box = square.bounding_box()
            assert box and box["width"] >= 40
        spots = [box for spot in anna.page.locator(".spot").all() if (box := spot.bounding_box())]
        if 1 < len(spots) < 6:
            middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in spots]
            assert min(math.dist(a, b) for a, b in combinations(middles, 2)) > 15
        anna.choose_by_key(rng)
    anna.screenshot("phone-360-modules")


def until_asked(step: str, at_least: int, modules: list[str]) -> str:
    """The save of a game of people with long names in which a step asks, with enough options."""
    names = ["Anna", "Maximilian-Alexander", "Wilhelmina"]
    for seed in range(200):
        game, rng = Game(names, seed=seed, modules=["base", *modules]), Random(seed)
        while not game.over:
            if game.decision.step == step and len(game.options) >= at_least:
                return game.save()
            game.choose(rng.choice(game.options))
    raise AssertionError(step)


SIZES = {
    (360, 740): 0.2,
    (721, 1024): 0.25,
    (768, 1024): 0.25,
    (820, 1180): 0.25,
    (1024, 768): 0.25,
    (1400, 900): 0.25,
    (844, 390): 0.4,
}  # and what part of the height the bar may take up


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("step", "at_least"), [("ransom_prisoner", 3), ("phase_figure", 25)], ids=["a prisoner", "many figures"]
)
def test_the_bar_stays_low_however_long_its_buttons(invite: Invite, language: str, step: str, at_least: int) -> None:
    modules = ["tower", "inns_and_cathedrals", "princess_and_dragon", "traders_and_builders", "abbey_and_mayor"]
    anna = invite("Anna", language=language)
    anna.set(early=True)
    anna.go_on(until_asked(step, at_least, modules))

    def check(when: str) -> None:
        for (width, height), most in SIZES.items():
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.settle()
            line, question = anna.bar.locator(".line").bounding_box(), anna.bar.locator(".question").bounding_box()
            assert line and question, (when, width)
            assert line["height"] + 22 <= most * height, (when, width, line["height"])
            assert question["width"] >= 180, (when, width)
            assert anna.page.evaluate(PAST_THE_EDGE) == [], (when, width)
            assert anna.bar.locator(".list").evaluate(UNCOVERED), (when, width)
            needed = ".confirm" if when == "chosen" else "[aria-keyshortcuts=U]"
            assert anna.bar.locator(needed).evaluate(UNCOVERED), (when, width)
            if language == "de":  # its words are longer
                anna.screenshot(f"bar-{step}-{when}-{width}")

    check("asked")
    anna.page.set_viewport_size({"width": DESK.width, "height": DESK.height})
    anna.page.keyboard.press("n")
    expect(anna.bar.locator(".confirm")).to_be_visible()
    check("chosen")


OUT_OF_SIGHT = """things => {
  const top = document.querySelector(".strip").getBoundingClientRect().bottom;
  const bottom = document.querySelector(".bar").getBoundingClientRect().top;
  return things.map(each => each.getBoundingClientRect()).filter(box =>
    box.left < 0 || box.right > innerWidth || box.top < top || box.bottom > bottom).length;
}"""


def test_a_phone_shows_all_of_the_board_to_whoever_asks(invite: Invite) -> None:
    game, rng = Game(["Anna", "Ben"], seed=1), Random(1)
    while game.choices_made < 60 or len(game.options) < 4 or game.decision.step != "place_tile":
        game.choose(rng.choice(game.options))
    anna = invite("Anna", SMALL_PHONE)
    anna.go_on(game.save())
    tiles, squares = anna.page.locator("image.tile"), anna.page.locator(".square")
    anna.settle()
    assert tiles.evaluate_all(OUT_OF_SIGHT), "by itself the camera stays near"
    anna.page.keyboard.press("0")
    anna.settle()
    assert not tiles.evaluate_all(OUT_OF_SIGHT)
    anna.screenshot("phone-360-all")

    anna.page.keyboard.press("l")
    anna.settle()
    assert squares.count() and not squares.evaluate_all(OUT_OF_SIGHT)
    anna.screenshot("phone-360-listed")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740), (844, 390)], ids=str)
def test_with_its_list_the_bar_takes_a_third_of_a_phone(invite: Invite, width: int, height: int) -> None:
    game, rng = Game(["Anna", "Ben"], seed=1), Random(1)
    while game.choices_made < 60 or len(game.options) < 12:
        game.choose(rng.choice(game.options))
    anna = invite("Anna", Screen(width, height, touch=True))
    anna.go_on(game.save())
    anna.page.keyboard.press("l")
    options = anna.page.locator("#options button")
    expect(options).to_have_count(len(game.options))
    anna.settle()
    bar = anna.bar.bounding_box()
    assert bar and bar["height"] <= 0.34 * height
    assert options.first.evaluate(UNCOVERED)
    options.last.scroll_into_view_if_needed()
    assert options.last.evaluate(UNCOVERED)
    anna.screenshot(f"list-{width}")
    options.last.tap()
    expect(anna.button("Confirm")).to_be_visible()


def test_what_is_told_of_a_feature_comes_again_after_a_move(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, BEN, start=0))
    version = anna.wait_for_turn()["version"]
    anna.settle()

    def rest_on_the_first_tile(aside: int) -> None:
        box = anna.page.locator("image.tile").first.bounding_box()
        assert box
        anna.page.mouse.move(box["x"] + box["width"] * 0.5 + aside, box["y"] + box["height"] * 0.85)

    rest_on_the_first_tile(0)
    expect(anna.page.locator(".tip")).to_be_visible()
    anna.page.keyboard.press("n")
    anna.page.keyboard.press("Enter")
    anna.wait_beyond(version)
    anna.wait_for_turn()
    expect(anna.page.locator(".tip")).to_have_count(0)
    anna.settle()
    rest_on_the_first_tile(3)
    expect(anna.page.locator(".tip")).to_be_visible()


def test_the_strip_of_six_players_on_a_phone(invite: Invite) -> None:
    anna = invite("Anna", SMALL_PHONE)
    others = [{"kind": "here", "name": name} for name in ("Ben", "Cleo", "Dora", "Emil", "Frieda")]
    code = anna.make(
        ME, *others, modules=["base", "inns_and_cathedrals"], start=0, clock={"seconds": 3600, "increment": 0}
    )
    anna.join(code)
    rng = Random(4)
    for seat in range(6):
        anna.wait_for_turn()
        asked = anna.page.locator(".strip .chip.asked")
        clock, more = asked.locator(".clock"), anna.page.locator(".strip .more")
        expect(clock).to_contain_text(re.compile("1:00:00|59:"))  # it runs from the first move on
        assert clock.evaluate(UNCOVERED) and more.evaluate(UNCOVERED), seat
        heights = [chip.evaluate("chip => chip.offsetHeight") for chip in anna.page.locator(".chip").all()]
        assert max(heights) <= 36, heights  # two lines: the name, and points, followers and clock
        name = asked.inner_text()
        while anna.page.locator(".strip .chip.asked").inner_text().split()[0] == name.split()[0]:
            anna.choose_by_key(rng)
            anna.wait_for_turn()
    assert anna.fits()
    anna.screenshot("phone-360-six")
