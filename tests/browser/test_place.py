"""What people expect of a place to play: taking back, agreeing, resigning, saving, going through a game, playing on."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import GREEDY, ME, OPEN, PHONE, Person, play_until_asked
from languedoc.games import load


def open_seats(person: Person) -> None:
    person.page.locator("[data-tab=seats]").click()


def test_a_game_against_the_computer_is_taken_back_saved_and_played_on(invite: Invite) -> None:
    anna, rng = invite("Anna"), Random(2)
    code = anna.make(ME, GREEDY, draw_start=False)
    anna.join(code)
    for _ in range(4):
        anna.choose_by_key(rng)
    anna.wait_for_turn()
    laid = anna.page.locator(".board .tile")
    assert laid.count() > 3
    for _ in range(4):
        version = anna.wait_for_turn()["version"]
        anna.button("Undo").click()
        anna.wait_beyond(version)
    anna.wait_for_turn()
    expect(laid).to_have_count(1)
    expect(anna.button("Undo")).to_have_count(0)
    for _ in range(6):
        anna.choose_by_key(rng)
    anna.wait_for_turn()

    open_seats(anna)
    with anna.page.expect_download() as downloading:
        anna.page.get_by_role("link", name="Save this game").click()
    saved = load(Path(downloading.value.path()).read_text())
    assert not saved.over and saved.setup.names[0] == "Anna"

    anna.go(f"g/{code}/at/6")
    turns = anna.page.locator(".log .turn")
    expect(turns.first).to_be_visible()
    anna.button("Show fields").click()
    anna.page.locator(".board .areas .field").first.wait_for()
    anna.screenshot("replay-whole-table")
    shown = laid.count()
    phone = invite("Ben", PHONE)
    phone.go(f"g/{code}/at/6")
    phone.button("Open players, log and chat").tap()
    expect(phone.page.locator(".players .holdings")).to_have_count(2)
    phone.screenshot("replay-phone")
    assert phone.fits()
    anna.button("Play on from here").click()
    anna.page.get_by_label("The others are").select_option("here")
    anna.button("Begin").click()
    anna.page.wait_for_selector(".bar")
    assert code not in anna.page.url
    expect(laid).to_have_count(shown)
    assert anna.wait_for_turn()["options"]


def test_people_agree_to_take_back_and_one_resigns(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben", PHONE, language="de")
    code = anna.make(ME, OPEN, draw_start=False)
    ben.ask("POST", f"games/{code}/seats/1")
    anna.join(code)
    ben.join(code)
    play_until_asked(ben, anna, Random(3))
    open_seats(anna)
    anna.button("Ask to take back my last choice").click()
    ben.page.get_by_role("alert").filter(has_text="Anna möchte den letzten Zug zurücknehmen").wait_for()
    ben.screenshot("proposal-phone")
    ben.button("Einverstanden").tap()
    anna.page.wait_for_selector(".bar:not([data-options='0'])")
    expect(anna.page.locator(".proposal")).to_have_count(0)

    anna.page.locator("[data-tab=chat]").click()
    anna.button("Well played!").click()
    expect(anna.page.locator(".lines")).to_contain_text("Well played!")
    ben.page.get_by_role("button", name="ungelesene", exact=False).tap()
    expect(ben.page.locator(".lines")).to_contain_text("Gut gespielt!")
    ben.button("Schließen").tap()

    open_seats(anna)
    anna.button("Resign").click()
    anna.button("Resign").click()
    ben.page.get_by_text("Anna hat aufgegeben.").first.wait_for()
    anna.screenshot("resigned")
