"""Abbey & Mayor: the worked examples A1 to A8 of its rule sheet and what else it says, with tiles and choices.

How to read a drawing: see story.py.
"""

from __future__ import annotations

import random

import pytest

from languedoc import Game
from languedoc.carcassonne import turn, words
from languedoc.carcassonne.events import FigureReturned, Scored, SecondPart, TilePlaced
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.abbey_and_mayor import AbbeyAndMayor, WagonMoved
from languedoc.carcassonne.modules.base import Base
from languedoc.carcassonne.setup import Setup, make_box, make_modules
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Corner, Place, Segment
from languedoc.errors import BagDoesNotFit, IllegalChoice, UnknownOption
from languedoc.players.simulation import simulate
from story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "abbey_and_mayor")


def tale(
    seats: str,
    drawing: str,
    *lines: str,
    lane: str = "west",
    rest: str = "U",
    modules: tuple[str, ...] = (),
    tiles: tuple[str, ...] = (),
    options: dict[str, str | bool] | None = None,
) -> Story:
    """With further modules, and tiles of others."""
    all_modules = (*MODULES, *modules)
    return Story(
        seats,
        drawing,
        *lines,
        lane=lane,
        rest=rest,
        modules=all_modules,
        tiles=(*all_modules, *tiles) if tiles else (),
        options=options,
    )


def shown(story: Story) -> dict[str, object]:
    """What the module shows to everybody."""
    view: dict[str, object] = story.game.view()["modules"]["abbey_and_mayor"]
    return view


# --- the worked examples ----------------------------------------------------------------------------


def test_a1_an_abbey_ends_a_road_and_not_yet_the_city_below() -> None:
    story = tale(
        "Red Blue",
        """
         .   .   .  2U↑    [D]  1U↑
        8W↑ 7U↑ 6U↑ 5U↑ 10ABBEY↑ 3E→
         .   .   .   .    9N↑   4E↓
        """,
        "5 Red road:E",
        "9 Red city:N",
        "10 Blue",
    )
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]
    assert story.points() == {"Red": 4, "Blue": 0}
    assert story.standing() == {"Red city:N@0,2"}
    story.end()
    assert story.payments("city") == ["final city: Red 1 (1 tiles 1)"]


def test_a2_a_mayor_with_three_pennants_against_two_followers() -> None:
    story = tale(
        "Red Blue",
        """
        8M↓ 6E←
        7G→ 5B↑
        9F→ 4B↑
        1F→ 3B↑
        [D] 2U↑
        """,
        "1 Red city:N",
        "6 Red city:W",
        "7 Blue mayor city:N",
        lane="east",
    )
    assert story.payments() == ["city: Blue 18 (6 tiles 12, 3 pennants 6)"]
    assert story.points() == {"Red": 0, "Blue": 18}
    assert story.standing() == set()
    assert story.supply("mayor") == {"Red": 1, "Blue": 1}


LONE_MAYOR = """
    2N↓ 3E←
    1G→  .
    [D]  .
"""


def test_a3_a_lone_mayor_without_pennants_owns_nothing() -> None:
    story = tale("Blue Red", LONE_MAYOR, "1 Blue mayor city:N")
    assert story.payments() == ["city: "]
    assert story.points() == {"Blue": 0, "Red": 0}
    assert story.supply("mayor") == {"Blue": 1, "Red": 1}
    assert "Blue takes back 1 mayor without points." in story.told()


BARN_AMONG_FARMERS = """
     .   [D] 1W↑ 4U↑  5W↑  6U↑  .
    3E→  2E← 9A↓ 11B↑ 10A↓ 7E→ 8E←
     .    .   .   .    .  12E→ 13AM_cW↑
"""
FARMERS = ("1 Red field:ER", "2 Blue field:NL", "6 Blue field:ER")


def test_a4_a_barn_sends_the_farmers_home() -> None:
    story = tale("Red Blue", BARN_AMONG_FARMERS, *FARMERS, "11 Red barn NW@2,1")
    assert story.payments() == ["field: Blue 6 (2 cities 6)"]
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.standing() == {"Red barn field:NL@2,1"}
    story.end()
    assert story.payments()[1:] == ["final barn: Red 12 (3 cities 12)"]
    assert story.points() == {"Red": 12, "Blue": 6}
    assert story.supply("barn") == {"Red": 1, "Blue": 1}


BARN_AND_FARMERS_APART = """
    5U↑ [D] 1W↑ 2U↑  3W↑  4U↑  .
    8B↑ 9B↑ 13A↓ 10E↓ 12A↓ 6E→ 7E←
     .   .   .  11E↑   .   .   .
"""
APART = ("1 Red field:ER", "4 Blue field:ER", "9 Red barn NW@0,1")


def test_a5_farmers_are_joined_to_a_barn() -> None:
    story = tale(
        "Red Blue", BARN_AND_FARMERS_APART, *APART, "6 Blue pig field:NL", "13 Red", modules=("traders_and_builders",)
    )
    assert story.payments() == ["field: Red 2 (2 cities 2); Blue 4 (2 cities 2, 2 pig 2)"]
    assert story.points() == {"Red": 2, "Blue": 4}
    assert story.standing() == {"Red barn field:NL@0,1"}
    assert story.supply("pig") == {"Red": 1, "Blue": 1}
    story.end()
    assert story.points() == {"Red": 10, "Blue": 4}


TWO_BARNS = """
    9U↑  [D]  1W↑   2U↑   3W↑   4U↑      5U↑   6U↑   7U↑  8U↑
    15B↑ 17B↑ 22A↓ 16E↓  21A↓  10E→     11H→  12H→  13E← 14B↑
     .    .    .   18E↑    .   19E→ 20AM_cW↑   .     .    .
"""


def test_a6_two_barns_in_one_field() -> None:
    story = tale("Red Green", TWO_BARNS, "14 Green barn NW@8,1", "17 Red barn NW@0,1").end()
    assert story.payments() == ["final barn: Red 20 (5 cities 20)", "final barn: Green 20 (5 cities 20)"]
    assert story.points() == {"Red": 20, "Green": 20}


ABBEY_AMONG_SIX = """
     .      [D]    1U↑  .
    10B↑ 11ABBEY↑  2B↑ 3E→
    9B↑     8B↑     .  4E→
     .      7E↓    6E↓ 5E→
"""


def test_a7_an_abbey_with_six_neighbours_at_the_end() -> None:
    story = tale("Red Blue", ABBEY_AMONG_SIX, "11 Red abbey", lane="east")
    assert story.standing() == {"Red abbey@0,1"}
    story.end()
    assert story.payments() == ["final abbey: Red 7 (7 squares 7)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


CROSSINGS = "2W↑ [D] 1W↑"


def test_a8_a_wagon_drives_across_a_crossing() -> None:
    story = tale("Yellow Red", CROSSINGS, "1 Yellow wagon road:W", "2 Red pass; ?")
    assert story.payments() == ["road: Yellow 3 (3 tiles 3)"]
    assert story.game.decision.step == "wagon_move"
    assert story.game.decision.seat == 0
    assert story.options() == {"pass", "drive road:S", "drive road:W", "drive road:E@1,0", "drive road:S@1,0"}
    assert story.standing() == set()
    story.choose("drive road:E@1,0")
    assert story.standing() == {"Yellow wagon road:E@1,0"}
    assert story.supply("wagon") == {"Yellow": 0, "Red": 1}


# --- the abbey (sheet 3) ----------------------------------------------------------------------------

HOLE = """
    2U↑  [D]  1U↑
    7E←   .   3E→
    6V↑  5E↓  4E↓
"""
FILLED = HOLE.replace("  .  ", " 8ABBEY↑ ")


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


def asked_for_last_abbeys(story: Story) -> list[str]:
    """Who is asked, if all pass."""
    asked = []
    while not story.game.over:
        assert story.game.decision.step == "final_abbeys"
        asked.append(story.names[story.game.decision.seat])
        story.choose("pass")
    return asked


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


ROAD_AND_HOLE = """
     .   .   .  2U↑  [D]  1U↑
    8W↑ 7U↑ 6U↑ 5U↑   .   3E→
     .   .   .   .   9G→  4E↓
"""


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


# --- the mayor (sheet 4) ----------------------------------------------------------------------------


def test_a_mayor_goes_into_free_cities_only() -> None:
    story = tale("Red Blue", "[D] 1L↑", "1 Red ?")
    assert {option for option in story.options() if option.startswith("mayor")} == {"mayor city:N"}
    story = tale("Red Blue", "2F→\n1G→\n[D]", "1 Red city:N", "2 Blue ?")
    assert not any(option.startswith(("mayor", "follower city")) for option in story.options())


def test_a_mayor_counts_with_a_follower_of_his_own() -> None:
    """Two separate cities of Blue, one with the mayor, joined without a pennant: strength 0 + 1."""
    story = tale(
        "Blue Red",
        """
        5N↓ 3E←
        4G→ 2B↑
        [D] 1U↑
        """,
        "3 Blue city:W",
        "4 Blue mayor city:N",
        lane="east",
    )
    assert story.payments() == ["city: Blue 8 (4 tiles 8)"]


def test_a_mayor_and_others_of_equal_strength() -> None:
    """Two pennants on one tile against two followers: all are paid."""
    story = tale(
        "Red Blue",
        """
         .       6E↓      5B↑
        4E→  7AM_cNESW↑   3E←
        2U↑      [D]      1U↑
        """,
        "3 Red city:W",
        "4 Red city:E",
        "6 Blue mayor city:S",
        lane="east",
    )
    assert story.payments() == ["city: Red 14 (5 tiles 10, 2 pennants 4); Blue 14 (5 tiles 10, 2 pennants 4)"]


def test_mayors_at_the_end() -> None:
    with_pennant = tale("Red Blue", "1F→\n[D]", "1 Red mayor city:N").end()
    assert with_pennant.payments() == ["final city: Red 3 (2 tiles 2, 1 pennants 1)"]
    without = tale("Red Blue", "1G→\n[D]", "1 Red mayor city:N").end()
    assert without.payments() == ["final city: "]
    assert without.supply("mayor") == {"Red": 1, "Blue": 1}


# --- the wagon (sheet 5) ----------------------------------------------------------------------------


def test_a_wagon_goes_anywhere_but_onto_fields() -> None:
    story = tale("Red Blue", "[D] 1L↑", "1 Red ?")
    wagons = {option for option in story.options() if option.startswith("wagon")}
    assert wagons == {"wagon road:E", "wagon road:S", "wagon road:W", "wagon city:N"}
    assert tale("Red Blue", "[D]\n1A↑", "1 Red ?").may("wagon monastery")


def test_a_wagon_is_taken_back() -> None:
    story = tale("Yellow Red", CROSSINGS, "1 Yellow wagon road:W", "2 Red pass; pass")
    assert "Yellow takes the wagon back." in story.told()
    assert story.supply("wagon") == {"Yellow": 1, "Red": 1}
    assert story.standing() == set()
    assert story.game.decision.step == "place_tile"


def test_a_wagon_waits_beside_the_board() -> None:
    story = tale("Yellow Red", CROSSINGS, "1 Yellow wagon road:W", "2 Red pass; ?")
    assert [(each["seat"], each["kind"], each["place"]) for each in story.game.view()["elsewhere"]] == [
        (0, "wagon", "driving")
    ]
    assert story.supply("wagon") == {"Yellow": 0, "Red": 1}


GATE = """
     .   {}  .
    3E→ 1S↓ 2E←
     .  [D]  .
"""


def test_a_wagon_leaves_a_city_by_its_gate() -> None:
    story = tale("Red Blue", GATE.format("."), "1 Red wagon city:E", "3 Red pass; ?")
    assert story.payments() == ["city: Red 10 (4 tiles 8, 1 pennants 2)"]
    assert story.options() == {"pass", "drive road:N@0,-1"}
    story.choose("drive road:N@0,-1")
    assert story.game.events[-2] == WagonMoved(0, Segment(0, -1, "road", "N"))
    assert "Red's wagon drives on to the road at 0,-1." in story.told()


def test_no_wagon_drives_onto_an_occupied_road() -> None:
    drawing = GATE.format("2U→").replace("3E→", "4E→").replace("2E←", "3E←")
    story = tale("Red Blue", drawing, "1 Red wagon city:E", "2 Blue road:N")
    assert story.standing() == {"Blue road:N@0,-2"}
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}


def test_no_wagon_drives_onto_a_completed_road() -> None:
    drawing = GATE.format("2A↑").replace("3E→", "4E→").replace("2E←", "3E←")
    story = tale("Red Blue", drawing, "1 Red wagon city:E")
    assert story.standing() == set()
    assert story.game.decision.step == "place_tile"


def test_no_wagon_drives_onto_a_road_that_the_same_tile_completes() -> None:
    story = tale(
        "Red Blue",
        """
         .  6A↑ 5B↑
        4E→ 7S↓ 3E←
        2U↑ [D] 1U↑
        """,
        "3 Red wagon city:W",
    )
    assert story.payments() == ["city: Red 10 (4 tiles 8, 1 pennants 2)"]
    assert story.standing() == set()
    assert story.game.decision.step == "place_tile"


def test_a_wagon_drives_from_a_road_into_its_monasteries() -> None:
    story = tale("Red Blue", "2A← [D] 1A→", "1 Red wagon road:W", "2 Blue pass; ?")
    assert story.options() == {"pass", "drive monastery", "drive monastery@1,0"}
    story.choose("drive monastery@1,0")
    assert story.standing() == {"Red wagon monastery@1,0"}


def test_a_wagon_drives_from_a_city_into_the_one_across_the_road() -> None:
    story = tale("Red Blue", "1EI↑\n[D]", "1 Red wagon city:S; ?", modules=("inns_and_cathedrals",))
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert story.options() == {"pass", "drive city:N", "drive road:E", "drive road:W"}


def test_a_wagon_drives_into_the_abbey_that_closed_its_road() -> None:
    drawing = ROAD_AND_HOLE.replace("5U↑   .  ", "5U↑ 10ABBEY↑")
    story = tale("Red Blue", drawing, "5 Red wagon road:E", "10 Blue pass; ?")
    assert story.options() == {"pass", "drive abbey", "drive road:S@-4,1", "drive road:W@-4,1"}
    story = tale("Red Blue", drawing, "5 Red wagon road:E", "10 Blue abbey; ?")
    assert story.options() == {"pass", "drive road:S@-4,1", "drive road:W@-4,1"}


def test_a_wagon_drives_out_of_an_abbey() -> None:
    """Into the city that the abbey closes on one side; the road is completed."""
    drawing = ROAD_AND_HOLE.replace("5U↑   .  ", "5U↑ 10ABBEY↑").replace(".   9G→", "11V↑   9G→")
    story = tale("Red Blue", drawing, "10 Blue wagon abbey", "11 Red pass; ?")
    assert story.payments() == ["abbey: Blue 9 (1 abbey 9)"]
    assert story.game.decision.seat == 1
    assert story.options() == {"pass", "drive city:N@0,2"}


TWO_WAGONS = """
    [D] 1W↑ 6U↑ 5W↑
     .  2V↓ 3U↑ 4V→
"""


def test_wagons_drive_clockwise_and_see_each_other() -> None:
    story = tale("Red Blue Green", TWO_WAGONS, "1 Red wagon road:E", "5 Blue wagon road:W", "6 Green pass; ?")
    assert story.payments() == ["road: Red 3 (3 tiles 3); Blue 3 (3 tiles 3)"]
    assert story.game.decision.seat == 0, "Green has the turn, then comes Red"
    assert story.options() == {"pass", "drive road:W@1,0", "drive road:E@0,0", "drive road:E@3,0"}
    story.choose("drive road:E@3,0")
    assert story.game.decision.seat == 1
    assert story.options() == {"pass", "drive road:W@1,0", "drive road:E@0,0"}
    story.choose("drive road:W@1,0")
    assert story.standing() == {"Red wagon road:E@3,0", "Blue wagon road:W@1,0"}


def test_the_active_player_drives_first() -> None:
    story = tale("Red Blue", TWO_WAGONS, "1 Red wagon road:E", "5 Blue wagon road:W", "6 Blue pass; ?")
    assert story.game.decision.seat == 1
    story.choose("pass")
    assert story.game.decision.seat == 0
    story.choose("pass")
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}


def test_c2_a_wagon_drives_to_whatever_is_near() -> None:
    """Not to the other end of the road, two squares away."""
    options: dict[str, str | bool] = {"wagon_move": "C2"}
    story = tale("Yellow Red", CROSSINGS, "1 Yellow wagon road:W", "2 Red pass; ?", options=options)
    assert story.options() == {"pass", "drive road:E@1,0", "drive road:S@1,0", "drive city:N@0,0"}
    story.choose("drive city:N@0,0")
    assert story.standing() == {"Yellow wagon city:N@0,0"}


LONG_ROAD = "3W↑ [D] 1W↑ 2U↑"


@pytest.mark.parametrize("move", ["C1", "C2"])
def test_a_wagon_stops_on_any_tile_or_only_nearby(move: str) -> None:
    """The road in the east is two tiles long; only the first is near the wagon at 1,0 or the crossing there."""
    for stop, further in (("any_tile", {"road:E@2,0"}), ("nearby", {"road:E@2,0"} if move == "C2" else set())):
        options: dict[str, str | bool] = {"wagon_move": move, "wagon_stop": stop}
        story = tale("Red Blue", LONG_ROAD, "1 Red wagon road:W", "3 Red pass; ?", options=options)
        assert story.game.decision.step == "wagon_move"
        assert story.may("drive road:E@1,0")
        assert {spot for spot in ("road:E@2,0",) if story.may(f"drive {spot}")} == further


def test_two_wagons_of_a_player_drive_one_after_the_other() -> None:
    """They stand where the two of `TWO_WAGONS` do."""
    bag = tuple("WVUVWUUU")
    game = Game.of(Setup(names=("Red", "Blue"), modules=MODULES, bag=bag, figures={"wagon": 2, "follower": 0}, start=0))
    for choice in ("1,0 N", "1,1 S", "2,1 N", "3,1 E", "3,0 N", "2,0 N"):
        game.choose(f"place {choice}")
        if game.decision.step == "phase_figure":
            wagon = {"1,0 N": "wagon road:E", "3,0 N": "wagon road:W"}
            game.choose(wagon.get(choice, "pass"))
    assert game.scores == (3, 0)
    for spot in ("road:E@3,0", "road:W@1,0"):
        assert (game.decision.seat, game.decision.step) == (0, "wagon_move")
        game.choose(f"drive {spot}")
    assert [(seat, kind) for _, seat, kind, _ in game.state.standing()] == [(0, "wagon"), (0, "wagon")]
    assert game.state.in_supply(0)["wagon"] == 0


def test_no_wagon_drives_at_the_end() -> None:
    story = tale("Red Blue", "[D] 1W↑", "1 Red wagon road:W").end()
    assert story.game.over
    assert story.payments() == ["final road: Red 3 (3 tiles 3)"]
    assert not any(isinstance(event, WagonMoved) for event in story.game.events), "it just comes home"
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}


def test_a_wagon_whose_owner_is_not_paid_drives_all_the_same() -> None:
    story = tale(
        "Red Blue",
        TWO_WAGONS,
        "1 Red big_follower road:E",
        "5 Blue wagon road:W",
        "6 Blue pass; ?",
        modules=("inns_and_cathedrals",),
        options={"wagon_stop": "nearby"},
    )
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
    assert story.game.decision.seat == 1
    assert {"drive road:W@1,0", "drive road:E@3,0"} <= story.options()


@pytest.mark.parametrize(("stop", "tiles"), [("any_tile", {"1,0", "2,0"}), ("nearby", {"1,0"})])
def test_a_wagon_stops_on_any_tile_of_its_aim_or_where_it_comes_in(stop: str, tiles: set[str]) -> None:
    drawing = "3W↑ [D] 1W↑ 2U↑"
    options: dict[str, str | bool] = {"wagon_stop": stop}
    story = tale("Red Blue", drawing, "1 Red wagon road:W", "3 Red pass; ?", options=options)
    assert {option for option in story.options() if option.startswith("drive road:E@")} == {
        f"drive road:E@{tile}" for tile in tiles
    }


class Beast(Module):
    """Comes with the fourth tile and lies on one of them: nobody may be put there."""

    slug = "beast"
    tile = 0

    def bars(self, state: State, piece: int) -> bool:
        return piece == self.tile and state.board.pieces == 4


@pytest.mark.parametrize(
    ("tile", "spots"),
    [
        (0, {"road:E@1,0", "road:E@2,0", "road:S@1,0", "road:S@-1,0", "road:W@-1,0"}),
        (1, {"road:E@2,0", "road:S@-1,0", "road:W@-1,0"}),
        (3, {"road:E@1,0", "road:E@2,0", "road:S@1,0"}),
    ],
)
def test_no_wagon_drives_onto_a_barred_tile(tile: int, spots: set[str]) -> None:
    """But onto another tile of the same road, if there is one: tile 1 is the crossing in the east, 3 in the west."""
    beast = type("Here", (Beast,), {"tile": tile})
    rules = Setup(modules=MODULES).rules()
    box = make_box(2, make_modules([Base, AbbeyAndMayor, beast], rules), MODULES, rules)
    designs = {box.tile_name(design): design for design in range(box.designs.count)}
    state = State(box)
    turn.deal(state, 0, 0, [designs[name] for name in "WUWU"])
    game = Game(2, modules=MODULES, bag=list("WUWU"))
    for choice in ("place 1,0 N", "wagon road:W", "place 2,0 N", "pass", "place -1,0 N", "pass"):
        if state.box.step_ids[state.asked] == game.decision.step:
            turn.apply(state, game.decision.find(choice).code)
        game.choose(choice)
    assert state.box.step_ids[state.asked] == "wagon_move"
    offered = [state.first_target(state.code(k)) for k in range(1, state.count)]
    assert {str(Segment(*state.board.segment_at(segment))) for segment in offered} == spots


# --- the barn (sheet 6) -----------------------------------------------------------------------------

FOUR_FIELDS = """
    1U↑ [D]
    2B↑ 3B↑
"""
SIX_FIELDS = FOUR_FIELDS + "    4B↑ 5B↑"


def barns(story: Story) -> set[str]:
    return {option for option in story.options() if option.startswith("barn")}


def test_a_barn_stands_where_four_fields_meet() -> None:
    assert barns(tale("Red Blue", FOUR_FIELDS.replace("3B↑", "."), "2 Blue ?", lane="east")) == set()
    story = tale("Red Blue", FOUR_FIELDS, "3 Red ?", lane="east")
    assert barns(story) == {"barn NW@0,1"}
    (option,) = [option for option in story.game.options if option.verb == "barn"]
    assert option.targets == (Corner(0, 1),)
    assert words.option_words(story.game, option) == "barn at the north-west corner of 0,1"
    story.choose("barn NW@0,1")
    assert story.payments() == [], "there are no farmers"
    assert shown(story)["barns"] == [{"seat": 0, "corner": [0, 1]}]
    assert "Red deploys a barn on the field NL." in story.told()


def test_a_barn_may_stand_at_any_corner_of_the_tile_just_placed() -> None:
    story = tale(
        "Red Blue",
        """
        2U↑ [D] 1U↑
        7B↑ 8B↑ 3B↑
        6E← 5E↓ 4E→
        """,
        "8 Blue ?",
    )
    assert barns(story) == {"barn NW@0,1", "barn NW@1,1", "barn NW@0,2", "barn NW@1,2"}


def test_a_barn_needs_fields_in_all_four_corners() -> None:
    """A city reaches the corners of its side, and both half-edges of a corner must belong to the same field."""
    drawing = "[D] 1U↑\n3{} 2{}"
    assert barns(tale("Red Blue", drawing.format("E←", "B↑"), "3 Red ?")) == {"barn NW@1,1"}
    assert barns(tale("Red Blue", drawing.format("E→", "E←"), "3 Red ?")) == set()
    assert barns(tale("Red Blue", drawing.format("AM_cW↑", "B↑"), "3 Red ?")) == set()


def test_a_field_has_room_for_one_barn_and_then_for_no_farmer() -> None:
    story = tale("Red Blue Green", SIX_FIELDS, "5 Blue ?", lane="east")
    assert barns(story) == {"barn NW@0,2"}
    assert story.may("follower field:NL")
    story = tale("Red Blue Green", SIX_FIELDS, "3 Green barn NW@0,1", "5 Blue ?", lane="east")
    assert story.options() == {"pass", "follower monastery", "wagon monastery"}


def test_a_corner_of_an_abbey_is_no_field() -> None:
    drawing = """
        5U↑  [D]  1U↑
        6E←  7{}  2E→
        8V↑  4E↓  3E↓
    """
    assert barns(tale("Red Blue", drawing.format("ABBEY↑"), "8 Blue ?")) == set()
    assert barns(tale("Red Blue", drawing.format("B↑"), "8 Blue ?")) == {"barn NW@0,2"}


def test_a_barn_and_farmers_that_tie() -> None:
    story = tale("Red Blue", BARN_AMONG_FARMERS, *FARMERS[:2], "11 Red barn NW@2,1")
    assert story.payments() == ["field: Red 6 (2 cities 6); Blue 6 (2 cities 6)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_a_barn_where_there_is_no_completed_city() -> None:
    story = tale("Red Blue", FOUR_FIELDS, "2 Blue field:NL", "3 Red barn NW@0,1", lane="east")
    assert story.payments() == ["field: Blue 0"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_a_city_that_the_same_tile_completes_counts_for_the_farmers() -> None:
    story = tale(
        "Red Blue",
        """
        [D] 1U↑ 2U↑
        4E→ 5E← 3B↑
        """,
        "2 Blue field:ER",
        "5 Red barn NW@2,1",
    )
    assert story.payments() == ["field: Blue 3 (1 cities 3)"]


@pytest.mark.parametrize("preset", ["first_edition", "second_edition"])
def test_barns_pay_by_field_whatever_the_rule_for_fields(preset: str) -> None:
    story = Story("Red Blue", BARN_AMONG_FARMERS, *FARMERS, "11 Red barn NW@2,1", modules=MODULES, preset=preset).end()
    assert story.payments() == ["field: Blue 6 (2 cities 6)", "final barn: Red 12 (3 cities 12)"]


def test_farmers_elsewhere_are_paid_at_the_end_as_ever() -> None:
    """Red's barn is in the field in the west, his farmer in that between the crossings."""
    drawing = BARN_AND_FARMERS_APART.replace("13A↓", ".")
    story = tale("Red Blue", drawing, *APART).end()
    assert story.payments() == [
        "final field: Red 6 (2 cities 6); Blue 6 (2 cities 6)",
        "final barn: Red 0",
    ]
    assert "Red scores a barn: no completed city = 0." in story.told()


def test_a_pig_may_still_go_where_the_tile_joins_a_farmer_to_a_barn() -> None:
    story = tale("Red Blue", BARN_AND_FARMERS_APART, *APART, "13 Red pig field:NL", modules=("traders_and_builders",))
    assert story.payments() == ["field: Red 4 (2 cities 2, 2 pig 2); Blue 2 (2 cities 2)"]
    assert story.supply("pig") == {"Red": 1, "Blue": 1}


def test_a_pig_is_worth_one_more_when_a_barn_is_placed() -> None:
    story = tale(
        "Red Blue",
        """
        [D] 1U↑ 2U↑
        4E→ 5E← 3B↑
        """,
        "2 Blue field:ER",
        "4 Blue pig field:NL",
        "5 Red barn NW@2,1",
        modules=("traders_and_builders",),
    )
    assert story.payments() == ["field: Blue 4 (1 cities 3, 1 pig 1)"]
    assert story.supply("pig") == {"Red": 1, "Blue": 1}


def test_a_pig_herd_raises_what_the_farmers_get_and_not_the_barn() -> None:
    story = tale(
        "Green Red",
        """
            6B↑            7B↑          .           .
            5B↑         1R2_vNW↓   3R2_lake_volcano↑ .
        [R2_source]     0R2_fork↑   2R2_cE_vW↑      4E←
        """,
        "1 Green field:NL",
        "7 Red barn NW@1,-1",
        modules=("river_2",),
        rest="",
    )
    assert story.payments() == ["field: Green 4 (1 cities 3, 1 pig herd 1)", "final barn: Red 4 (1 cities 4)"]


def test_without_fields_there_are_no_barns() -> None:
    options: dict[str, str | bool] = {"no_fields": True}
    story = tale("Red Blue", FOUR_FIELDS, "3 Red ?", lane="east", options=options)
    assert story.options() == {"pass", "follower monastery", "wagon monastery"}


# --- with other modules (sheet 8) -------------------------------------------------------------------


def test_roads_with_inns_and_cities_with_cathedrals_are_completed_by_an_abbey() -> None:
    drawing = ROAD_AND_HOLE.replace("5U↑   .  ", "5U↑ 10ABBEY↑").replace("6U↑", "6EB↑")
    story = tale("Red Blue", drawing, "5 Red road:E", "10 Blue", modules=("inns_and_cathedrals",))
    assert story.payments() == ["road: Red 8 (4 tiles 4, 1 inn 4)"]
    story = tale(
        "Red Blue",
        """
         .   [D]     1U↑
        7B↑ 8ABBEY↑  2B↑
        6E→  4EK↑    3E←
         .   5E↑      .
        """,
        "4 Blue city:N",
        modules=("inns_and_cathedrals",),
    )
    assert story.payments() == ["city: Blue 12 (4 tiles 8, 1 cathedral 4)"]


def test_who_lays_the_abbey_takes_king_and_goods() -> None:
    """The city with the grain has no other gate; its size is without the abbey."""
    drawing = """
         .   [D]     1U↑
        6B↑ 7ABBEY↑  2B↑
        5B↑  4HG→    3E←
    """
    story = tale("Red Blue", drawing, "3 Red city:W", "7 Blue", modules=("king_and_robber", "traders_and_builders"))
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert story.game.view()["modules"]["king_and_robber"]["king"] == {"holder": 1, "tiles": 2}
    assert story.game.view()["modules"]["traders_and_builders"]["goods"][1]["grain"] == 1


def test_an_abbey_brings_the_builder_no_second_part() -> None:
    story = tale(
        "Red Blue",
        """
         .   .   .  8E↑      7E↑
        3W↑ [D] 1U↑ 9ABBEY↑  6B↑
         .   .  2E← 4B↑      5B↑
        """,
        "1 Red road:E",
        "3 Red builder road:E",
        "9 Red",
        modules=("traders_and_builders",),
    )
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
    assert not any(isinstance(event, SecondPart) for event in story.game.events)
    assert story.game.decision.seat == 1
    assert story.supply("builder") == {"Red": 1, "Blue": 1}


SECOND_PART = """
    9U↑ 3U↑ 1U↑  [D]  2U↑
     .   .  7E←   .   4E→
     .   .  8V↑  6E↓  5E↓
"""
BUILDING = ("1 Red {} road:E", "3 Red builder road:E")


@pytest.mark.parametrize("kind", ["follower", "wagon"])
def test_an_abbey_in_the_second_part(kind: str) -> None:
    """A wagon is follower enough for a builder."""
    drawing = SECOND_PART.replace("7E←   .  ", "7E← 10ABBEY↑")
    lines = [line.format(kind) for line in BUILDING]
    story = tale("Red Blue", drawing, *lines, "9 Red", "10 Red again abbey", modules=("traders_and_builders",))
    assert story.payments() == ["abbey: Red 9 (1 abbey 9)"]
    assert story.game.decision.seat == 1


def test_a_mayor_is_follower_enough_for_a_builder() -> None:
    story = tale("Red Blue", "2F→\n1G→\n[D]", "1 Red mayor city:N", "2 Red ?", modules=("traders_and_builders",))
    assert story.may("builder city:N")


def test_a_second_part_with_an_empty_bag_is_for_an_abbey_only() -> None:
    lines = [line.format("follower") for line in BUILDING]
    story = tale("Red Blue", SECOND_PART, *lines, "9 Red ?", rest="", modules=("traders_and_builders",)).choose("pass")
    assert (story.game.decision.seat, story.game.decision.step) == (0, "choose_abbey")
    assert story.options() == {"pass", "abbey 0,1"}
    story.choose("pass")
    assert (story.game.decision.seat, story.game.decision.step) == (1, "final_abbeys")
    story.choose("pass")
    assert story.game.over, "Red was the first without a tile, and has decided"


def test_who_drew_in_vain_in_a_second_part_is_asked_for_his_abbey_once_more() -> None:
    lines = [line.format("follower") for line in BUILDING]
    modules = ("traders_and_builders", "princess_and_dragon")
    story = tale("Red Blue", SECOND_PART, *lines, "9 Red ?", rest="BH", modules=modules).choose("pass")
    assert story.options() == {"draw", "abbey 0,1"}
    assert asked_for_last_abbeys(story.choose("draw")) == ["Red", "Blue"]


def test_an_abbey_in_a_second_part_with_an_empty_bag() -> None:
    lines = [line.format("follower") for line in BUILDING]
    story = tale("Red Blue", SECOND_PART, *lines, "9 Red ?", rest="", modules=("traders_and_builders",))
    story.choose("pass").choose("abbey 0,1").choose("follower abbey")
    assert story.game.over
    assert story.payments()[0] == "abbey: Red 9 (1 abbey 9)"


def test_an_abbey_is_a_rival_of_a_cult_place() -> None:
    story = tale("Red Blue", FILLED.replace("3E→", "3CU_s↑"), "3 Red shrine", "8 Blue abbey", modules=("cult",))
    assert story.payments() == ["abbey: Blue 9 (1 abbey 9)"]
    assert story.standing() == set()
    assert "The abbey at 0,1 wins the challenge against the cult place at 1,1." in story.told()


def test_an_abbey_does_not_lie_beside_two_cult_places() -> None:
    two = HOLE.replace("3E→", "3CU_s↑").replace("6V↑", "6CU_s_rS↑")
    assert tale("Red Blue", two, modules=("cult",)).game.decision.step == "place_tile"
    assert tale("Red Blue", two, tiles=("cult",)).may("abbey 0,1"), "without the module they are decoration"


def test_a_heretic_wagon_drives_after_winning_and_not_after_losing() -> None:
    winning = HOLE.replace("  .  ", " 8CU_s_rS↑ ").replace("5E↓", "5U→")
    story = tale("Red Blue", winning, "8 Blue wagon shrine; ?", modules=("cult",))
    assert story.payments() == ["shrine: Blue 9 (1 shrine 9)"]
    assert story.options() == {"pass", "drive road:S", "drive road:N@0,2"}
    losing = FILLED.replace("3E→", "3CU_s_rS→")
    story = tale("Red Blue", losing, "3 Red wagon shrine", "8 Blue abbey", modules=("cult",))
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}
    assert story.game.decision.seat == 0
    assert story.game.decision.step != "wagon_move"


def test_no_abbey_while_there_are_river_tiles() -> None:
    box = Setup(modules=(*MODULES, "river_1")).box()
    steps = box.step_ids
    assert steps.index("draw_river_tile") < steps.index("draw_lake") < steps.index("choose_abbey")
    assert steps.index("choose_abbey") < steps.index("draw_tile")


# --- its tiles --------------------------------------------------------------------------------------


def test_a_road_with_three_ends_is_one_road() -> None:
    drawing = """
         .   .      4W↑    .
        2A← [D] 1AM_rNEW↑ 3A→
    """
    story = tale("Red Blue", drawing.replace("4W↑", "."), "1 Red road:N", rest="W")
    assert story.payments() == []
    story.choose("place 1,-1 N")
    assert not story.may("follower road:S")
    story.choose("pass")
    assert story.payments() == ["road: Red 5 (5 tiles 5)"]


def test_cities_that_cross() -> None:
    story = tale("Red Blue", "1AM_cNS_cEW↑\n[D]", "1 Red ?")
    assert {option for option in story.options() if option.startswith("follower")} == {
        "follower city:N",
        "follower city:E",
        "follower field:-",
        "follower field:-2",
    }
    assert barns(story) == set()
    story = tale("Red Blue", "2E↓\n1AM_cNS_cEW↑\n[D]", "1 Red city:N").end()
    assert story.payments() == ["city: Red 8 (3 tiles 6, 1 pennants 2)"]
    story = tale("Red Blue", "2E↓\n1AM_cNS_cEW↑\n[D]", "1 Red field:-2").end()
    assert story.payments() == ["final field: Red 3 (1 cities 3)"]


def test_a_tunnel_under_a_city() -> None:
    """The road passes below; the meadow in the south is one, that in the north is cut in two."""
    story = tale("Red Blue", "[D] 1V↑\n. 2AM_cEW_rNS↑", "2 Blue ?")
    assert {option for option in story.options() if option.startswith("follower")} == {
        "follower road:N",
        "follower city:E",
        "follower field:NL",
        "follower field:NR",
        "follower field:SL",
    }


# --- setup ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_abbeys_of_absent_players_are_not_in_the_box(seats: int) -> None:
    box = Setup(names=tuple("abcdef"[:seats]), modules=MODULES).box()
    assert [box.tile_name(design) for design in box.other_tiles] == ["ABBEY"] * seats
    assert len(box.bag) == 71 + 12


def test_an_abbey_is_in_no_bag() -> None:
    with pytest.raises(BagDoesNotFit, match="ABBEY 1 times; the box holds 0 besides those that are set aside"):
        Game(2, modules=MODULES, bag=["ABBEY"])


def test_every_player_has_an_abbey_whichever_tiles_are_in_the_bag() -> None:
    game = Game(2, modules=MODULES, tiles=["base"], seed=3)
    assert len(game.state.box.bag) == 71
    assert game.view()["modules"]["abbey_and_mayor"]["abbeys"] == [True, True]
    story = Story("Red Blue", FILLED, "8 Blue abbey", modules=MODULES, tiles=("base",))
    assert story.payments() == ["abbey: Blue 9 (1 abbey 9)"]


def test_without_abbeys() -> None:
    story = tale("Red Blue", HOLE, options={"abbey": False})
    assert story.game.decision.step == "place_tile"
    assert shown(story)["abbeys"] == [False, False]
    assert "abbey" not in words.holdings(story.game, 0)


def test_more_and_fewer_figures() -> None:
    """Two wagons in one road, two barns in one field: each wagon drives, the barns pay once."""
    game = Game(2, modules=MODULES, bag=list("WVUVWUU"), figures={"wagon": 2, "mayor": 0})
    for choice in ("place 1,0 N", "wagon road:E", "place 1,1 S", "pass", "place 2,1 N", "pass", "place 3,1 E", "pass"):
        game.choose(choice)
    for choice in ("place 3,0 N", "wagon road:W", "place 2,0 N"):
        game.choose(choice)
    assert {option.text for option in game.options if option.verb == "mayor"} == set()
    game.choose("pass")
    for choice in ("drive road:E@3,0", "drive road:W@1,0"):
        assert (game.decision.seat, game.decision.step) == (0, "wagon_move")
        twin = game.state.copy()
        turn.refresh(twin)
        assert [twin.code(k) for k in range(twin.count)] == [option.code for option in game.options]
        game.choose(choice)
    assert {str(each["segment"]) for each in game.view()["figures"]} == {"road:E@3,0", "road:W@1,0"}
    assert Game.load(game.save()).view() == game.view()


def test_two_barns_of_one_player_in_one_field_pay_once() -> None:
    options: dict[str, str | bool] = {"barn_beside_barn": True}
    game = Game(2, modules=MODULES, bag=list("UBBBBE"), figures={"barn": 2}, options=options)
    for choice in ("place -1,0 N", "pass", "place -1,1 N", "pass", "place 0,1 N", "barn NW@0,1"):
        game.choose(choice)
    for choice in ("place -1,2 N", "pass", "place 0,2 N", "barn NW@0,2", "place 0,-1 S"):
        game.choose(choice)
    assert game.view()["modules"]["abbey_and_mayor"]["barns"] == [
        {"seat": 0, "corner": [0, 1]},
        {"seat": 0, "corner": [0, 2]},
    ]
    game.choose("pass")
    assert game.over
    paid = [event.payments for event in game.events if isinstance(event, Scored) and event.feature == "barn"]
    assert [[payment.seat for payment in payments] for payments in paid] == [[0]]
    assert game.view()["figures"] == []


def test_without_the_module_its_tiles_are_only_tiles() -> None:
    box = Setup(modules=("base",), tiles=MODULES).box()
    assert len(box.bag) == 71 + 12
    assert "ABBEY" not in {box.tile_name(design) for design in range(box.designs.count)}
    assert "mayor" not in box.figure_names


def test_what_is_not_allowed_is_refused() -> None:
    with pytest.raises(UnknownOption, match="wagon_move cannot be 'C3'; allowed: C1, C2"):
        Game(2, modules=MODULES, options={"wagon_move": "C3"})
    with pytest.raises(UnknownOption):
        Game(2, options={"wagon_move": "C1"})
    story = tale("Red Blue", HOLE)
    for choice in ("abbey 1,2", "pass", "abbey", "abbey 0,0"):
        with pytest.raises(IllegalChoice):
            story.choose(choice)


# --- whole games ------------------------------------------------------------------------------------


def play(game: Game, choices: random.Random) -> set[str]:
    """To the end, by chance; tells which steps asked."""
    steps = set()
    while not game.over:
        steps.add(game.decision.step)
        game.choose(choices.randrange(len(game.options)))
    return steps


@pytest.mark.parametrize("seats", range(2, 7))
def test_pieces_are_conserved_with_all_modules(seats: int) -> None:
    """Every abbey is with its owner or on the board, every figure in one place, and copies offer the same."""
    choices = random.Random(seats)
    game = Game(seats, modules=tuple(BUILT), options={"wagon_move": "C2" if seats % 2 else "C1"}, seed=seats)
    state = game.state
    kinds = ("mayor", "wagon", "barn")
    while not game.over:
        view = game.view()
        laid = sum(tile["tile"] == "ABBEY" for tile in view["tiles"])
        assert laid + sum(view["modules"]["abbey_and_mayor"]["abbeys"]) == seats
        for seat in range(seats):
            for kind in kinds:
                there = [each for each in view["figures"] + view["elsewhere"] if each["seat"] == seat]
                assert view["supply"][seat][kind] + sum(each["kind"] == kind for each in there) == 1
        barn_fields = [state.board.root_of(segment) for _, _, kind, segment in state.standing() if kind == "barn"]
        if game.decision.step == "place_tile":
            assert not any(state.board.occupied(field) for field in barn_fields)
        if game.decision.step in ("choose_abbey", "wagon_move", "final_abbeys"):
            twin = state.copy()
            turn.refresh(twin)
            assert [twin.code(k) for k in range(twin.count)] == [option.code for option in game.options]
        game.choose(choices.randrange(len(game.options)))
    assert {figure["kind"] for figure in game.view()["figures"]} <= {"barn"}
    assert not {figure["kind"] for figure in game.view()["elsewhere"]} & {"wagon", "barn"}
    assert Game.load(game.save()).scores == game.scores


def test_the_greedy_player_lives_with_abbeys_wagons_and_barns() -> None:
    setup = Setup(names=("a", "b"), modules=MODULES, seed=5)
    outcome = simulate(setup, ("greedy", "random"), 1)
    assert outcome.mean_scores[0] > outcome.mean_scores[1]


def test_a_game_is_told_in_words() -> None:
    story = tale("Red Blue", HOLE)
    assert [words.option_words(story.game, option) for option in story.game.options] == [
        "draw a tile",
        "lay the abbey at 0,1",
    ]
    assert words.question(story.game) == "Blue, the abbey or a tile from the bag?"
    assert words.holdings(story.game, 0) == ["mayor", "wagon", "barn", "abbey"]
    story = tale("Yellow Red", CROSSINGS, "1 Yellow wagon road:W", "2 Red pass; ?")
    assert words.question(story.game) == "Yellow, where does the wagon drive?"
    assert "drive to the road E at 1,0" in [words.option_words(story.game, option) for option in story.game.options]
    story = tale("Red Blue", FOUR_FIELDS, "3 Red barn NW@0,1", lane="east")
    assert "barn at 0,1" in words.holdings(story.game, 0)
    assert "■" in str(story.game)


def test_an_abbey_is_a_turn_of_its_own_in_words() -> None:
    story = tale("Red Blue", FILLED, "8 Blue abbey")
    turns = words.turns(story.game.events)
    assert [seat for seat, _ in turns] == [0, 1, 0, 1, 0, 1, 0, 1, 0]
    assert [type(event) for event in turns[7][1][-2:]] == [Scored, FigureReturned]


# --- options ----------------------------------------------------------------------------------------


def test_a_barn_beside_a_barn() -> None:
    """Four straight roads around a point, twice: the field between the roads is one."""
    drawing = """
        4U↑ 1U↑ [D]
        5U↑ 3U↑ 2U↑
    """
    for allowed in (False, True):
        story = tale(
            "Red Blue", drawing, "3 Red barn NW@0,1", "5 Blue ?", lane="east", options={"barn_beside_barn": allowed}
        )
        assert story.may("barn NW@-1,1") is allowed
