"""Among strangers: a provably fair game, moderation of the chat, a vote on removing a game, and another device."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import ME, OPEN, PHONE, RANDOM, play_out
from browser.test_talking import say


def test_a_fair_game_is_checked_by_the_page(invite: Invite) -> None:
    anna = invite("Anna")
    code = anna.make(ME, RANDOM, game="cardcassonne", provable=True)
    anna.join(code)
    anna.page.get_by_role("tab", name="Seats").click()
    expect(anna.page.locator(".provable")).to_contain_text("The key follows at the end")
    anna.screenshot("provable-begun")
    play_out([anna], Random(1))
    checked = anna.page.locator(".panel .provable .good")
    expect(checked).to_contain_text("Checked: the key belongs to the hash")
    checked.scroll_into_view_if_needed()
    anna.screenshot("provable-checked")


def test_who_sits_here_removes_lines_and_mutes_strangers(invite: Invite) -> None:
    anna, ben, spy = invite("Anna"), invite("Ben", PHONE), invite("Spy")
    code = anna.make(ME, OPEN)
    ben.ask("POST", f"games/{code}/seats/1")
    for each in (anna, spy):
        each.join(code)
        each.page.get_by_role("tab", name="Chat").click()
    say(spy, "Buy this!")
    ben.join(code)
    ben.button("Open players, log and chat").tap()
    ben.page.get_by_role("tab", name="Chat").tap()
    ben.button("What to do about the line of Spy").tap()
    expect(ben.button("Report")).to_be_visible()
    ben.screenshot("phone-moderate")
    ben.button("Mute").tap()
    expect(anna.page.locator(".lines")).to_contain_text("muted")
    expect(anna.page.locator(".lines")).not_to_contain_text("Buy this!")
    say(spy, "Buy that!")
    expect(spy.page.get_by_role("alert")).to_contain_text("You cannot say anything in this game any more")
    anna.button("What to do about the line of Spy").click()
    anna.button("Remove").click()
    anna.button("What to do about the line of Spy").click()
    anna.button("Let speak again").click()
    expect(ben.page.locator(".lines")).to_contain_text("removed")
    spy.button("Say").click()
    expect(anna.page.locator(".lines")).to_contain_text("Buy that!")


def test_a_game_is_removed_when_both_want_it(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.make(ME, OPEN)
    ben.ask("POST", f"games/{code}/seats/1")
    for each in (anna, ben):
        each.join(code)
        each.page.get_by_role("tab", name="Seats").click()
    ben.button("I want this game removed").click()
    expect(anna.page.locator(".removal")).to_contain_text("Want it removed: Ben")
    anna.screenshot("removal")
    anna.button("I want this game removed").click()
    expect(ben.page.get_by_text("There is no such game")).to_be_visible()


def test_another_device_becomes_the_same_person_and_the_first_is_signed_out(invite: Invite) -> None:
    anna, phone = invite("Anna"), invite("", PHONE)
    code = anna.make(ME, RANDOM)
    anna.go("")
    anna.button("Settings").click()
    anna.button("Make a link for another device").click()
    link = anna.page.get_by_label("Open this link").input_value()
    anna.screenshot("devices")
    phone.go(link.partition("#/")[2])
    expect(phone.button("Be the same person here")).to_be_visible()
    phone.screenshot("phone-move-in")
    phone.button("Be the same person here").tap()
    expect(phone.page.locator(f"[data-code='{code}']")).to_be_visible()
    phone.button("Settings").tap()
    phone.button("Sign out everywhere else").tap()
    phone.screenshot("phone-sign-out")
    phone.button("Sign out everywhere else").tap()
    expect(phone.page.get_by_text("You are only here now")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_label("What shall we call you?")).to_be_visible()
    expect(anna.page.locator(f"[data-code='{code}']")).to_have_count(0)
