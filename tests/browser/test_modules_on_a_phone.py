"""The steps of ten modules on a phone: what is asked can be read, and what can be chosen on the board can be hit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.conftest import Invite
from browser.person import PHONE
from helpers.story import Story
from modules.flying_machines.test_flying_machines import COLUMN, TWO
from modules.goldmines.test_goldmines import BOTH, KNIGHTS, SHARED, TIE
from modules.hills_and_sheep.tales import lots
from modules.mage_and_witch.test_mage_and_witch import APART, CITY, MEETING

SMALLEST_TARGET = 24  # pixels: what can be hit, by the guidelines for touch screens


def gold_laid() -> Story:
    drawing = TIE.replace("7G→", ".").replace("6GO_m_cNW↑", ".").replace("5E↓", ".").replace("4B↑", ".")
    return Story("Red Green Blue", drawing, *KNIGHTS[:2], "3 Blue ?", modules=("base", "goldmines"))


def gold_taken() -> Story:
    return Story("Red Blue", SHARED, *BOTH, "5 Red pass; ?", modules=("base", "goldmines"))


def magic_moved() -> Story:
    drawing = CITY.replace("3E↓", ".")
    return Story("Red Blue", drawing, "1 Red city:N", "2 Blue ?", modules=("base", "mage_and_witch"))


def magic_met() -> Story:
    return Story("Red Blue", MEETING, *APART, "5 Red ?", modules=("base", "mage_and_witch"))


def machine() -> Story:
    story = Story("Red Blue", COLUMN, "2 Blue ?", modules=("base", "flying_machines"), draws=[TWO])
    return story.choose("fly follower 0,2")


def buildings() -> Story:
    options = {"building_values": "3/2/1"}
    return Story("Red Blue", "[D] 1U↑", "1 Red ?", modules=("base", "little_buildings"), options=options)


def flock() -> Story:
    lines = ("1 Red shepherd field:ER", "2 Red ?")
    return Story("Red Blue", "[D] 1U↑ 2U↑", *lines, modules=("base", "hills_and_sheep"), draws=lots("3"))


def labyrinth() -> Story:
    options = {"labyrinth": "advanced"}
    lines = ("1 Red road:N", "2 Blue ?")
    return Story("Red Blue", "[D] 1LAB_C1↑ 2U↑", *lines, modules=("base", "labyrinths"), options=options)


def watchtower() -> Story:
    drawing = "[D] 1WT_cN_rS_city→ 2E←"
    return Story("Red Blue", drawing, "2 Blue ?", modules=("base", "watchtowers"))


def quarter_rose() -> Story:
    return Story("Red Blue", "1B↑\n[WR_cE_rW]", rest="WR_cNW U", modules=("base", "wind_roses"))


def circle() -> Story:
    drawing = """
        .   3U→ .   .
        [D] 1X↑ 2U↑ 5CC1_rSW↑
        .   4U→ .   .
    """
    lines = ("1 Red road:E", "3 Blue road:N", "4 Blue road:N", "5 Red ?")
    return Story("Red Blue", drawing, *lines, modules=("base", "crop_circles")).choose("all_add")


def abbot() -> Story:
    return Story("Red Blue", "[D]\n1MG1←", "1 Red ?", modules=("base", "monasteries"))


@pytest.mark.parametrize(
    "tell",
    [
        gold_laid,
        gold_taken,
        magic_moved,
        magic_met,
        machine,
        buildings,
        flock,
        labyrinth,
        watchtower,
        quarter_rose,
        circle,
        abbot,
    ],
    ids=lambda tell: str(tell.__name__),
)
def test_a_step_on_a_phone(invite: Invite, tell: Callable[[], Story]) -> None:
    anna = invite("Anna", PHONE)
    anna.go_on(tell().game.save())
    if anna.sees()["curtain"]:
        anna.page.locator("dialog.curtain button").first.click()
    anna.settle()
    anna.screenshot(f"phone-{tell.__name__}")
    assert anna.fits(), "nothing is wider than the screen"
    for target in anna.page.locator(".targets :is(.spot, .ring, .square)").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST_TARGET, target.get_attribute("data-name")
