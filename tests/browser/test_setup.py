"""Before a game: who plays, with what, and how much time they have."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.person import Person


def carcassonne(person: Person) -> Locator:
    """The card of the tile game on the start page."""
    return person.page.locator("article").first


@pytest.mark.parametrize(
    ("language", "at_first", "later", "change"),
    [
        ("en", "Base game", "As last time: Base game + Inns & Cathedrals · 2 computer players", "Change"),
        ("de", "Grundspiel", "Wie zuletzt: Grundspiel + Wirtshäuser & Kathedralen · 2 Computerspieler", "Ändern"),
        (
            "nl",
            "Basisspel",
            "Zoals de vorige keer: Basisspel + Herbergen & Kathedralen · 2 computerspelers",
            "Wijzigen",
        ),
    ],
)
def test_the_start_page_says_what_a_game_against_the_computer_begins_with(
    invite: Invite, language: str, at_first: str, later: str, change: str
) -> None:
    anna = invite("Anna", language=language)
    planned = carcassonne(anna).locator(".planned")
    expect(planned).to_have_text(f"{at_first} {change}")
    planned.get_by_role("link").click()
    anna.page.locator(".modules .face").first.click()
    anna.page.locator(".add .key").first.click()
    anna.page.locator(".foot .key").click()
    anna.wait_for_turn()
    anna.go("")
    expect(planned).to_have_text(f"{later} {change}")
    anna.screenshot(f"planned-{language}")
    carcassonne(anna).locator(".key.main").click()
    anna.wait_for_turn()
    expect(anna.page.locator(".players > li")).to_have_count(3)


def test_a_preset_is_still_a_preset_the_next_time(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go("new/carcassonne")
    box = anna.button("Big Box 1", exact=False)
    expect(box.locator(".time")).to_have_text("1 h 25 min")
    box.click()
    expect(anna.page.locator(".foot .summary")).to_contain_text("Big Box 1 · 162 tiles, about 1 h 25 min · Anna, ")
    anna.screenshot("setup-presets")
    anna.button("Begin").click()
    anna.wait_for_turn()
    anna.go("")
    expect(carcassonne(anna).locator(".planned")).to_have_text("As last time: Big Box 1 Change")
    anna.go("new/carcassonne")
    expect(anna.button("Big Box 1", exact=False)).to_have_attribute("aria-pressed", "true")


def test_somebody_plays_alone(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go("new/carcassonne")
    away = anna.button("Remove seat 2")
    expect(away).to_be_disabled()
    anna.page.get_by_text("More rules").click()
    alone = anna.page.locator("label", has_text="alone").get_by_role("combobox")
    alone.select_option("true")
    expect(away).to_be_enabled()
    away.click()
    expect(anna.page.locator(".wishes li")).to_have_count(1)
    expect(anna.button("Remove seat 1")).to_be_disabled()
    anna.screenshot("setup-alone")
    anna.button("Begin").click()
    anna.wait_for_turn()
    expect(anna.page.locator(".players > li")).to_have_count(1)

    anna.go("new/carcassonne")
    expect(anna.page.locator(".wishes li")).to_have_count(1)  # as last time
    anna.go("")
    carcassonne(anna).locator(".key.main").click()  # but against the computer there are two
    anna.wait_for_turn()
    expect(anna.page.locator(".players > li")).to_have_count(2)


def test_a_clock_has_bounds(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go("new/carcassonne")
    anna.page.get_by_text("Time and place").click()
    anna.page.get_by_label("With a clock").check()
    minutes, added = anna.page.get_by_label("Minutes each"), anna.page.get_by_label("Seconds added per choice")
    for field, typed, taken in (
        (minutes, "0", "1"),
        (minutes, "-5", "1"),
        (minutes, "9999", "600"),
        (minutes, "", "1"),
        (minutes, "2.4", "2"),
        (added, "-1", "0"),
        (added, "601", "600"),
        (added, "7", "7"),
    ):
        field.fill(typed)
        field.blur()
        expect(field).to_have_value(taken)
    anna.button("Begin").click()
    anna.wait_for_turn()
    clock = anna.ask("GET", f"games/{anna.page.url.rpartition('/')[2]}")["clock"]
    assert clock == {"seconds": 120, "increment": 7}
