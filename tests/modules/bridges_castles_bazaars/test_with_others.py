"""Bridges, castles and bazaars beside other modules, as sheets 7 and 8 have them."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.modules.bridges_castles_bazaars.bazaar import BazaarOpened
from languedoc.carcassonne.numbering import FEATURE
from modules.abbey_and_mayor.tales import HOLE
from modules.bridges_castles_bazaars.tales import MODULES, bridges, lords, tale
from modules.bridges_castles_bazaars.test_bridges import ACROSS, BESIDE
from modules.bridges_castles_bazaars.test_castles import CASTLE

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- bridges -----------------------------------------------------------------------------------------

OVER_ITSELF = """
    .   .   4V← 3V↑
    6A← [D] 1U↑ 2V→
    .   .   5A↓ .
"""


def test_a_tile_that_a_road_crosses_twice_counts_once() -> None:
    """The road comes back over the bridge on tile 1: seven tiles, though it has eight parts."""
    story = tale("Red Blue", OVER_ITSELF, "1 Red road:E")
    assert bridges(story) == ["road:N@1,0"]
    assert story.payments() == ["road: Red 7 (7 tiles 7)"]


def test_without_its_module_an_inn_on_a_tile_of_the_bazaar_means_nothing() -> None:
    story = tale("Red Blue", ACROSS.replace("2A→", "2BB_rS→"), "1 Red road:E")
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]


def test_through_a_portal_a_thief_comes_to_a_bridge() -> None:
    """Nobody may be put there when it is built over the tile beside the one just placed."""
    drawing = BESIDE.replace("[D] .", "[D] 3BR↑")
    story = tale("Red Blue", drawing, "3 Red ?", also=("princess_and_dragon",))
    assert story.may("follower road:E@0,1")


def test_a_bridge_counts_for_the_longest_road() -> None:
    story = tale("Red Blue", ACROSS, "1 Red road:E", also=("king_and_robber",), tiles=MODULES)
    robber = story.game.view()["modules"]["king_and_robber"]["robber"]
    assert robber["tiles"] == 4


# --- castles -----------------------------------------------------------------------------------------


def test_the_fairy_of_an_owner_is_nothing_to_the_lord() -> None:
    drawing = ".   1E↓ .   .\n4A← [D] 2U↑ 3A→"
    lines = (CASTLE, "2 Blue road:E", "4 Blue fairy follower/1@road:E@1,0")
    story = tale("Red Blue", drawing, *lines, also=("princess_and_dragon",), tiles=MODULES)
    assert "castle: Red 4 (1 lord 4)" in story.payments()
    assert story.points() == {"Red": 4, "Blue": 7}


AROUND_THE_ABBEY = """
    4E↑ 5E↑     6E↑
    1E↓ 8ABBEY↑ 7E→
    [D] 2U↑     3U↑
"""


def test_an_abbey_beside_the_castle_pays_the_lord() -> None:
    story = tale("Red Green", AROUND_THE_ABBEY, CASTLE, "8 Green pass", also=("abbey_and_mayor",), tiles=MODULES)
    assert story.payments() == ["castle: Red 9 (1 lord 9)"]


def test_a_feature_worth_nothing_sends_the_lord_home_with_nothing() -> None:
    """A besieged city of two tiles, where such cities count 2."""
    also = ("cathars",)
    drawing = "1E↓ 3CT_cN↓\n[D] 2D↑"
    story = tale("Red Blue", drawing, CASTLE, also=also, options={"tiny_city": "two_points"}, tiles=(*MODULES, *also))
    assert story.payments() == ["castle: Red 0 (1 lord 0)"]
    assert (lords(story), story.supply()["Red"]) == ([None], 7)


DRAGON = """
    1E↓ .    .
    [D] 2B2↑ 3BI↑
"""


def test_the_dragon_leaves_a_lord_alone() -> None:
    """It comes from the volcano over both tiles of the castle."""
    also = ("princess_and_dragon",)
    story = tale("Red Blue", DRAGON, CASTLE, "3 Red pass; dragon 0,0 0,-1", also=also, tiles=(*MODULES, *also))
    assert (lords(story), story.supply()["Red"]) == ([0], 6)


def test_the_princess_beside_a_castle_leaves_its_lord_alone() -> None:
    """Her own city is empty, and the castle is no city any more."""
    also = ("princess_and_dragon",)
    story = tale("Red Blue", "1E↓ 2BB→\n[D] .", CASTLE, "2 Blue city:N", also=also, tiles=(*MODULES, *also))
    assert (lords(story), story.supply()["Red"]) == ([0], 6)


def test_the_princess_sends_the_knight_home_before_a_castle_can_be_built() -> None:
    """Her tile completes his small city: without a knight nobody may fortify it."""
    also = ("princess_and_dragon",)
    drawing = "[D]\n1E↓\n2BD↑"
    story = tale("Red Blue", drawing, "1 Red city:S", "2 Blue", also=also, tiles=(*MODULES, *also))
    assert story.game.decision.step == "place_tile", "the only knight goes home, and nobody is left to build"
    assert (lords(story), story.payments(), story.supply()["Red"]) == ([], [], 7)


def test_nobody_is_asked_to_capture_a_lord() -> None:
    also = ("tower",)
    drawing = "1E↓ .\n[D] .\n2TI↑ 3B↑"
    story = tale("Red Blue", drawing, CASTLE, "3 Red tower 0,1", also=also, tiles=(*MODULES, *also))
    assert (story.game.decision.step, lords(story)) == ("place_tile", [0])


# --- bazaars -----------------------------------------------------------------------------------------

OPEN = {"bazaars": True}


def test_no_abbey_instead_of_a_tile_of_the_bazaar() -> None:
    """There is a hole for it; but in the round of the bazaar everybody lays what he has got."""
    drawing = HOLE.replace("4E↓", "4E↓ 8{}↑")
    lines = ("8 Red pass",)
    plain = tale("Red Blue", drawing.format("B"), *lines, also=("abbey_and_mayor",), tiles=MODULES, options=OPEN)
    assert plain.game.decision.step == "choose_abbey"
    story = tale(
        "Red Blue",
        drawing.format("BB_field"),
        "8 Red ?",
        also=("abbey_and_mayor",),
        tiles=MODULES,
        options=OPEN,
        rest="U B U U",
    )
    story.choose("auction U").choose("pass")
    assert (story.game.decision.seat, story.game.decision.step) == (1, "place_tile")


BUILDER_AND_HOLE = """
     .  3U↑ 1U↑      [D]  2U↑
     .   .  7E←       .   4E→
     .   .  8BB_field↑  6E↓  5E↓
"""


def test_an_abbey_in_the_second_part_of_a_builder_in_the_round_of_a_bazaar() -> None:
    """Red must lay the tile that he bought. It extends the road of his builder; then he draws, or lays his abbey.
    Blue has still to lay his own tile."""
    modules = (*MODULES, "abbey_and_mayor", "traders_and_builders")
    lines = ("1 Red road:E", "3 Red builder road:E", "8 Blue ?")
    story = Story("Red Blue", BUILDER_AND_HOLE, *lines, rest="U E B U", modules=modules, tiles=MODULES)
    story.choose("auction U").choose("pass")
    assert story.game.view()["hand"] == "U" and not story.may("abbey 0,1")
    story.choose("place -3,0 N").choose("pass")
    assert story.options() == {"draw", "abbey 0,1"}
    story.choose("abbey 0,1").choose("follower abbey")
    assert story.payments() == ["abbey: Red 9 (1 abbey 9)"]
    assert (story.game.decision.seat, story.game.view()["hand"]) == (1, "E")


def test_a_tile_with_a_bazaar_that_fits_nowhere_opens_none() -> None:
    """A city on all sides, when no city is open."""
    game = Game(["Red", "Blue"], bag=["E", "BB_cNESW", "U", "U", "U", "U"], modules=MODULES)
    for choice in ("place 0,-1 S", "pass"):
        game.choose(choice)
    assert game.view()["out_of_game"] == ["BB_cNESW"]
    assert not any(isinstance(event, BazaarOpened) for event in game.events)


def test_a_dragon_tile_is_set_aside_while_there_is_no_dragon() -> None:
    """Another one is drawn for the display."""
    bag = ["BB_field", "BI", "U", "V", "U", "U"]
    game = Game(["Red", "Blue"], bag=bag, modules=(*MODULES, "princess_and_dragon"))
    game.choose("place 0,1 N")
    assert game.view()["modules"]["bridges_castles_bazaars"]["display"] == ["U", "V"]
    assert game.view()["modules"]["princess_and_dragon"]["set_aside"] == {"BI": 1}


DOUBLE_TILE = """
    1E↓ 2B↑    3E↓ 4B↑
    [D] 10GB3↑ #   5A→
    6B↑ 7B↑    8A↓ 9E→
"""


@pytest.mark.parametrize("figure", ["german_castle", ""])
def test_a_double_tile_with_a_castle_pays_no_lord(figure: str) -> None:
    """Roads, cities and cloisters do. Red waits on, whether Blue is paid for the tile or nobody is there."""
    story = tale("Red Blue", DOUBLE_TILE, CASTLE, f"10 Blue {figure}".strip(), also=("german_castles",))
    assert story.payments("castle") == [] and lords(story) == [0]


CATHEDRAL = """
    .   4E↓ .     .
    2W↑ [D] 1GC1↑ 3A→
    .   .   5A↓   .
"""


def test_a_cathedral_at_which_roads_end_pays_no_lord() -> None:
    """Tile 5 completes its last road, and so the cathedral with Red's archbishop. Blue's lord gets what the road is
    worth, without a choice."""
    lines = ("1 Red german_cathedral", "4 Blue city:S; fortify city:S", "5 Red")
    story = tale("Red Blue", CATHEDRAL, *lines, also=("german_cathedrals",))
    assert story.payments() == ["german_cathedral: Red 7 (7 sections 7)", "castle: Blue 4 (1 lord 4)"]


BARN = """
    6B↑ 5B↑ 3E↓
    4B↑ 1E↓ 2E↑
    .   [D] .
"""


def test_a_finished_castle_is_worth_five_to_a_barn_and_four_to_its_farmers() -> None:
    """The city beside it finished it; Blue's farmer goes home when the barn is built."""
    lines = (CASTLE, "4 Blue field:NL", "6 Red barn NW@0,-1")
    story = tale("Red Blue", BARN, *lines, also=("abbey_and_mayor",), tiles=MODULES).end()
    assert story.payments("field") == ["field: Blue 7 (2 cities 6, 1 finished_castles 1)"]
    assert story.payments("barn") == ["final barn: Red 9 (2 cities 8, 1 finished_castles 1)"]


AT_THE_CITY = """
    #  #   #   #   .   3E↓ 5E↓
    #  #  [07] #  1B↑ 2E↑ 4E↑
    #  #   #   #   .   .   .
"""


@pytest.mark.parametrize(("seat", "step"), [("Red", "place_tile"), ("Blue", "count_move_in")])
def test_points_of_a_lord_are_points_of_the_active_player(seat: str, step: str) -> None:
    """Tile 5 completes a city that nobody owns: Red's lord gets 4. Only Blue, who gets nothing, may go to the count."""
    lines = ("3 Red city:S; fortify city:S", f"5 {seat} pass" + "; ?" * (seat == "Blue"))
    tiles = (*MODULES, "count")
    story = tale("Red Blue", AT_THE_CITY, *lines, also=("count",), tiles=tiles)
    assert story.payments() == ["castle: Red 4 (1 lord 4)"]
    assert story.game.decision.step == step


def test_a_robber_takes_half_of_what_a_seller_is_paid() -> None:
    """Red's robber is beside Blue's marker. Blue sells him a tile for 3 points: Red pays 3 and robs 2."""
    bag = ["U", "RO_rSW", "BB_field", "E", "U", "U", "U"]
    game = Game(["Red", "Blue"], modules=(*MODULES, "robbers"), bag=bag)
    game.state.pay(0, 5, FEATURE)
    for choice in ("place 1,0 N", "pass", "place 2,0 N", "pass", "place 0,1 N", "auction E", "bid 3"):
        game.choose(choice)
    assert game.scores == (5 - 3 + 2, 3)
