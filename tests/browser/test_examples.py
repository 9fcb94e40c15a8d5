"""Drawn examples in the play aid and beside the board, and "show me": one position, one choice, what happens."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE, Person, Screen
from browser.test_everywhere import serious
from browser.test_lessons import choose
from languedoc.i18n import LANGUAGES, speech
from languedoc.lessons import example, examples, show_me

LARGE = Screen(1440, 900)
SHOWN = "tower/capture"
PATIENCE = 120  # seconds
KEPT = """async wanted => {
    const kept = await (await caches.open("languedoc-guide")).keys();
    const examples = kept.filter(each => each.url.includes("/examples/base"));
    return examples.length === wanted && navigator.serviceWorker.controller !== null;
}"""


def opened(person: Person, step: str) -> None:
    """Open a step of the play aid, and wait for the pictures of its examples."""
    line = person.page.locator(f"[data-step={step}]")
    line.locator("summary").click()
    expect(line.locator("[data-example]").first).to_have_attribute("data-loaded", "true")
    person.page.wait_for_function(
        """step => [...document.querySelectorAll(`[data-step=${step}] img`)]
            .every(each => each.complete && each.naturalWidth)""",
        arg=step,
    )
    person.settle()


@pytest.mark.parametrize("screen", [LARGE, PHONE], ids=["desk", "phone"])
def test_a_step_opens_to_a_drawn_example(invite: Invite, screen: Screen) -> None:
    anna = invite(screen=screen)
    anna.go("guide/carcassonne?modules=base,inns_and_cathedrals,tower&players=3")
    line = anna.page.locator("[data-step=score_road]")
    expect(line).to_be_visible()
    assert not line.locator("img").count(), "nothing is drawn before the step is opened"
    opened(anna, "score_road")
    drawn = line.locator('[data-example="inns_and_cathedrals/inn"]')
    drawn.scroll_into_view_if_needed()  # it is loaded when it comes into sight
    expect(drawn).to_contain_text("with Inns & Cathedrals")
    expect(drawn).to_contain_text("Red scores a road: 3 tiles 3, inn +3 = 6.")
    expect(drawn).to_contain_text("After: Red 6; Blue 0")
    expect(drawn.locator("img")).to_have_count(2)
    anna.screenshot(f"example-{screen.width}")
    opened(anna, "tower_capture")
    tower = anna.page.locator("[data-step=tower_capture] [data-example]")
    expect(tower).to_contain_text("Height of a tower")
    tower.scroll_into_view_if_needed()
    anna.screenshot(f"example-tokens-{screen.width}")
    assert serious(anna) == [] and anna.fits()


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_me(invite: Invite, language: str) -> None:
    """From the play aid to the table, a wrong choice, the right ones, what happens, once more, and back."""
    screen = PHONE if language == "de" else LARGE
    told, shown, given = speech(language), example(SHOWN), show_me(SHOWN)
    anna = invite(screen=screen, language=language)
    anna.go("guide/carcassonne?modules=base,tower&players=2")
    anna.page.locator("#guide-things .part").nth(1).locator(".show-me").click()
    panel = anna.page.locator(".lesson")
    expect(panel.locator("h2")).to_have_text(told.say(shown.text))
    expect(panel).to_contain_text(told.say(f"{shown.text}.text"))
    for number, beat in enumerate(given.learnt):
        expect(panel.locator(".task")).to_have_text(told.say(f"{shown.text}.{beat.task}"))
        seen = anna.wait_for_turn()
        if number == 0:
            anna.settle()
            anna.screenshot(f"show-me-{language}-{screen.width}")
            assert serious(anna) == [] and anna.fits()
        option = choose(anna, beat, wanted=False)
        expect(panel.locator(".answer")).to_have_text(told.say(f"{shown.text}.{beat.answer(option)}"))
        assert anna.sees()["version"] == seen["version"], "nothing has happened"
        choose(anna, beat, wanted=True)
        anna.wait_beyond(seen["version"])
    expect(panel).to_contain_text(told.say(f"{shown.text}.done"))
    expect(anna.page.locator(".bar .question")).to_have_text(told.say("page-example-ended"))
    anna.settle()
    anna.screenshot(f"show-me-done-{language}-{screen.width}")
    assert serious(anna) == [] and anna.fits()
    first = anna.page.url
    panel.get_by_role("button", name=told.say("page-example-again")).click()
    expect(panel.locator(".task")).to_have_text(told.say(f"{shown.text}.task"))
    assert anna.page.url != first
    for beat in given.learnt:
        seen = anna.wait_for_turn()
        choose(anna, beat, wanted=True)
        anna.wait_beyond(seen["version"])
    panel.get_by_role("button", name=told.say("page-example-back")).click()
    expect(anna.page.locator("#guide-things")).to_be_visible()
    assert "modules=base,tower" in anna.page.url
    anna.go("")
    expect(anna.page.get_by_text(told.say("learning-example", title=told.say(shown.text)))).to_have_count(0)


def test_show_me_from_the_setup_of_a_game(invite: Invite) -> None:
    anna = invite(screen=LARGE)
    anna.go("new/carcassonne")
    anna.page.locator("li", has_text="Inns & Cathedrals").locator(".show-me").first.click()
    expect(anna.page.locator(".lesson h2")).to_have_text(ENGLISH.say("guide-example-inns_and_cathedrals-inn"))
    anna.wait_for_turn()
    anna.settle()
    anna.screenshot("show-me-from-setup")


def test_examples_are_printed_and_there_without_a_network(invite: Invite) -> None:
    anna = invite(screen=PHONE)
    page = anna.page
    anna.go("guide/carcassonne?modules=base&players=2")
    wanted = 3 * len(examples("base"))
    until = time.monotonic() + PATIENCE
    while not page.evaluate(KEPT, wanted):  # evaluate awaits the promise; wait_for_function takes it for true
        assert time.monotonic() < until, "the examples are not kept"
        page.wait_for_timeout(100)
    page.evaluate("window.print = () => (window.printed = true)")
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("window.printed")
    expect(page.locator('[data-example][data-loaded="false"]')).to_have_count(0)
    page.emulate_media(media="print")
    anna.screenshot("example-print")
    page.emulate_media(media="screen")
    anna.context.set_offline(True)
    page.reload()
    opened(anna, "score_city")
    expect(page.locator("[data-step=score_city]")).to_contain_text("Red scores a city: 3 tiles 6, 1 pennant 2 = 8.")
    anna.troubles.clear()  # that the network is away
    anna.context.set_offline(False)


ENGLISH = speech("en")
