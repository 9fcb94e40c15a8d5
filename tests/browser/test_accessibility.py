"""For every eye and ear: what axe finds on every page, their headings, no motion for who wants none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.large import finished_game, large_game
from browser.person import BEN, DESK, GREEDY, ME, OPEN, PHONE, RANDOM, Person, Screen, next_asked
from browser.test_everywhere import found_by_axe
from browser.test_place import played_out

# Those of a dialog, if there is one: what is behind it is not there for who listens.
HEADINGS = """() => {
    const shown = [...document.querySelectorAll("dialog[open]")].at(-1);
    const found = shown?.querySelector("h1") ? [...shown.querySelectorAll("h1")] : [...document.querySelectorAll("h1")];
    return found.map(each => each.innerText);
}"""
MOVING = "() => document.getAnimations().filter(each => each.playState === 'running').length"


def before_a_game(anna: Person, ben: Person) -> Iterator[str]:
    """The pages before a game, and those that lead to one."""
    anna.go("g/nothing")
    yield "no such game"
    anna.go("me/00000000")
    yield "the link of another device"
    anna.go("")
    anna.button("Settings").click()
    yield "settings"
    anna.page.keyboard.press("Escape")
    anna.go("guide/table")
    yield "the assistant before it begins"
    anna.join(anna.make(ME, OPEN, clock={"seconds": 600}, start=0))
    anna.button("Show as QR code").click()
    yield "an invitation, to its host"
    anna.go(f"g/{ben.make(ME, OPEN, modules=['base', 'tower'], options={'no_fields': True})}")
    expect(anna.button("I am ready")).to_be_visible()
    yield "an invitation"


def in_a_game(anna: Person, ben: Person) -> Iterator[str]:
    """What is shown at a table beside the board itself."""
    anna.go_on(large_game(["Anna"], "phase_figure", verbs=4, spots=2, solo=True).save())
    yield "the verbs and the lens"
    if anna.page.locator(".strip").count():
        anna.button("Open players, log and chat").click()
    for tab in ("seats", "chat", "tiles", "log"):
        anna.page.locator(f"[data-tab={tab}]").click()
        yield tab
    code = anna.make(ME, OPEN, start=0)
    ben.ask("POST", f"games/{code}/seats/1")
    ben.join(code)
    anna.join(code)
    anna.wait_for_turn()
    anna.choose_by_key(Random(1))
    while next_asked([anna, ben]) is not ben:
        anna.choose_by_key(Random(1))
    ben.page.locator("[data-tab=seats]").click()
    ben.button("Propose a draw").click()
    anna.page.locator(".proposal button").first.wait_for()
    yield "a proposal"
    anna.join(anna.make(ME, BEN, game="cardcassonne", start=0))
    yield "a hand that is passed on"
    anna.join(anna.make(ME, RANDOM, game="cardcassonne", start=0))
    rng = Random(5)
    while not anna.page.locator(".round-end").count():
        anna.page.wait_for_selector(".bar:not([data-options='0']), .round-end")
        if not anna.page.locator(".round-end").count():
            anna.choose_by_key(rng)
    anna.page.locator(".round-end .key.main").wait_for()
    yield "the end of a round"


def after_a_game(anna: Person, _: Person) -> Iterator[str]:
    """The result, the final scoring, the history, and the way through a game."""
    code = anna.upload(finished_game(["Anna", "Ben"]).save())
    anna.join(code)
    expect(anna.page.locator("dialog .outcome")).to_be_visible()
    yield "the result"
    anna.button("Final scoring").click()
    anna.page.keyboard.press("Enter")
    yield "the final scoring"
    anna.go(f"g/{code}/at/200")
    anna.page.locator("image.tile").first.wait_for(state="attached")
    yield "replay"
    anna.button("Play on from here").click()
    yield "playing on"
    anna.upload(played_out(1))
    anna.go("history")
    anna.button("Points by source").first.click()
    yield "history"
    anna.page.get_by_role("link", name="Analyse").first.click()
    anna.page.locator(".analysis[data-ready=true]").wait_for()
    yield "analysis"


@pytest.mark.parametrize(("look", "screen"), [("light", DESK), ("dark", PHONE)], ids=["desk", "phone"])
@pytest.mark.parametrize("pages", [before_a_game, in_a_game, after_a_game])
def test_axe_finds_nothing_and_each_page_has_one_heading(
    invite: Invite, pages: Callable[[Person, Person], Iterator[str]], look: str, screen: Screen
) -> None:
    anna, ben = invite("Anna", screen), invite("Ben")
    anna.set(look=look)
    for page in pages(anna, ben):
        anna.settle()
        expect(anna.page.locator("h1").first, page).to_be_attached()
        assert found_by_axe(anna) == [], page
        headings = anna.page.evaluate(HEADINGS)
        assert len(headings) == 1 and headings[0], (page, headings)
    anna.troubles = [trouble for trouble in anna.troubles if "404" not in trouble]


@pytest.mark.parametrize("motion", [True, False], ids=["with motion", "without"])
def test_nothing_moves_where_nobody_wants_it(invite: Invite, motion: bool) -> None:
    """The browser says whether somebody wants less motion."""
    anna = invite("Anna", motion=motion)
    anna.join(anna.make(ME, GREEDY, GREEDY, start=0))
    anna.page.evaluate(
        f"() => {{ window.most = 0; const look = () => {{ most = Math.max(most, ({MOVING})());"
        " requestAnimationFrame(look); }; look(); }"
    )
    for _ in range(3):
        anna.choose_by_key(Random(2))
        anna.wait_for_options()
    assert (anna.page.evaluate("() => most") > 0) == motion
