"""Fruit trees together with other modules, as section 5 of their sheet has it, and what other sheets say of them."""

from __future__ import annotations

import pytest

from modules.catapult.test_catapult import STILL
from modules.fruit_trees.test_fruit_trees import APPLES, TREE, TWO, chips, shown, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

HARVEST = {"pass", "harvest apple 1,0"}


def test_the_dragon_leaves_the_fruit_alone() -> None:
    """It eats the thief on the tree tile; the stack and Red's chip stay."""
    lines = (f"{APPLES}; harvest apple 1,0", "3 Red pass; ?")
    story = tale("Red Blue", "[D] 1FT1↑ 2B3↑ 3BH↑", *lines, also=("princess_and_dragon",), draws=[TWO])
    story.choose("dragon 1,0")
    assert story.standing() == set() and chips(story)["Red"] == {"apple": 1}
    assert shown(story)["stacks"]["apple"] == {"tree": "1,0", "values": [3, 4, 5]}


def test_points_for_fruit_are_no_points_for_a_feature() -> None:
    """Red harvests and completes Blue's road: he may still send somebody to the city of Carcassonne."""
    drawing = """
        #  #   #   #
        #  #  [07] #
        #  #   #   #
        .  .  1U→  .
        .  .  2U→  .
        .  .  3FT4↑  .
    """
    lines = ("1 Blue road:N", "3 Red lay_fruit apple; follower road:S; harvest apple 0,4; ?")
    story = tale("Red Blue", drawing, *lines, also=("count",), draws=[TWO])
    assert story.payments() == ["harvest: Red 2 (1 harvested_fruit 2)", "road: Blue 4 (4 tiles 4)"]
    assert (story.game.decision.step, story.game.decision.seat) == ("count_move_in", 0)


def test_who_flies_to_a_tree_harvests() -> None:
    """Tile 3 flies one square to the west, beside the tree."""
    drawing = "[D] 1FT1↑ 2U↑ 3FM_rEW_W↑"
    lines = ("1 Red lay_fruit apple", "3 Red fly follower 3,0; ?")
    story = tale("Red Blue", drawing, *lines, also=("flying_machines",), draws=[0.0, TWO])
    assert story.standing() == {"Red road:E@2,0"}
    assert story.options() == HARVEST


def test_a_flight_that_fails_harvests_nothing() -> None:
    """Tile 2 lies beside the tree, but one square to the west of it is nothing unfinished."""
    lines = ("1 Red lay_fruit apple", "2 Blue fly follower 1,1")
    story = tale("Red Blue", "[D] 1FT1↑\n. 2FM_field_W↑", *lines, also=("flying_machines",), draws=[0.0])
    assert story.standing() == set() and "fruit_harvest" not in story.passed_over


def test_a_festival_is_no_deployment() -> None:
    """Red takes his thief home with a tile beside the tree."""
    drawing = "2A← [D] 1FT1↑ 3FE_cN_rW↑"
    lines = ("1 Red lay_fruit apple; follower road:E; pass", "3 Red ?")
    story = tale("Red Blue", drawing, *lines, also=("festival",))
    story.choose("festival follower/0@road:E@1,0")
    assert story.supply()["Red"] == 7 and story.game.decision.step == "place_tile" and chips(story)["Red"] == {}


def test_a_building_beside_a_tree_harvests_nothing() -> None:
    story = tale("Red Blue", TREE, "1 Red lay_fruit apple; build building 1,0", also=("little_buildings",))
    assert story.game.decision.step == "place_tile" and "fruit_harvest" not in story.passed_over


def test_the_fairy_who_comes_to_a_tree_harvests_nothing() -> None:
    lines = (f"{APPLES}; pass", "3 Red fairy follower/0@road:E@1,0")
    story = tale("Red Blue", "2U↑ [D] 1FT1↑ 3U↑", *lines, also=("princess_and_dragon",))
    assert story.game.decision.step == "place_tile" and "fruit_harvest" not in story.passed_over


@pytest.mark.parametrize("near", [True, False])
def test_only_the_phantom_is_beside_a_tree(near: bool) -> None:
    """Through a portal the first follower goes far away; the phantom stays on the new tile, or follows nobody."""
    line = "4 Blue road:E@-2,0; phantom field:NL; ?" if near else "4 Blue road:E@-2,0; pass"
    also = ("princess_and_dragon", "phantom")
    story = tale("Red Blue", "3U↑ 2U↑ [D] 1FT1↑ 4BR↑", "1 Red lay_fruit apple", line, also=also)
    assert (story.options() == HARVEST) == near
    assert (story.game.decision.step == "fruit_harvest") == near and "fruit_harvest" not in story.passed_over


def test_a_triangle_beside_a_tree_counts_by_its_cell() -> None:
    drawing = """
        [D] 1FT1↑
        .   2I-04→
    """
    lines = ("1 Red lay_fruit apple", "2 Blue monastery; ?")
    story = tale("Red Blue", drawing, *lines, also=("half_so_wild",))
    assert story.options() == HARVEST


def test_who_replaces_somebody_beside_a_tree_harvests_nothing() -> None:
    """Blue's follower comes there by the catapult, not by the figure action."""
    line = "2 Blue catapult seduction; aim_at 150,50; replace_by follower; ?"
    lines = (APPLES + "; pass", line)
    story = tale("Red Blue", "[D] 1FT1↑ 2CA_rN_rS→", *lines, also=("catapult",), draws=STILL * 2)
    assert story.standing() == {"Blue road:E@1,0"} and story.game.decision.step == "catapult_throw"


def test_in_each_part_of_a_turn_somebody_may_harvest() -> None:
    """Tile 3 goes on with the road of Red's builder."""
    drawing = """
        .   .     4U↑
        [D] 1FT1↑ 2V↑
        .   .     3U→
    """
    lines = (
        f"{APPLES}; pass",
        "2 Red builder road:S",
        "3 Red follower field:NL; harvest apple 1,0",
        "4 Red again follower field:NL; harvest apple 1,0",
    )
    story = tale("Red Blue", drawing, *lines, also=("traders_and_builders",), draws=[TWO, TWO])
    assert chips(story)["Red"] == {"apple": 2}
    assert story.payments("harvest") == [f"harvest: Red {n} (1 harvested_fruit {n})" for n in (2, 3)]


TOWER_BESIDE = "[D] 1FT1↑ 2TO↑"


def test_a_tower_piece_beside_a_tree_harvests_nothing() -> None:
    lines = ("1 Red lay_fruit apple", "2 Blue tower 2,0")
    story = tale("Red Blue", TOWER_BESIDE, *lines, also=("tower",))
    assert story.game.choices[-1] == "tower 2,0" and story.passed_over == ["phase_figure"], "only Red has passed"


@pytest.mark.parametrize(
    ("figure", "also"),
    [
        ("barn NW@1,1", ("abbey_and_mayor",)),
        ("shepherd field:NL", ("hills_and_sheep",)),
    ],
)
def test_barns_and_shepherds_harvest_nothing(figure: str, also: tuple[str, ...]) -> None:
    drawing = """
        [D] 1FT1↑
        2B↑ 3B↑
    """
    lines = ("1 Red lay_fruit apple", f"3 Red {figure}")
    story = tale("Red Blue", drawing, *lines, also=also, lane="east")
    assert not any(option.startswith("harvest") for option in story.game.choices)
    assert "fruit_harvest" not in story.passed_over


@pytest.mark.parametrize(
    ("tile", "figure", "also"),
    [
        ("B↑", "wagon monastery", ("abbey_and_mayor",)),
        ("E→", "mayor city:E", ("abbey_and_mayor",)),
        ("MG1↑", "abbacy", ("monasteries",)),
        ("B↑", "big_follower monastery", ("inns_and_cathedrals",)),
    ],
)
def test_every_follower_beside_a_tree_harvests(tile: str, figure: str, also: tuple[str, ...]) -> None:
    drawing = f"[D] 1FT1↑\n. 2{tile}"
    lines = ("1 Red lay_fruit apple", f"2 Blue {figure}; ?")
    story = tale("Red Blue", drawing, *lines, also=also)
    assert story.options() == HARVEST
