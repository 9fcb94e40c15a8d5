"""Gold beside other modules: the count, magic, buildings, abbeys, triangles, watchtowers; and gold shared by itself."""

from __future__ import annotations

import random

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.goldmines.checks import faults
from languedoc.carcassonne.modules.goldmines.rules import GoldLaid
from modules.count.tales import asked, settle
from modules.goldmines.test_goldmines import BOTH, CITY, KNIGHTS, SHARED, TIE, lying, owned, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

AUTOMATIC = {"gold_sharing": "automatic"}


# --- the count -----------------------------------------------------------------------------------------

# Tile 2 completes a city of three tiles: that of the block, a mine and a cap
AT_THE_CITY = """
    #  #   #   #   .               .
    #  #  [07] #   .               .
    #  #   #   #  1GO_cEW_rNS↑    2E←
"""


def at_the_city(castle: str) -> Story:
    story = Story(
        "Red Blue", AT_THE_CITY, "1 Red gold 1,1; follower city:E", "2 Blue ?", modules=("base", "count", "goldmines")
    )
    assert lying(story) == {"1,1": 1, "2,1": 1}
    return settle(story, "market", castle=castle).choose("pass")


def test_who_comes_from_the_city_of_carcassonne_shares_the_gold() -> None:
    """Blue is active, so he takes the first bar."""
    story = at_the_city("Blue")
    assert asked(story) == "Blue count_move_out" and owned(story) == {"Red": 0, "Blue": 0}
    (join,) = [text for text in story.options() if text.startswith("join") and text.endswith("city:W@2,1")] or [
        text for text in story.options() if text != "pass"
    ][:1]
    story.choose(join)
    assert story.payments() == ["city: Red 6 (3 tiles 6); Blue 6 (3 tiles 6)"]
    assert owned(story) == {"Red": 1, "Blue": 1} and lying(story) == {}


def test_two_who_come_take_all_gold() -> None:
    story = at_the_city("Blue, Blue")
    for _ in range(2):
        assert asked(story) == "Blue count_move_out"
        story.choose(next(text for text in sorted(story.options()) if text != "pass"))
    assert story.payments() == ["city: Blue 6 (3 tiles 6)"]
    assert owned(story) == {"Red": 0, "Blue": 2}


# --- what does not change it ---------------------------------------------------------------------------


@pytest.mark.parametrize(("figure", "points"), [("mage", 9), ("witch", 3)])
def test_magic_does_not_change_the_gold(figure: str, points: int) -> None:
    drawing = CITY.replace("2GO_rNS_rEW↑", "2MW_cN_rE_rS_rW↑")
    lines = ("1 Red city:N", f"2 Blue {figure} city:N@0,-1", "3 Red")
    story = tale("Red Blue", drawing, *lines, also=("mage_and_witch",))
    assert story.points() == {"Red": points, "Blue": 0}
    assert owned(story) == {"Red": 2, "Blue": 0} and lying(story) == {}


def test_buildings_do_not_change_the_gold() -> None:
    lines = ("1 Red city:N", "2 Blue gold 0,0", "3 Red build building 0,-2")
    story = tale("Red Blue", CITY, *lines, also=("little_buildings",))
    assert story.payments() == ["city: Red 7 (3 tiles 6, 1 little_buildings 1)"]
    assert owned(story) == {"Red": 3, "Blue": 0}


def test_a_watchtower_brings_no_gold() -> None:
    """Gold lies on its tile and on the road; who is paid for looking out gets none."""
    lines = ("2 Blue", "3 Red")
    story = tale("Red Blue", "[D] 1WT_cN_rE_rW_road↑ 2GO_rNS_rEW↑ 3A→", *lines, also=("watchtowers",))
    assert story.payments() == ["watchtower: Red 3 (3 tower_roads 3)"]
    assert lying(story) == {"1,0": 1, "2,0": 1}


# --- castles -------------------------------------------------------------------------------------------

# Red is lord of the castle on the start tile and tile 1; the road of four tiles is completed by tile 4
AT_THE_CASTLE = """
    .   1E↓ .            .
    3A← [D] 2GO_rNS_rEW↑ 4A→
"""
CASTLE = "1 Red city:S; fortify city:S"


def test_a_lord_who_is_paid_takes_the_gold_of_six_squares() -> None:
    """Blue, who is active, takes the bar on the common square; the one on the castle is Red's."""
    lines = (CASTLE, "2 Blue gold 0,-1; follower road:E", "4 Blue")
    story = tale("Red Blue", AT_THE_CASTLE, *lines, also=("bridges_castles_bazaars",))
    assert story.payments() == ["road: Blue 4 (4 tiles 4)", "castle: Red 4 (1 lord 4)"]
    assert owned(story) == {"Red": 1, "Blue": 1} and lying(story) == {}


def test_a_lord_takes_gold_beside_what_nobody_owns() -> None:
    lines = (CASTLE, "2 Blue gold 0,-1", "4 Blue")
    story = tale("Red Blue", AT_THE_CASTLE, *lines, also=("bridges_castles_bazaars",))
    assert story.payments() == ["castle: Red 4 (1 lord 4)"]
    assert owned(story) == {"Red": 2, "Blue": 0} and lying(story) == {}


# --- other buildings and cells -------------------------------------------------------------------------


def test_an_abbey_takes_the_gold_around_it() -> None:
    drawing = """
        3U↑ [D]     1GO_m_rES↓ 2GO_m_cNW→
        4E← 9ABBEY↑ 5E→        .
        6E↓ 7E↓     8E↓        .
    """
    story = tale("Red Blue", drawing, "9 Red abbey", also=("abbey_and_mayor",))
    assert story.payments() == ["abbey: Red 9 (1 abbey 9)"]
    assert owned(story) == {"Red": 3, "Blue": 0} and lying(story) == {"2,0": 1}


def test_gold_lies_on_the_cell_of_a_triangle() -> None:
    """Its second half comes later; the gold is the same."""
    drawing = """
        [D]          .
        1B↑          2I-04→{}
        3GO_m_cNW↓   .
    """
    story = tale("Red Blue", drawing.format(""), "3 Red gold 1,1", also=("half_so_wild",))
    assert lying(story) == {"0,2": 1, "1,1": 1}
    story = tale("Red Blue", drawing.format("+4I-06←"), "3 Red gold 1,1", also=("half_so_wild",))
    assert lying(story) == {"0,2": 1, "1,1": 1}


# --- every module --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_with_all_modules_bars_are_laid_for_every_mine(seed: int) -> None:
    """Also where the dragon moves before figures; there are more signs than bits in an int of C."""
    mines = ["GO_m_rES", "GO_m_cNW", "GO_rNS_rEW", "GO_cNW_rES"]
    options = {"dragon_timing": "before_wood"}
    game = Game(2, modules=tuple(BUILT), bag=[*mines, *"UUUUU"], options=options, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        assert list(faults(game.state, game.view()["modules"]["goldmines"])) == []
        game.choose(rng.randrange(len(game.options)))
    assert sum(isinstance(event, GoldLaid) for event in game.events) == 2 * len(mines)


# --- shared by itself ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("active", "red", "blue"), [("Red", 3, 2), ("Green", 2, 3)])
def test_by_itself_a_tie_is_shared_in_turn(active: str, red: int, blue: int) -> None:
    story = tale("Red Green Blue", TIE, *KNIGHTS, f"7 {active}", options=AUTOMATIC)
    assert owned(story) == {"Red": red, "Green": 0, "Blue": blue} and len(lying(story)) == 3


def test_by_itself_everybody_first_takes_what_others_may_take() -> None:
    """Whoever is active takes the common bar; the other one is Red's. Nobody is asked."""
    story = tale("Red Blue", SHARED, *BOTH, "5 Red", options=AUTOMATIC)
    assert owned(story) == {"Red": 2, "Blue": 0} and lying(story) == {}
    drawing = SHARED.replace("4B↑", ".").replace("5L←", "4L←")
    story = tale("Red Blue", drawing, *BOTH, "4 Blue", options=AUTOMATIC)
    assert owned(story) == {"Red": 1, "Blue": 1} and lying(story) == {}


def test_by_itself_the_second_bar_of_a_mine_is_still_asked_for() -> None:
    story = tale("Red Blue", CITY.replace("3E↓", "."), "1 Red city:N", "2 Blue ?", options=AUTOMATIC)
    assert story.game.decision.step == "gold_place"
