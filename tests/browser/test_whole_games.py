"""Whole games, from the start page to the result, by people in different browsers."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import ME, OPEN, PHONE, Person, next_asked, play_out

CLASSIC = ["inns_and_cathedrals", "traders_and_builders", "princess_and_dragon", "tower"]


def scores(person: Person) -> list[str]:
    return [text.split()[-1] for text in person.page.locator(".players .score").all_inner_texts()]


def test_two_people_play_a_base_game(invite: Invite) -> None:
    """Anna makes a game, sends Ben the link, and they play it to the end, step through the final scoring, and again."""
    anna, ben = invite("Anna"), invite("Ben")
    anna.page.get_by_role("link", name="New game").first.click()
    anna.page.get_by_label("Seat 2", exact=True).select_option("open")
    anna.screenshot("setup")
    anna.button("Begin").click()
    link = anna.page.get_by_label("Link to this game").input_value()
    expect(anna.page.get_by_role("heading", name="Waiting for people")).to_be_visible()

    ben.page.get_by_label("Code or link").fill(link)
    ben.button("Join").click()
    ben.button("I am ready").click()
    rng = Random(1)
    for _ in range(40):
        person = next_asked([anna, ben])
        assert person
        person.choose_by_mouse(rng)
    anna.screenshot("base-game")
    assert play_out([anna, ben], rng) > 40

    expect(anna.page.locator(".final")).to_be_visible()
    anna.screenshot("final-scoring")
    before = scores(anna)
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".final")).to_contain_text("1 / ")
    while anna.button("Next").count():
        anna.button("Next").click()
    assert before != scores(anna)
    anna.button("Result").click()
    ben.button("Skip to the result").click()
    for person in (anna, ben):
        expect(person.page.locator("dialog .outcome")).to_be_visible()
    expect(anna.page.locator("dialog tfoot td")).to_have_count(2)
    totals = anna.page.locator("dialog tfoot td").all_inner_texts()
    assert totals == scores(anna) == scores(ben)
    anna.screenshot("result")
    by_source = anna.page.locator("dialog tbody tr")
    sums = [0, 0]
    for row in range(by_source.count()):
        for seat in range(2):
            sums[seat] += int(by_source.nth(row).locator("td").nth(seat).inner_text())
    assert [str(each) for each in sums] == totals

    anna.button("Play again").click()
    anna.page.wait_for_selector(".bar[data-version='0'], .seats")
    ben.page.get_by_role("link", name="To the next game").click()
    ben.page.wait_for_url(re.compile(re.escape(anna.page.url.partition("#")[2])))


def test_two_people_play_with_the_classic_modules(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.make(ME, OPEN, preset="big_box_2006", modules=CLASSIC)
    anna.join(code)
    ben.join(code)
    ben.button("I am ready").click()
    rng = Random(3)
    assert play_out([anna, ben], rng, by_mouse=24) > 200
    anna.screenshot("classic-end")
    assert anna.board_filled() > 0.5, "the final scoring shows the whole board, as large as it may be"
    assert scores(anna) == scores(ben)
    expect(anna.page.locator(".final")).to_be_visible()


def test_two_people_play_cardcassonne(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.make(ME, OPEN, game="cardcassonne")
    anna.join(code)
    ben.join(code)
    ben.button("I am ready").click()
    rng = Random(5)
    assert play_out([anna, ben], rng) > 60
    anna.screenshot("cards-end")
    totals = []
    for person in (anna, ben):
        person.button("Skip to the result").click()
        expect(person.page.locator("dialog tfoot td")).to_have_count(2)
        totals.append(person.page.locator("dialog tfoot td").all_inner_texts())
    assert totals[0] == totals[1]


def test_a_whole_game_with_the_keyboard_alone(invite: Invite) -> None:
    """From the start page to the next game, against the computer, without a mouse."""
    anna = invite("Anna")
    page, press = anna.page, anna.page.keyboard.press
    anna.remember_what_comes()

    def reach(name: str, key: str = "Tab") -> None:
        """Press Tab until the button of that name has the focus."""
        wanted = page.get_by_role("button", name=name).first
        wanted.wait_for()
        for _ in range(80):
            if wanted.evaluate("each => each === document.activeElement"):
                return
            press(key)
        raise AssertionError(f"{name} is not reached")

    reach("Play against the computer")
    press("Enter")
    rng, chosen = Random(2), 0
    while next_asked([anna]):
        if chosen == 3:  # thought better of it
            version = anna.sees()["version"]
            press("u")
            anna.wait_beyond(version)
        anna.choose_by_key(rng)
        chosen += 1
    assert chosen > 40
    final = page.locator(".final")
    for step in range(1, 4):
        press("Enter")
        expect(final).to_contain_text(f"{step} / ")
    reach("Skip to the result", "Shift+Tab")
    press("Enter")
    expect(page.locator("dialog .outcome")).to_be_visible()
    reach("Play again")
    assert anna.came() == ["keydown"]
    press("Enter")
    page.wait_for_selector(".bar[data-version='0']")


def test_a_whole_game_by_touch_alone(invite: Invite) -> None:
    anna = invite("Anna", PHONE)
    anna.remember_what_comes()
    anna.button("Play against the computer").first.tap()
    rng, chosen = Random(2), 0
    while next_asked([anna]):
        anna.choose_by_touch(rng)
        chosen += 1
    assert chosen > 40
    final = anna.page.locator(".final")
    for step in range(1, 4):
        anna.button("Next").tap()
        expect(final).to_contain_text(f"{step} / ")
    anna.button("Skip to the result").tap()
    expect(anna.page.locator("dialog .outcome")).to_be_visible()
    anna.screenshot("phone-result")
    assert anna.came() == ["touch"]
    anna.button("Play again").tap()
    anna.page.wait_for_selector(".bar[data-version='0']")
