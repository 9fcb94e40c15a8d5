"""The start page: codes as people type them, games that are removed, and refusals that are seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import ME, OPEN, RANDOM, SMALL_PHONE
from server.serving import NO_LIMITS, Server

TOO_WIDE = """cards => cards.flatMap(card => {
    const right = part => part.getBoundingClientRect().right
    return [...card.querySelectorAll("*")].filter(part => right(part) > right(card)).map(part => part.outerHTML)
})"""


@pytest.mark.parametrize("typed", ["{0}", " {0} ", "{1}", "{2} {3}"])
def test_a_code_is_typed_as_people_type(invite: Invite, typed: str) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.make(ME, OPEN)
    field = ben.page.get_by_label("Code or link")
    field.fill(typed.format(code, code.upper(), code[:4].capitalize(), code[4:]))
    field.press("Enter")
    expect(ben.button("I am ready")).to_be_visible()
    ben.go(f"g/{code.upper()}")
    expect(ben.button("I am ready")).to_be_visible()


def test_games_against_the_computer_are_removed(invite: Invite) -> None:
    anna = invite("Anna")
    going, staying = (anna.make(ME, RANDOM) for _ in range(2))
    anna.page.reload()
    row = anna.page.locator(f'[data-code="{going}"]')
    row.get_by_role("button", name="Remove").click()
    expect(row.get_by_role("button", name="Cancel")).to_be_focused()
    anna.screenshot("remove")
    row.get_by_role("button", name="Cancel").click()
    row.get_by_role("button", name="Remove").click()
    row.get_by_role("group", name="Remove this game for good?").get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    expect(anna.page.locator(f'[data-code="{staying}"]')).to_be_visible()


def test_who_sits_with_others_gets_up(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.make(ME, OPEN)
    ben.ask("POST", f"games/{code}/seats/1")
    ben.page.reload()
    row = ben.page.locator(f'[data-code="{code}"]')
    expect(row.get_by_role("button", name="Remove")).to_have_count(0)
    row.get_by_role("button", name="Get up").click()
    row.get_by_role("group").get_by_role("button", name="Get up").click()
    expect(row).to_have_count(0)
    anna.page.reload()
    expect(anna.page.locator(f'[data-code="{code}"]')).to_contain_text("open seat")


@pytest.mark.parametrize("other", [OPEN, RANDOM], ids=["waiting", "running"])
def test_who_looks_at_a_game_that_is_removed_is_told(invite: Invite, other: dict[str, str]) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.make(ME, other)
    ben.go(f"g/{code}")
    expect(ben.page.get_by_text("Anna").first).to_be_visible()
    assert anna.context.request.delete(f"{anna.url}/api/games/{code}").status == 204
    expect(ben.page.get_by_role("heading", name="There is no such game")).to_be_visible()
    expect(ben.button("I am ready")).to_have_count(0)
    ben.page.get_by_role("link", name="To the start page").last.click()
    expect(ben.page.get_by_role("heading", name="Welcome to the table")).to_be_visible()


def test_too_many_windows_and_games_are_told(invite: Invite, tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS | {"sockets": 1, "games": 12}) as small:
        anna = invite("Anna", at=small.url)
        codes = [anna.make(ME, OPEN) for _ in range(12)]
        anna.page.reload()
        expect(anna.page.locator("[data-code]")).to_have_count(12)
        save = tmp_path / "some.save"
        save.write_text("languedoc")
        anna.button("Open a saved game").scroll_into_view_if_needed()
        expect(anna.page.get_by_role("heading", name="Welcome to the table")).not_to_be_in_viewport()
        anna.page.locator("input[type=file]").set_input_files(save)
        alert = anna.page.get_by_role("alert")
        expect(alert).to_contain_text("as many games as one person may have")
        expect(alert).to_be_in_viewport()
        anna.go(f"g/{codes[0]}")
        expect(anna.page.get_by_text("Waiting for people")).to_be_visible()
        second = anna.context.new_page()
        second.goto(f"{small.url}/#/g/{codes[0]}")
        expect(second.get_by_role("alert")).to_contain_text("Too many windows")
        anna.go("")
        expect(second.get_by_text("Waiting for people")).to_be_visible()
        anna.troubles = [trouble for trouble in anna.troubles if "429" not in trouble]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_on_the_smallest_phone_no_card_of_a_game_cuts_anything_off(invite: Invite, language: str) -> None:
    anna = invite("", SMALL_PHONE, language=language)
    anna.page.locator(".planned").first.wait_for()
    anna.screenshot(f"phone-360-lobby-{language}")
    assert anna.page.locator(".card").evaluate_all(TOO_WIDE) == []
