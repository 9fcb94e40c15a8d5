"""Gold, mage and witch, flying machines and little buildings in the browser: their new steps, clicked on the board."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from helpers.story import Story
from modules.flying_machines.test_flying_machines import COLUMN, TWO
from modules.goldmines.test_goldmines import BOTH, KNIGHTS, SHARED, TIE
from modules.mage_and_witch.test_mage_and_witch import APART, MEETING


def at_table(invite: Invite, story: Story) -> Person:
    """Somebody who continues the game of a story for all its players."""
    anna = invite("Anna")
    anna.go_on(story.game.save())
    if anna.sees()["curtain"]:
        anna.page.locator("dialog.curtain button").first.click()
    return anna


def choose(anna: Person, name: str, words: str) -> None:
    """Click on a thing on the board, then on one of several things that can be done with it."""
    anna.click(name)
    if not anna.button("Confirm").count():
        anna.page.get_by_role("button", name=words).first.click()
        anna.settle()
    anna.confirm()


def name_with(anna: Person, text: str) -> str:
    return next(name for name in anna.names_on_board() if text in name)


def test_the_second_gold_bar_goes_to_a_tile_around(invite: Invite) -> None:
    drawing = TIE.replace("7G→", ".").replace("6GO_m_cNW↑", ".").replace("5E↓", ".").replace("4B↑", ".")
    story = Story("Red Green Blue", drawing, *KNIGHTS[:2], "3 Blue ?", modules=("base", "goldmines"))
    anna = at_table(invite, story)
    expect(anna.bar).to_contain_text("Where shall the second gold bar go?")
    anna.screenshot("goldmines-laying")
    choose(anna, name_with(anna, "0,-1"), "gold bar here")
    expect(anna.page.locator(".log")).to_contain_text("puts a gold bar")
    anna.screenshot("goldmines")


def test_gold_is_taken_from_one_of_several_tiles(invite: Invite) -> None:
    story = Story("Red Blue", SHARED, *BOTH, "5 Red pass; ?", modules=("base", "goldmines"))
    anna = at_table(invite, story)
    expect(anna.bar).to_contain_text("From which tile will you take a gold bar?")
    choose(anna, name_with(anna, "0,0"), "take a gold bar from here")
    expect(anna.page.locator(".log")).to_contain_text("takes 2 gold bars")
    expect(anna.page.locator('[data-seat="0"] use[href$="held-holding-gold"]')).to_have_count(1)
    anna.screenshot("goldmines-taken")


def test_mage_and_witch_are_moved_and_separated(invite: Invite) -> None:
    story = Story("Red Blue", MEETING, *APART, "5 Red ?", modules=("base", "mage_and_witch"))
    anna = at_table(invite, story)
    expect(anna.bar).to_contain_text("Mage and witch have met.")
    anna.screenshot("mage_and_witch-met")
    choose(anna, name_with(anna, "city:N@0,-1"), "the witch")
    expect(anna.page.locator(".log")).to_contain_text("moves the witch")
    for token in ("mage", "witch"):
        expect(anna.page.locator(f'.sheet use[href$="token-{token}"]')).to_have_count(1)
    anna.screenshot("mage_and_witch")


def test_a_follower_flies_and_lands(invite: Invite) -> None:
    modules = ("base", "flying_machines")
    story = Story("Red Blue", COLUMN, "2 Blue ?", modules=modules, draws=[TWO])
    anna = at_table(invite, story)
    anna.screenshot("flying_machines-figures")
    anna.press("Flying machine")
    expect(anna.bar).to_contain_text("Where shall the flier land?")
    anna.screenshot("flying_machines-landing")
    choose(anna, name_with(anna, "road:E@0,0"), "land")
    expect(anna.page.locator(".log")).to_contain_text("flies 2 squares")
    anna.screenshot("flying_machines")


def test_a_little_building_is_put_on_the_new_tile(invite: Invite) -> None:
    options = {"building_values": "3/2/1"}
    story = Story("Red Blue", "[D] 1U↑", "1 Red ?", modules=("base", "little_buildings"), options=options)
    anna = at_table(invite, story)
    anna.screenshot("little_buildings-figures")
    anna.sort("Little building")
    anna.press("Tower")
    expect(anna.page.locator(".log")).to_contain_text("puts a little building on a tile: tower")
    expect(anna.page.locator('.sheet use[href$="token-small_tower"]')).to_have_count(1)
    anna.screenshot("little_buildings")
