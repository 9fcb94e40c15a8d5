"""Bathhouses and the catapult in the browser: their new steps, clicked on the board."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.test_gold_and_magic import at_table, choose, name_with
from modules.bathhouses.test_bathhouses import BOTH, CITY, TWO_ALONE
from modules.bathhouses.test_bathhouses import tale as bath_tale
from modules.catapult.test_catapult import STILL, begin


def test_a_follower_is_sent_to_a_bathhouse(invite: Invite) -> None:
    story = bath_tale("Red Blue", CITY, "1 Red city:E", "4 Blue ?").choose("pass")
    anna = at_table(invite, story)
    expect(anna.bar).to_contain_text("In which bathhouse shall your follower lie down?")
    anna.screenshot("bathhouses-choice")
    choose(anna, name_with(anna, "1,0"), "lie down here")
    expect(anna.page.locator(".log")).to_contain_text("in a bathhouse")
    anna.screenshot("bathhouses")


def test_the_active_player_says_who_bathes_first(invite: Invite) -> None:
    anna = at_table(invite, bath_tale("Red Blue", BOTH, *TWO_ALONE))
    expect(anna.bar).to_contain_text("Whose follower is the next to take a bath?")
    anna.screenshot("bathhouses-order")


def test_a_token_is_thrown_and_shown_where_it_landed(invite: Invite) -> None:
    story = begin("target", "123,45", draws=STILL * 2)
    anna = at_table(invite, story)
    expect(anna.bar).to_contain_text("Where will you aim?")
    expect(anna.page.locator('.sheet use[href$="token-catapult-target"]')).to_have_count(1)
    anna.screenshot("catapult-aim")
