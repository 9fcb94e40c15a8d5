"""Bridges, castles and bazaars beside count, cult places, towers, hills, triangles and abbeys."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc import Game
from modules.abbey_and_mayor.tales import HOLE
from modules.bridges_castles_bazaars.tales import MODULES, bridges, lords, places, tale
from modules.bridges_castles_bazaars.test_bazaars import choose
from modules.bridges_castles_bazaars.test_castles import CASTLE, CLOISTER
from modules.count.tales import asked, settle

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


# --- castles ----------------------------------------------------------------------------------------

# Tile 4 closes Red's small city; tile 5 completes Blue's road beside the castle
AT_THE_CITY = """
    #  #   #   #
    #  #  [07] #
    #  #   #   #
    .  .  1U→ 3E↓
    .  .  2U→ 4E↑
    .  .  5A↓  .
"""


def test_the_points_of_a_lord_are_points_received() -> None:
    """Red completes Blue's road and is paid as lord of the castle beside it: he sends nobody to the city of the count.
    Nor does Blue's knight, who waits in its castle, come to that of Red."""
    lines = ("1 Blue road:N", "3 Red city:S", "4 Red pass; fortify city:N", "5 Red ?")
    story = tale("Red Blue", AT_THE_CITY, *lines, also=("count",))
    settle(story, count="market", castle="Blue").choose("pass")
    assert story.payments() == ["road: Blue 4 (4 tiles 4)", "castle: Red 4 (1 lord 4)"]
    assert asked(story) == "Blue place_tile"


def test_a_cult_place_on_one_of_the_six_squares_pays_the_lord() -> None:
    story = tale("Red Green", CLOISTER.replace("2B↑", "2CU_s↑"), CASTLE, "2 Green shrine", also=("cult",))
    assert story.payments() == ["shrine: Green 9 (1 shrine 9)", "castle: Red 9 (1 lord 9)"]


def test_a_lost_challenge_is_no_completion_for_the_lord() -> None:
    """The cult place lies on one of the six squares, the monastery that is completed first does not."""
    drawing = """
        .   7E↑    8E↑ 9E↑
        1E↓ 6CU_s↑ 5B↑ 10B↑
        [D] 2U↑    3U↑ 4U↑
    """
    lines = (CASTLE, "5 Green monastery", "6 Blue shrine")
    story = tale("Red Blue Green", drawing, *lines, also=("cult",))
    assert story.payments() == ["monastery: Green 9 (1 monastery 9)"]
    assert lords(story) == [0] and story.supply()["Blue"] == 7, "the heretic has left"


# --- bridges ----------------------------------------------------------------------------------------


def test_a_bridge_and_a_tower_stand_on_one_tile() -> None:
    """Tile 1 has a foundation and no road: it gets a bridge and a tower."""
    story = tale("Red Blue", "3U↑ [D] 1TI↑ 2A→", "1 Red tower 1,0", "2 Blue tower 1,0", also=("tower",))
    assert bridges(story) == ["road:E@1,0"]
    assert story.game.view()["modules"]["tower"]["towers"] == [{"x": 1, "y": 0, "height": 2}]


def test_the_dragon_eats_whoever_is_on_a_bridge() -> None:
    lines = ("1 Red road:E", "4 Blue pass; dragon 0,0 1,0 2,0")
    story = tale("Red Blue", "4BH↑ 3B3↑ [D] 1B↑ 2A→", *lines, also=("princess_and_dragon",))
    assert bridges(story) == ["road:E@1,0"] and story.standing() == set()


@pytest.mark.parametrize("where", ["1,-1", "1,1"])
def test_a_flock_grazes_on_both_sides_of_a_bridge(where: str) -> None:
    """Red's shepherd is under the bridge over tile 1: a tile in the north or in the south extends his field."""
    also = ("hills_and_sheep",)
    story = tale("Red Blue", "[D] 1B↑", "1 Red shepherd field:NL", also=also, draws=[0.0], rest="U B U")
    story.choose("place -1,0 N").choose("pass").choose(f"place {where} N")
    assert story.game.decision.step == "shepherd_extend"


def test_a_bridge_may_end_at_the_leg_of_a_triangle() -> None:
    """The road of the triangle leads south, to the cloister of tile 2."""
    drawing = """
        [D] 1I-02↑
        .   2B↑
    """
    story = tale("Red Blue", drawing, also=("half_so_wild",))
    assert bridges(story) == ["road:N@1,1"]


# Tile 5 lies south of the hole, or of the abbey in it
SOUTH = HOLE.replace("5E↓", "5B↑")


def before_a_tile(story: Story) -> Story:
    while story.game.decision.step != "place_tile":
        story.choose("draw")
    return story


def test_no_bridge_ends_at_an_abbey() -> None:
    """A road from the south needs a bridge over tile 5, whose other end is the hole, or the abbey."""
    also = ("abbey_and_mayor",)
    story = before_a_tile(tale("Red Blue", SOUTH, also=also, rest="U U"))
    assert "0,3 E" in places(story)
    story = before_a_tile(tale("Red Blue", SOUTH.replace("  .  ", " 8ABBEY↑ "), also=also, rest="U U"))
    assert "0,3 E" not in places(story)


def test_an_abbey_closes_the_end_of_a_bridge() -> None:
    """The bridge over tile 5 leads from the road in the south to the hole."""
    drawing = SOUTH.replace("  .  ", " 10ABBEY↑ ") + "    .   8U→  .\n    .   9A↓  .\n"
    story = tale("Red Blue", drawing, "8 Red road:N", "10 Red", also=("abbey_and_mayor",))
    assert bridges(story) == ["road:N@0,2"]
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]


# --- bazaars ----------------------------------------------------------------------------------------


def test_a_hill_from_the_bazaar_hides_a_tile() -> None:
    bag = ["BB_field", "HS_cN_rS", "U", "U", "U", "U"]
    game = Game(["Red", "Blue"], bag=bag, modules=(*MODULES, "hills_and_sheep"), start=0)
    choose(game, "place 0,1 N", "auction HS_cN_rS", "pass")
    assert game.decision.seat == 1 and game.view()["modules"]["hills_and_sheep"]["hidden"] == 0
    game.choose("place 0,-1 S")
    assert game.view()["modules"]["hills_and_sheep"]["hidden"] == 1
