"""Mage and witch, as their sheet has them: the worked examples X1 to X6, edge cases, and other modules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.golden import Golden, playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import text, words
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.mage_and_witch.checks import faults
from languedoc.carcassonne.modules.mage_and_witch.rules import MagicLeft, MagicMoved
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from modules.german_castles.tales import before
from modules.goldmines.test_goldmines import busy_choice

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "mage_and_witch")


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def where(story: Story) -> dict[str, str | None]:
    return dict(story.game.view()["modules"]["mage_and_witch"])


def offered(story: Story, verb: str) -> set[str]:
    return {option.text.removeprefix(f"{verb} ") for option in story.game.options if option.verb == verb}


# A city of four tiles with a pennant, of which tile 2 is magic
CITY = """
    3E↓
    2MW_cEW_rN_rS→
    1F→
    [D]
"""


def test_x1_the_mage_adds_a_point_for_each_tile() -> None:
    story = tale("Red Blue", CITY, "1 Red city:N", "2 Blue mage city:N", "3 Red")
    assert story.payments() == ["city: Red 14 (4 tiles 8, 1 pennants 2, 1 mage 4)"]
    assert where(story) == {"mage": None, "witch": None}, "he leaves what is scored"
    assert [event.token for event in story.game.events if isinstance(event, MagicLeft)] == ["mage"]
    assert [line for line in story.told() if "mage " in line and "scores" not in line] == [
        "Blue moves the mage to the city at 0,-2.",
        "The mage leaves the board.",
    ]


def test_x2_the_witch_halves_the_points() -> None:
    story = tale("Red Blue", CITY, "1 Red city:N", "2 Blue witch city:N", "3 Red")
    assert story.payments() == ["city: Red 5 (4 tiles 8, 1 pennants 2, 1 witch -5)"]


# A road of five tiles; tile 4, beside it, is magic
ROAD = """
    .   4MW_cN_cS↑ .   .   .
    1A← [D]        2U↑ 3U↑ 5A→
"""


def test_x3_half_of_an_odd_value_is_rounded_up() -> None:
    story = tale("Red Blue", ROAD, "1 Red road:E", "4 Blue witch road:E@0,0", "5 Red")
    assert story.payments() == ["road: Red 3 (5 tiles 5, 1 witch -2)"]


def test_every_owner_gets_the_rounded_half() -> None:
    """Tile 8 joins the roads of Red and Blue."""
    drawing = """
        .   2MW_cN_cS↑ 3B↑ 4B↑ 5E→
        1A← [D]        8U↑ 7U↑ 6A→
    """
    lines = ("1 Red road:E", "2 Blue witch road:E@0,0", "6 Blue road:W", "8 Blue")
    story = tale("Red Blue", drawing, *lines)
    assert story.payments() == ["road: Red 3 (5 tiles 5, 1 witch -2); Blue 3 (5 tiles 5, 1 witch -2)"]


INN = "EB"  # a straight road with an inn


@pytest.mark.parametrize(("figure", "payment"), [("mage", "Red 4 (1 inn 0, 1 mage 4)"), ("witch", "Red 0 (1 inn 0)")])
def test_x4_an_unfinished_road_with_an_inn_at_the_end(figure: str, payment: str) -> None:
    """Nothing, and the mage for each tile; half of nothing is nothing."""
    drawing = f"""
        .   3MW_cN_cS↑ .
        1A← [D]        2{INN}↑
    """
    lines = ("1 Red road:E", f"3 Red {figure} road:E@0,0")
    story = tale("Red Blue", drawing, *lines, also=("inns_and_cathedrals",), lane="east")
    story.end()
    assert story.payments("road") == [f"final road: {payment}"]


def test_x5_a_siege_comes_before_the_witch_and_buildings_after_her() -> None:
    drawing = """
        2CT_cN↓
        1MW_cEW_rN_rS→
        [D]
    """
    lines = ("1 Red witch city:N; follower city:N", "2 Blue build building 0,-2")
    story = tale("Red Blue", drawing, *lines, also=("cathars", "little_buildings"))
    assert story.payments() == ["city: Red 3 (3 tiles 6, 1 siege -3, 1 witch -1, 1 little_buildings 1)"]


def test_x6_castles_are_added_after_the_witch() -> None:
    drawing = f"""
        .   .               .   4MW_cN_cS↑ .     .
        5A← 3{INN}↑ 2U↑ [D]        1GB3↑ #
    """
    lines = ("1 Red pass", "2 Blue road:E", "4 Blue witch road:E@0,0", "5 Red")
    story = tale("Red Blue", drawing, *lines, also=("inns_and_cathedrals", "german_castles"))
    assert story.payments() == ["road: Blue 8 (5 tiles 5, 1 inn 5, 1 witch -5, 1 castles 3)"]


def test_in_the_final_scoring_they_count_the_same() -> None:
    story = tale("Red Blue", before(3, CITY), "1 Red city:N", "2 Blue mage city:N")
    story.end()
    assert story.payments("city") == ["final city: Red 7 (3 tiles 3, 1 pennants 1, 1 mage 3)"]
    story = tale("Red Blue", before(3, CITY), "1 Red city:N", "2 Blue witch city:N")
    story.end()
    assert story.payments("city") == ["final city: Red 2 (3 tiles 3, 1 pennants 1, 1 witch -2)"]


def test_the_witch_halves_a_tiny_city_after_its_two_points() -> None:
    drawing = """
        3E↓ .   .
        [D] 1U↑ 2MW_cN_rE_rS_rW↑
    """
    lines = ("2 Blue witch city:N@0,0", "3 Red city:S")
    story = tale("Red Blue", drawing, *lines, options={"tiny_city": "two_points"})
    assert story.payments() == ["city: Red 1 (2 tiles 2, 1 witch -1)"]


# --- where they go ---------------------------------------------------------------------------------------


def test_a_magic_tile_must_move_one_of_them() -> None:
    """To unfinished roads and cities anywhere, occupied or not; never to a finished one, a field or a cloister."""
    story = tale("Red Blue", before(5, ROAD), "1 Red road:E", "4 Blue ?")
    assert (story.game.decision.step, story.game.decision.seat) == ("mage_witch_move", 1)
    targets = {"road:E@-1,0", "road:E@0,0", "road:E@1,0", "road:E@2,0", "city:N", "city:S", "city:N@0,0"}
    finished = {"city:S", "city:N@0,0"}
    assert offered(story, "mage") == offered(story, "witch") == targets - finished
    assert not story.may("pass")
    story.choose("mage city:N")
    assert story.game.decision.step == "phase_figure" and story.may("follower city:N"), "he does not occupy it"


def test_one_that_is_there_may_be_moved_or_the_other_one_comes() -> None:
    story = tale("Red Blue", "1MW_cNW_rES↓ .\n[D] 2MW_cN_rE_rS_rW↑", "1 Red mage city:E", "2 Blue ?")
    assert offered(story, "mage") == offered(story, "witch"), "another feature for each"
    assert "city:E@0,-1" not in offered(story, "mage") and "city:N@0,0" not in offered(story, "witch")
    assert "road:W@0,-1" not in offered(story, "mage"), "its roads go north and west"
    assert "road:N@0,-1" in offered(story, "mage")
    moved = story.game.copy()
    moved.choose("mage road:N@0,-1")
    assert moved.view()["modules"]["mage_and_witch"] == {"mage": "road:N@0,-1", "witch": None}
    story.choose("witch road:N@0,-1")
    assert where(story) == {"mage": "city:E@0,-1", "witch": "road:N@0,-1"}


# Tile 6 fills a hole, and then all roads and cities are finished
ALL_DONE = """
    .   1E↓          .
    2A← [D]          3A→
    4E→ 6MW_cN_cS→   5E←
"""


def test_without_an_unfinished_road_or_city_nothing_happens() -> None:
    story = tale("Red Blue", ALL_DONE, "6 Blue ?")
    assert story.game.decision.step == "phase_figure" and where(story) == {"mage": None, "witch": None}


# Tile 11 fills a hole; then only the road of the start tile is unfinished, or (without tile 4) also the one of tile 1
FEW = """
    .    4A↑                  .
    2E→  1MW_cN_cE_cW_rS↓     3E←
    5A←  [D]                  .
    6E→  11MW_cN_cS→          10E←
    7B↑  8B↑                  9B↑
"""


def test_a_figure_that_cannot_move_is_taken_off() -> None:
    """The mage is on the only unfinished road, so there is no place for the witch either."""
    story = tale("Red Blue", FEW, "1 Red mage road:E@0,0", "11 Red ?")
    assert story.game.decision.step == "phase_figure"
    assert where(story) == {"mage": None, "witch": None}


def test_if_both_are_there_and_cannot_move_one_of_them_is_taken_off() -> None:
    """The witch was put on the road of tile 1, the only other one that is unfinished."""
    drawing = FEW.replace("4A↑ ", ". ").replace("5A←", "4A←").replace("6E→", "5E→").replace("7B↑", "6B↑")
    drawing = drawing.replace("8B↑", "7B↑").replace("9B↑", "8B↑").replace("10E←", "9E←").replace("11MW_cN_cS→", ".")
    story = tale("Red Blue", drawing, "1 Red mage road:E@0,0", rest="MW_cN_cS U")
    state = story.game.state
    (module,) = [each for each in state.box.modules if each.slug == "mage_and_witch"]
    state.set_note(module.first_note + 1, 1 + state.board.find_segment(0, -1, "road", "N"))
    assert where(story) == {"mage": "road:E@0,0", "witch": "road:N@0,-1"}
    story.choose("place 0,1 E")
    assert story.options() == {"take_away mage", "take_away witch"}
    (option, _) = story.game.options
    assert words.option_words(story.game, option) == "take the mage off the board"
    story.choose("take_away mage")
    assert where(story) == {"mage": None, "witch": "road:N@0,-1"}
    assert story.game.decision.step == "phase_figure"


def test_a_feature_completed_without_an_owner_sends_them_back() -> None:
    story = tale("Red Blue", CITY, "2 Blue mage city:N", "3 Red")
    assert story.payments() == [] and where(story) == {"mage": None, "witch": None}


@pytest.mark.parametrize(("option", "other"), [("mage", "witch"), ("witch", "mage")])
def test_one_of_them_can_be_left_out(option: str, other: str) -> None:
    story = tale("Red Blue", before(3, CITY), "1 Red city:N", "2 Blue ?", options={option: False})
    assert offered(story, option) == set() and offered(story, other) != set()


# --- joined features (2.2-26) -----------------------------------------------------------------------------

# Tile 5 joins the road of the start tile with that of tile 4, both of them magic
MEETING = """
    1MW_cN_cS↑ 2B↑ 3E↓
    [D]        5U↑ 4MW_cNEW_rS→
"""
APART = ("1 Red mage road:E@0,0", "4 Blue witch road:W")


def test_if_they_meet_one_of_them_must_move_before_figures() -> None:
    story = tale("Red Blue", MEETING, *APART, "5 Red ?")
    assert (story.game.decision.step, story.game.decision.seat) == ("mage_witch_separate", 0)
    assert offered(story, "mage") == offered(story, "witch") == {"city:N@0,-1", "city:N@2,0", "city:S@2,-1"}
    assert not story.may("pass")
    story.choose("witch city:N@0,-1")
    assert story.game.decision.step == "phase_figure"
    assert where(story) == {"mage": "road:E@0,0", "witch": "city:N@0,-1"}


def test_also_if_the_road_where_they_meet_is_finished_now() -> None:
    drawing = """
        .   1MW_cN_cS↑ 2B↑ 3E↓
        5A← [D]        6U↑ 4MW_cNEW_rS→
    """
    story = tale("Red Blue", drawing, *APART, "5 Red road:E", "6 Blue ?")
    assert (story.game.decision.step, story.game.decision.seat) == ("mage_witch_separate", 1)
    story.choose("witch city:N@0,-1").choose("pass")
    assert story.payments() == ["road: Red 8 (4 tiles 4, 1 mage 4)"]
    assert where(story) == {"mage": None, "witch": "city:N@0,-1"}


def test_if_a_magic_tile_joins_them_one_move_is_enough() -> None:
    drawing = """
        .             4MW_cEW_rN_rS→
        .             1MW_cN_cS↑
        5MW_cNW_rES↑  [D]
        3A↓           2B↑
    """
    lines = ("1 Red mage road:E@0,0", "4 Blue witch road:N@-1,1", "5 Red ?")
    story = tale("Red Blue", drawing, *lines)
    assert story.game.decision.step == "mage_witch_move"
    assert offered(story, "mage").isdisjoint({"road:E@0,0", "road:E", "road:N@-1,1"}), "the road where they are"
    story.choose("mage city:N")
    assert story.game.decision.step == "phase_figure", "nobody is asked again"
    assert where(story) == {"mage": "city:N@-1,0", "witch": "road:N@-1,1"}


# Tile 1 is a lake; tiles 2 and 3 are magic
LAKE = """
    .   .              3MW_cEW_rN_rS→
    .   .              2MW_cN_cS↑
    4U↑ 1FY_rE_rS_rW↑  [D]
"""


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_a_ferry_joins_them_and_one_must_move_at_once(timing: str) -> None:
    lines = (
        "2 Blue mage road:E@0,0",
        "3 Red witch road:W@-1,0",
        "4 Blue road:E; ferry road:E@-1,0 road:W@-1,0; ?",
    )
    story = tale("Red Blue", LAKE, *lines, also=("ferries",), lane="east", options={"timing_profile": timing})
    assert (story.game.decision.step, story.game.decision.seat) == ("mage_witch_joined", 1)
    story.choose("mage road:S@-1,0")
    assert where(story) == {"mage": "road:S@-1,0", "witch": "road:W@-1,0"}
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 0)


def test_where_a_ferry_splits_their_road_they_stay_on_their_part() -> None:
    lines = ("1 Red road:W; ferry road:E road:W", "2 Blue mage road:E@0,0", "4 Blue ?")
    drawing = LAKE.replace("3MW_cEW_rN_rS→", "3G→")
    story = tale("Red Blue", drawing, *lines, also=("ferries",), lane="east")
    story.choose("ferry road:S@-1,0 road:W@-1,0")
    assert where(story) == {"mage": "road:E@0,0", "witch": None}
    assert story.game.decision.step == "phase_figure"


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_in_both_timing_profiles_they_move_before_figures(timing: str) -> None:
    story = tale("Red Blue", before(3, CITY), "1 Red city:N", "2 Blue ?", options={"timing_profile": timing})
    assert story.game.decision.step == "mage_witch_move"
    story.choose("mage city:N")
    assert story.game.decision.step == "phase_figure"


# --- with others --------------------------------------------------------------------------------------------


def test_they_do_not_change_the_size_of_a_city() -> None:
    story = tale("Red Blue", CITY, "1 Red city:N", "2 Blue witch city:N", "3 Red", also=("king_and_robber",))
    assert story.game.view()["modules"]["king_and_robber"]["king"] == {"holder": 0, "tiles": 4}


def test_a_small_city_that_becomes_a_castle_sends_them_away() -> None:
    drawing = """
        3E↓ .   .
        [D] 1U↑ 2MW_cN_rE_rS_rW↑
    """
    lines = ("2 Blue mage city:N@0,0", "3 Red city:S; fortify city:S")
    story = tale("Red Blue", drawing, *lines, also=("bridges_castles_bazaars",), options={"bazaars": False})
    assert story.payments() == [] and where(story) == {"mage": None, "witch": None}


def test_cathedrals_come_before_them() -> None:
    """A cathedral tile in the middle of a city of five tiles: 3 for each, then one half."""
    drawing = """
        .   5E↓            .
        3E→ 2EK↑           4E←
        .   1MW_cEW_rN_rS→ .
        .   [D]            .
    """
    lines = ("1 Red witch city:N; follower city:N", "5 Red")
    story = tale("Red Blue", drawing, *lines, also=("inns_and_cathedrals",))
    assert story.payments() == ["city: Red 9 (6 tiles 12, 1 cathedral 6, 1 witch -9)"]


# --- how it is shown ------------------------------------------------------------------------------------------


def test_they_are_shown_in_letters() -> None:
    story = tale("Red Blue", MEETING, *APART, "5 Red witch city:N@0,-1")
    assert words.notices(story.game) == ["mage (Ψ) at 0,0", "witch (Ω) at 0,-1"]
    drawn = "".join(text.plain(text.picture(story.game)))
    assert drawn.count("Ψ") == drawn.count("Ω") == 1
    moved = [(event.seat, event.token) for event in story.game.events if isinstance(event, MagicMoved)]
    assert moved == [(0, "mage"), (1, "witch"), (0, "witch")]


def test_a_copy_and_a_save_keep_them() -> None:
    story = tale("Red Blue", MEETING, *APART, "5 Red ?")
    game = story.game
    again = Game.load(game.save())
    assert again.state.fingerprint() == game.state.fingerprint() == game.copy().state.fingerprint()
    assert {option.text for option in again.options} == story.options()


def test_eight_magic_tiles() -> None:
    assert sum(tile.count for tile in catalogue.sheet("mage_and_witch").tiles if "mage" in tile.marks) == 8


def test_the_rows_of_the_turn_order() -> None:
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {})
    assert [(row.step, row.phase, row.number) for row in rows if row.module == "mage_and_witch"] == [
        ("setup_mage_witch", "setup", "S-11"),
        ("mage_witch_move", "P2", "2.2-25"),
        ("mage_witch_separate", "P2", "2.2-26"),
        ("mage_witch_joined", "P3", "2.2-26"),
        ("mod_mage", "P5", "2.5-7"),
        ("mod_witch", "P5", "2.5-8"),
        ("mage_witch_return", "P5", "-"),
        ("final_mod_mage", "final", "E-6"),
        ("final_mod_witch", "final", "E-7"),
    ]


def test_the_hunt_finds_both_on_one_road() -> None:
    story = tale("Red Blue", MEETING, *APART, "5 Red witch city:N@0,-1")
    state = story.game.state
    shown = story.game.view()["modules"]["mage_and_witch"]
    assert list(faults(state, shown)) == []
    (module,) = [each for each in state.box.modules if each.slug == "mage_and_witch"]
    state.set_note(module.first_note + 1, 1 + state.board.find_segment(1, 0, "road", "E"))
    assert list(faults(state, shown)) == ["mage and witch are both on road:E@0,0"]
    state.set_note(module.first_note + 1, 1 + state.board.find_segment(1, 0, "field", "NL"))
    assert list(faults(state, shown)) == ["the witch is on a field"]


SEED = 44


def test_playthrough_of_mage_and_witch(golden: Golden) -> None:
    """With features that the mage raises and the witch halves, in play and at the end, and a meeting of both."""
    game = Game(3, modules=MODULES, seed=SEED)
    rng = random.Random(SEED)
    golden("mage_and_witch.txt", playthrough(game, lambda: busy_choice(game, rng)))
