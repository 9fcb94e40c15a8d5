"""In every language, with and without a mouse, for every eye, and safe."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import PAGES, Invite
from browser.person import BEN, DESK, GREEDY, ME, PHONE, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LARGEST_SCRIPT = 150_000


# ------------------------------------------------------------------ languages


@pytest.mark.parametrize(
    ("language", "words", "title"),
    [
        ("de", ("Willkommen am Tisch", "Gegen den Computer spielen", "Beginnen", "Bestätigen"), "Sprache"),
        ("nl", ("Welkom aan tafel", "Tegen de computer spelen", "Beginnen", "Bevestigen"), "Taal"),
    ],
)
def test_in_german_and_dutch(invite: Invite, language: str, words: tuple[str, ...], title: str) -> None:
    welcome, play, begin, confirm = words
    anna = invite("Anna", language=language)
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    expect(anna.page.get_by_role("heading", name=welcome)).to_be_visible()
    anna.screenshot(f"lobby-{language}")
    anna.go("new/carcassonne")
    expect(anna.button(begin)).to_be_visible()
    anna.page.wait_for_selector(".modules")
    anna.screenshot(f"setup-{language}")
    anna.go("")
    anna.button(play).first.click()
    anna.wait_for_turn()
    anna.page.keyboard.press("n")
    expect(anna.button(confirm)).to_be_visible()
    anna.page.keyboard.press("Enter")
    anna.wait_for_turn()
    anna.screenshot(f"game-{language}")
    expect(anna.page.locator(".log")).not_to_contain_text("places")

    anna.page.get_by_label(title).select_option("en")
    expect(anna.page.get_by_role("tab", name="Log")).to_be_visible()
    expect(anna.page.locator(".log")).to_contain_text("places")


# ------------------------------------------------------------------ without a mouse


def test_with_the_keyboard_only(invite: Invite) -> None:
    """From the start page into a game and through some turns; what has the focus is always to be seen."""
    anna = invite("Anna")
    press = anna.page.keyboard.press

    def focused() -> str:
        return str(anna.page.evaluate("() => document.activeElement?.innerText ?? ''"))

    for _ in range(30):
        press("Tab")
        outline = anna.page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none", focused()
        if "Play against the computer" in focused():
            break
    press("Enter")
    seen = anna.wait_for_turn()
    for _ in range(6):
        version = seen["version"]
        press("l")
        for _ in range(60):
            press("Tab")
            if anna.page.evaluate("() => document.activeElement?.matches('[data-option]')"):
                break
        press("ArrowDown")
        press("Enter")
        press("Enter")
        anna.wait_beyond(version)
        seen = anna.wait_for_turn()
        if anna.page.locator("#options").count():
            press("l")
    for _ in range(80):
        press("Tab")
        if anna.page.evaluate("() => document.activeElement?.matches('.log .placed')"):
            break
    expect(anna.page.locator(".areas .told")).not_to_have_count(0)
    press("?")
    expect(anna.page.get_by_role("dialog", name="Help")).to_be_visible()
    press("Escape")
    expect(anna.page.get_by_role("dialog", name="Help")).to_have_count(0)

    def sheet() -> str:
        return str(anna.page.locator(".sheet").get_attribute("style"))

    views = {sheet()}
    anna.page.locator(".board").focus()
    for key in ("ArrowLeft", "ArrowUp", "+", "-", "0"):
        press(key)
        views.add(sheet())
    assert len(views) >= 4


# ------------------------------------------------------------------ for every eye and ear


def serious(person: Person) -> list[str]:
    """What axe finds that keeps people out."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = person.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {node['html'][:160]} ({node['failureSummary']})"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_axe_finds_nothing_serious(invite: Invite, look: str) -> None:
    anna = invite("Anna", DESK if look != "dark" else PHONE)
    anna.set(look=look)
    assert serious(anna) == []
    anna.go("new/carcassonne")
    anna.page.wait_for_selector(".modules")
    anna.button("Everything", exact=False).first.click()
    for details in anna.page.locator("details").all():
        details.evaluate("each => { each.open = true }")
    assert serious(anna) == []
    anna.join(anna.make(ME, BEN, start=0))
    anna.wait_for_turn()
    anna.page.keyboard.press("l")
    anna.page.keyboard.press("n")
    assert serious(anna) == []
    anna.screenshot(f"look-{look}")
    anna.join(anna.make(ME, GREEDY, game="cardcassonne"))
    anna.wait_for_turn()
    assert serious(anna) == []
    anna.screenshot(f"cards-{look}")
    anna.page.keyboard.press("?")
    assert serious(anna) == []


# ------------------------------------------------------------------ safe and small


EVIL = '<img src="x" onerror="window.hit = 1"><script>window.hit = 2</script>'
EVIL_NAME = "<img src=x onerror='hit=4'>"


def test_names_and_chat_are_only_text(invite: Invite) -> None:
    anna = invite()
    anna.page.get_by_label("What shall we call you?").fill(EVIL_NAME)
    anna.button("That's me").click()
    expect(anna.page.locator(".name strong")).to_have_text(EVIL_NAME)
    code = anna.make(ME, {"kind": "here", "name": "<b>Ben</b>"}, listed=True)
    anna.join(code)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill(EVIL)
    anna.button("Say").click()
    expect(anna.page.locator(".lines")).to_contain_text(EVIL)
    wim = invite("</title><script>hit=3</script>")
    wim.join(code)
    wim.page.get_by_role("tab", name="Chat").click()
    expect(wim.page.locator(".lines")).to_contain_text(EVIL)
    expect(wim.page.locator(".players")).to_contain_text("<b>Ben</b>")
    wim.go("")
    expect(wim.page.locator(f'[data-code="{code}"]')).to_contain_text("<b>Ben</b>")
    for person in (anna, wim):
        assert person.page.evaluate("() => window.hit") is None
        assert not person.page.locator("img[src='x'], .players b, .lines script, title script").count()


def test_the_first_load_is_small(invite: Invite) -> None:
    anna = invite()
    loaded = set(anna.page.evaluate("() => performance.getEntriesByType('resource').map(each => each.name)"))
    scripts = [PAGES.parent / name.removeprefix(f"{anna.url}/") for name in loaded if name.endswith(".js")]
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= LARGEST_SCRIPT
