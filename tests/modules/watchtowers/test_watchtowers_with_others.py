"""Watchtowers beside other modules: the count, castles, triangles, cult places, barns; and what the hunt finds."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc.carcassonne.events import Awarded, Item, Payment
from languedoc.carcassonne.modules.watchtowers.checks import faults
from modules.count.tales import asked, settle
from modules.watchtowers.test_watchtowers import FOLLOWERS, MONKS, OWNERS, ROADS, WITH_BIG, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# Blue completes Red's road: with tile 2, a watchtower or a monastery
AT_THE_CITY = """
    #  #   #   #
    #  #  [07] #
    #  #   #   #
    .  .  1U→  .
    .  .  {}   .
"""
WITH_COUNT = ("base", "watchtowers", "count")


@pytest.mark.parametrize(("tile", "paid"), [("2WT_rE_rS_road↓", True), ("2A↓", False)])
def test_who_was_paid_by_a_watchtower_sends_nobody_to_the_count(tile: str, paid: bool) -> None:
    """Two tiles with roads, of the city of Carcassonne none is in the area."""
    story = Story("Red Blue", AT_THE_CITY.format(tile), "1 Red road:N", "2 Blue", modules=WITH_COUNT)
    assert story.payments() == ["watchtower: Blue 2 (2 tower_roads 2)"] * paid + ["road: Red 3 (3 tiles 3)"]
    lines = ("1 Red road:N", "2 Blue pass" + "; ?" * (not paid))
    story = Story("Red Blue", AT_THE_CITY.format(tile), *lines, modules=WITH_COUNT)
    assert story.game.decision.step == ("place_tile" if paid else "count_move_in")


def test_the_count_comes_after_the_watchtower_and_who_waits_in_his_city_is_not_counted() -> None:
    """Red's thief is the only follower in the area, though Blue waits on one of its tiles and goes to the road."""
    drawing = """
        #  #   #             #
        #  #  [07]           #
        #  #   #             #
        .  .  1WT_cN_rS_meeple↓ .
    """
    story = Story("Red Blue", drawing, "1 Red ?", modules=WITH_COUNT)
    settle(story, "market", blacksmith="Blue").choose("follower road:N")
    assert asked(story) == "Blue count_move_out"
    assert story.payments() == ["watchtower: Red 2 (1 tower_followers 2)"]
    story.choose("join follower/1@blacksmith road:S@0,1")
    assert story.payments("road") == ["road: Red 2 (2 tiles 2); Blue 2 (2 tiles 2)"]


def test_a_cult_place_is_a_cloister() -> None:
    drawing = "3WT_cN_monastery↓ 2{}↑\n[D] 1V↑"
    story = tale("Red Blue", drawing.format("CU_s"), also=("cult",))
    assert story.payments() == ["watchtower: Red 3 (1 tower_cloisters 3)"]
    assert tale("Red Blue", drawing.format("U").replace("2U↑", "2E↑")).payments() == [], "nothing to count, no event"


def test_of_a_castle_each_cell_with_a_road_counts() -> None:
    """Both cells of a castle are in the area; it also completes the road in the east."""
    story = tale("Red Blue", "[D] 1WT_cN_rE_rW_road↑ 2GB2→\n. . #", also=("german_castles",))
    assert story.payments() == ["watchtower: Blue 4 (4 tower_roads 4)"]


@pytest.mark.parametrize("beside", ["[D] 2GC1↑", "[D] 2GB3↑ #"], ids=["cathedral", "castle"])
def test_german_cathedrals_and_castles_are_no_monasteries(beside: str) -> None:
    """Of the tiles around the watchtower in the west only the monastery counts, which completes its road."""
    drawing = beside.replace("[D]", "3A← 1WT_rE_rW_monastery↑ [D]")
    story = tale("Red Blue", drawing, also=("german_cathedrals", "german_castles"))
    assert story.payments() == ["watchtower: Red 3 (1 tower_cloisters 3)"]


def test_triangles_on_one_cell_make_it_one_tile_with_a_road() -> None:
    """The road in the west is completed by tile 4, when two triangles with roads lie in the east."""
    drawing = "4A← [D] 1WT_cN_rE_rW_road↑ 2I-01→+3I-02←"
    story = tale("Red Blue", drawing, also=("half_so_wild",))
    assert story.payments() == [f"watchtower: {name} 3 (3 tower_roads 3)" for name in ("Blue", "Blue")]


# --- castles and bridges -------------------------------------------------------------------------------


def test_a_city_that_becomes_a_castle_was_completed() -> None:
    """So its watchtower pays, though the city itself is not scored."""
    lines = ("3 Red city:S; fortify city:S",)
    drawing = "3WT_cN_monastery↓ 2B↑\n[D] 1V↑"
    story = tale("Red Blue", drawing, *lines, also=("bridges_castles_bazaars",))
    assert story.payments() == ["watchtower: Red 3 (1 tower_cloisters 3)"]


def test_x4b_a_cap_under_a_castle_is_no_city() -> None:
    """Four tiles in the area show cities, but two of these are a castle."""
    drawing = """
        1E↓ .                .
        [D] 2WT_cN_rS_city→  3E←
    """
    lines = ("1 Red city:S; fortify city:S",)
    story = tale("Red Blue", drawing, *lines, also=("bridges_castles_bazaars",))
    assert story.payments() == ["watchtower: Red 2 (2 tower_cities 2)", "castle: Red 4 (1 lord 4)"]
    assert list(faults(story.game.state, {})) == []


# --- the hunt ------------------------------------------------------------------------------------------


def paid_by_tower(story: Story, seat: int, name: str, number: int, points: int) -> list[str]:
    """What is found if a watchtower pays this besides."""
    state = story.game.state
    assert list(faults(state, {})) == [] and state.record is not None
    state.record.append(Awarded("watchtower", False, Payment(seat, points, (Item(name, number, points),))))
    return list(faults(state, {}))


def test_the_hunt_finds_what_watchtowers_pay_wrongly() -> None:
    story = tale("Red Blue", ROADS.format("."))
    assert paid_by_tower(story, 0, "tower_roads", 6, 6) == ["no watchtower counts 6 of road, but one pays for them"]
    story = tale("Red Blue", ROADS.format("."))
    assert paid_by_tower(story, 0, "tower_roads", 5, 5) == ["no watchtower counts 5 of road, but one pays for them"], (
        "it pays once"
    )
    story = tale("Red Blue", ROADS.format("."))
    assert "laid the tile" in paid_by_tower(story, 1, "tower_roads", 5, 5)[0]
    story = tale("Red Blue", ROADS.format("."))
    assert paid_by_tower(story, 0, "tower_roads", 5, 10)[0].startswith("a watchtower pays Awarded")


def test_the_hunt_knows_that_the_publisher_pays_several() -> None:
    story = tale("Blue Red", FOLLOWERS.format("6E←"), *MONKS, also=WITH_BIG, options=OWNERS)
    assert list(faults(story.game.state, {})) == []


AT_SCHOOL = """
    .        . 4WT_cN_rS_city↓
    3U→      . 2E↑
    [SCHOOL] # 1A→
"""


def test_a_watchtower_is_no_feature_for_the_teacher() -> None:
    """Red has the teacher. Blue completes a city that nobody owns, and looks out from its watchtower."""
    story = Story("Red Blue", AT_SCHOOL, "1 Red", "4 Blue", modules=("base", "school", "watchtowers"))
    assert story.payments() == ["watchtower: Blue 2 (2 tower_cities 2)"]
    assert story.game.view()["modules"]["school"]["teacher"] == 0


def test_a_robber_takes_half_of_the_points_of_a_watchtower() -> None:
    """Blue lays the tile with the robber, so Red's goes to him."""
    drawing = """
        3WT_cN_rS_city↓ .
        [D]             1U↑
        2RO_cN↓         .
    """
    story = Story("Red Blue", drawing, "2 Blue", "3 Blue", modules=("base", "robbers", "watchtowers"))
    assert story.payments() == ["watchtower: Blue 2 (2 tower_cities 2)", "robbery: Red 1 (1 robbery 1)"]
