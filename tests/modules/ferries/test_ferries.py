"""The ferries, as their sheet has them: the worked examples X1 to X5, edge cases, and other modules."""

from __future__ import annotations

import math
from typing import Any

import pytest

from helpers.story import Story
from languedoc.carcassonne import text, words
from languedoc.carcassonne.events import FigureReturned, SecondPart
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.ferries.checks import faults
from languedoc.carcassonne.modules.ferries.rules import FerryLaid
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from languedoc.i18n import speech
from languedoc.render import looks, placing

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "ferries")


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def ferries(story: Story) -> dict[str, list[str]]:
    """The roads that each ferry joins, by its square."""
    shown = story.game.view()["modules"]["ferries"]["ferries"]
    return {f"{each['x']},{each['y']}": sorted(each["roads"]) for each in shown}


def offered(story: Story) -> set[str]:
    return {option.text for option in story.game.options if option.verb == "ferry"}


# Tile 2 is a lake with roads to the west, the south and the east; the road in the east is closed, with a blue thief
LAKE = "3A← 2FY_rE_rS_rW↑ [D] 1A→"
THIEF = "1 Blue road:W"


def test_x1_a_ferry_joins_two_roads_and_their_thieves() -> None:
    story = tale("Blue Red", LAKE, THIEF, "2 Red road:W; ferry road:E road:W")
    assert story.payments() == ["road: Blue 4 (4 tiles 4); Red 4 (4 tiles 4)"]
    assert "Red lays a ferry at -1,0." in story.told()
    assert ferries(story) == {"-1,0": ["E", "W"]}


def test_x2_a_ferry_elsewhere_lets_the_road_end_at_the_lake() -> None:
    story = tale("Blue Red", LAKE, THIEF, "2 Red road:W; ferry road:E road:S")
    assert story.payments() == ["road: Red 2 (2 tiles 2)"]
    assert story.standing() == {"Blue road:W@1,0"}, "his road goes on in the south"


def test_x3_without_a_follower_on_a_road_all_roads_end_at_the_lake() -> None:
    story = tale("Blue Red", LAKE.replace("3A←", "."), THIEF, "2 Red field:ER")
    assert story.payments() == ["road: Blue 3 (3 tiles 3)"]
    assert ferries(story) == {}


def test_x4_whoever_extends_the_road_may_move_the_ferry() -> None:
    drawing = LAKE.replace("3A←", "3U↑")
    story = tale("Blue Red", drawing, THIEF, "2 Red road:W; ferry road:E road:W", "3 Blue ?")
    assert story.game.decision.step == "ferry_move"
    assert story.options() == {"pass", "ferry road:E@-1,0 road:S@-1,0", "ferry road:S@-1,0 road:W@-1,0"}
    story.choose("ferry road:S@-1,0 road:W@-1,0")
    assert story.game.decision.step == "phase_figure"
    story.choose("pass")
    assert story.payments() == ["road: Blue 3 (3 tiles 3)"], "the road in the east is cut off and ends at the lake"
    assert story.standing() == {"Red road:W@-1,0"}
    assert [event.moved for event in story.game.events if isinstance(event, FerryLaid)] == [False, True]
    assert "Blue moves the ferry at -1,0." in story.told()


def test_the_ferry_may_stay_where_it_is() -> None:
    drawing = LAKE.replace("3A←", "3U↑")
    story = tale("Blue Red", drawing, THIEF, "2 Red road:W; ferry road:E road:W", "3 Blue pass")
    assert ferries(story) == {"-1,0": ["E", "W"]}
    assert story.payments() == []


TWO_LAKES = """
    5FY_rE_rS_rW↓ 6U↑ 1FY_rE_rS_rW↓ [D]
    4B↑           3B↑ 2B↑           .
"""
TWO_FERRIES = ("1 Red road:W; ferry road:W road:E", "5 Red road:W; ferry road:W road:E")


def test_x5_a_tile_between_two_ferries() -> None:
    story = tale("Red Blue", TWO_LAKES, *TWO_FERRIES, "6 Blue ?")
    assert len(offered(story)) == 4, "two other positions for each"
    story.choose("ferry road:W@-3,0 road:N@-3,0")
    assert len(offered(story)) == 2, "each ferry once"
    story.choose("ferry road:W@-1,0 road:N@-1,0")
    assert story.game.decision.step == "phase_figure"
    assert ferries(story) == {"-1,0": ["N", "W"], "-3,0": ["N", "W"]}


def test_a_ferry_behind_another_one_stays() -> None:
    """Only the first ferry in each direction: tile 4 is in the east of two lakes whose ferries are on its road."""
    story = tale(
        "Red Blue",
        "3FY_rE_rS_rW↓ 1FY_rE_rS_rW↓ [D] 4U↑\n. 2B↑ . .",
        "1 Red road:W; ferry road:W road:E",
        "3 Red pass; pass; ferry road:W road:E",
        "4 Blue ?",
        options={"ferry_always": True},
    )
    assert ferries(story) == {"-1,0": ["E", "W"], "-2,0": ["E", "W"]}
    assert {option.split("@")[1].split()[0] for option in offered(story)} == {"-1,0"}


def test_a_road_that_ends_at_a_lake_moves_nothing() -> None:
    """The road in the south is not part of the ferry."""
    drawing = "2FY_rE_rS_rW↑ [D] 1A→\n3U→ . ."
    story = tale("Blue Red", drawing, THIEF, "2 Red road:W; ferry road:E road:W", "3 Blue ?")
    assert story.game.decision.step == "phase_figure"


def test_two_lakes_on_one_road_get_a_ferry_each() -> None:
    drawing = "2FY_rE_rS_rW↓ 1FY_rE_rS_rW↓ [D]"
    story = tale("Red Blue", drawing, "1 Red field:ER", "2 Blue road:E; ?")
    assert story.game.decision.step == "ferry_place" and not story.may("pass")
    assert len(offered(story)) == 6
    story.choose("ferry road:W road:N")
    assert len(offered(story)) == 3, "now the other lake"


def test_four_roads_have_six_positions() -> None:
    story = tale("Red Blue", "[D] 1FY_rN_rE_rS_rW↑", "1 Red road:N; ?")
    assert len(story.options()) == 6


def test_a_later_follower_brings_the_ferry_too() -> None:
    """Any later deployment on a road to a lake without a ferry."""
    story = tale("Red Blue", "2U↑ 1FY_rE_rS_rW↓ [D]", "1 Red field:ER", "2 Blue road:E; ?")
    assert story.game.decision.step == "ferry_place"
    assert offered(story) == {
        "ferry road:W@-1,0 road:N@-1,0",
        "ferry road:W@-1,0 road:E@-1,0",
        "ferry road:N@-1,0 road:E@-1,0",
    }


def test_every_lake_gets_a_ferry_by_the_option() -> None:
    story = tale("Red Blue", "[D] 1FY_rN_rE_rS_rW↑", "1 Red pass; ?", options={"ferry_always": True})
    assert story.game.decision.step == "ferry_place" and len(story.options()) == 6


def test_ferries_are_moved_after_figures_by_the_option() -> None:
    drawing = LAKE.replace("3A←", "3U↑")
    story = tale(
        "Blue Red",
        drawing,
        THIEF,
        "2 Red road:W; ferry road:E road:W",
        "3 Blue field:NL; ?",
        options={"ferry_timing": "after_wood"},
    )
    assert story.game.decision.step == "ferry_move"


# --- with others --------------------------------------------------------------------------------------


def test_a_builder_who_is_cut_off_goes_home() -> None:
    """The thief is in the west, his builder in the east of the lake."""
    story = tale(
        "Red Blue",
        "4U↑ 1FY_rE_rS_rW↑ [D] 2U↑ 3U↑",
        "1 Red road:W; ferry road:E road:W",
        "2 Blue pass",
        "3 Red pass; builder road:E",
        "4 Blue ferry road:S@-1,0 road:W@-1,0",
        also=("traders_and_builders",),
    )
    home = [event.figure for event in story.game.events if isinstance(event, FigureReturned)]
    assert home == ["builder"]
    assert story.supply("builder")["Red"] == 1


def test_the_phantom_brings_a_ferry() -> None:
    story = tale("Red Blue", "[D] 1FY_rE_rS_rW↑", "1 Red field:ER; phantom road:W; ?", also=("phantom",))
    assert story.game.decision.step == "ferry_place"


def test_a_lake_counts_once() -> None:
    story = tale("Blue Red", LAKE, THIEF, "2 Red road:W; ferry road:E road:W", also=("king_and_robber",))
    assert story.game.view()["modules"]["king_and_robber"]["robber"]["tiles"] == 4


def test_a_builder_is_not_helped_by_a_ferry_alone() -> None:
    story = tale("Blue Red", LAKE, THIEF, "2 Red road:W; ferry road:E road:W", also=("traders_and_builders",))
    assert not [event for event in story.game.events if isinstance(event, SecondPart)]


def test_a_copy_and_a_save_keep_the_ferries() -> None:
    story = tale("Red Blue", TWO_LAKES, *TWO_FERRIES, "6 Blue ?")
    game = story.game
    again = type(game).load(game.save())
    assert again.state.fingerprint() == game.state.fingerprint() == game.copy().state.fingerprint()
    assert {option.text for option in again.options} == story.options()


def test_eight_lakes() -> None:
    """Four with three roads, three of them with a city besides, one with four roads (1)."""
    lakes = [tile for tile in catalogue.sheet("ferries").tiles if "ferry_lake" in tile.marks]
    roads = {tile.id: sum(each.kind == "road" for each in tile.features) for tile in lakes}
    cities = {tile.id for tile in lakes if any(each.kind == "city" for each in tile.features)}
    assert sum(tile.count for tile in lakes) == 8
    assert sum(tile.count for tile in lakes if roads[tile.id] == 4) == 1
    assert sum(tile.count for tile in lakes if tile.id in cities) == 3
    assert all(roads[tile.id] == 3 for tile in lakes if tile.id in cities)


# Tiles 2 to 4 lead from the west of the lake around to its south
RING = """
    2V← 1FY_rE_rS_rW↑ [D]
    3V↓ 4V→           .
"""


@pytest.mark.parametrize("completes", [True, False])
def test_a_ferry_may_close_a_ring(completes: bool) -> None:
    """Both landing stages lead to the same road beyond the lake; the lake counts once."""
    lines = ("1 Red field:ER", "4 Blue road:N; ferry road:S@-1,0 road:W@-1,0")
    story = tale("Red Blue", RING, *lines, options={"road_loop_completes": completes})
    assert story.payments() == (["road: Blue 4 (4 tiles 4)"] if completes else [])


def test_both_directions_lead_to_the_same_ferry_which_moves_once() -> None:
    lines = ("1 Red road:W; ferry road:S road:W", "2 Blue pass", "3 Red pass", "4 Blue ?")
    story = tale("Red Blue", RING, *lines)
    assert offered(story) == {"ferry road:E@-1,0 road:S@-1,0", "ferry road:E@-1,0 road:W@-1,0"}
    story.choose("ferry road:E@-1,0 road:S@-1,0")
    assert story.game.decision.step == "phase_figure"


def test_a_completed_road_is_scored_anew_with_the_road_that_a_ferry_adds() -> None:
    """The road in the east was scored (3 tiles); a ferry joins it to the one in the west, which is completed later."""
    drawing = "4A← 3U↑ 2FY_rE_rS_rW↑ [D] 1A→"
    story = tale("Blue Red", drawing, THIEF, "2 Red field:ER", "3 Blue road:E; ferry road:E@-1,0 road:W@-1,0", "4 Red")
    assert story.payments() == ["road: Blue 3 (3 tiles 3)", "road: Blue 5 (5 tiles 5)"]


def test_a_moved_ferry_completes_a_road_without_an_owner() -> None:
    drawing = LAKE.replace("3A←", "3U↑").replace("1A→", "1A→")
    lines = ("2 Red road:W; ferry road:E road:W", "3 Blue ferry road:S@-1,0 road:W@-1,0")
    story = tale("Blue Red", drawing, *lines)
    assert story.payments() == [], "nobody is on the road that ends at the lake in the east"
    assert story.standing() == {"Red road:W@-1,0"}


def test_a_portal_leads_to_a_road_with_a_lake() -> None:
    """Red goes through the portal to the road in the west of the lake (6)."""
    drawing = "1FY_rE_rS_rW↑ [D] 2U↑ 3BR↑"
    story = tale("Red Blue", drawing, "1 Red field:ER", "3 Red ?", also=("princess_and_dragon",))
    story.choose("follower road:W@-1,0")
    assert story.game.decision.step == "ferry_place"
    assert offered(story) == {
        "ferry road:E@-1,0 road:S@-1,0",
        "ferry road:E@-1,0 road:W@-1,0",
        "ferry road:S@-1,0 road:W@-1,0",
    }


def test_a_wagon_that_drives_onto_a_road_brings_no_ferry() -> None:
    """Red's wagon leaves the completed road for one that ends at the lake below (6)."""
    drawing = """
        3W↑ [D]           1A→
         .  2FY_rE_rS_rW↑ .
    """
    lines = ("1 Red wagon road:W", "2 Blue pass", "3 Red pass; ?")
    story = tale("Red Blue", drawing, *lines, also=("abbey_and_mayor",), options={"wagon_move": "C2"})
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
    story.choose("drive road:S@0,1")
    assert story.standing() == {"Red wagon road:S@0,1"} and ferries(story) == {}
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 1)


def test_a_lake_is_no_inn() -> None:
    story = tale("Blue Red", LAKE, THIEF, "2 Red road:W; ferry road:E road:W", also=("inns_and_cathedrals",))
    assert story.payments() == ["road: Blue 4 (4 tiles 4); Red 4 (4 tiles 4)"]


def test_a_builder_whose_road_grows_by_a_moved_ferry_brings_no_further_part() -> None:
    """Blue's tile 4 goes on with the road in the west; by the ferry that he moves, Blue's own road in the south is
    joined to it. His builder is there."""
    drawing = """
        4U↑ 1FY_rE_rS_rW↑ [D]
         .  2U→            .
         .  3U→            .
    """
    lines = (
        "1 Red road:W; ferry road:E road:W",
        "2 Blue road:N",
        "3 Blue builder road:N",
        "4 Blue ferry road:S@-1,0 road:W@-1,0",
    )
    story = tale("Red Blue", drawing, *lines, also=("traders_and_builders",), lane="east")
    assert not [event for event in story.game.events if isinstance(event, SecondPart)]
    assert "Blue builder road:N@-1,2" in story.standing()
    assert story.game.decision.seat == 0


def test_a_ferry_that_was_just_laid_is_not_moved_in_the_same_part() -> None:
    options = {"ferry_always": True, "ferry_timing": "after_wood"}
    story = tale("Red Blue", "[D] 1FY_rE_rS_rW↑", "1 Red road:W; ferry road:E road:W", options=options)
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 1)
    assert ferries(story) == {"1,0": ["E", "W"]}


def test_a_ferry_that_a_follower_of_this_part_brought_to_an_older_lake_stays() -> None:
    """Tile 2 extends the road of the lake; ferries are moved after figures. Next turn it may be moved."""
    options = {"ferry_timing": "after_wood"}
    story = tale("Red Blue", "[D] 1FY_rE_rS_rW↑ 2U↑", "1 Red", "2 Blue ?", options=options)
    story.choose("follower road:E").choose("ferry road:E@1,0 road:W@1,0")
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 0), "Blue was not asked to move it"
    story.choose("place 3,0 N").choose("pass")
    assert (story.game.decision.step, story.game.decision.seat) == ("ferry_move", 0)


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_in_both_timing_profiles_ferries_move_before_figures(timing: str) -> None:
    drawing = LAKE.replace("3A←", "3U↑")
    lines = (THIEF, "2 Red road:W; ferry road:E road:W", "3 Blue ?")
    story = tale("Blue Red", drawing, *lines, options={"timing_profile": timing})
    assert story.game.decision.step == "ferry_move"


# --- how it is shown ----------------------------------------------------------------------------------


def test_a_ferry_lies_across_its_lake() -> None:
    """In the picture the middle of a ferry is on the water, turned from one landing stage to the other."""
    for roads, turn in (("road:E road:W", 0), ("road:E road:S", 135), ("road:S road:W", 45)):
        story = tale("Blue Red", LAKE.replace("3A← ", ""), THIEF, f"2 Red road:W; ferry {roads}")
        (ferry,) = placing.tokens(story.game.state)
        lake = placing.mark(story.game.state, 2, "ferry_lake")
        assert math.dist(ferry.at, lake) < 18 * 0.7, "18 is the radius of the lake"
        assert ferry.turn % 180 == pytest.approx(turn, abs=12)
        if turn:  # not straight across: it ends at the shore
            half = ferry.length * looks.token("ferry").width / 2
            dx, dy = half * math.cos(math.radians(ferry.turn)), half * math.sin(math.radians(ferry.turn))
            for sign in (1, -1):
                assert math.dist((ferry.at[0] + sign * dx, ferry.at[1] + sign * dy), lake) < 20
        else:
            assert ferry.length > 0.95


def test_ferries_are_drawn_in_letters_on_both_roads() -> None:
    story = tale("Blue Red", LAKE.replace("3A← ", ""), THIEF, "2 Red field:ER")
    assert "≋" not in text.draw(story.game).partition("R Red")[0]
    story = tale("Blue Red", LAKE.replace("3A← ", ""), THIEF, "2 Red road:W; ferry road:E road:W")
    board = text.plain(text.picture(story.game))
    assert [line for line in board if "≋" in line] == ["  0 ─R≋○≋──────────B─⌂···"]


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_the_rows_of_the_turn_order(timing: str) -> None:
    """S-9, 2.2-23 and 2.3-17; by the option the second comes after the third."""
    modules = list(dict.fromkeys(BUILT.values()))
    rows = turn_order(modules, {"timing_profile": timing, "ferry_timing": "before_wood"})
    assert [(row.step, row.number) for row in rows if row.module == "ferries"] == [
        ("setup_ferries", "S-9"),
        ("ferry_move", "2.2-23"),
        ("ferry_place", "2.3-17"),
    ]
    late = turn_order(modules, {"timing_profile": timing, "ferry_timing": "after_wood"})
    assert [row.step for row in late if row.module == "ferries"] == ["setup_ferries", "ferry_place", "ferry_move"]


def test_the_hunt_finds_two_ferries_on_one_lake() -> None:
    story = tale("Blue Red", LAKE.replace("3A← ", ""), THIEF, "2 Red road:W; ferry road:E road:W")
    shown = story.game.view()["modules"]["ferries"]
    assert list(faults(story.game.state, shown)) == []
    assert list(faults(story.game.state, {"ferries": shown["ferries"] * 2})) == ["2 ferries on the lake at (-1, 0)"]


def test_the_german_word_for_a_lake() -> None:
    assert speech("de").noun(words.mark_noun("ferry_lake"), "a") == "ein See mit Fähren"
