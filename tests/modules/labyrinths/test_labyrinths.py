"""The labyrinths, as their sheet has them: the worked examples X1 to X5, edge cases, and other modules.

How to read a drawing: see story.py.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.golden import Golden, random_playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import figures
from referee.shadowed import Shadowed

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "labyrinths")
ADVANCED = {"labyrinth": "advanced"}


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), simple: bool = False, **more: Any) -> Story:
    options = {**({} if simple else ADVANCED), **more.pop("options", {})}
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), options=options, **more)


def roads(story: Story) -> set[str]:
    """Where followers may go on roads."""
    return {text for text in story.options() if text.startswith("follower road")}


# Four arms of two tiles each, nine tiles in all; the last one completes the network
NETWORK = """
     .   .    6W↑     .   .
     .   .    3U→     .   .
    {}  [D] 1LAB_C1↑ 2U↑ 4A→
     .   .    5U→     .   .
     .   .    7W↓     .   .
"""
WHOLE = NETWORK.format("8A←")
THREE = ("1 Red road:N", "2 Blue road:E", "3 Red road:N")

# --- the worked examples -----------------------------------------------------------------------------


def test_x1_simple_it_is_an_ordinary_road() -> None:
    story = tale("Red Blue", WHOLE, "1 Red road:N", simple=True)
    assert story.payments() == ["road: Red 9 (9 tiles 9)"]


def test_x2_advanced_everybody_in_the_network_brings_two_points() -> None:
    story = tale("Red Blue", WHOLE, *THREE)
    assert story.payments() == ["road: Red 15 (9 tiles 9, 3 in_the_labyrinth 6)"]
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert "Red scores a road: 9 tiles 9, 3 in the labyrinth 6 = 15." in story.told()


def test_x3_an_inn_doubles_the_tiles_alone() -> None:
    story = tale(
        "Red Blue Green",
        """
         .   .    3W↑     .   .
        6A← [D] 1LAB_C1↑ 2EB↑ 4A→
         .   .    5W↓     .   .
        """,
        "1 Red road:N",
        "2 Blue road:E",
        "3 Green road:S",
        also=("inns_and_cathedrals",),
    )
    (payment,) = story.payments()
    assert [part.split(" (")[0] for part in payment.split("; ")] == ["road: Red 20", "Blue 20", "Green 20"]


def test_x4_unfinished_there_are_no_points_for_followers() -> None:
    story = tale("Red Blue", NETWORK.format("8U↑"), *THREE, rest="")
    assert story.payments("road") == ["final road: Red 9 (9 tiles 9)"]


def test_x5_simple_a_labyrinth_beside_a_thief_is_occupied_advanced_it_is_not() -> None:
    drawing = "[D] 1U↑ 2LAB_C1↑"
    assert roads(tale("Blue Red", drawing, "1 Blue road:E", "2 Red ?", simple=True)) == set()
    assert roads(tale("Blue Red", drawing, "1 Blue road:E", "2 Red ?")) == {"follower road:N"}


# --- arms --------------------------------------------------------------------------------------------


def test_simple_the_whole_network_must_be_empty() -> None:
    story = tale("Red Blue", "[D] 1LAB_C1↑ 2U↑", "1 Red road:N", "2 Blue ?", simple=True)
    assert roads(story) == set()


def test_advanced_an_arm_is_free_if_nobody_is_on_it() -> None:
    story = tale("Red Blue", "[D] 1LAB_C1↑ 2U↑", "1 Red road:N", "2 Blue ?")
    assert roads(story) == {"follower road:E"}
    story = tale("Red Blue", "[D] 1LAB_C1↑ 2U↑ 3U↑", "1 Red road:N", "2 Blue road:E", "3 Red ?")
    assert roads(story) == set()


def test_an_arm_between_two_labyrinths() -> None:
    """It is occupied by Blue; what lies beyond the second labyrinth is another arm."""
    row = "[D] 1LAB_C1↑ 2U↑ {}"
    story = tale("Red Blue", row.format("3LAB_C2↑"), "1 Red road:N", "2 Blue road:E", "3 Red ?")
    assert roads(story) == {"follower road:N"}
    story = tale("Red Blue", row.format("3LAB_C2↑ 4U↑"), "1 Red road:N", "2 Blue road:E", "3 Red road:N", "4 Blue ?")
    assert roads(story) == {"follower road:E"}


def test_an_arm_that_leads_back_to_the_same_labyrinth_is_one() -> None:
    story = tale(
        "Red Blue",
        """
         .  4V←      3V↑
        [D] 1LAB_C1↑ 2V→
        """,
        "2 Blue road:N",
        "4 Blue ?",
    )
    assert roads(story) == set()


def test_a_labyrinth_that_completes_the_network_is_occupied_first() -> None:
    story = tale(
        "Red Blue",
        """
         .  1E↓ 2A↑      3B↑
        7W↑ [D] 8LAB_C1↑ 4A→
         .  5V← 6W↓       .
        """,
        "8 Blue road:N",
    )
    assert story.payments("road") == ["road: Blue 8 (6 tiles 6, 1 in_the_labyrinth 2)"]


def test_on_a_tie_everybody_gets_the_full_sum() -> None:
    story = tale("Red Blue", WHOLE, *THREE[:2])
    assert story.payments() == [
        "road: Red 13 (9 tiles 9, 2 in_the_labyrinth 4); Blue 13 (9 tiles 9, 2 in_the_labyrinth 4)"
    ]


@pytest.mark.parametrize("simple", [True, False])
def test_without_anybody_there_are_no_points(simple: bool) -> None:
    assert tale("Red Blue", WHOLE, simple=simple).payments() == []


def test_who_left_leaves_the_labyrinth_free() -> None:
    state = tale("Red Blue", "[D] 1LAB_C1↑ 2U↑", "1 Red road:N", "2 Blue road:E").game.state
    ((figure, segment),) = [(figure, at) for figure, seat, _, at in state.standing() if seat == 0]
    assert not figures.is_free(state, segment)
    figures.leave(state, figure, -1)
    assert figures.is_free(state, segment)


# --- other modules -----------------------------------------------------------------------------------


def test_a_phantom_takes_a_second_arm() -> None:
    """The crossing ends two arms of one network."""
    story = tale(
        "Red Blue",
        """
         .  3V←      4W→
        [D] 1LAB_C1↑ 2V→
        """,
        "4 Red road:S; phantom road:W",
        also=("phantom",),
    )
    assert story.standing() == {"Red road:S@2,-1", "Red phantom road:W@2,-1"}


def test_a_builder_comes_where_his_owner_is_anywhere_in_the_network() -> None:
    story = tale("Red Blue", "[D] 1LAB_C1↑ 2U↑ 3U↑", *THREE[:2], "3 Red ?", also=("traders_and_builders",))
    assert story.may("builder road:E")


@pytest.mark.parametrize(("counts", "paid"), [("followers", "8 (6 tiles 6, 1"), ("figures", "10 (6 tiles 6, 2")])
def test_builders_count_only_by_the_option(counts: str, paid: str) -> None:
    story = tale(
        "Red Blue",
        """
         .   .    4W↑     .
        5A← [D] 1LAB_C1↑ 2A→
         .   .    3W↓     .
        """,
        "1 Red road:N",
        "3 Red builder road:N",
        options={"labyrinth_counts": counts},
        also=("traders_and_builders",),
    )
    (payment,) = story.payments()
    assert payment.startswith(f"road: Red {paid} in_the_labyrinth")


@pytest.mark.parametrize(("counts", "free"), [("followers", True), ("figures", False)])
def test_a_builder_alone_occupies_an_arm_only_by_the_option(counts: str, free: bool) -> None:
    """Red is in the labyrinth, his builder on the arm that Blue goes on with."""
    lines = ("1 Red road:N", "2 Red builder road:E", "3 Blue ?")
    options = {"labyrinth_counts": counts}
    story = tale("Red Blue", "[D] 1LAB_C1↑ 2U↑ 3U↑", *lines, options=options, also=("traders_and_builders",))
    assert story.may("follower road:E") == free


def test_through_a_portal_onto_a_free_arm() -> None:
    story = tale("Red Blue", "3BT↓ [D] 1LAB_C1↑ 2U↑", "1 Red road:N", "3 Red ?", also=("princess_and_dragon",))
    assert "follower road:E@2,0" in roads(story)
    assert "follower road:N@1,0" not in roads(story)


# --- whole games -------------------------------------------------------------------------------------


def test_playthrough_of_the_labyrinths(golden: Golden) -> None:
    """By the advanced rules, with few tiles but roads, so that a network with several followers is completed."""
    bag = ["LAB_C1", "LAB_C2", *"AAWWWWXUUUUVVVVVV"]
    game = Game(2, seed=56, modules=MODULES, options=ADVANCED, bag=bag)
    golden("labyrinths.txt", random_playthrough(game, 56))


@pytest.mark.parametrize(
    ("seed", "also", "options"),
    [
        (1, (), ADVANCED),
        (2, ("abbey_and_mayor", "phantom"), ADVANCED),
        (3, ("ferries", "traders_and_builders"), {**ADVANCED, "labyrinth_counts": "figures"}),
        (4, ("princess_and_dragon", "count"), ADVANCED),
        (5, ("german_castles", "inns_and_cathedrals", "abbey_and_mayor"), {**ADVANCED, "wagon_move": "C2"}),
        (6, (), {}),
    ],
)
def test_the_referee_agrees(seed: int, also: tuple[str, ...], options: dict[str, str | bool]) -> None:
    modules = (*MODULES, *also)
    copies = {"labyrinths/LAB_C1": 6, "labyrinths/LAB_C2": 6}
    game = Game(3, seed=seed, modules=modules, options=options, copies=copies)
    shadowed, chance = Shadowed(game), random.Random(seed)
    while not game.over:
        shadowed.choose(chance.randrange(len(game.options)))
