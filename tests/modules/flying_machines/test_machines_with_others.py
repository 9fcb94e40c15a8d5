"""Flying machines beside other modules: cult places, abbeys, triangles, the city of Carcassonne, towers, fairies."""

from __future__ import annotations

import pytest

from helpers.story import Story
from modules.flying_machines.test_flying_machines import MODULES, ONE, TWO, flights, offered, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def test_a_cult_place_is_a_place_to_land() -> None:
    story = tale("Red Blue", "[D]\n1CU_s↑\n2FM_field_W→", "2 Blue fly follower 0,2", also=("cult",), draws=[ONE])
    assert story.standing() == {"Blue shrine@0,1"}


def test_an_abbey_is_a_place_to_land_as_long_as_a_square_is_empty() -> None:
    """Tile 8 flies two squares to the north."""
    drawing = """
        1U↑ [D]           2U↑
        3B↑ 7ABBEY↑       4B↑
        5B↑ 6B↑           {}
        .   8FM_field_W→  .
    """
    fly = "8 Blue fly follower 0,3"
    story = tale("Red Blue", drawing.format("."), fly, also=("abbey_and_mayor",), draws=[TWO])
    assert story.standing() == {"Blue abbey@0,1"}
    full = drawing.format("8E↓").replace("8FM_field_W→", "9FM_field_W→")
    story = tale("Red Blue", full, fly.replace("8 Blue", "9 Red"), also=("abbey_and_mayor",), draws=[TWO])
    assert flights(story) == [("follower", 2, False)] and story.standing() == set()


@pytest.mark.parametrize(("draw", "lands"), [(ONE, True), (TWO, False)])
def test_at_the_city_of_carcassonne_only_roads_and_cities_outside_its_walls_are_reached(
    draw: float, lands: bool
) -> None:
    """One square to the west a road leaves it, two squares to the west there is nothing but the city."""
    drawing = """
        #  #   #   # 1FM_field_W↑
        #  #  [07] # .
        #  #   #   # .
    """
    story = Story("Red Blue", drawing, "1 Red fly follower 2,-1", modules=(*MODULES, "count"), draws=[draw])
    assert story.standing() == ({"Red road:N@1,-1"} if lands else set())
    assert flights(story) == [("follower", 1 if lands else 2, lands)]


def test_of_two_triangles_on_a_cell_both_are_reached() -> None:
    """A city on the one, a road on the other."""
    drawing = """
        [D] .             .
        1B↑ 2I-06↑+3I-01↓ 4FM_field_W↑
    """
    story = tale("Red Blue", drawing, "4 Blue fly follower 2,1; ?", also=("half_so_wild",), draws=[ONE])
    assert offered(story, "land") == {"city:S@1,1", "road:N@1,1"}


def test_nobody_lands_on_a_tower() -> None:
    """Its tile has a meadow only, so the flight fails."""
    story = tale("Red Blue", "[D]\n1TI↑\n2FM_field_W→", "2 Blue fly follower 0,2", also=("tower",), draws=[ONE])
    assert flights(story) == [("follower", 1, False)] and story.supply() == {"Red": 7, "Blue": 7}


def test_the_fairy_stays_with_her_friend() -> None:
    """Blue lands beside Red's monk, who has her."""
    drawing = """
        [D]            2U↑ 3U↑
        1B↑            .   .
        4FM_field_W→   .   .
    """
    lines = ("1 Red monastery", "3 Red fairy follower/0@monastery@0,1", "4 Blue fly follower 0,2")
    story = tale("Red Blue", drawing, *lines, also=("princess_and_dragon",), draws=[ONE])
    assert story.standing() == {"Red monastery@0,1", "Blue monastery@0,1"}
    assert story.awards() == ["fairy: Red 1 (1 fairy 1)"], "at the beginning of his next turn"


def test_nobody_lands_on_a_castle() -> None:
    """The small city two squares to the north has become one."""
    lines = ("1 Red city:S; fortify city:S", "2 Blue fly follower 0,1")
    drawing = "1E↓\n[D]\n2FM_field_W→"
    story = tale("Red Blue", drawing, *lines, also=("bridges_castles_bazaars",), draws=[TWO])
    assert flights(story) == [("follower", 2, False)]


def test_nobody_lands_in_a_german_cathedral() -> None:
    drawing = "[D] 1GC1↑ 2FM_rEW_W↑"
    story = tale("Red Blue", drawing, "2 Blue fly follower 2,0; ?", also=("german_cathedrals",), draws=[ONE])
    assert story.options() == {"land road:E@1,0", "land road:S@1,0", "land road:W@1,0"}


def test_who_lands_beside_a_tree_may_harvest() -> None:
    drawing = "2E↓ .\n[D] 1FT1↑ 3FM_rEW_W↑"
    lines = ("1 Red lay_fruit apple; pass", "3 Red fly follower 2,0; land road:W@1,0; ?")
    story = tale("Red Blue", drawing, *lines, also=("fruit_trees",), draws=[ONE])
    assert story.game.decision.step == "fruit_harvest" and story.may("harvest apple 1,0")


def test_who_lands_on_a_wind_rose_chooses_its_city_or_its_road() -> None:
    """Tile 1 flies one square to the east, to the rose at the start."""
    also = ("wind_roses",)
    story = tale("Red Blue", "1FM_rEW_W↓ [WR_cE_rW]", "1 Red fly follower -1,0; ?", also=also, draws=[ONE])
    assert story.options() == {"land city:E@0,0", "land road:W@0,0"}
