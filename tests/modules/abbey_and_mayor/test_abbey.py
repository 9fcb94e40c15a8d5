"""The abbey: where it may lie, what it closes, and the last abbeys before the final scoring.

How to read a drawing: see story.py.
"""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc.carcassonne.events import TilePlaced
from languedoc.carcassonne.targets import Cell, Place
from modules.abbey_and_mayor.tales import (
    ABBEY_AMONG_SIX,
    FILLED,
    HOLE,
    ROAD_AND_HOLE,
    asked_for_last_abbeys,
    shown,
    tale,
)

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- the abbey (sheet 3) ----------------------------------------------------------------------------


def test_whoever_lays_his_abbey_draws_no_tile() -> None:
    story = tale("Red Blue", HOLE)
    decision = story.game.decision
    assert (decision.seat, decision.step) == (1, "choose_abbey")
    assert [(option.text, option.targets) for option in decision.options] == [
        ("draw", ()),
        ("abbey 0,1", (Cell(0, 1),)),
    ]
    assert story.game.view()["hand"] is None
    left = story.game.state.pile_left
    story.choose("abbey 0,1")
    assert story.game.events[-1] == TilePlaced(1, "ABBEY", Place(0, 1, 0))
    assert story.game.state.pile_left == left
    assert story.game.decision.step == "phase_figure"


def test_whoever_draws_keeps_his_abbey() -> None:
    story = tale("Red Blue", HOLE).choose("draw")
    assert story.game.decision.step == "place_tile"
    assert shown(story)["abbeys"] == [True, True]


def test_a_hole_has_tiles_on_all_four_sides() -> None:
    three_sides = HOLE.replace("7E←", ".")
    assert tale("Red Blue", three_sides).game.decision.step == "place_tile"
    no_corner = """
         .   [D]  1U↑
        6E←   .   2E→
        5V↑  4E↓  3E↓
    """
    assert tale("Red Blue", no_corner).may("abbey 0,1"), "corners do not matter"


def test_only_a_monk_goes_onto_an_abbey() -> None:
    story = tale("Red Blue", FILLED, "8 Blue ?")
    assert story.options() == {"pass", "follower abbey", "wagon abbey"}
    story = tale("Red Blue", FILLED, "8 Blue ?", modules=("inns_and_cathedrals", "traders_and_builders"))
    assert story.options() == {"pass", "follower abbey", "big_follower abbey", "wagon abbey"}


def test_an_abbey_with_all_neighbours_pays_at_once() -> None:
    story = tale("Red Blue", FILLED, "8 Blue abbey")
    assert story.payments() == ["abbey: Blue 9 (1 abbey 9)"]
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert "Blue lays the abbey at 0,1." in story.told()
    assert "Blue scores an abbey: complete = 9." in story.told()


def test_a_second_hole_is_for_those_who_still_have_an_abbey() -> None:
    drawing = ABBEY_AMONG_SIX.replace(" .      [D]", "12U↑    [D]")
    story = tale("Red Blue", ABBEY_AMONG_SIX, lane="east")
    assert story.game.decision.seat == 1
    assert story.options() == {"draw", "abbey 1,2"}
    story = tale("Red Blue", drawing, lane="east")
    assert story.game.decision.seat == 0
    assert story.game.decision.step == "place_tile", "Red has none any more"
    assert shown(story)["abbeys"] == [False, True]


def test_fields_are_not_joined_across_an_abbey() -> None:
    before, after = tale("Red Blue", HOLE), tale("Red Blue", FILLED)

    def fields(story: Story) -> int:
        return sum(feature["kind"] == "field" for feature in story.game.view()["features"])

    assert fields(after) == fields(before)


def test_an_abbey_is_a_neighbour_like_any_other() -> None:
    """The monastery has five of them, one is the abbey."""
    story = tale("Red Blue", FILLED.replace("3E→", "3B↑"), "3 Red monastery", "8 Blue").end()
    assert story.payments() == ["final monastery: Red 6 (6 squares 6)"]


def test_a_city_of_one_tile() -> None:
    """Its only gate is walled up by an abbey, which is no part of it."""
    story = tale("Red Blue", FILLED.replace("5E↓", "5E↑"), "5 Red city:N", "8 Blue")
    assert story.payments() == ["city: Red 2 (1 tiles 2)"]


def test_an_abbey_closes_both_cities_of_a_shared_edge() -> None:
    story = tale(
        "Red Blue",
        """
         .   [D]      1U↑
        6B↑  8ABBEY↑  2B↑
        5E→  4HS_cNLW_cNRE↑ 3E←
         .   7U↑       .
        """,
        "3 Red city:W",
        "5 Blue city:E",
        tiles=("hills_and_sheep",),
        lane="east",
    )
    assert sorted(story.payments()) == ["city: Blue 4 (2 tiles 4)", "city: Red 4 (2 tiles 4)"]


BETWEEN_TWO_ABBEYS = """
    4U↑ [D]       1U↑  2U↑      3U↑
    9E← 11ABBEY↑  5U↑ 12ABBEY↑ 10E→
     .  7E↓       6E↓  8E↓       .
"""


@pytest.mark.parametrize("loops", [True, False])
def test_a_road_between_two_abbeys_is_no_ring(loops: bool) -> None:
    options: dict[str, str | bool] = {"road_loop_completes": loops}
    story = tale("Red Blue", BETWEEN_TWO_ABBEYS, "5 Red road:E", options=options, modules=("king_and_robber",))
    assert story.payments() == ["road: Red 1 (1 tiles 1)"]
    assert story.game.view()["modules"]["king_and_robber"]["robber"] == {"holder": 1, "tiles": 1}
    story.end()
    assert story.payments("Robber") == ["final Robber: Blue 1 (1 completed_roads 1)"]


# --- abbeys before the final scoring (E-1) ----------------------------------------------------------


def test_the_last_abbeys_begin_with_the_first_player_without_a_tile() -> None:
    story = tale("Red Blue Green", HOLE, "7 Red pass; ?", rest="")
    asked = []
    for _ in range(2):
        asked.append(story.game.decision.seat)
        assert story.game.decision.step == "final_abbeys"
        assert story.options() == {"pass", "abbey 0,1"}
        story.choose("pass")
    assert asked == [1, 2]
    assert story.game.decision.seat == 0
    story.choose("abbey 0,1")
    assert story.game.decision.step == "phase_figure"
    assert not story.game.state.in_final_scoring()
    story.choose("follower abbey")
    assert story.game.over
    assert story.payments() == ["abbey: Red 9 (1 abbey 9)"]
    assert story.points() == {"Red": 9, "Blue": 0, "Green": 0}


def test_who_drew_only_a_dragon_tile_without_a_dragon_is_the_first_without_a_tile() -> None:
    story = tale("Red Blue Green", HOLE, "7 Red", rest="BH", modules=("princess_and_dragon",)).choose("draw")
    assert asked_for_last_abbeys(story) == ["Blue", "Green", "Red"]
    assert story.game.state.seat == 1, "the last turn was Blue's"


NO_OPEN_CITY = """
     .   8E↓   .
    2U↑  [D]  1U↑
    7B↑   .   3B↑
    6V↑  5B↑  4B↑
"""


def test_who_drew_only_a_tile_that_fits_nowhere_is_the_first_without_a_tile() -> None:
    story = tale("Red Blue Green", NO_OPEN_CITY, "8 Blue", rest="C").choose("draw")
    assert asked_for_last_abbeys(story) == ["Green", "Red", "Blue"]
    story = tale("Red Blue Green", NO_OPEN_CITY, "8 Blue", rest="C").choose("draw").choose("abbey 0,1").choose("pass")
    assert story.game.over
    assert story.game.state.seat == 2


def test_the_player_of_the_last_turn_stays_active_after_the_last_abbeys() -> None:
    story = tale("Red Blue Green", HOLE, "7 Red pass; ?", rest="").choose("abbey 0,1").choose("pass")
    assert story.game.over
    assert story.game.state.seat == 0


def test_nobody_need_lay_his_abbey() -> None:
    story = tale("Red Blue", HOLE, "7 Red pass; ?", rest="").choose("pass").choose("pass")
    assert story.game.over
    assert story.payments() == []


def test_a_last_abbey_completes_what_it_closes() -> None:
    story = tale("Red Blue", ROAD_AND_HOLE, "5 Red road:E", "9 Red pass; ?", rest="", modules=("king_and_robber",))
    assert story.game.decision.seat == 1
    story.choose("abbey 0,1").choose("pass")
    assert story.game.over
    assert story.payments() == ["road: Red 4 (4 tiles 4)", "final Robber: Blue 1 (1 completed_roads 1)"]


def test_a_wagon_drives_away_from_what_a_last_abbey_closes() -> None:
    story = tale("Red Blue", ROAD_AND_HOLE, "5 Red wagon road:E", "9 Red pass; ?", rest="")
    story.choose("abbey 0,1").choose("pass")
    assert (story.game.decision.seat, story.game.decision.step) == (0, "wagon_move")
    story.choose("drive abbey")
    assert story.game.over
    assert story.payments() == ["road: Red 4 (4 tiles 4)", "final abbey: Red 8 (8 squares 8)"]
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}
