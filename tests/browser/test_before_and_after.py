"""Setting a game up, and what is left of it afterwards: replays, saves, moments."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import BEN, ME, RANDOM, play_out


def test_a_setup_is_checked_while_it_is_made_and_remembered(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go("new/carcassonne")
    anna.button("First evening", exact=False).click()
    river = anna.page.locator(".modules li", has_text="River").first
    expect(river.locator(".face")).to_have_attribute("aria-pressed", "true")
    anna.page.locator(".modules li", has_text="Inns & Cathedrals").locator(".face").click()
    expect(anna.page.locator(".foot")).to_contain_text(re.compile(r"\d+ tiles"))
    tower = anna.page.locator(".modules li", has_text="The Tower")
    expect(anna.page.locator(".foot .summary")).to_contain_text("102 tiles")
    tower.get_by_label("tiles").check()
    expect(anna.page.locator(".foot .summary")).to_contain_text("120 tiles")
    tower.get_by_label("tiles").uncheck()
    expect(anna.page.locator(".foot .summary")).to_contain_text("102 tiles")
    anna.page.get_by_label("Seat 2", exact=True).select_option("here")
    anna.page.get_by_label("Name", exact=True).fill("Ben")
    anna.screenshot("setup-modules")
    anna.button("Begin").click()
    anna.wait_for_turn()
    expect(anna.page.locator(".players")).to_contain_text("Ben")

    anna.go("new/carcassonne")
    expect(anna.button("First evening", exact=False)).to_have_attribute("aria-pressed", "false")  # there is more
    expect(river.locator(".face")).to_have_attribute("aria-pressed", "true")
    inns = anna.page.locator(".modules li", has_text="Inns & Cathedrals").locator(".face")
    expect(inns).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_label("Name", exact=True)).to_have_value("Ben")


def test_games_that_wait_for_me_are_marked(invite: Invite) -> None:
    anna = invite("Anna")
    code = anna.make(ME, BEN)
    anna.page.reload()
    row = anna.page.locator(f'[data-code="{code}"]')
    expect(row.locator(".badge")).to_have_text("Your turn")
    expect(anna.page).to_have_title(re.compile(r"^\(1\) Your turn"))
    row.get_by_role("link", name="Go on").click()
    expect(anna.page).to_have_title(re.compile("Your turn"))


def test_a_game_is_replayed_saved_and_opened_again(invite: Invite, tmp_path: Path) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, RANDOM, game="cardcassonne"))
    play_out([anna], Random(8))
    anna.button("Skip to the result").click()
    expect(anna.page.locator("dialog .outcome")).to_be_visible()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Save to a file").click()
    save = tmp_path / "game.save"
    download.value.save_as(save)
    expect(anna.page.locator("dialog tfoot td")).to_have_count(2)
    scores = anna.page.locator("dialog tfoot td").all_inner_texts()

    anna.page.get_by_role("link", name="Replay").click()
    expect(anna.page.locator("output")).to_have_text(re.compile(r"^0 / [1-9]\d*$"))
    slider = anna.page.get_by_label("Moment", exact=True)
    last = slider.get_attribute("max") or ""
    slider.fill(last)
    expect(anna.page.locator("output")).to_have_text(f"{last} / {last}")
    expect(anna.page.locator(".players .score")).to_contain_text(scores)
    assert anna.page.url.endswith(f"/at/{last}")
    anna.button("One step back").click()
    expect(anna.page.locator("output")).to_have_text(f"{int(last) - 1} / {last}")
    anna.screenshot("replay-cards")

    wim = invite("Wim")
    wim.page.locator("input[type=file]").set_input_files(save)
    expect(wim.page.locator("dialog .outcome")).to_be_visible()
    expect(wim.page.locator("dialog tfoot td")).to_have_text(scores)
    expect(wim.page.locator(".players")).to_contain_text("Anna")
    expect(wim.page.locator(".players")).not_to_contain_text("(you)")  # he was none of them
    wim.button("Final scoring").click()  # he was not there, and may see it all the same
    expect(wim.page.locator(".final")).to_contain_text("0 / ")
    wim.page.keyboard.press("Enter")
    expect(wim.page.locator(".final")).to_contain_text("1 / ")
    wim.go("")
    wim.page.locator("input[type=file]").set_input_files({"name": "no.save", "mimeType": "text/plain", "buffer": b"no"})
    expect(wim.page.get_by_role("alert").locator("p").first).to_have_text(
        "This file is no saved game that can be read here."
    )
    expect(wim.page.get_by_role("alert").locator("p")).to_have_count(2)
    wim.troubles = [trouble for trouble in wim.troubles if "400" not in trouble]  # the refusal


def test_any_moment_of_a_tile_game_has_a_link(invite: Invite) -> None:
    anna = invite("Anna")
    code = anna.make(ME, BEN)
    anna.join(code)
    rng = Random(1)
    for _ in range(6):
        anna.wait_for_turn()
        anna.choose_by_key(rng)
    anna.go(f"g/{code}/at/2")
    expect(anna.page.locator("output")).to_have_text(re.compile("^2 / "))
    expect(anna.page.locator("image.tile")).not_to_have_count(0)
    then = anna.page.locator("image.tile").count()
    anna.page.get_by_label("Moment", exact=True).fill("6")
    expect(anna.page.locator("image.tile")).not_to_have_count(then)
    anna.screenshot("replay")
    anna.go(f"g/{code}/at/999")  # beyond the end
    expect(anna.page.locator("output")).to_have_text("6 / 6")
    expect(anna.page).to_have_url(re.compile("/at/6$"))
    anna.button("Play").click()  # from the end it begins anew
    expect(anna.page.locator("output")).to_have_text(re.compile("^[0-5] / 6"))
    anna.button("Pause").click()
    anna.troubles = [trouble for trouble in anna.troubles if "404" not in trouble]


def test_a_link_to_no_game_says_so(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go("g/nothing")
    expect(anna.page.get_by_role("heading", name="There is no such game")).to_be_visible()
    anna.page.get_by_role("link", name="To the start page").last.click()
    expect(anna.page.get_by_role("heading", name="Welcome to the table")).to_be_visible()
