"""The Count of Carcassonne with abbeys, mayors, wagons and barns, with dragon, fairy and portal, and with towers.

Each story needs a module that may not be built yet; then it is skipped.
"""

from __future__ import annotations

from typing import Any

import pytest

from helpers.story import Story
from languedoc.carcassonne.modules import BUILT
from modules.count.tales import MODULES, ROAD, asked, city_of_blue, inside, settle
from modules.messages.tales import put

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def needs(module: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(module not in BUILT, reason=f"{module} is not built yet")


def with_module(module: str, seats: str, drawing: str, *lines: str, **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, module), **more)


# --- Abbey & Mayor ----------------------------------------------------------------------------------

ABBEY = "abbey_and_mayor"


@needs(ABBEY)
def test_a_mayor_waits_in_the_castle_only_and_a_wagon_not_on_the_market() -> None:
    story = with_module(ABBEY, "Red Blue", ROAD, "2 Blue road:N", "3 Red pass; ?")
    assert {option for option in story.options() if " follower " not in option} == {
        "pass",
        "send mayor castle",
        "send wagon castle",
        "send wagon cathedral",
        "send wagon blacksmith",
    }


@needs(ABBEY)
def test_a_mayor_without_a_pennant_receives_nothing() -> None:
    """So whoever completes the city with his own mayor in it may send a follower, if another is paid."""
    drawing = """
        #  #   #   #
        #  #  [07] #
        #  #   #   #
        .  .  1U→ 2E→
        .  .  4L→ 3E←
    """
    lines = ("1 Blue road:N", "3 Red mayor city:W", "4 Red pass; ?")
    story = with_module(ABBEY, "Blue Red", drawing, *lines)
    assert story.points() == {"Blue": 3, "Red": 0}
    assert asked(story) == "Red count_move_in"


@needs(ABBEY)
def test_a_mayor_comes_from_the_castle_with_the_strength_of_the_pennants() -> None:
    """One pennant: as strong as the knight."""
    story = city_of_blue(modules=(*MODULES, ABBEY))
    settle(story, "market", castle="Green mayor").choose("pass").choose("join mayor/2@castle city:E@1,1")
    assert story.points() == {"Red": 0, "Blue": 12, "Green": 12}
    assert story.supply("mayor") == {"Red": 1, "Blue": 1, "Green": 1}


@needs(ABBEY)
def test_a_wagon_that_came_to_be_scored_may_drive_on() -> None:
    """From the end of the road into the monastery there; first Red may send a follower (2.5-32, -33)."""
    story = with_module(ABBEY, "Red Blue", ROAD, "3 Red ?")
    settle(story, blacksmith="Blue wagon").choose("pass").choose("join wagon/1@blacksmith road:S@0,1")
    assert story.payments() == ["road: Blue 4 (4 tiles 4)"]
    assert asked(story) == "Red count_move_in"
    story.choose("pass")
    assert asked(story) == "Blue wagon_move"
    story.choose("drive monastery")
    assert story.standing() == {"Blue wagon monastery@0,4"}


@needs(ABBEY)
def test_a_wagon_that_drives_to_the_tiles_around_chooses_its_tile() -> None:
    story = with_module(ABBEY, "Red Blue", ROAD, "3 Red ?", options={"wagon_move": "C2"})
    settle(story, blacksmith="Blue wagon, Blue").choose("pass")
    assert story.options() == {
        "pass",
        "join follower/1@blacksmith road:S@0,1",
        "join wagon/1@blacksmith road:S@0,1",
        "join wagon/1@blacksmith road:N@0,2",
        "join wagon/1@blacksmith road:N@0,3",
        "join wagon/1@blacksmith road:N",
    }


@needs(ABBEY)
def test_before_the_end_the_turn_with_an_abbey_may_send_one_more() -> None:
    drawing = """
        #  #   #   #  1E↑  2E↑
        #  #  [07] #   .   4A→
        #  #   #   #  3E←  5E→
        .  .  6U→  .   .    .
        .  .  7A↓  .   .    .
    """
    lines = ("4 Blue road:W", "6 Blue road:N", "7 Red pass; send follower castle; pass; ?")
    story = with_module(ABBEY, "Red Blue", drawing, *lines, rest="")
    assert asked(story) == "Blue final_abbeys"
    story.choose("pass").choose("abbey 2,0").choose("pass")
    assert story.payments()[-1] == "road: Blue 1 (1 tiles 1)"
    assert asked(story) == "Red count_move_in"
    assert "send follower castle" in story.options()


@needs(ABBEY)
def test_from_the_cathedral_to_an_abbey() -> None:
    drawing = """
        #  #   #   #     1E↑    2E↑
        #  #  [07] #  6ABBEY↑   3E→
        #  #   #   #     5E←    4E→
    """
    story = with_module(ABBEY, "Red Blue", drawing, "6 Blue ?")
    settle(story, cathedral="Red").choose("pass").choose("join follower/0@cathedral abbey")
    assert story.points() == {"Red": 9, "Blue": 0}


# The four tiles meet in one field, which touches the city of Carcassonne and a city of two tiles
BARN = """
    #  #   #   #  1B↑ 2B↑
    #  #  [07] #  3B↑ 4E→
    #  #   #   #  6E← 5E→
"""


@needs(ABBEY)
def test_from_the_market_to_a_field_where_a_barn_is_put() -> None:
    story = with_module(ABBEY, "Red Blue Green", BARN, "1 Blue field:NL", "6 Red ?")
    settle(story, market="Green").choose("barn NW@3,1")
    assert asked(story) == "Green count_move_out"
    story.choose("join follower/2@market field:NR@1,-1")
    assert story.payments() == ["field: Blue 6 (2 cities 6); Green 6 (2 cities 6)"]
    assert story.supply() == {"Red": 7, "Blue": 7, "Green": 7}
    assert asked(story) == "Red count_move_in"


@needs(ABBEY)
def test_without_a_farmer_a_barn_brings_no_scoring_and_nobody_comes() -> None:
    story = with_module(ABBEY, "Red Blue Green", BARN, "6 Red ?")
    settle(story, market="Green").choose("barn NW@3,1")
    assert asked(story) == "Blue place_tile"


@needs(ABBEY)
def test_at_the_end_who_comes_into_the_field_of_a_barn_gets_one_for_each_city() -> None:
    """Then the barn is paid; the city of Carcassonne is one of its cities."""
    story = with_module(ABBEY, "Red Blue", BARN, "6 Red ?", rest="")
    settle(story, market="Blue").choose("barn NW@3,1")
    while story.game.decision.step != "final_count_move_out":
        story.choose("pass")
    story.choose("join follower/1@market field:NR@1,-1")
    assert story.points() == {"Red": 8, "Blue": 2}


# --- The Princess & the Dragon ----------------------------------------------------------------------

DRAGON = "princess_and_dragon"


@needs(DRAGON)
def test_the_dragon_does_not_walk_into_the_block() -> None:
    """From the volcano beside the block there is only one way for it."""
    drawing = """
        #  #   #   #   .    .
        #  #  [07] #  1B2↑ 2B↑
        #  #   #   #   .   3BJ→
    """
    story = with_module(DRAGON, "Red Blue", drawing, "3 Red pass")
    walk = [event.as_data()["cell"] for event in story.game.events if type(event).__name__ == "DragonMoved"]
    assert [(cell["x"], cell["y"]) for cell in walk] == [(3, 0), (3, 1)]


@needs(DRAGON)
def test_a_follower_may_join_on_any_tile_where_the_fairy_is_tied_to_tiles() -> None:
    lines = ("1 Red road:N", "3 Red ?")
    story = with_module(DRAGON, "Red Blue", ROAD, *lines, options={"fairy_binding": "tile"})
    settle(story, blacksmith="Blue").choose("fairy 0,2")
    assert story.options() == {
        "pass",
        "join follower/1@blacksmith road:S@0,1",
        "join follower/1@blacksmith road:N@0,2",
        "join follower/1@blacksmith road:N@0,3",
        "join follower/1@blacksmith road:N",
    }
    story.choose("join follower/1@blacksmith road:N@0,2")
    assert story.points() == {"Red": 7, "Blue": 7}
    story = with_module(DRAGON, "Red Blue", ROAD, *lines)
    settle(story, blacksmith="Blue").choose("fairy follower/0@road:N@0,2")
    assert story.options() == {"pass", "join follower/1@blacksmith road:S@0,1"}


@needs(DRAGON)
def test_nobody_joins_on_the_tile_of_the_dragon() -> None:
    """The volcano completes the city; the tile of the block is left to stand on."""
    story = with_module(DRAGON, "Red Blue", "# # [07] # 1B↑", "1 Red ?", rest="BZ")
    settle(story, "market", castle="Red").choose("pass").choose("place 2,1 W")
    assert asked(story) == "Red count_move_out"
    assert story.options() == {"pass", "join follower/0@castle city:E@1,1"}
    story.choose("join follower/0@castle city:E@1,1")
    assert story.points() == {"Red": 4, "Blue": 0}


@needs(DRAGON)
def test_the_fairy_does_not_go_to_a_quarter() -> None:
    """Red has a monk on the board and a follower in the castle; the fairy may go to the monk."""
    story = with_module(DRAGON, "Red Blue", "# # [07] # 1B↑ 2B↑", "1 Red monastery", "2 Blue ?", rest="U")
    settle(story, castle="Red").choose("pass").choose("place -3,-1 N")
    assert {option for option in story.options() if option.startswith("fairy")} == {"fairy follower/0@monastery@2,0"}


@needs(DRAGON)
def test_through_a_portal_to_the_landscape_of_the_block_but_not_into_its_city() -> None:
    story = with_module(DRAGON, "Red Blue", "# # [07] # 1BT↓", "1 Red ?")
    options = story.options()
    assert {"follower road:W@-2,-1", "follower road:S@0,1", "follower city:S@-2,1"} <= options
    assert "follower field:NL@-2,-1" in options
    assert not [option for option in options if "inner" in option or "castle" in option]


# --- The Tower --------------------------------------------------------------------------------------

TOWER = "tower"


@needs(TOWER)
def test_no_tower_reaches_the_quarters() -> None:
    """The market lies on the tile beside the tower, but only the farmer can be captured."""
    drawing = """
        #  #   #   #   .
        #  #  [07] #  1TK↑
        #  #   #   #  2E←
        .  .   .   .  3B↑
    """
    story = with_module(TOWER, "Red Blue", drawing, "2 Blue field:NL", "3 Red ?")
    settle(story, market="Blue").choose("tower 2,0")
    assert {option for option in story.options() if option.startswith("capture")} == {"capture follower/1@field:NL@2,1"}
    assert inside(story) == {"Blue market"}


# A German cathedral with roads to the city of Carcassonne, a crossing and a monastery
GERMAN = """
    #   #   #      #
    #   #  [07]    #
    #   #   #      #
    .  2W↑  1GC1→  .
    .   .   3A↓    .
"""


def test_from_the_cathedral_of_carcassonne_nobody_goes_to_a_german_one() -> None:
    """It is no cloister: neither when it is completed nor at the end."""
    line = "1 Red german_cathedral"
    story = with_module("german_cathedrals", "Red Blue", GERMAN, line, "3 Red ?")
    settle(story, "market", cathedral="Blue").choose("pass")
    assert story.payments() == ["german_cathedral: Red 6 (6 sections 6)"] and inside(story) == {"Blue cathedral"}
    unfinished = GERMAN.replace("3A↓", ".  ")
    story = settle(with_module("german_cathedrals", "Red Blue", unfinished, line), "market", cathedral="Blue")
    assert "final_count_move_out" not in story.end().passed_over and inside(story) == {"Blue cathedral"}
    assert story.payments("german_cathedral") == ["final german_cathedral: Red 5 (5 sections 5)"]


@pytest.mark.parametrize(
    ("tile", "paid"), [("@0,3", "Blue 4 (4 tiles 4)"), ("@0,2", "Red 4 (4 tiles 4); Blue 4 (4 tiles 4)")]
)
def test_who_joins_on_a_hill_wins_the_tie(tile: str, paid: str) -> None:
    """Tile 2 is a hill; Blue chooses on which tile of the road he stands."""
    drawing = """
        #  #   #            #
        #  #  [07]          #
        #  #   #            #
        .  .  1U→           .
        . 3A← 2HS_cN_rSW→   .
    """
    story = with_module("hills_and_sheep", "Red Blue", drawing, "1 Red road:N", "3 Red ?", rest="U U U")
    settle(story, blacksmith="Blue").choose("pass")
    assert asked(story) == "Blue count_move_out"
    (there,) = [option for option in story.options() if option.endswith(tile)]
    assert story.choose(there).payments() == [f"road: {paid}"]


# Tile 3 closes a small city
SMALL = """
    #  #   #   #   .   .   .
    #  #  [07] #  1B↑ 2E→ 3E←
    #  #   #   #   .   .   .
"""


@pytest.mark.parametrize("becomes_a_castle", [True, False])
def test_nobody_moves_into_a_city_that_becomes_a_castle(becomes_a_castle: bool) -> None:
    """Nor onto the castle; into the city that is scored Blue may come."""
    options = {"bazaars": False}
    story = with_module("bridges_castles_bazaars", "Red Blue", SMALL, "3 Red ?", options=options)
    settle(story, "market", castle="Blue").choose("follower city:W")
    assert asked(story) == "Red castle_conversion"
    story.choose("fortify city:W" if becomes_a_castle else "pass")
    assert asked(story) == ("Blue place_tile" if becomes_a_castle else "Blue count_move_out")


def test_the_points_of_the_fairy_do_not_close_the_city() -> None:
    """Red completes Blue's road, where his own thief has the fairy: he may still send a follower."""
    drawing = """
        #  #   #   #
        #  #  [07] #
        #  #   #   #
        .  .  1U→  .
        .  .  2U→  .
        .  .  3U→  .
        .  .  4U→  .
        .  .  5A↓  .
    """
    lines = ("1 Red road:N", "3 Red fairy follower/0@road:N@0,2", "5 Red ?")
    story = with_module("princess_and_dragon", "Red Blue", drawing, *lines)
    put(story, "Blue road:N@0,3", "Blue road:N@0,4").choose("pass")
    assert story.payments() == ["fairy: Red 1 (1 fairy 1)", "road: Blue 6 (6 tiles 6)", "fairy: Red 3 (1 fairy 3)"]
    assert asked(story) == "Red count_move_in"
