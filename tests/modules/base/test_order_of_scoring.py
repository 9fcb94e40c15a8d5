"""The order in which features of one kind are scored (turn_order 8.2, step 5): the active player chooses it where it
can matter to the messages or the robbers in the box."""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.story import Story
from languedoc import Game
from modules.messages.tales import busy_choice, counters, stand
from modules.robbers.test_robbers_with_others import put_robber
from modules.school.test_school import held_by
from referee.shadowed import Shadowed

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

WEST, SOUTH, EAST = "score road:W", "score road:S", "score road:E"

# Tile 5, a crossing, completes a road of 3 tiles in the west and one of 2 tiles in the south
ROADS = """
    1A← [D] 5W↑
    .   2B↑ 3A↓
    .   4B↑ .
"""
BOTH_RED = ("1 Red road:E", "3 Red road:N", "5 Red ?")

# The same, but Blue lays the tile in the south
BESIDE = """
    1A← [D] 5W↑
    .   2B↑ 4A↓
    .   3B↑ .
"""
RED_AND_BLUE = ("1 Red road:E", "4 Blue road:N", "5 Red ?")

# The same with 3 tiles each
EQUAL = """
    1A← [D] 7W↑ .
    .   2B↑ 3U→ 6B↑
    .   5B↑ 4A↓ .
"""


def tale(drawing: str, *lines: str, also: tuple[str, ...] = (), seats: str = "Red Blue", **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=("base", *also), **more)


def asked(story: Story) -> tuple[str, str]:
    return story.game.decision.step, story.names[story.game.decision.seat]


def robbed(story: Story, thief: str, victim: str) -> Story:
    put_robber(story.game, story.names.index(thief), story.names.index(victim))
    return story


@pytest.mark.parametrize(("first", "second", "drawn"), [(WEST, "road: Red 2", True), (SOUTH, "road: Red 3", False)])
def test_the_order_decides_who_draws_a_message(first: str, second: str, drawn: bool) -> None:
    """Red's marker is on 2 and his messenger on 1: only 3 points at once bring the marker to a dark space."""
    story = stand(tale(ROADS, *BOTH_RED, also=("messages",)), "Red", 2, 1).choose("pass")
    assert asked(story) == ("phase_scoring", "Red") and story.options() == {WEST, SOUTH}
    story.choose(first).choose("marker")
    assert (story.game.decision.step == "message_choice") == drawn
    if drawn:
        story.choose("take_points").choose("messenger")
    story.choose("messenger")
    assert story.payments("road")[1].startswith(second)
    assert counters(story, "Red") == ((5, 5) if drawn else (4, 4))


@pytest.mark.parametrize(("first", "share"), [(WEST, 2), (SOUTH, 1)])
def test_the_order_decides_how_much_is_robbed(first: str, share: int) -> None:
    """The robber takes half of the road that is scored first, rounded up."""
    story = robbed(tale(ROADS, *BOTH_RED, also=("robbers",)), "Blue", "Red").choose("pass")
    assert asked(story) == ("phase_scoring", "Red")
    story.choose(first)
    assert story.points() == {"Red": 5, "Blue": share}


def test_the_active_player_chooses_for_others_too() -> None:
    """Blue lays the crossing; both roads are Red's, whose marker Blue has an eye on."""
    lines = ("1 Red road:E", "3 Red road:N", "5 Red", "6 Blue ?")
    drawing = """
        1A← [D] 6W↑
        .   2B↑ 3A↓
        5B↑ 4B↑ .
    """
    story = robbed(tale(drawing, *lines, also=("robbers",)), "Blue", "Red").choose("pass")
    assert asked(story) == ("phase_scoring", "Blue")
    assert story.choose(WEST).points() == {"Red": 5, "Blue": 2}


def test_of_three_roads_the_next_one_is_chosen_again() -> None:
    """Roads of 3, 2 and 2 tiles, the last of them Blue's: when the longest is scored, nothing is left to choose."""
    drawing = """
        1A← [D] 7W↑ 5W↓
        .   2B↑ 3A↓ 4B↑
        .   6B↑ .   .
    """
    lines = ("1 Red road:E", "3 Red road:N", "5 Red road:W", "7 Red ?")
    story = stand(tale(drawing, *lines, also=("messages",)), "Red", 1, 1).choose("pass")
    assert story.options() == {WEST, SOUTH, EAST}
    story.choose(SOUTH).choose("marker")
    assert asked(story) == ("phase_scoring", "Red") and story.options() == {WEST, EAST}
    story.choose(WEST).choose("marker")
    assert asked(story) == ("counting_figure", "Red") and len(story.payments("road")) == 3, "one is left"


@pytest.mark.parametrize(
    ("drawing", "lines", "also"),
    [
        pytest.param(ROADS, BOTH_RED, (), id="nobody heeds the order"),
        pytest.param(ROADS, BOTH_RED, ("robbers",), id="no robber on the track"),
        pytest.param(BESIDE, RED_AND_BLUE, ("messages",), id="only one of the roads pays the active player"),
        pytest.param(BESIDE, RED_AND_BLUE, ("robbers",), id="nobody is paid twice"),
    ],
)
def test_nobody_is_asked_where_the_order_cannot_matter(
    drawing: str, lines: tuple[str, ...], also: tuple[str, ...]
) -> None:
    story = tale(drawing, *lines, also=also).choose("pass")
    while story.game.decision.step == "counting_figure":
        story.choose("marker")
    assert story.game.decision.step == "place_tile" and len(story.payments("road")) == 2


EQUAL_LINES = ("1 Red road:E", "3 Red road:N")


def test_two_roads_of_the_same_worth_are_no_choice() -> None:
    story = robbed(tale(EQUAL, *EQUAL_LINES, "7 Red ?", also=("robbers",)), "Blue", "Red").choose("pass")
    assert story.points() == {"Red": 6, "Blue": 2}


def test_unless_the_fairy_is_on_one_of_them() -> None:
    """Her 3 points may come before or after the other road."""
    lines = (*EQUAL_LINES, "5 Red fairy follower/0@road:E@-1,0", "7 Red ?")
    story = robbed(tale(EQUAL, *lines, also=("princess_and_dragon", "robbers")), "Blue", "Red").choose("pass")
    assert asked(story) == ("phase_scoring", "Red") and story.options() == {WEST, SOUTH}


@pytest.mark.parametrize("figure", ["marker", "messenger"])
def test_with_messages_a_robber_makes_the_points_of_others_matter(figure: str) -> None:
    """Red's robber is beside Blue, so both roads move a figure of Red's: his own for 3, Blue's for 1."""
    story = tale(BESIDE, *RED_AND_BLUE, also=("messages", "robbers"))
    robbed(stand(story, "Red", 2, 0), "Red", "Blue").choose("pass")
    assert asked(story) == ("phase_scoring", "Red") and story.options() == {WEST, SOUTH}
    story.choose(SOUTH).choose("marker")
    assert asked(story) == ("counting_figure", "Red") and story.awards() == ["robbery: Red 1 (1 robbery 1)"]
    story.choose(figure)
    assert asked(story) == ("counting_figure", "Red"), "3 for his own road"
    assert story.choose("marker").game.decision.step == ("place_tile" if figure == "marker" else "message_choice")


# --- the teacher (school.md 3) ----------------------------------------------------------------------


# The crossing completes a road of 3 tiles to the school and one of 2 tiles in the south
AT_SCHOOL = """
    [SCHOOL] # 1U↑ 5W↑
    .        . 2B↑ 3A↓
    .        . 4B↑ .
"""
OF_RED = ("1 Red road:E", "3 Red road:N", "5 Red ?")


@pytest.mark.parametrize(("first", "bonus"), [("score road:W", 3), (SOUTH, 2)])
def test_who_has_chosen_the_order_has_chosen_for_the_teacher_too(first: str, bonus: int) -> None:
    """All points go to Red, who says what is scored first: that is what Blue's teacher is paid for."""
    story = held_by(robbed(tale(AT_SCHOOL, *OF_RED, also=("robbers", "school")), "Blue", "Red"), "Blue").choose("pass")
    assert asked(story) == ("phase_scoring", "Red")
    story.choose(first)
    assert [line.split(" (")[0] for line in story.awards()] == [
        f"robbery: Blue {(bonus + 1) // 2}",
        f"teacher: Blue {bonus}",
    ]
    assert story.game.decision.step == "place_tile", "nobody is asked twice"


def test_where_the_order_does_not_matter_the_teacher_asks_as_ever() -> None:
    story = held_by(tale(AT_SCHOOL, *OF_RED, also=("robbers", "school")), "Blue").choose("pass")
    assert asked(story) == ("teacher_share", "Red") and len(story.options()) == 2


ASKED_ONCE = {  # modules, and seeds of busy games in which somebody is asked
    ("inns_and_cathedrals", "messages", "robbers"): (10, 19, 31, 53),
    ("messages", "robbers", "school"): (25, 26, 29),
    ("messages", "princess_and_dragon", "robbers", "school"): (20,),
}


@pytest.mark.long
@pytest.mark.parametrize("modules", ASKED_ONCE)
def test_games_are_judged_by_the_referee(modules: tuple[str, ...]) -> None:
    """He knows who is paid and asks for the order exactly where it can matter."""
    times = 0
    for seed in ASKED_ONCE[modules]:
        shadowed = Shadowed(Game(2 + seed % 3, modules=("base", *modules), seed=seed))
        rng = random.Random(seed)
        while not shadowed.game.over:
            times += shadowed.game.decision.step == "phase_scoring"
            shadowed.choose(busy_choice(shadowed.game, rng))
    assert times
