"""The play aid on a phone: choose modules, walk turns at the table, score, finish, without a network, on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE, Person, Screen
from browser.test_everywhere import serious
from languedoc.carcassonne.modules import BUILT

LARGE = Screen(1440, 900)

MODULES = ("The Tower", "Inns & Cathedrals", "Hills & Sheep")
STORED = """async () => {
    const cache = await caches.open("languedoc-guide");
    const kept = (await cache.keys()).map(each => new URL(each.url).pathname + new URL(each.url).search);
    return navigator.serviceWorker.controller !== null
        && kept.includes("/") && kept.some(each => each.startsWith("/api/guide?")) && kept.includes("/art/symbols.svg")
        && kept.some(each => each.startsWith("/art/tiles/hills_and_sheep"));
}"""


def choose_modules(anna: Person) -> None:
    anna.go("guide")
    page = anna.page
    for name in MODULES:
        page.get_by_role("checkbox", name=name).check()
    page.locator(".counts label", has_text="3").click()
    expect(page.locator(".heading")).to_have_text(
        "3 players: Base game, The Tower, Inns & Cathedrals and Hills & Sheep"
    )


def walk_a_turn(anna: Person, *, action: str = "", completed: str = "") -> list[str]:
    """One turn by the big button, with what is said about it; returns the steps that were shown."""
    page, seen = anna.page, []
    whose = page.locator(".whose").inner_text()
    while page.locator(".whose").inner_text() == whose:
        if page.locator("h2[data-step]").count():
            seen.append(page.locator("h2[data-step]").get_attribute("data-step") or "")
        elif completed and page.get_by_text("What has been completed?").count():
            anna.button(completed).click()
        elif action and page.get_by_text("What do you do with a figure?").count():
            anna.button(action).click()
            continue
        page.locator(".big").click()
    return seen


def test_a_game_at_the_table_on_a_phone(invite: Invite) -> None:
    anna = invite(screen=PHONE)
    page = anna.page
    choose_modules(anna)
    expect(page.get_by_text("Everybody gets 9 tower pieces.")).to_be_visible()
    step = page.locator("[data-step=mod_inn]")
    step.locator("summary").click()
    expect(step.get_by_text("Red scores a road: 3 tiles 3, inn +3 = 6.").first).to_be_visible()
    assert serious(anna) == []

    # The selection goes to another phone, with its code.
    anna.button("To another device").click()
    link = page.get_by_label("Link to this play aid").input_value()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    anna.button("Close").click()
    bert = invite(screen=PHONE, language="de")
    bert.page.goto(link)
    expect(bert.page.locator(".heading")).to_have_text(
        "3 Spieler: Grundspiel, Der Turm, Wirtshäuser & Kathedralen und Schafe & Hügel"
    )

    # Three turns: what does not apply is left out.
    page.get_by_role("link", name="At the table").click()
    page.get_by_label("Name of player 1").fill("Anna")
    anna.button("Begin").click()
    expect(page.locator(".whose")).to_contain_text("Turn 1: Anna")
    first = walk_a_turn(anna, action="Raise a tower")
    assert not {"score_road", "phase_scoring", "hill_hidden_tile", "deploy_follower", "pass_figure"} & set(first)
    assert first.index("place_tile") < first.index("tower_piece") < first.index("tower_capture")
    second = walk_a_turn(anna, action="Deploy a follower", completed="Road")
    assert second.index("place_tile") < second.index("deploy_follower") < second.index("phase_scoring")
    assert "score_road" in second and not {"tower_piece", "tower_capture", "score_city"} & set(second)

    # A road with an inn by the calculator, then points by hand, one of them taken back.
    page.get_by_role("tab", name="Calculator").click()
    for _ in range(3):
        page.get_by_label("Tiles of the road +1").click()
    page.get_by_label("Inn +1").click()
    expect(page.get_by_text("5 tiles 5, inn +5 = 10")).to_be_visible()
    assert serious(anna) == []
    anna.button("Write these points down").click()
    anna.button("Green").click()
    expect(page.locator("[data-score='2']")).to_have_text("10")
    page.get_by_label("Points for Anna", exact=True).fill("4")
    page.get_by_label("Add points for Anna").click()
    expect(page.locator("[data-score='0']")).to_have_text("4")
    anna.button("Undo").click()
    expect(page.locator("[data-score='0']")).to_have_text("0")

    # A tile and a sheep are drawn from bags that nobody has at hand.
    page.get_by_role("tab", name="Draw").click()
    anna.button("Draw").first.click()
    expect(page.locator(".shown img")).to_be_visible()
    expect(page.get_by_text("17 left")).to_have_count(0)
    anna.button("Draw").nth(1).click()
    expect(page.get_by_text("17 left")).to_be_visible()
    page.get_by_role("tab", name="History").click()
    expect(page.locator(".history li")).to_have_count(1)

    # Without a network everything is still there.
    page.wait_for_function(STORED)
    anna.context.set_offline(True)
    page.reload()
    expect(page.locator(".whose")).to_contain_text("Turn 3: Green")
    walk_a_turn(anna)
    page.get_by_role("link", name="Play aid").click()
    expect(page.get_by_text("Everybody gets 9 tower pieces.")).to_be_visible()
    anna.troubles.clear()  # that the network is away
    anna.context.set_offline(False)
    page.go_back()

    # The end: the final scoring is walked, then the result sheet.
    anna.button("Final scoring").click()
    while page.locator("h2[data-step]").count():
        if page.locator("h2[data-step=final_city]").count():
            anna.button("Calculate").click()
            expect(page.get_by_role("radio", name="City")).to_be_checked()
            expect(page.get_by_label("Completed")).not_to_be_checked()
            page.get_by_role("tab", name="Points").click()
        if page.locator("h2[data-step=final_fields]").count():
            page.get_by_label("Points for Blue", exact=True).fill("12")
            page.get_by_label("Add points for Blue").click()
        page.locator(".big").click()
    expect(page.locator(".result li").first).to_contain_text("Blue")
    expect(page.locator(".result tfoot")).to_contain_text("12")
    page.reload()
    expect(page.locator(".result li").first).to_contain_text("Blue")
    assert serious(anna) == []
    anna.troubles.clear()


@pytest.mark.parametrize("game", ["carcassonne", "cardcassonne"])
def test_the_printed_page_has_everything(invite: Invite, game: str) -> None:
    anna = invite()
    anna.go(f"guide/{game}")
    page = anna.page
    page.wait_for_selector("#guide-things img")
    text = page.locator("[data-step]").last.locator(".told")
    expect(text).to_be_hidden()
    page.emulate_media(media="print")
    expect(text).to_be_visible()
    expect(page.locator(".jumps")).to_be_hidden()
    expect(page.locator("header.head")).to_be_hidden()
    assert page.evaluate("document.scrollingElement.scrollHeight") > 2000  # no part of it scrolls away
    page.emulate_media(media="screen")
    if game == "cardcassonne":
        page.get_by_label("Points of Red, 1", exact=True).fill("15")
        page.get_by_label("Points of Red, 10", exact=True).fill("7")
        expect(page.locator("tfoot td").first).to_have_text("22")
        page.reload()
        expect(page.locator("tfoot td").first).to_have_text("22")
        assert serious(anna) == []


EVERYTHING = "&".join(["preset=official", f"modules={','.join(BUILT)}", "players=4"])
TABS = ("Points", "Calculator", "Draw", "History")


@pytest.mark.parametrize("screen", [LARGE, PHONE], ids=["large", "phone"])
def test_everything_in_the_play_aid_can_be_reached_and_read(invite: Invite, screen: Screen) -> None:
    """With all modules: no page of the play aid keeps anybody out, or is wider than the screen."""
    anna = invite(screen=screen)
    page = anna.page
    anna.go(f"guide/carcassonne?{EVERYTHING}")
    page.wait_for_selector("[data-step=final_fruit]", state="attached")
    assert page.locator("[data-step]").count() > 150
    anna.screenshot(f"guide-everything-{screen.width}")
    page.locator("[data-step=score_road] summary").first.click()
    page.locator("[data-step=score_road]").scroll_into_view_if_needed()
    anna.screenshot(f"guide-step-{screen.width}")
    assert serious(anna) == [] and anna.fits()

    page.get_by_role("link", name="At the table").first.click()
    anna.button("Begin").click()
    for tab in TABS:
        page.get_by_role("tab", name=tab).click()
        anna.settle()
        anna.screenshot(f"guide-table-{tab.lower()}-{screen.width}")
        assert serious(anna) == [] and anna.fits(), tab

    page.get_by_role("tab", name="Draw").click()
    decks = page.locator(".draws li, li").filter(has=page.get_by_role("button", name="Draw"))
    quinces = decks.filter(has_text="A stack of quinces")
    quinces.get_by_role("button", name="Draw").click()
    expect(quinces.locator(".shown")).to_contain_text("points")
    expect(quinces).to_contain_text("3 left")
    river = decks.filter(has_text="River tiles (The River)")
    river.get_by_role("button", name="Draw").click()
    expect(river.locator(".shown img")).to_be_visible()
    anna.button("Take Cloth (5)").click()
    expect(anna.button("Take Cloth (4)")).to_be_visible()

    page.get_by_role("tab", name="Calculator").click()
    page.get_by_text("Monastery and the like").click()
    for building, counted, worth in (
        ("german_castle", "", "= 12"),
        ("abbacy", "Tiles in its rows", "= "),
        ("german_cathedral", "Sections of its roads", "= "),
    ):
        page.get_by_label("Building").select_option(value=building)
        if counted:
            expect(page.get_by_text(counted, exact=True)).to_be_visible()
        expect(page.locator(".worth")).to_contain_text(worth)
    assert serious(anna) == []
    anna.screenshot(f"guide-calculator-{screen.width}")

    anna.go("guide/cardcassonne")
    page.wait_for_selector("#guide-things img")
    anna.screenshot(f"guide-cards-{screen.width}")
    assert serious(anna) == [] and anna.fits()
