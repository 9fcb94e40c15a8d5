"""On boards with more than 220 tiles of everything: what matters can be seen and hit."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.large import TILES, laid, large_game
from browser.person import BEN, ME, PHONE, Person, Screen

WIDE = Screen(1440, 900)
SIDEWAYS = Screen(844, 390, touch=True)
SCREENS = {"1440": WIDE, "390": PHONE, "844": SIDEWAYS}
SMALLEST = 22  # pixels of what is to be seen or hit
MOST_COVERED = 1 / 3  # of a target by another

PIECES = """() => [...document.querySelectorAll(".sheet [data-piece^=f] use")].map(each => {
    const { width, height } = each.getBoundingClientRect();
    return Math.max(width, height);
})"""
BOXES = """() => [...document.querySelectorAll(".targets [data-name]:not(.part)")].map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { name: each.dataset.name, x, y, width, height, size: Math.min(width, height) };
})"""
# Targets that something else covers, though the board does not tell at its edge that they are out of sight.
COVERED = """() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    const all = [...document.querySelectorAll(".targets [data-name]:not(.part)")];
    const told = [...document.querySelectorAll(".beyond")].reduce((sum, each) => sum + Number(each.innerText), 0);
    const bar = document.querySelector(".bar").getBoundingClientRect();
    const hidden = all.filter(each => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const [u, v] = [x + width / 2, y + height / 2];
        const there = document.elementFromPoint(u, v);
        return !there || !there.closest(".board") || u < board.left || u > board.right;
    });
    return [hidden.length, told];
}"""
# Tiles of which nothing is seen on the common bitmap, in none of their corners: some are triangles.
UNPAINTED = """() => {
    const ground = document.querySelector("canvas.ground");
    const { left, top, width } = ground.getBoundingClientRect();
    const pixels = ground.getContext("2d");
    return [...document.querySelectorAll("image.tile")].map((tile, n) => {
        const box = tile.getBoundingClientRect();
        const painted = [[1, 1], [3, 1], [1, 3], [3, 3]].some(([u, v]) => {
            const [x, y] = [box.left + box.width * u / 4 - left, box.top + box.height * v / 4 - top];
            return pixels.getImageData(x * ground.width / width, y * ground.width / width, 1, 1).data[3] === 255;
        });
        return painted ? "" : `${n}`;
    }).filter(Boolean);
}"""
SEAMS = """() => [...document.querySelectorAll(".sheet image.tile")].map(each => {
    const [x, y, width, height] = ["x", "y", "width", "height"].map(name => Number(each.getAttribute(name)));
    return [x, y, x + width, y + height];
})"""


def open_large(person: Person, step: str, **more: Any) -> None:
    game = large_game(["Anna"], step, solo=True, **more)
    assert laid(game) >= TILES
    person.go_on(game.save())


def overlap(one: dict[str, float], other: dict[str, float]) -> float:
    """The part of the smaller box that the other covers."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    area = min(one["width"] * one["height"], other["width"] * other["height"])
    return max(0.0, wide) * max(0.0, high) / area


@pytest.mark.parametrize(("screen", "goes_on"), [(PHONE, True), (SIDEWAYS, False)], ids=["390", "844"])
def test_on_a_phone_passing_is_in_sight_and_the_row_of_verbs_tells_that_it_goes_on(
    invite: Invite, screen: Screen, goes_on: bool
) -> None:
    """Held sideways, it has room for all of them: they are short."""
    anna = invite("Anna", screen, language="de")
    open_large(anna, "phase_figure", verbs=4, spots=2)
    anna.settle()
    last = anna.bar.locator(".verbs .verb").last
    passing = anna.bar.locator(".verb[data-verb=pass]").bounding_box()
    assert passing is not None and passing["x"] >= 0 and passing["x"] + passing["width"] <= screen.width
    assert passing["y"] + passing["height"] <= screen.height
    more = anna.bar.locator(".arrow:not(.back)")
    expect(anna.bar.locator(".arrow.back")).to_have_count(0)
    assert more.count() == goes_on
    for _ in range(6):
        if not more.count():
            break
        more.tap()
        anna.settle()
    expect(more).to_have_count(0)
    expect(anna.bar.locator(".arrow.back")).to_have_count(int(goes_on))
    box = last.bounding_box()
    assert box is not None and box["x"] + box["width"] <= screen.width
    anna.screenshot(f"verbs-de-{screen.width}")


def test_a_large_board_is_fetched_in_a_few_pictures_and_drawn_at_once(invite: Invite) -> None:
    """Bitmaps of single tiles are made afterwards; until then all of them are one."""
    anna = invite("Anna", WIDE)
    fetched: list[str] = []
    anna.page.on("request", lambda request: fetched.append(request.url))
    open_large(anna, "place_tile")
    ground = anna.page.locator("canvas.ground")
    expect(ground).to_have_attribute("data-drawn", str(TILES))
    assert anna.page.evaluate(UNPAINTED) == []
    expect(ground).to_have_count(0)
    tiles = anna.page.locator("image.tile")
    addresses = tiles.evaluate_all("all => all.map(each => each.getAttribute('href'))")
    assert len(addresses) == TILES
    assert all(str(address).startswith("blob:") for address in addresses)
    assert sum("/art/sheets/" in url for url in fetched) <= TILES // 16 + 1
    assert sum("/art/tiles/" in url for url in fetched) < 10, "the tile in hand, and what lies open"


def test_the_common_bitmap_is_drawn_anew_where_it_would_be_blurred(invite: Invite) -> None:
    """Somebody zooms, and turns to a phone, before any tile has a bitmap of its own."""
    anna = invite("Anna", WIDE)
    anna.page.add_init_script("globalThis.requestIdleCallback = () => 0")
    open_large(anna, "place_tile")
    ground = anna.page.locator("canvas.ground")
    expect(ground).to_have_attribute("data-drawn", str(TILES))
    coarse = ground.get_attribute("width")
    for _ in range(5):
        anna.page.keyboard.press("+")
    anna.settle()
    assert ground.get_attribute("width") != coarse
    expect(ground).to_have_attribute("data-drawn", str(TILES))  # some at a time
    assert anna.page.evaluate(UNPAINTED) == []
    anna.page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    anna.settle()
    expect(ground).to_have_attribute("data-drawn", str(TILES))
    assert anna.page.evaluate(UNPAINTED) == []


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
@pytest.mark.parametrize(("step", "spots"), [("phase_figure", 4), ("place_tile", 0)])
def test_figures_and_targets_are_large_enough_and_apart(invite: Invite, screen: Screen, step: str, spots: int) -> None:
    anna = invite("Anna", screen)
    open_large(anna, step, spots=spots)
    anna.settle()
    anna.screenshot(f"big-{step}-{screen.width}")
    pieces = anna.page.evaluate(PIECES)
    assert len(pieces) > 10
    assert min(pieces) >= SMALLEST
    boxes = anna.page.evaluate(BOXES)
    assert boxes
    assert min(each["size"] for each in boxes) >= SMALLEST, min(boxes, key=lambda each: each["size"])
    worst = max(combinations(boxes, 2), key=lambda pair: overlap(*pair), default=None)
    assert worst is None or overlap(*worst) <= MOST_COVERED, worst
    hidden, told = anna.page.evaluate(COVERED)
    assert hidden <= told, "what lies under a panel is counted at the edge"
    tile = anna.page.locator(".lens image" if step == "phase_figure" else "image.tile").first.bounding_box()
    assert tile and tile["width"] >= (150 if step == "phase_figure" else 44 if screen.touch else 26)


def test_all_that_is_out_of_sight_is_a_click_away(invite: Invite) -> None:
    anna = invite("Anna", PHONE)
    open_large(anna, "place_tile")
    anna.settle()
    before = anna.page.evaluate(COVERED)[1]
    assert before
    first = anna.page.locator(".beyond").first
    way = first.get_attribute("data-way")
    first.tap()
    anna.settle()
    tiles = anna.page.locator(".square").evaluate_all(
        """all => all.filter(each => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === each;
        }).length"""
    )
    assert tiles > 0, way


def test_tiles_lap_over_their_edges(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, BEN, start=0))
    rng = Random(2)
    for _ in range(8):
        anna.wait_for_turn()
        anna.choose_by_key(rng)
    boxes = anna.page.evaluate(SEAMS)
    meeting = [
        (one, other)
        for one, other in combinations(sorted(boxes), 2)
        if abs(one[1] - other[1]) < 1 and abs(one[0] + 100 - other[0]) < 1
    ]
    assert meeting
    assert all(one[2] > other[0] + 0.2 for one, other in meeting)


def test_the_lens_shows_the_tile_just_laid(invite: Invite) -> None:
    """A choice in the lens is a choice on the board."""
    anna = invite("Anna", WIDE)
    open_large(anna, "phase_figure", spots=4)
    lens = anna.page.locator(".lens")
    expect(lens).to_be_visible()
    spots = lens.locator(".spot[data-name]")
    tops = sorted(box["x"] for spot in spots.all() if (box := spot.bounding_box()))
    assert len(tops) > 1
    spots.first.click()
    expect(lens.locator(".spot.lit-up")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    for _ in range(8):
        anna.page.keyboard.press("+")  # near enough, there is no need for it
    anna.settle()
    expect(lens).to_have_count(0)


def test_the_bar_sorts_what_can_be_done(invite: Invite) -> None:
    anna = invite("Anna", WIDE)
    open_large(anna, "phase_figure", verbs=4, spots=2)
    chips = anna.bar.locator(".verb")
    options = int(anna.bar.get_attribute("data-options") or 0)
    counts = [
        int(text) if text else 1
        for text in chips.evaluate_all("all => all.map(each => each.querySelector('.count')?.innerText)")
    ]
    assert len(counts) >= 4
    assert sum(counts) == options
    anna.screenshot("verbs")
    several = next(n for n, count in enumerate(counts) if count > 1)
    chips.nth(several).click()
    expect(anna.bar).to_have_attribute("data-options", str(counts[several]))
    expect(chips.nth(several)).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    expect(anna.bar).to_have_attribute("data-options", str(options))


def test_the_camera_follows_again_when_answers_are_out_of_sight(invite: Invite) -> None:
    anna = invite("Anna", WIDE)
    anna.join(anna.make(ME, BEN, start=0))
    rng = Random(2)
    for _ in range(4):
        anna.wait_for_turn()
        anna.choose_by_key(rng)
    while anna.wait_for_turn() and not anna.page.locator(".square").count():
        anna.choose_by_key(rng)
    anna.page.mouse.move(200, 200)
    anna.page.mouse.down()
    for at in range(200, 1000, 50):
        anna.page.mouse.move(at, 200)
    anna.page.mouse.up()
    anna.settle()
    anna.page.keyboard.press("n")
    anna.page.keyboard.press("Enter")
    while anna.wait_for_turn() and not anna.page.locator(".square").count():
        anna.page.mouse.move(300, 300)
        anna.page.mouse.down()
        for at in range(300, 1200, 50):
            anna.page.mouse.move(at, 300)
        anna.page.mouse.up()
        anna.choose_by_key(rng)
    expect(anna.page.locator(".beyond")).to_have_count(0)
    hidden, _ = anna.page.evaluate(COVERED)
    assert hidden == 0


def test_the_tile_is_the_same_in_hand_on_trial_and_on_the_board(invite: Invite) -> None:
    """It turns in the hand by key, wheel and right button, is dragged to its square, and a double click lays it."""
    anna = invite("Anna", WIDE)
    anna.join(anna.make(ME, BEN, start=0))
    hand, ghost = anna.page.locator(".bar .hand"), anna.page.locator(".ghost image")

    def picture() -> str:
        return (hand.get_attribute("src") or "").split("/")[-1]

    for turn in range(3):
        anna.wait_for_turn()
        while not anna.page.locator(".square").count():
            anna.press("Pass")
            anna.wait_for_turn()
        printed = picture()
        assert printed.split("-")[-2] == "0", "a new tile is as printed"
        anna.page.mouse.move(700, 20)
        if turn == 0:
            seen = [printed]
            for _ in range(3):
                anna.page.keyboard.press("r")
                seen.append(picture())
            assert len(set(seen)) == 4
            anna.page.keyboard.press("r")
        elif turn == 1:
            hand.hover()
            anna.page.mouse.wheel(0, 120)
            expect(hand).not_to_have_attribute("src", printed)
        square = anna.page.locator(".square").first
        square.hover(force=True)
        expect(ghost).to_be_visible()
        assert (ghost.get_attribute("href") or "").endswith(picture())
        before = picture()
        anna.page.mouse.click(*middle(square.bounding_box()), button="right")
        expect(anna.button("Confirm")).to_have_count(0)
        if turn == 2:
            anna.settle()
            anna.page.mouse.move(*middle(hand.bounding_box()))
            anna.settle()  # what the mouse showed on the board is gone
            anna.page.mouse.down()
            anna.page.mouse.move(40, 400, steps=5)
            lifted = anna.page.locator(".lifted")
            expect(lifted).to_be_visible()
            assert math.dist(middle(lifted.bounding_box()), (40, 400)) < 3, "the tile is under the mouse"
            anna.page.mouse.move(*middle(square.bounding_box()), steps=5)
            expect(lifted).to_be_hidden()  # it is seen on its square
            expect(ghost).to_be_visible()
            anna.page.mouse.up()
            expect(anna.button("Confirm")).to_be_visible()
            lying = picture()
            anna.confirm()
        else:
            lying = picture()
            version = anna.sees()["version"]
            anna.page.mouse.dblclick(*middle(square.bounding_box()))
            anna.wait_beyond(version)
        assert before
        anna.settle()
        laid = anna.page.locator("image.tile").last
        shown = laid.evaluate("each => each.getAttribute('href')")
        if not shown.startswith("blob:"):
            assert shown.endswith(lying)


def middle(box: Any) -> tuple[float, float]:
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_passing_is_one_click(invite: Invite) -> None:
    anna = invite("Anna", WIDE)
    anna.join(anna.make(ME, BEN, start=0))
    rng = Random(1)
    while not anna.button("Pass").count():
        anna.wait_for_turn()
        anna.choose_by_key(rng)
        anna.wait_for_turn()
    version = anna.sees()["version"]
    anna.button("Pass").click()
    anna.wait_beyond(version)


def test_what_the_others_did_is_framed_and_shown_again(invite: Invite) -> None:
    game, rng = large_base(), Random(1)
    anna = invite("Anna", WIDE)
    anna.go_on(game)
    for _ in range(8):
        anna.wait_for_turn()
        anna.choose_by_key(rng)
    anna.wait_for_turn()
    frames = anna.page.locator(".last[data-trail]")
    expect(frames).not_to_have_count(0)
    anna.screenshot("trails")
    thumbs = anna.page.locator(".log .tiles img")
    expect(thumbs).not_to_have_count(0)


def large_base() -> str:
    from languedoc import Game

    game, rng = Game(["Anna", "Ben", "Cleo"], seed=4), Random(4)
    while game.choices_made < 40:
        game.choose(rng.randrange(game.count))
    return game.save()


def test_steps_of_the_keyboard_are_in_order(invite: Invite) -> None:
    """Each key shows another option on trial."""
    anna = invite("Anna", WIDE)
    open_large(anna, "place_tile")
    seen = []
    for _ in range(4):
        anna.page.keyboard.press("n")
        anna.settle()
        seen.append(anna.page.locator(".ghost").get_attribute("data-name"))
    assert all(one != other for one, other in pairwise(seen))
