"""German cathedrals together with other modules, as section 6 of their sheet has it."""

from __future__ import annotations

import pytest

from modules.bathhouses.test_bathhouses import bathing
from modules.catapult.test_catapult import STILL
from modules.german_cathedrals.test_german_cathedrals import THREE, tale
from modules.goldmines.test_goldmines import lying, owned
from modules.messages.tales import drawn_card
from modules.tower.tales import first

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

ARCHBISHOP = "1 Red german_cathedral"


def test_the_lake_of_a_ferry_counts_one_section() -> None:
    """From the cathedral in the west over the ferry to the monastery in the east: four tiles, two points each."""
    lines = ("1 Red road:E", "2 Blue follower road:S; ferry road:E road:W", "3 Red")
    story = tale("Red Blue", "1GC2↑ [D] 2FY_rE_rS_rW↑ 3A→", *lines, also=("ferries",))
    assert story.payments() == ["road: Red 8 (4 tiles 4, 1 german_cathedral 4)"]


def test_nobody_lands_on_a_cathedral() -> None:
    """A machine flies to the tile of the cathedral: only its roads are reached."""
    story = tale(
        "Red Blue", "1GC2↑ [D] 2FM_rEW_W↑", "2 Blue fly follower 1,0; ?", also=("flying_machines",), draws=[0.4]
    )
    assert {option.split()[-1] for option in story.options()} == {f"road:{side}@-1,0" for side in "NESW"}


def test_a_phantom_becomes_an_archbishop_as_second_figure() -> None:
    story = tale("Red Blue", "[D] 1GC1↑", "1 Red follower road:E; phantom german_cathedral", also=("phantom",))
    assert story.standing() == {"Red road:E@1,0", "Red phantom german_cathedral@1,0"}


def test_a_phantom_does_not_join_an_archbishop() -> None:
    story = tale("Red Blue", "[D] 1GC1↑", "1 Red follower german_cathedral; ?", also=("phantom",))
    assert "phantom german_cathedral" not in story.options()


def test_the_dragon_eats_an_archbishop() -> None:
    story = tale("Red Blue", "[D] 1GC1↑ 2B3↑ 3BH↑", ARCHBISHOP, "3 Red pass; ?", also=("princess_and_dragon",))
    story.choose("dragon 1,0")
    assert story.standing() == set() and story.supply()["Red"] == 7


def test_a_tower_captures_an_archbishop() -> None:
    lines = (ARCHBISHOP, "2 Blue tower 2,0; capture follower/0@german_cathedral@1,0")
    story = tale("Red Blue", "[D] 1GC1↑ 2TO↑", *lines, also=("tower",))
    assert story.standing() == set() and story.game.state.elsewhere()[0][3].name == "prison"


@pytest.mark.parametrize("card", ["smallest_road", "smallest_monastery", "farmers"])
def test_for_messages_an_archbishop_is_neither_thief_nor_monk_nor_farmer(card: str) -> None:
    drawing = """
        2E↓ .
        [D] 1GC1↑
    """
    story = drawn_card(card, drawing, "Red german_cathedral@1,0", others=("german_cathedrals",))
    story.choose(f"carry_out {card}")
    assert story.points()["Red"] == 4, "for the city alone"
    assert story.standing() == {"Red german_cathedral@1,0"}


def test_a_message_may_score_an_archbishop_as_at_the_end() -> None:
    """His roads to the west, east and south have three tiles and one each."""
    drawing = """
        2E↓ .
        [D] 1GC1↑
    """
    card = "score_and_return_follower"
    story = drawn_card(card, drawing, "Red german_cathedral@1,0", others=("german_cathedrals",))
    story.choose(f"carry_out {card}")
    assert story.points()["Red"] == 4 + 5, "the city, and his roads"
    story.choose("marker")
    assert story.standing() == set() and story.supply()["Red"] == 7


# The cathedral of THREE with a gold mine in the south of it
MINE = THREE.replace("4EB→", "4GO_rNS_rEW↑")


def test_an_archbishop_takes_the_gold_of_his_own_tile_alone() -> None:
    """One bar lies on the mine, in one of his roads, one on his tile; nobody owns the roads."""
    story = tale("Red Blue", MINE, ARCHBISHOP, "4 Blue gold 1,0", "6 Blue", also=("goldmines",))
    assert story.payments() == ["german_cathedral: Red 9 (9 sections 9)"]
    assert owned(story) == {"Red": 1, "Blue": 0} and lying(story) == {"1,1": 1}


# Tile 5 completes Blue's road with a bathhouse, and the cathedral
BATH = """
    .   .       5A↑   .   .
    3A← 2BH_r5→ 1GC1↓ [D] 4W↑
"""


def test_the_thief_of_a_cathedral_road_takes_a_bath_and_the_archbishop_goes_home() -> None:
    """The flag is added to the two points for each section, not to those of the archbishop."""
    lines = (ARCHBISHOP, "2 Blue road:E", "5 Red")
    story = tale("Red Blue", BATH, *lines, also=("bathhouses",))
    assert story.payments() == [
        "road: Blue 11 (3 tiles 3, 1 german_cathedral 3, 1 bath_flags 5)",
        "german_cathedral: Red 8 (8 sections 8)",
    ]
    assert bathing(story) == {"Blue follower -2,0"} and story.supply() == {"Red": 7, "Blue": 6}


def test_a_wagon_drives_past_a_cathedral_and_not_into_it() -> None:
    """Its road ends there, at other roads, and at a monastery."""
    drawing = "2A← 1GC1↓ [D]"
    story = tale("Red Blue", drawing, "1 Red wagon road:W", "2 Blue pass; ?", also=("abbey_and_mayor",))
    assert story.options() == {
        "pass",
        "drive monastery",
        *(f"drive road:{end}" for end in ("N@-1,0", "E@-1,0", "E@0,0")),
    }


def test_an_archbishop_is_replaced_by_whoever_may_be_one() -> None:
    """Neither by a mayor nor by a wagon."""
    also = ("catapult", "abbey_and_mayor", "inns_and_cathedrals", "phantom")
    line = "2 Blue catapult seduction; aim_at -50,50; ?"
    story = tale("Red Blue", "1GC2↑ [D] 2CA_rN_rS→", ARCHBISHOP, line, also=also, draws=STILL * 2)
    assert story.options() == {"pass", *(f"replace_by {kind}" for kind in ("follower", "big_follower", "phantom"))}
    story.choose("replace_by big_follower")
    assert story.standing() == {"Blue big_follower german_cathedral@-1,0"} and story.supply()["Red"] == 7


def test_the_points_of_an_archbishop_are_robbed() -> None:
    """One of the roads ends at a tile that Red has laid, for which Blue's robber came."""
    drawing = THREE.replace("3A←", "3RO_rE_rS_rW↑").replace("4EB→", "4U→")
    story = tale("Red Blue", drawing, ARCHBISHOP, "6 Blue", also=("robbers",))
    assert story.payments() == ["german_cathedral: Red 9 (9 sections 9)", "robbery: Blue 5 (1 robbery 5)"]


# Roads to a monastery in the west, one in the east, and into a hole in the south
HOLE = """
    3A← [D] 1GC1↑    2A→
    .   4B↑ 8ABBEY↑  5B↑
    .   6B↑ 7B↑      .
"""


def test_an_abbey_completes_a_cathedral() -> None:
    """The road in the south is the tile of the cathedral alone."""
    story = tale("Red Blue", HOLE, ARCHBISHOP, "8 Blue", also=("abbey_and_mayor",))
    assert story.payments() == ["german_cathedral: Red 6 (6 sections 6)"] and story.supply()["Red"] == 7


def test_a_bridge_is_a_section_of_a_road_of_a_cathedral() -> None:
    """The third road leads over the monastery to a crossing."""
    drawing = """
        3A← [D] 1GC1↑ 2A→
        .   .   4B↑   .
        .   .   5W↓   .
    """
    also = ("bridges_castles_bazaars",)
    lines = (ARCHBISHOP, "4 Blue road:N", "5 Red")
    story = tale("Red Blue", drawing, *lines, also=also, options={"bazaars": False})
    assert story.payments() == [
        "road: Blue 6 (3 tiles 3, 1 german_cathedral 3)",
        "german_cathedral: Red 8 (8 sections 8)",
    ]


def test_a_cathedral_is_no_rival_of_a_cult_place() -> None:
    """Beside a monastery and a cathedral a cult place may lie; beside two monasteries it may not."""
    for other, may in (("1GC1↓", True), ("1A→", False)):
        story = tale("Red Blue", f"[D] {other}\n2B↑ .", also=("cult",), rest="CU_s U")
        assert story.may("place 1,1 N") == may


def test_a_heretic_does_not_challenge_an_archbishop() -> None:
    """Blue's cult place is completed first; Red's archbishop beside it stays where he is."""
    drawing = """
        .   [D]    1GC1↓  3U↑
        .   5E↓    2CU_s↑ 4E↓
        .   8E↑    7E↓    6E↑
    """
    lines = (ARCHBISHOP, "2 Blue shrine", "8 Blue")
    story = tale("Red Blue", drawing, *lines, also=("cult",))
    assert story.payments() == ["shrine: Blue 9 (1 shrine 9)"]
    assert story.standing() == {"Red german_cathedral@1,0"}
    assert not any("challenge" in line for line in story.told())


def test_the_mage_counts_the_tiles_of_a_road_and_not_its_sections() -> None:
    """The road comes back to the cathedral: five sections on four tiles."""
    drawing = """
        2V↑   3MW_cN_cS↑
        1GC2↑ [D]
    """
    story = tale("Red Blue", drawing, "2 Blue road:S", "3 Red ?", also=("mage_and_witch",), rest="V V U")
    (mage,) = [option for option in story.options() if option.startswith("mage road") and option.endswith("@-1,-1")]
    story.choose(mage).choose("pass").choose("place -2,-1 W").choose("pass").choose("place -2,0 S").choose("pass")
    assert story.payments() == ["road: Blue 14 (4 tiles 4, 1 german_cathedral 6, 1 mage 4)"]


def test_a_completed_labyrinth_with_a_cathedral_pays_sections_and_followers() -> None:
    """Six tiles with two points each, and two for the only thief."""
    drawing = """
        .     .   3A↑           .
        1GC2↑ [D] 2LAB_C2↑ 4A→
        .     .   5W→           .
    """
    also = ("labyrinths",)
    story = tale("Red Blue", drawing, "1 Red road:E", "5 Red", also=also, options={"labyrinth": "advanced"})
    assert story.payments() == ["road: Red 14 (6 tiles 6, 1 german_cathedral 6, 1 in_the_labyrinth 2)"]


def test_an_unfinished_road_of_a_cathedral_past_an_inn_is_worth_nothing() -> None:
    """Neither to the thief nor to the archbishop, who is paid for his other two roads: four sections, and one."""
    lines = (ARCHBISHOP, "4 Blue road:N")
    story = tale("Red Blue", first(4, THREE), *lines, also=("inns_and_cathedrals",), rest="B")
    story.choose("place 0,1 N").choose("pass")
    assert story.payments("road") == ["final road: Blue 0 (1 inn 0)"]
    assert story.payments("german_cathedral") == ["final german_cathedral: Red 5 (5 sections 5)"]


def test_a_lord_copies_the_value_of_a_road_of_a_cathedral() -> None:
    drawing = """
        .     1E↓ .
        2GC2↑ [D] 3A→
    """
    lines = ("1 Red city:S; fortify city:S", "2 Blue road:E", "3 Red")
    also = ("bridges_castles_bazaars",)
    story = tale("Red Blue", drawing, *lines, also=also, options={"bazaars": False})
    assert story.payments() == ["road: Blue 6 (3 tiles 3, 1 german_cathedral 3)", "castle: Red 6 (1 lord 6)"]


def test_an_archbishop_beside_a_tree_harvests() -> None:
    line = "2 Blue follower german_cathedral; ?"
    story = tale("Red Blue", "[D] 1FT1↑ 2GC1↑", "1 Red lay_fruit apple", line, also=("fruit_trees",))
    assert story.options() == {"pass", "harvest apple 1,0"}
