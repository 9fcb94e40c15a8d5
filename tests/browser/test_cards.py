"""The table of the card game: hands that stay hidden, cards that are dragged, rows that are seen on every screen."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import BEN, GREEDY, ME, RANDOM, SCREENS, SMALL_PHONE, UNCOVERED, Person, Screen


def test_the_device_is_passed_before_a_hand_is_seen(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, BEN, game="cardcassonne", start=0))
    rng = Random(6)
    curtains = 0
    for _ in range(12):
        seen = anna.wait_for_turn()
        if seen["curtain"]:
            curtains += 1
            assert not anna.page.locator(".hand .held").count()
            if curtains == 1:
                anna.screenshot("curtain")
            for _ in range(3):  # a dialog lets itself be closed when nothing was done in between
                anna.page.keyboard.press("Escape")
            expect(anna.page.locator("dialog.curtain[open]")).to_be_visible()
            anna.page.locator("dialog.curtain button").click()
            expect(anna.page.locator("dialog.curtain")).to_have_count(0)
        else:
            anna.choose_by_key(rng)
    assert curtains >= 2


def test_a_card_is_dragged_to_its_row(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, RANDOM, game="cardcassonne"))
    rng = Random(2)
    while anna.wait_for_turn() and not anna.page.locator(".hand .open").count():
        anna.choose_by_key(rng)
    anna.page.locator(".hand .open").first.click()
    row = anna.page.locator(".row.open, .row.chosen").first
    number = row.get_attribute("data-row")
    anna.page.keyboard.press("Escape")
    anna.page.locator(".hand .open").first.drag_to(anna.page.locator(f"[data-row='{number}']"))
    anna.screenshot("dragged")
    expect(anna.bar.locator(".keys")).not_to_contain_text("follower")  # what is asked is about the card alone
    chosen = anna.bar.locator(".keys .key").filter(has_not_text="Cancel")
    if not anna.button("Confirm").count():  # face up or face down
        chosen.first.click()
    version = anna.sees()["version"]
    anna.button("Confirm").click()
    anna.wait_beyond(version)


def rows_by_card(person: Person) -> dict[str, set[str]]:
    """The rows into which each card may be laid, as the list of options tells."""
    person.page.keyboard.press("l")
    expect(person.page.locator("#options")).to_be_visible()
    listed = [option.get_attribute("data-option") or "" for option in person.page.locator("[data-option]").all()]
    person.page.keyboard.press("l")
    rows: dict[str, set[str]] = {}
    for option in listed:
        _, *card, row = option.split()
        if card:
            rows.setdefault(card[0].replace(":", "-"), set()).add(row)
    return rows


def test_a_dragged_card_marks_the_rows_that_take_it_and_no_other(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, RANDOM, game="cardcassonne"))
    rng = Random(2)
    tried = 0
    while tried < 8:
        anna.wait_for_turn()
        allowed = rows_by_card(anna)
        for card in anna.page.locator(".hand .open").all():
            box = card.bounding_box()
            picture = card.locator("img").get_attribute("src") or ""
            assert box
            anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            anna.page.mouse.down()
            anna.page.mouse.move(5, box["y"], steps=3)
            takes = allowed[picture.rpartition("/")[2].split(".")[0]]
            for row in anna.page.locator(".row").all():
                at = row.bounding_box()
                assert at
                anna.page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
                marks = (row.get_attribute("class") or "").split()
                colour = next(mark.removeprefix("row-") for mark in marks if mark.startswith("row-"))
                assert ("open" in marks, "chosen" in marks) == (colour in takes,) * 2, (picture, colour)
                tried += colour not in takes
            anna.screenshot("dragging")
            anna.page.mouse.move(5, 5)
            anna.page.mouse.up()
        anna.choose_by_key(rng)


def test_the_card_game_on_a_phone(invite: Invite) -> None:
    anna = invite("", SMALL_PHONE)
    anna.join(anna.make(ME, GREEDY, game="cardcassonne"))
    rng = Random(1)
    for _ in range(4):
        anna.wait_for_turn()
        anna.choose_by_key(rng)
    anna.wait_for_turn()
    assert anna.fits()
    hand, bar = anna.page.locator(".hand").bounding_box(), anna.bar.bounding_box()
    assert hand and bar and hand["y"] + hand["height"] <= bar["y"], "the bar leaves the hand free"
    anna.screenshot("phone-360-cards")


HIDDEN_ROWS = """farthest => {
  const felt = document.querySelector(".felt");
  const edge = name => document.querySelector(name)?.getBoundingClientRect();
  const hidden = [...document.querySelectorAll("[data-row]")].filter(row => {
    for (let from = 0; from <= farthest; from += 5) {
      felt.scrollTop = from;
      const { top, bottom, right } = row.getBoundingClientRect();
      const above = edge(".strip")?.bottom ?? edge(".felt").top;
      const hand = edge(".felt .hand");
      const below = Math.min(hand && hand.left < right ? hand.top : Infinity, edge(".foot").top);
      if (top >= above && bottom <= below + 1) return false;
    }
    return true;
  });
  felt.scrollTop = 0;
  return hidden.map(row => row.innerText);
}"""  # the rows that lie under the hand or the bar, wherever the table is scrolled to, as far as it may be


@pytest.mark.parametrize(
    ("players", "width", "height"),
    [(2, 360, 740), (3, 360, 740), (2, 1366, 650), (5, 1400, 900), (2, 844, 390)],
    ids=str,
)
def test_no_row_of_cards_is_hidden_for_good(invite: Invite, players: int, width: int, height: int) -> None:
    anna = invite("Anna", Screen(width, height, touch=width < 1000))
    anna.join(anna.make(ME, *[GREEDY] * (players - 1), game="cardcassonne"))
    rng = Random(1)
    for _ in range(8):
        anna.wait_for_turn()
        anna.choose_by_key(rng)
    anna.wait_for_turn()
    assert anna.page.evaluate(HIDDEN_ROWS, 1000 if height > 700 > width else 0) == []
    anna.screenshot(f"cards-{players}-{width}")


def test_on_a_phone_held_sideways_hand_and_rows_are_seen_at_once(invite: Invite) -> None:
    anna = invite("Anna", Screen(844, 390, touch=True))
    anna.join(anna.make(ME, GREEDY, GREEDY, game="cardcassonne"))
    rng = Random(3)
    for _ in range(12):
        anna.wait_for_turn()
        assert all(card.evaluate(UNCOVERED) for card in anna.page.locator(".hand .held").all())
        assert anna.page.evaluate(HIDDEN_ROWS, 0) == [], "without scrolling"
        anna.choose_by_key(rng)
    anna.wait_for_turn()
    while not anna.page.locator(".hand .open").count():
        anna.choose_by_key(rng)
        anna.wait_for_turn()
    anna.page.locator(".hand .open").first.tap()
    row = anna.page.locator(".row.open, .row.chosen").first
    assert row.locator(".title").evaluate(UNCOVERED)
    anna.screenshot("cards-sideways")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("l")
    anna.settle()
    assert all(card.evaluate(UNCOVERED) for card in anna.page.locator(".hand .held").all())


def test_a_row_that_may_be_chosen_is_one_target_and_the_follower_stands_between_cards(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, GREEDY, game="cardcassonne", start=0))
    anna.wait_for_turn()
    row = anna.page.locator(".row").nth(2)
    box = row.bounding_box()
    assert box
    anna.page.locator(".row.open").first.wait_for()
    version = anna.sees()["version"]
    anna.page.mouse.click(box["x"] + box["width"] - 12, box["y"] + box["height"] / 2)  # where no card and no word is
    expect(row).to_have_class(re.compile("chosen"))
    anna.bar.locator(".keys .key", has_text="Follower, green row").click()
    anna.button("Confirm").click()
    anna.wait_beyond(version)
    stand = row.locator(".stand").first
    expect(stand).to_contain_text("Anna")
    own, cards = stand.bounding_box(), [card.bounding_box() for card in row.locator(".lying .card").all()]
    assert own and own["width"] >= 40
    for card in filter(None, cards):
        assert card["x"] + card["width"] <= own["x"] + 3 or card["x"] >= own["x"] + own["width"] - 3, "it hides a card"


# Points in the log of which the end of the round says nothing yet.
GAINED_EARLY = """() => {
    const shown = document.querySelectorAll(".round-end .points").length;
    const told = [...document.querySelectorAll(".log .gain")].map(each => each.innerText);
    return told.length > shown ? told.join() : "";
}"""


def play_the_round(person: Person) -> None:
    """Choose until a round is over."""
    rng = Random(5)
    while not person.page.locator(".round-end").count():
        person.page.wait_for_selector(".bar:not([data-options='0']), .round-end")
        if not person.page.locator(".round-end").count():
            person.choose_by_key(rng)


def test_the_end_of_a_round_is_shown_until_it_is_confirmed(invite: Invite) -> None:
    anna = invite("Anna", motion=True)
    anna.join(anna.make(ME, RANDOM, game="cardcassonne", start=0))
    play_the_round(anna)
    end = anna.page.locator(".round-end")
    assert anna.page.evaluate(GAINED_EARLY) == "", "the log does not tell points that are not shown yet"
    expect(anna.page.locator(".flight").first).to_be_visible()  # cards fly to whoever took them
    anna.page.screenshot(path=SCREENS / "round-flight.png")
    expect(end.get_by_role("heading")).to_have_text("Round 1 is over")
    expect(anna.page.locator(".flight")).to_have_count(0)
    expect(end.get_by_role("button")).to_contain_text("Go on")
    expect(end.locator("li")).to_have_count(2)
    expect(anna.page.locator(".round")).to_contain_text("Round 1 of")
    assert not anna.page.locator(".hand").count() and not anna.bar.count(), "nothing is asked meanwhile"
    told = {li.locator(".name").inner_text(): li.locator(".points").inner_text() for li in end.locator("li").all()}
    anna.screenshot("round-end")
    code = anna.page.url.rpartition("/")[2]
    scores = anna.ask("GET", f"games/{code}")["scores"]
    assert sorted(told.values()) == sorted(f"+{score}" for score in scores)
    assert anna.page.locator(".log .gain").count() == 2
    end.get_by_role("button").click()
    expect(anna.page.locator(".round")).to_contain_text("Round 2 of")
    anna.wait_for_turn()


def test_without_motion_a_round_ends_at_once_and_waits_too(invite: Invite) -> None:
    anna = invite("Anna", SMALL_PHONE)
    anna.join(anna.make(ME, GREEDY, GREEDY, game="cardcassonne", start=0))
    play_the_round(anna)
    end = anna.page.locator(".round-end")
    expect(end.get_by_role("button")).to_contain_text("Go on")
    expect(end.locator("li")).to_have_count(3)
    assert anna.fits()
    anna.settle()
    anna.screenshot("phone-360-round-end")
    told = end.locator("li").all_text_contents()
    anna.page.reload()
    expect(end.get_by_role("heading")).to_have_text("Round 1 is over")
    expect(end.locator("li")).to_have_text(told)
    assert not anna.page.locator(".hand").count() and not anna.bar.count(), "nothing is asked meanwhile"
    anna.settle()
    anna.screenshot("phone-360-round-end-reloaded")
    anna.page.set_viewport_size({"width": 844, "height": 390})
    anna.settle()
    rows, words = (anna.page.locator(part).bounding_box() for part in (".rows", ".felt .top"))
    assert rows and words and rows["y"] + rows["height"] <= words["y"], "the rows lie over the words below them"
    anna.page.keyboard.press("Enter")  # the keyboard is on the button
    expect(anna.bar).not_to_have_attribute("data-options", "0")
    anna.page.reload()
    expect(anna.bar).not_to_have_attribute("data-options", "0")
    assert not end.count(), "it was confirmed"
