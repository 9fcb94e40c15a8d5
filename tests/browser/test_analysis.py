"""The analysis of a finished game, and hints in a running one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Screen
from languedoc import Game
from languedoc.players import player

LONG = 120_000  # milliseconds: an analysis on a busy machine


def finished() -> str:
    game = Game(["Anna", "Ben"], seed=9)
    players = [player(level, seat) for seat, level in enumerate(("skilled", "novice"))]
    while not game.over:
        game.choose(players[game.state.decider].pick(game.state))
    return game.save()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_finished_game_opens_to_its_analysis(invite: Invite, screen: Screen) -> None:
    anna = invite("Anna", screen, language="de" if screen is PHONE else "en")
    brought = anna.context.request.post(
        f"{anna.url}/api/games/upload", data=finished(), headers={"Content-Type": "text/plain"}
    )
    anna.join(brought.json()["code"])
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Diese Partie auswerten" if screen is PHONE else "Analyse this game").click()
    ready = anna.page.locator(".analysis[data-ready=true]")
    expect(ready).to_be_visible(timeout=LONG)
    expect(ready.locator(".course")).to_have_count(2)
    expect(ready.locator(".seat")).to_have_count(2)
    assert ready.locator(".costly").count() >= 1, "a novice makes mistakes"
    assert anna.fits()
    ready.locator("svg").first.scroll_into_view_if_needed()
    anna.screenshot(f"analysis-curve-{screen.width}")
    ready.locator("ol li").first.scroll_into_view_if_needed()
    anna.screenshot(f"analysis-moves-{screen.width}")
    link = ready.locator("ol .key").first
    moment = str(link.get_attribute("href")).rpartition("/")[2]
    link.click()
    expect(anna.page.locator(".replay output")).to_contain_text(f"{moment} /")
    anna.screenshot(f"analysis-moment-{screen.width}")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_can_be_tried_on_the_board(invite: Invite, screen: Screen) -> None:
    anna = invite("Anna", screen)
    anna.join(anna.make({"kind": "me"}, {"kind": "bot", "level": "casual"}, start=0))
    seen = anna.wait_for_turn()
    anna.button("Hint").click()
    hint = anna.page.locator(".hint")
    expect(hint.locator("li")).not_to_have_count(0, timeout=LONG)
    anna.screenshot(f"hint-{screen.width}")
    assert anna.fits()
    hint.locator("[data-hint]").first.click()
    expect(anna.page.locator(".bar .confirm")).to_be_visible()
    anna.screenshot(f"hint-tried-{screen.width}")
    anna.page.locator(".bar .confirm").click()
    anna.wait_beyond(seen["version"])
    expect(hint).to_have_count(0)


def test_hints_are_a_setting_of_the_table(invite: Invite) -> None:
    anna = invite("Anna")
    among = anna.make({"kind": "me"}, {"kind": "here", "name": "Ben"}, start=0)
    anna.join(among)
    anna.wait_for_turn()
    expect(anna.button("Hint")).to_have_count(0)
    anna.go("new/carcassonne")
    level = anna.page.get_by_label("How strong").first
    expect(anna.page.locator(".wishes .sentence").first).to_contain_text("Plays along nicely")
    assert set(level.locator("option").all_inner_texts()) == {"Novice", "Casual", "Skilled", "Expert"}
    level.select_option("expert")
    expect(anna.page.locator(".wishes .sentence").first).to_contain_text("Thinks ahead")
    anna.screenshot("levels-described")
    anna.page.locator("summary", has_text="Time and place").click()
    allowed = anna.page.get_by_label("Players may ask for hints")
    expect(allowed).to_be_checked()
    anna.page.locator(".wishes .kind").nth(1).select_option("here")
    expect(allowed).not_to_be_checked()
