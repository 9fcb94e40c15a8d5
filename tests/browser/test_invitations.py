"""Invitations: who invites to what, a guest who gives a name and is ready, clocks that wait for the first move."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import ME, OPEN, PHONE, RANDOM


def test_a_guest_learns_what_it_is_gives_a_name_and_is_ready(invite: Invite) -> None:
    anna, guest = invite("Anna"), invite("", PHONE)
    clock = {"seconds": 600, "increment": 5}
    wish = {"modules": ["base", "tower"], "options": {"no_fields": True}, "clock": clock, "start": 0}
    code = anna.make(ME, OPEN, **wish)
    anna.join(code)
    expect(anna.page.get_by_label("Link to this game")).to_have_value(f"{anna.url}/g/{code}")
    anna.button("Show as QR code").click()
    expect(anna.page.get_by_role("img", name="QR code with the link to this game")).to_be_visible()
    anna.screenshot("inviting")

    guest.page.goto(f"{guest.url}/g/{code}")
    room = guest.page.get_by_label("Before the game")
    expect(room.get_by_role("heading")).to_have_text("Anna invites you to Carcassonne")
    assert guest.page.url == f"{guest.url}/#/g/{code}"
    facts = ["Base game + The Tower", "90 tiles, about 40 min", "clock: 10 minutes each, 5 s more per choice"]
    facts += ["No farmers: yes", "Anna begins", "The clocks run from the first move on"]
    expect(room.get_by_label("What is played").locator("li")).to_have_text(facts)
    expect(guest.button("I am ready")).to_be_disabled()
    guest.page.get_by_label("What shall we call you?").fill("Ben")
    guest.settle()
    guest.screenshot("invited")
    assert guest.fits()
    guest.button("I am ready").click()
    anna.wait_for_turn()
    expect(anna.page.locator(".players")).to_contain_text("Ben")
    expect(anna.page.locator(".clock").first).to_have_text("10:00")
    assert not any(player["ticks"] for player in anna.ask("GET", f"games/{code}/moments/0")["table"]["players"])
    anna.choose_by_key(Random(1))
    expect(anna.page.locator(".clock").first).not_to_have_text("10:00")


def test_start_player_and_colours_are_chosen_and_all_settings_are_told(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go("new/carcassonne")
    summary = anna.page.locator(".foot .summary")
    expect(summary).to_have_text("Base game · 72 tiles, about 30 min · Anna, Casual · Players may ask for hints")
    anna.page.get_by_label("Colour of seat 1").select_option("blue")
    expect(anna.page.get_by_label("Colour of seat 2")).to_have_value("red")  # they change places
    anna.page.get_by_label("Colour of seat 1").select_option("green")
    anna.button("Second edition", exact=False).click()
    anna.page.locator(".modules .face", has_text="The River II").click()
    anna.page.locator(".modules li.used", has_text="The River II").locator("summary").click()
    youngest = anna.page.get_by_label("Youngest player")
    expect(youngest.locator("option")).to_have_text(["the start player", "Anna", "Seat 2: Computer"])
    youngest.select_option(label="Anna")
    anna.page.get_by_label("Who begins?").select_option(label="Seat 2: Computer")
    anna.page.get_by_text("Time and place").click()
    anna.page.get_by_label("Strangers may find this game").check()
    expect(summary).to_have_text(
        "Second edition + The River II · 84 tiles, about 35 min · Youngest player: seat 1 · Anna, Casual"
        " · Seat 2: Computer begins · Strangers may find this game · Players may ask for hints"
    )
    anna.screenshot("setup-summary")
    anna.button("Begin").click()
    anna.wait_for_turn()
    expect(anna.page.locator(".players > li").first.locator("svg").first).to_have_class(re.compile("p-green"))
    expect(anna.page.locator(".players > li").nth(1).locator("svg").first).to_have_class(re.compile("p-red"))
    expect(anna.bar).to_contain_text("Place the tile")  # the fork
    code = anna.page.url.rpartition("/")[2]
    told = anna.ask("GET", f"games/{code}")
    assert [seat["colour"] for seat in told["seats"]] == ["green", "red"]

    anna.go("")
    expect(anna.page.locator(f'[data-code="{code}"] svg').first).to_have_class(re.compile("p-green"))
    anna.go("new/carcassonne")  # what was not shown is not remembered, what was is shown again
    expect(summary).to_contain_text("Youngest player: seat 1")
    expect(summary).to_contain_text("Strangers may find this game")
    assert anna.page.evaluate("() => document.querySelector('.page').scrollTop") == 0


def test_a_page_begins_at_its_top(invite: Invite) -> None:
    anna = invite("Anna", PHONE)
    for _ in range(3):
        anna.make(ME, RANDOM)
    anna.page.reload()
    more = anna.page.get_by_role("link", name="New game …").last
    more.scroll_into_view_if_needed()
    assert anna.page.evaluate("() => document.querySelector('.page').scrollTop") > 0
    more.click()
    expect(anna.page.get_by_role("heading", name="New game")).to_be_in_viewport()
