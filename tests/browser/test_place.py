"""What people expect of a place to play: taking back, agreeing, resigning, saving, going through a game, playing on."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from browser.cable import Cable
from browser.conftest import Invite
from browser.person import GREEDY, ME, OPEN, PHONE, Person, play_until_asked
from languedoc import Game
from languedoc.games import load
from server.serving import Server


def open_seats(person: Person) -> None:
    person.page.locator("[data-tab=seats]").click()


def test_a_game_against_the_computer_is_taken_back_saved_and_played_on(invite: Invite) -> None:
    anna, rng = invite("Anna"), Random(2)
    code = anna.make(ME, GREEDY, start=0)
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
    code = anna.make(ME, OPEN, start=0)
    ben.ask("POST", f"games/{code}/seats/1")
    anna.join(code)
    ben.join(code)
    play_until_asked(ben, anna, Random(3))
    ben.page.locator(".strip").get_by_role("button").last.tap()
    open_seats(ben)
    assert ben.page.locator("#panel .seats").evaluate("panel => panel.scrollWidth <= panel.clientWidth")
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
    ben.page.locator("[data-tab=chat]").tap()
    expect(ben.page.locator(".lines")).to_contain_text("Gut gespielt!")
    ben.button("Schließen").tap()

    open_seats(anna)
    anna.button("Resign").click()
    anna.button("Resign").click()
    ben.page.get_by_text("Anna hat aufgegeben.").first.wait_for()
    anna.screenshot("resigned")


def test_finished_games_have_statistics_and_lead_to_their_analysis(invite: Invite) -> None:
    anna = invite("Anna", PHONE)
    for seed in (1, 2):
        anna.upload(played_out(seed))
    anna.go("history")
    expect(anna.page.locator(".course .point")).to_have_count(2)
    anna.button("Points by source").first.tap()
    expect(anna.page.locator(".sources table")).to_be_visible()
    assert anna.fits()
    anna.screenshot("history-phone")
    anna.page.get_by_role("link", name="Analyse").first.tap()
    anna.page.get_by_role("dialog").wait_for()
    expect(anna.button("Analyse")).to_have_count(0)  # it has begun


def test_a_picture_and_an_animation_of_a_game_are_files_that_messengers_show(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.upload(played_out(1)))
    begins = {"Picture": b"\x89PNG"} | ({"Animation": b"GIF89a"} if importlib.util.find_spec("resvg_py") else {})
    for words, first in begins.items():
        with anna.page.expect_download() as downloading:
            anna.page.get_by_role("dialog").get_by_role("button", name=words).click()
        file = Path(downloading.value.path())
        assert file.read_bytes().startswith(first)
        assert file.stat().st_size > 10_000


TOLD = """() => {
    window.told = [];
    Object.defineProperty(document, "hidden", { get: () => window.away === true, configurable: true });
    ServiceWorkerRegistration.prototype.showNotification = async title => { window.told.push(title); };
    window.Notification = class { constructor(title) { window.told.push(title); } };
    window.Notification.permission = "granted";
    window.Notification.requestPermission = async () => "granted";
}"""  # Chromium without a screen shows no notifications: what would be shown is noted


def test_who_wants_it_is_notified_and_may_reconnect_now(invite: Invite, server: Server) -> None:
    with Cable(server.port) as cable:
        anna, ben = invite("Anna", at=cable.url), invite("Ben")
        anna.context.add_init_script(f"({TOLD})()")
        anna.page.reload()
        anna.button("Settings").click()
        anna.page.get_by_label("Notify me", exact=False).check()
        anna.button("Close").click()
        code = ben.make(ME, OPEN, start=0)
        anna.ask("POST", f"games/{code}/seats/1")
        anna.join(code)
        ben.join(code)
        anna.page.evaluate("() => { window.away = true }")
        play_until_asked(anna, ben, Random(1))
        anna.page.wait_for_function("() => window.told.includes('Your turn')")
        anna.page.evaluate("() => { window.away = false }")
        cable.pull()
        again = anna.button("Reconnect now")
        again.wait_for()
        anna.screenshot("reconnect-now")
        again.click()  # in vain, so it stays
        cable.plug_in()
        expect(again).to_have_count(0)
        expect(anna.page.get_by_text("reconnecting")).to_have_count(0)
        anna.troubles.clear()  # that the line was away


# Chromium without a loudspeaker: for each tone, whether the page was hidden.
HEARD = """() => {
    window.heard = [];
    Object.defineProperty(document, "hidden", { get: () => window.away === true, configurable: true });
    const nothing = () => {};
    const part = () => ({
        frequency: {}, start: nothing, stop: nothing, connect: next => next,
        gain: { setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing },
    });
    window.AudioContext = class {
        currentTime = 0;
        destination = {};
        createOscillator() { window.heard.push(document.hidden); return part(); }
        createGain() { return part(); }
    };
}"""


def test_ones_turn_is_heard_while_the_page_is_hidden_and_the_moves_of_others_are_not(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    anna.context.add_init_script(f"({HEARD})()")
    anna.set(sound=True)
    code = ben.make(ME, OPEN, start=0)
    anna.ask("POST", f"games/{code}/seats/1")
    anna.join(code)
    ben.join(code)
    anna.page.evaluate("() => { window.away = true }")
    play_until_asked(anna, ben, Random(1))
    anna.page.wait_for_function("() => heard.length > 0")
    anna.settle()
    assert anna.page.evaluate("() => heard") == [True, True], "the two tones of one's turn, and none of a tile"


def test_the_page_opens_without_a_network_and_is_installable(invite: Invite) -> None:
    anna = invite("Anna")
    manifest = anna.context.request.get(f"{anna.url}/manifest.webmanifest").json()
    assert manifest["start_url"] == "/" and {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    anna.page.wait_for_function(
        "async () => (await caches.match('/')) !== undefined && navigator.serviceWorker.controller"
    )
    anna.page.wait_for_function("async () => (await (await caches.open('languedoc-guide')).keys()).length > 6")
    anna.context.set_offline(True)
    anna.page.reload()
    anna.page.get_by_text("No connection.").wait_for()
    anna.screenshot("offline")
    anna.troubles.clear()  # requests that fail are told on the console
    anna.context.set_offline(False)
    anna.button("Try again").click()
    expect(anna.page.get_by_text("No connection.")).to_have_count(0)


def played_out(seed: int) -> str:
    """The save of a short game that is over."""
    game, rng = Game(["Anna", "Ben"], bag=["U", "V", "E", "B", "K", "W", "H", "D"], seed=seed), Random(seed)
    while not game.over:
        game.choose(rng.choice(game.options))
    return game.save()
