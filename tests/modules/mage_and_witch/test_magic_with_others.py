"""Mage and witch beside other modules: messages, the dragon, towers, festivals, cathedrals, barns."""

from __future__ import annotations

import pytest

from helpers.story import Story
from modules.german_castles.tales import before
from modules.mage_and_witch.test_mage_and_witch import CITY, MODULES, tale, where
from modules.messages.tales import put, stack, stand

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

FIGURES = pytest.mark.parametrize("figure", ["mage", "witch"])

# Tile 1 is magic; its cities are not finished, nor is the road of the start tile
BOARD = """
    .   3E↓
    .   [D]         2U↑
    .   1MW_cN_cS→  .
"""


def with_card(card: str, figure: str, place: str, *figures: str) -> Story:
    """Red lays a cap over the start tile for 4 points, comes to a dark space and draws the card."""
    lines = (f"1 Red {figure} {place}", "3 Red ?")
    story = Story("Red Blue", BOARD, *lines, modules=(*MODULES, "messages"))
    stack(stand(put(story, *figures), "Red", 1, 0), card)
    return story.choose("follower city:S").choose("marker").choose(f"carry_out {card}")


@pytest.mark.parametrize(
    ("figure", "paid"), [("mage", "Red 4 (2 tiles 2, 1 mage 2)"), ("witch", "Red 1 (2 tiles 2, 1 witch -1)")]
)
@pytest.mark.parametrize("card", ["smallest_road", "score_and_return_follower"])
def test_a_message_about_a_road_counts_the_figure_there_which_stays(card: str, figure: str, paid: str) -> None:
    story = with_card(card, figure, "road:E@0,0", "Red road:E@1,0")
    assert story.payments("message") == [f"message: {paid}"]
    assert where(story) == {"mage": None, "witch": None, figure: "road:E@0,0"}


@pytest.mark.parametrize(("figure", "paid"), [("mage", "Red 2 (1 tiles 1, 1 mage 1)"), ("witch", "Red 1 (1 tiles 1)")])
def test_a_message_about_a_city_counts_the_figure_there_which_stays(figure: str, paid: str) -> None:
    """Half of one point, rounded up, is one."""
    story = with_card("smallest_city", figure, "city:E", "Red city:E@0,1")
    assert story.payments("message") == [f"message: {paid}"]
    assert where(story)[figure] == "city:E@0,1"


@FIGURES
def test_the_dragon_does_not_mind_them(figure: str) -> None:
    """He eats a thief; mage and witch stay where they are, and he may walk to them."""
    drawing = """
        1MW_cN_cS↑ .
        [D]        3BH↑
        2B2↑       .
    """
    lines = (f"1 Red {figure} road:E@0,0", "2 Blue", "3 Red road:E; dragon 0,0 1,0")
    story = tale("Red Blue", drawing, *lines, also=("princess_and_dragon",))
    assert where(story)[figure] == "road:E@0,0" and story.standing() == set()


def test_they_cannot_be_captured_or_taken_back() -> None:
    """A tower is built, and a festival comes; only followers are named."""
    drawing = """
        1MW_cN_cS↑ .
        [D]        3FE_cN_rW↑
        2TI↑       .
    """
    lines = ("1 Red mage road:E@0,0; follower city:N", "2 Blue tower 0,1", "3 Red ?")
    story = tale("Red Blue", drawing, *lines, also=("tower", "festival"))
    taken = {text for text in story.options() if text.startswith("festival")}
    assert taken == {"festival follower/0@city:N@0,-1"}
    assert where(story)["mage"] == "road:E@0,0"


def test_they_do_not_occupy_and_own_nothing() -> None:
    """A follower goes where the mage is, and a feature without followers pays nobody."""
    story = tale("Red Blue", "1MW_cN_cS↑ .\n[D] 2U↑", "1 Red mage road:E@0,0", "2 Blue ?")
    assert story.may("follower road:E")
    story = tale("Red Blue", before(3, CITY), "2 Blue mage city:N").end()
    assert story.payments("city") == []


def test_an_unfinished_city_with_a_cathedral_is_worth_what_the_mage_brings() -> None:
    drawing = """
        2MW_cNEW_rS↓
        1EK↑
        [D]
    """
    story = tale("Red Blue", drawing, "1 Red city:N", "2 Blue mage city:E", also=("inns_and_cathedrals",)).end()
    assert story.payments("city") == ["final city: Red 3 (1 cathedral 0, 1 mage 3)"]


def test_x5_a_siege_comes_before_the_witch_and_a_building_after_her() -> None:
    drawing = """
        3CT_cN↓         .
        2MW_cEW_rN_rS→  .
        [D]             1U↑
    """
    lines = ("1 Red", "2 Blue witch city:N@0,0; follower city:N", "3 Red build building 0,-2")
    also = ("cathars", "little_buildings")
    story = tale("Red Blue", drawing, *lines, also=also, tiles=(*MODULES, "cathars"))
    assert story.payments() == ["city: Blue 3 (3 tiles 6, 1 siege -3, 1 witch -1, 1 little_buildings 1)"]


# Red is lord of the castle on the start tile and tile 1
CASTLE = "1 Red city:S; fortify city:S"


def test_a_lord_copies_what_the_mage_brings() -> None:
    drawing = """
        .   1E↓         .   .
        4A← [D]         2U↑ 5A→
        .   3MW_cN_cS→  .   .
    """
    lines = (CASTLE, "2 Blue road:E", "3 Red mage road:E@0,0", "5 Red")
    story = tale("Red Blue", drawing, *lines, also=("bridges_castles_bazaars",))
    assert story.payments() == ["road: Blue 8 (4 tiles 4, 1 mage 4)", "castle: Red 8 (1 lord 8)"]


@FIGURES
def test_where_a_castle_is_built_the_figure_is_taken_off(figure: str) -> None:
    lines = (f"1 Red {figure} city:N@0,0", "3 Red city:S; fortify city:S")
    story = tale("Red Blue", BOARD, *lines, also=("bridges_castles_bazaars",))
    assert where(story) == {"mage": None, "witch": None} and story.payments() == []


def test_a_catapult_does_not_hit_them() -> None:
    drawing = """
        1MW_cEW_rN_rS→ .
        [D]            2CA_rN_rS→
    """
    lines = ("1 Red mage road:E@0,0; pass", "2 Blue ?")
    story = tale("Red Blue", drawing, *lines, also=("catapult",), draws=[0.5] * 12)
    story.choose("catapult knock_out").choose("aim_at 50,50")
    assert story.game.view()["modules"]["mage_and_witch"]["mage"] == "road:E@0,0"


def test_they_do_not_go_to_a_cult_place() -> None:
    drawing = """
        [D]    2MW_cN_rE_rS_rW↑
        1CU_s↑ .
    """
    story = tale("Red Blue", drawing, "1 Red shrine", "2 Blue ?", also=("cult",))
    assert {option.split()[0] for option in story.options()} == {"mage", "witch"}
    assert {option.split()[1].split(":")[0] for option in story.options()} == {"road", "city"}
