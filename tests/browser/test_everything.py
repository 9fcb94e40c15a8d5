"""All modules at once, by one person against bots, from the first question to the result."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations
from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import ME, PHONE, RANDOM, Person, Screen
from languedoc import Game
from languedoc.carcassonne.events import TilePlaced

pytestmark = pytest.mark.long

WIDE = Screen(1440, 900)
MOST_CHOICES = 600
TILES = 300
SMALLEST = 21.5  # pixels of what is to be hit
ASKED = """() => {
    if (document.querySelector(".final, dialog[open] .outcome")) return "over";
    return document.querySelector(".bar")?.dataset.step;
}"""
TARGETS = """() => [...document.querySelectorAll(".targets .square, .targets .spot, .targets .ring")].map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, size: Math.min(width, height), spot: each.matches(".spot") };
})"""
OPTIONS = "() => [...document.querySelectorAll('[data-option]')].map(each => each.dataset.option)"


def asked(person: Person) -> str:
    """Wait until this person is asked something: at which step, or `over`."""
    return str(person.page.wait_for_function(ASKED).json_value())


def wish(option: str, verbs: Counter[str]) -> int:
    """The least of all options is chosen: tiles close together, so that much is completed; else what was done least
    often, and seldom nothing."""
    verb, *where = option.split()
    if verb == "place":
        x, y = where[0].split(",")
        return abs(int(x)) + abs(int(y))
    return verbs[verb] + 100 * (verb == "pass")


def choose(person: Person, rng: Random, verbs: Counter[str], by_mouse: bool) -> None:
    """Something on the board or on the bar; or, by the keyboard and the list of options, what is wished for most."""
    version = person.sees()["version"]
    numbers = person.page.locator(".numbers")
    if numbers.count():  # a bid, or an aim
        if by_mouse and numbers.locator("input").count() == 2:
            person.page.locator("image.tile").last.click(force=True)
        else:
            numbers.locator(".key").first.click()
        person.bar.locator(".confirm").click()
    elif by_mouse:
        return person.choose_by_mouse(rng)
    else:
        opened = not person.page.locator("[data-option]").count()
        if opened:
            person.page.keyboard.press("l")
        person.page.wait_for_selector("[data-option]")
        options = person.page.evaluate(OPTIONS)
        rng.shuffle(options)
        chosen = min(options, key=lambda text: wish(text, verbs))
        verbs[chosen.split()[0]] += 1
        person.page.locator(f'[data-option="{chosen}"]').evaluate("each => each.click()")
        if opened:
            person.page.keyboard.press("l")
        person.page.keyboard.press("Enter")
    person.wait_beyond(version)


def test_a_person_plays_everything_against_bots(invite: Invite) -> None:
    """Each step is met with the mouse at first. Of at least 30 steps something is chosen."""
    anna = invite("Anna", WIDE)
    anna.join(anna.make(ME, RANDOM, RANDOM, RANDOM, preset="everything"))
    rng = Random(1)
    steps: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    while (step := asked(anna)) != "over":
        assert steps.total() < MOST_CHOICES, "the game does not end"
        steps[step] += 1
        choose(anna, rng, verbs, by_mouse=steps[step] == 1)
    expect(anna.page.locator(".final")).to_be_visible()
    anna.screenshot("everything-over")
    assert len(steps) >= 30, sorted(steps)


def large_game() -> Game:
    """A random game of everything, alone, with 300 tiles: a follower may be put down."""
    game, rng = Game(["Anna"], preset="everything", options={"solo": True}, seed=1), Random(1)
    while not game.over:
        if game.decision.step == "phase_figure" and sum(isinstance(each, TilePlaced) for each in game.events) >= TILES:
            if sum(option.verb == "follower" for option in game.options) > 2:
                return game
        game.choose(rng.randrange(game.count))
    raise AssertionError("there is no such moment")


def look(person: Person, step: str) -> None:
    """Squares and spots are large enough on a large screen and on a phone, and spots of one tile are apart."""
    for screen in (WIDE, PHONE, WIDE):
        person.page.set_viewport_size({"width": screen.width, "height": screen.height})
        person.settle()
        person.screenshot(f"everything-{step}-{screen.width}")
        found = person.page.evaluate(TARGETS)
        assert found and min(each["size"] for each in found) >= SMALLEST, (step, screen)
        spots = [each for each in found if each["spot"]]
        for one, other in combinations(spots, 2):
            apart = math.hypot(one["x"] - other["x"], one["y"] - other["y"])
            assert apart >= SMALLEST * 2 / 3, (step, screen, one, other)
        assert person.board_filled() > 0.5, "the board is in sight"


def test_on_a_board_of_300_tiles_everything_can_be_hit(invite: Invite) -> None:
    anna = invite("Anna", WIDE)
    anna.go_on(large_game().save())
    assert asked(anna) == "phase_figure"
    look(anna, "phase_figure")
    rng = Random(1)
    anna.press("Pass")
    while asked(anna) != "place_tile":
        anna.choose_by_key(rng)
    look(anna, "place_tile")
