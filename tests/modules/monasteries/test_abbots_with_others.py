"""Monks and abbots beside other modules: machines, wagons, gold, vineyards, towers, the count, messages, the dragon."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.events import Item, Payment, Scored
from languedoc.carcassonne.modules.monasteries.checks import faults
from languedoc.carcassonne.modules.watchtowers import checks as watchtowers
from modules.count.tales import asked, settle
from modules.goldmines.test_goldmines import lying, owned
from modules.messages.tales import drawn_card
from modules.monasteries.test_monasteries import HOLE, KEPT, abbots, tale
from modules.school.test_school import held_by, teacher
from modules.tower.tales import prisoners

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# Tile 8 fills the last square around tile 3
RING = """
    1U↑ [D]   2U↑
    4B↑ 3MG2↑ 5B↑
    6B↑ 7B↑   8E↓
"""
ROLES = pytest.mark.parametrize("role", ["monastery", "abbacy"])
ONE, TWO = 0.0, 0.5  # what the die of a flying machine shows


# --- several followers in one monastery (4) ------------------------------------------------------------

# Tile 2 flies one square to the north, onto the monastery
MACHINE = """
    [D]
    1MG2↑
    2FM_field_W→
"""


def landing(role: str, *choices: str) -> Story:
    lines = (f"1 Red {role}", "; ".join(["2 Blue fly follower 0,2", *choices]))
    return tale("Red Blue", MACHINE, *lines, also=("flying_machines",), draws=[ONE])


@ROLES
def test_a_machine_lands_a_monk_or_an_abbot_beside_whoever_is_there(role: str) -> None:
    assert landing(role, "?").options() == {"land monastery@0,1", "land abbacy@0,1"}


def test_abbots_are_compared_with_abbots() -> None:
    story = landing("abbacy", "land abbacy@0,1")
    assert story.standing() == {"Red abbacy@0,1", "Blue abbacy@0,1"}
    assert abbots(story.end()) == ["final abbacy: Red 3 (3 squares 3); Blue 3 (3 squares 3)"]


def test_monks_and_abbots_are_two_groups() -> None:
    """At the end the monk is paid for the squares around, the abbot for his cross."""
    story = landing("abbacy", "land monastery@0,1").end()
    assert story.payments() == [
        "final monastery: Blue 4 (4 squares 4)",
        "final abbacy: Red 3 (3 squares 3)",
    ]


def test_a_monk_beside_an_abbot_is_paid_and_goes_home_alone() -> None:
    """The monk came by a machine; tile 9 completes the monastery for him."""
    drawing = """
        1U↑ [D]          4U↑
        5B↑ 2MG2↑        6B↑
        7B↑ 3FM_field_W→ 8E↓
    """
    lines = ("2 Red abbacy", "3 Blue fly follower 0,2; land monastery@0,1")
    story = tale("Red Blue", drawing, *lines, also=("flying_machines",), draws=[ONE])
    assert story.payments() == ["monastery: Blue 9 (1 monastery 9)"]
    assert story.standing() == {"Red abbacy@0,1"} and story.supply() == {"Red": 6, "Blue": 7}


@ROLES
def test_where_all_squares_are_filled_a_machine_lands_an_abbot_only(role: str) -> None:
    """After a monk was paid the monastery is empty; one that abbots hold is completed for nobody."""
    drawing = HOLE + "    .   9FM_field_W→ .\n"
    lines = (f"8 Blue {role}", "9 Red fly follower 0,3")
    story = tale("Red Blue", drawing, *lines, also=("flying_machines",), draws=[TWO])
    assert story.standing() == {"Red abbacy@0,1", *(["Blue abbacy@0,1"] if role == "abbacy" else [])}


# --- who stays, and who does not (2, 5) ----------------------------------------------------------------


@ROLES
def test_a_wagon_drives_on_as_a_monk_and_stays_as_an_abbot(role: str) -> None:
    drawing = HOLE.replace("8MG2↑", "8MG1↑").replace("6B↑", "6U→")
    story = tale("Red Blue", drawing, f"8 Blue wagon {role}", also=("abbey_and_mayor",))
    if role == "abbacy":
        assert story.payments() == [] and story.standing() == {"Blue wagon abbacy@0,1"}
    else:
        assert story.payments() == ["monastery: Blue 9 (1 monastery 9)"] and story.standing() == set()
    stopped = f"8 Blue wagon {role}" + ("; ?" if role == "monastery" else "")
    story = tale("Red Blue", drawing, stopped, also=("abbey_and_mayor",))
    assert (story.game.decision.step == "wagon_move") == (role == "monastery")


@ROLES
def test_the_dragon_eats_both(role: str) -> None:
    """Tile 2 is a volcano, tile 3 makes the dragon move."""
    drawing = """
        [D]   3BH↑
        1MG2↑ .
        2B2↑  .
    """
    lines = (f"1 Red {role}", "3 Red pass; dragon 0,1 0,0 1,0")
    story = tale("Red Blue", drawing, *lines, also=("princess_and_dragon",))
    assert story.standing() == set() and story.supply() == {"Red": 7, "Blue": 7}


@ROLES
def test_a_tower_captures_both(role: str) -> None:
    lines = (f"1 Red {role}", f"2 Blue tower 0,2; capture follower/0@{role}@0,1")
    story = tale("Red Blue", "[D]\n1MG2↑\n2TI↑", *lines, also=("tower",))
    assert story.standing() == set() and prisoners(story) == ["Blue holds Red's follower"]


# --- gold, vineyards, watchtowers ----------------------------------------------------------------------


@ROLES
def test_a_monk_takes_gold_and_an_abbot_never_does(role: str) -> None:
    drawing = RING.replace("2U↑", "2GO_m_rES↓")
    story = tale("Red Blue", drawing, f"3 Red {role}", also=("goldmines",))
    if role == "monastery":
        assert owned(story) == {"Red": 2, "Blue": 0} and lying(story) == {}
    else:
        assert owned(story) == {"Red": 0, "Blue": 0} and lying(story) == {"0,0": 1, "1,0": 1}
        assert owned(story.end()) == {"Red": 0, "Blue": 0}


def test_vineyards_count_for_a_monk_and_not_for_an_abbot() -> None:
    drawing = RING.replace("4B↑", "4HS_cN←")
    story = tale("Red Blue", drawing, "3 Red monastery", also=("hills_and_sheep",))
    assert story.payments() == ["monastery: Red 12 (1 monastery 9, 1 vineyards 3)"]
    story = tale("Red Blue", drawing, "3 Red abbacy", also=("hills_and_sheep",)).end()
    assert story.payments() == ["final abbacy: Red 5 (5 squares 5)"]


@pytest.mark.parametrize("tile", ["MG2", "B"])
@pytest.mark.parametrize("role", ["monastery", "abbacy", "pass"])
def test_for_a_watchtower_it_is_one_cloister(tile: str, role: str) -> None:
    """Whoever is there, and like one of the base game."""
    if (tile, role) == ("B", "abbacy"):
        return
    drawing = f"3WT_cN_monastery↓ 2{tile}↑\n[D] 1V↑"
    story = tale("Red Blue", drawing, f"2 Blue {role}", also=("watchtowers",))
    assert story.payments() == ["watchtower: Red 3 (1 tower_cloisters 3)"]
    assert list(watchtowers.faults(story.game.state, {})) == []


# --- castles and sieges --------------------------------------------------------------------------------


@ROLES
def test_a_lord_is_paid_with_a_monk_and_not_with_an_abbot(role: str) -> None:
    """Tile 8 completes the monastery beside the castle. Where abbots are only, it is never completed."""
    drawing = """
        5B↑ 4B↑   1E↓
        6B↑ 2MG1← [D]
        7E↓ 8E↓   3B↑
    """
    lines = ("1 Red city:S; fortify city:S", f"2 Blue {role}")
    story = tale("Red Blue", drawing, *lines, also=("bridges_castles_bazaars",))
    paid = ["monastery: Blue 9 (1 monastery 9)", "castle: Red 9 (1 lord 9)"]
    assert story.payments() == (paid if role == "monastery" else [])


# Tile 9 fills the last square around tile 4
BESIDE_THE_SCHOOL = """
    [SCHOOL] # 1U↑ 2U↑   3U↑
    .        . 5B↑ 4MG2↑ 6B↑
    .        . 7B↑ 8B↑   9E↓
"""


@ROLES
def test_the_teacher_is_paid_with_a_monk_and_stays_where_only_an_abbot_is(role: str) -> None:
    """Red has the teacher. A monastery held by abbots alone is never completed, so he keeps him."""
    story = held_by(tale("Red Blue", BESIDE_THE_SCHOOL, f"4 Blue {role}", "9 Red ?", also=("school",)), "Red")
    story.choose("pass")
    paid = ["monastery: Blue 9 (1 monastery 9)", "teacher: Red 9 (1 teacher 9)"]
    assert story.payments() == (paid if role == "monastery" else [])
    assert teacher(story) == (None if role == "monastery" else "Red")


@ROLES
def test_knights_escape_past_a_special_monastery(role: str) -> None:
    """Whoever is there: it is a cloister."""
    lines = (f"2 Blue {role}", "3 Red city:S; ?")
    modules = ("base", "monasteries", "cathars")
    story = tale("Red Blue", "3CT_cN↓ 2MG2↑\n[D] 1U↑", *lines, also=("cathars",), tiles=modules)
    assert story.game.decision.step == "siege_escape"


# --- cells of other tiles in the rows (5, 7) -----------------------------------------------------------


def test_the_city_of_carcassonne_and_castles_lie_in_the_rows() -> None:
    """Four squares of the city of Carcassonne to the west, both of a castle to the east."""
    drawing = """
        #  #   #   #  .     .     .
        #  #  [07] #  1MG2↑ 2GB2↑ #
        #  #   #   #  .     .     .
    """
    modules = ("base", "count", "german_castles", "monasteries")
    story = Story("Red Blue", drawing, "1 Red abbacy", modules=modules, options=KEPT)
    assert [payment.points for payment in story.game.worth("abbacy@2,0").now] == [7]


# --- the count (5) -------------------------------------------------------------------------------------

# Tile 6 fills the last square around tile 1
AT_THE_CITY = """
    #  #   #   #  2B↑   3B↑
    #  #  [07] #  1MG2↑ 4B↑
    #  #   #   #  6E←   5B↑
"""
WITH_COUNT = ("base", "count", "monasteries")


def at_the_city(*lines: str, **more: Any) -> Story:
    return Story("Red Blue", AT_THE_CITY, *lines, modules=WITH_COUNT, options=KEPT, **more)


def test_from_the_cathedral_a_monk_comes_into_a_monastery_that_is_scored() -> None:
    story = at_the_city("1 Red monastery", "6 Blue ?")
    settle(story, "market", cathedral="Blue").choose("pass")
    assert asked(story) == "Blue count_move_out"
    assert story.options() == {"pass", "join follower/1@cathedral monastery@2,0"}, "not as an abbot"
    story.choose("join follower/1@cathedral monastery@2,0")
    assert story.payments() == ["monastery: Red 9 (1 monastery 9); Blue 9 (1 monastery 9)"]


def test_into_a_monastery_of_an_abbot_nobody_comes_as_it_is_not_scored() -> None:
    story = at_the_city("1 Red abbacy", "6 Blue ?")
    settle(story, "market", cathedral="Blue").choose("pass")
    assert story.game.decision.step == "place_tile" and story.payments() == []


def test_at_the_end_who_comes_from_the_cathedral_joins_the_abbots() -> None:
    story = at_the_city("1 Red abbacy", "6 Blue ?", rest="")
    settle(story, "market", cathedral="Blue").choose("pass")
    assert asked(story) == "Blue final_count_move_out"
    here = {option for option in story.options() if option.endswith("@2,0")}
    assert here == {"join follower/1@cathedral abbacy@2,0"}, "not as a monk"
    story.choose("join follower/1@cathedral abbacy@2,0")
    both = "; ".join(f"{name} 8 (8 squares 8)" for name in ("Red", "Blue"))
    assert story.payments() == [f"final abbacy: {both}"]


def test_at_the_end_nobody_becomes_an_abbot_beside_a_monk() -> None:
    drawing = AT_THE_CITY.replace("2B↑", ".").replace("3B↑", ".").replace("4B↑", ".").replace("5B↑", ".")
    drawing = drawing.replace("6E←", "2E←")
    story = Story("Red Blue", drawing, "1 Red monastery", "2 Blue ?", modules=WITH_COUNT, options=KEPT, rest="")
    settle(story, "market", cathedral="Blue").choose("pass")
    assert story.options() == {"pass", "join follower/1@cathedral monastery@2,0"}


# --- messages (5) --------------------------------------------------------------------------------------

# The abbot of tile 1 counts four tiles, a monk on tile 2 three
CROSS = """
    3E↓   .
    [D]   .
    1MG2↑ 2B↑
"""


def with_card(*figures: str) -> Story:
    story = drawn_card("smallest_monastery", CROSS, *figures, others=("monasteries",), options=KEPT)
    return story.choose("carry_out smallest_monastery")


def test_a_message_scores_an_abbot_who_then_goes_home() -> None:
    story = with_card("Red abbacy@0,1")
    assert story.payments("message") == ["message: Red 4 (4 squares 4)"] and story.standing() == set()


def test_a_message_takes_the_smallest_by_the_tiles_that_count() -> None:
    story = with_card("Red abbacy@0,1", "Red monastery@1,1")
    assert story.payments("message") == ["message: Red 3 (3 squares 3)"]
    assert story.standing() == {"Red abbacy@0,1"}


# --- the hunt ------------------------------------------------------------------------------------------


def test_the_hunt_finds_abbots_who_were_paid_for_other_tiles() -> None:
    story = tale("Red Blue", "[D]\n1MG2↑", "1 Red abbacy").end()
    state = story.game.state
    assert list(faults(state, {})) == []
    assert state.record is not None
    (paid,) = [event for event in state.record if isinstance(event, Scored) and event.feature == "abbacy"]
    wrong = Payment(0, 9, (Item("squares", 9, 9),))
    state.record.append(Scored("abbacy", True, paid.segments, (wrong,)))
    assert list(faults(state, {})) == [f"the cross of abbacy@0,1 has 2 tiles, paid was {wrong}"]


def test_the_hunt_finds_a_cloister_that_should_have_been_replaced() -> None:
    story = tale("Red Blue", "[D]\n1B↑", "1 Red pass")
    replacing = Game(2, modules=("base", "monasteries"), seed=1).state.box
    assert list(faults(story.game.state, {})) == []
    story.game.state.box.options["monasteries_keep"] = replacing.options["monasteries_keep"]
    try:
        assert list(faults(story.game.state, {})) == ["B lies there, which was replaced"]
    finally:
        story.game.state.box.options["monasteries_keep"] = "add"


def test_a_catapult_hits_an_abbot() -> None:
    drawing = """
        [D] 1U↑
        .   2MG2↑
        .   3CA_field↑
    """
    still = [0.5] * 12
    story = tale("Red Blue", drawing, "2 Red abbacy", "3 Blue ?", also=("catapult",), draws=still)
    story.choose("catapult knock_out").choose("aim_at 150,150")
    assert story.standing() == set() and story.supply()["Red"] == 7
