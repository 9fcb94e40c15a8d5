"""Somebody's time runs out."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import BEN, ME, OPEN, PATIENCE, RANDOM, Person


def test_time_runs_out_and_the_others_decide(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.make(ME, OPEN, clock={"seconds": 2}, start=0)
    anna.join(code)
    ben.join(code)
    ben.button("I am ready").click()
    anna.wait_for_turn()
    anna.choose_by_key(Random(1))  # from then on the clocks run
    expect(ben.page.get_by_text("Anna has run out of time")).to_be_visible()
    ben.screenshot("time-out")
    ben.button("The computer takes over").click()
    expect(ben.page.get_by_text("Anna has run out of time")).to_have_count(0)
    ben.wait_for_turn()


def time_out_told(person: Person) -> list[str]:
    """What the server says of a clock that has run out, as it comes."""
    told: list[str] = []

    def hear(frame: str | bytes) -> None:
        if "time_out" in str(frame):
            told.append(str(frame))

    person.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return told


def test_nobody_is_asked_where_nobody_else_plays(invite: Invite) -> None:
    anna = invite("Anna")
    told = time_out_told(anna)
    anna.join(anna.make(ME, RANDOM, clock={"seconds": 1}, start=0))
    anna.wait_for_turn()
    anna.choose_by_key(Random(1))
    until = time.monotonic() + PATIENCE / 1000
    while not told and time.monotonic() < until:
        anna.page.wait_for_timeout(10)  # lets the page receive what the server sends
    assert told
    anna.settle()
    assert anna.page.locator(".over-time").count() == 0
    assert anna.sees()["options"]  # and the game goes on


def test_at_one_screen_the_vote_is_marked(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, BEN, clock={"seconds": 1}, start=0))
    anna.wait_for_turn()
    anna.choose_by_key(Random(1))
    expect(anna.page.get_by_text("Anna has run out of time")).to_be_visible()
    wait, bot = anna.button("Wait"), anna.button("The computer takes over")
    expect(wait).to_have_attribute("aria-pressed", "false")
    wait.click()
    expect(wait).to_have_attribute("aria-pressed", "true")
    expect(bot).to_have_attribute("aria-pressed", "false")
    expect(anna.page.locator(".over-time li").first).to_contain_text("Ben")
    bot.click()
    expect(anna.page.locator(".over-time")).to_have_count(0)
