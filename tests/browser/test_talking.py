"""What people say to each other, and the panels beside the board."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import BEN, ME, OPEN, PHONE, Person
from server.serving import NO_LIMITS, Server


def say(person: Person, text: str) -> None:
    person.page.get_by_label("Say something").fill(text)
    person.button("Say").click()


def test_on_a_phone_the_mark_of_unread_lines_opens_the_chat(invite: Invite) -> None:
    anna, ben = invite("Anna", PHONE), invite("Ben")
    code = anna.make(ME, OPEN)
    ben.ask("POST", f"games/{code}/seats/1")
    anna.join(code)
    ben.join(code)
    ben.page.get_by_role("tab", name="Chat").click()
    say(ben, "Hello!")
    say(ben, "Shall we?")
    mark = anna.button("2 unread lines: open the chat")
    mark.wait_for()
    anna.screenshot("phone-unread")
    mark.tap()
    expect(anna.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    expect(anna.page.locator(".lines")).to_contain_text("Shall we?")
    anna.button("Close").tap()
    expect(mark).to_have_count(0)


def test_the_panels_remember_what_was_open(invite: Invite) -> None:
    anna = invite("Anna", PHONE)
    anna.join(anna.make(ME, BEN))
    anna.wait_for_turn()
    for name in ("Tiles", "Chat", "Log"):
        anna.button("Open players, log and chat").tap()
        anna.page.get_by_role("tab", name=name).tap()
        anna.button("Close").tap()
        expect(anna.page.get_by_role("tab")).to_have_count(0)
        anna.button("Open players, log and chat").tap()
        expect(anna.page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        anna.button("Close").tap()


def test_a_chat_that_is_full_says_so(invite: Invite, tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS | {"chat_lines": 2}) as server:
        anna = invite("Anna", PHONE, at=server.url)
        anna.join(anna.make(ME, BEN))
        anna.wait_for_turn()
        anna.button("Open players, log and chat").tap()
        anna.page.get_by_role("tab", name="Chat").tap()
        for line in ("one", "two"):
            say(anna, line)
            expect(anna.page.locator(".lines")).to_contain_text(line)
        alert = anna.page.locator(".chat").get_by_role("alert")
        expect(alert).to_have_count(0)
        say(anna, "three")
        expect(alert).to_contain_text("no more can be added")
        expect(alert).to_be_in_viewport()
        anna.screenshot("chat-full")
        expect(anna.page.get_by_label("Say something")).to_have_value("three")  # nothing typed is lost
        expect(anna.page.locator(".lines")).not_to_contain_text("three")
        assert anna.bar.get_by_role("alert").count() == 0
