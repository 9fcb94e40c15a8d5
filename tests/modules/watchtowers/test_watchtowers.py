"""The watchtowers, as their sheet has them: the worked examples S1 to X5, edge cases, and other modules.

How to read a drawing: see story.py.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.golden import Golden, random_playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.turn_order import turn_order
from referee.shadowed import Shadowed

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "watchtowers")
OWNERS = {"watchtower_owner": "meeple_owner"}


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


# --- the worked examples -----------------------------------------------------------------------------


def test_s1_what_each_watchtower_counts_and_pays() -> None:
    """The stories below show that each pays what is printed on it."""
    assert BUILT["watchtowers"].marks[0].values == ("1/road", "1/city", "2/meeple", "2/pennant", "3/monastery")


ROADS = """
     .  6E↓  .                     .   .
    7A← [D] 1WT_cN_rE_rW_road↑    2U↑  {}
     .  3B↑ 4V←                   5U↑  .
"""


def test_x1_tiles_with_roads() -> None:
    """Five of the seven tiles around. Nobody owns the road; who completes it is paid."""
    story = tale("Red Blue", ROADS.format("."))
    assert story.payments() == ["watchtower: Red 5 (5 tower_roads 5)"]
    assert story.told()[-1] == "Red looks out from a watchtower: 5 tiles with roads = 5."


def test_a_watchtower_may_pay_several_times() -> None:
    """The road in the west is completed first, then the one in the east."""
    story = tale("Red Blue", ROADS.format("8A→"))
    assert story.payments() == [f"watchtower: {name} 5 (5 tower_roads 5)" for name in ("Red", "Blue")]


FOLLOWERS = """
    5U↑ 3U↑ [D] 1WT_cN_rS_meeple→ {}
     .   .  2B↑ 4B↑                .
"""
MONKS = ("1 Blue big_follower city:E", "2 Red monastery", "4 Red monastery")
WITH_BIG = ("inns_and_cathedrals",)


def test_x2_followers_of_everybody() -> None:
    story = tale("Blue Red", FOLLOWERS.format("6E←"), *MONKS, also=WITH_BIG)
    assert story.payments() == ["watchtower: Red 6 (3 tower_followers 6)", "city: Blue 4 (2 tiles 4)"]


def test_x3_monasteries_and_an_abbey() -> None:
    story = tale(
        "Red Blue",
        """
         .   .                      8E↑       7E↑
        [D] 1WT_rE_rW_monastery↑ 9ABBEY↑      6E→
        2B↑ 3B↑                     4E↓       5E↓
        """,
        "9 Red pass",
        also=("abbey_and_mayor",),
    )
    assert story.payments() == ["watchtower: Red 9 (3 tower_cloisters 9)"]


def test_x4_pennants() -> None:
    story = tale(
        "Red Blue",
        """
         .       .                    3F→
         .  5WT_cN_cE_rS_pennant↓    2M→
        4O↑     [D]                   1U↑
        """,
    )
    assert story.payments() == ["watchtower: Red 6 (3 tower_pennants 6)"]


def test_x5_by_the_publisher_followers_on_the_tile_are_paid() -> None:
    story = tale("Blue Red", FOLLOWERS.format("6E←"), *MONKS, also=WITH_BIG, options=OWNERS)
    assert story.payments() == ["watchtower: Blue 6 (3 tower_followers 6)", "city: Blue 4 (2 tiles 4)"]


# --- edge cases --------------------------------------------------------------------------------------

TOGETHER = """
    1A← [D] 6WT_cN_rS_city→  5E←
     .  2B↑ 3B↑              4B↑
"""


CASTLES = ("bridges_castles_bazaars",)
CASTLE = "1 Red city:S; fortify city:S"
BESIDE_CASTLE = """
     .  6E↓              .
    2B↑ 5WT_cN_rS_city↑  .
    1E↓ 3U→             4B↑
    [D]  .               .
"""


def test_x4b_a_cap_under_a_castle_is_no_city_tile() -> None:
    """Of six tiles around three show cities, one of them only under the castle."""
    story = tale("Red Blue", BESIDE_CASTLE, CASTLE, also=CASTLES, tiles=(*MODULES, *CASTLES))
    assert story.payments() == ["watchtower: Blue 2 (2 tower_cities 2)"]


def test_a_city_that_becomes_a_castle_was_completed() -> None:
    story = tale("Red Blue", "1WT_cW_rS_road←\n[D]", CASTLE, also=CASTLES)
    assert story.payments() == ["watchtower: Red 2 (2 tower_roads 2)"]


def test_a_bridge_makes_its_tile_a_road_tile() -> None:
    """The watchtower itself, and the cloister under the bridge; the road has two more tiles farther away."""
    story = tale("Red Blue", "3A← [D] 1B↑ 2WT_cW_rS_road→", also=CASTLES)
    assert story.payments() == ["watchtower: Red 2 (2 tower_roads 2)"]


def test_road_and_city_completed_together_pay_once() -> None:
    assert tale("Red Blue", TOGETHER).payments() == ["watchtower: Blue 3 (3 tower_cities 3)"]


def test_by_the_publisher_nobody_is_paid_for_an_empty_tile() -> None:
    assert tale("Red Blue", TOGETHER, options=OWNERS).payments() == []


def test_by_the_publisher_two_own_followers_are_paid_twice() -> None:
    story = tale("Red Blue", TOGETHER, "6 Blue city:E; phantom road:W", also=("phantom",), options=OWNERS)
    assert story.payments()[:2] == ["watchtower: Blue 3 (3 tower_cities 3)"] * 2, "each of them once"


BUILDER = """
    2WT_cNW_rE_rS_meeple↓ 3E←
    1G→                   .
    [D]                   .
"""


@pytest.mark.parametrize(("owner", "paid"), [("meeple_owner", False), ("figure_owner", True)])
def test_a_builder_on_the_tile_is_paid_by_an_option(owner: str, paid: bool) -> None:
    """Red's knight stands beside the watchtower, his builder on its tile."""
    lines = ("1 Red city:N", "2 Red builder city:E", "3 Blue")
    options = {"watchtower_owner": owner}
    story = tale("Red Blue", BUILDER, *lines, also=("traders_and_builders",), options=options)
    assert story.payments("watchtower") == ["watchtower: Red 2 (1 tower_followers 2)"] * paid


def test_by_the_publisher_only_what_is_completed_counts() -> None:
    """Blue is a farmer on the tile."""
    assert tale("Red Blue", TOGETHER, "6 Blue field:NL", options=OWNERS).payments() == []


def test_two_watchtowers_in_one_city() -> None:
    story = tale("Red Blue", "[D] 1WT_cN_rS_city→ 2WT_cW_rS_road↑")
    assert sorted(story.payments()) == [
        "watchtower: Blue 2 (2 tower_roads 2)",
        "watchtower: Blue 3 (3 tower_cities 3)",
    ]


def test_what_counts_nothing_is_not_told() -> None:
    assert tale("Red Blue", "[D] 1WT_cN_rS_meeple→ 2E←").payments() == []


def test_unfinished_at_the_end_a_watchtower_pays_nothing() -> None:
    story = tale("Blue Red", FOLLOWERS.format("."), *MONKS, also=WITH_BIG).end()
    assert story.payments("watchtower") == []


def test_nobody_stands_on_the_watchtower_itself() -> None:
    story = tale("Red Blue", "[D] 1WT_rE_rW_monastery↑", "1 Red ?")
    assert {option.text for option in story.game.options} == {
        "pass",
        *(f"follower {part}" for part in ("road:E", "road:W", "field:ER", "field:NL")),
    }


def test_builders_and_pigs_are_no_followers() -> None:
    story = tale(
        "Red Blue",
        "[D] 1WT_cN_rS_meeple→ 2N←\n. . 3E↑",
        "1 Red city:E",
        "2 Red builder city:S",
        also=("traders_and_builders",),
    )
    assert story.payments("watchtower") == ["watchtower: Blue 2 (1 tower_followers 2)"]


def test_a_watchtower_is_a_score_event_of_its_own_before_the_city() -> None:
    story = tale("Blue Red", FOLLOWERS.format("6E←"), *MONKS, "6 Red pass; ?", also=(*WITH_BIG, "messages"))
    assert (story.game.decision.step, story.game.decision.seat) == ("counting_figure", 1)
    assert story.payments("city") == []


def test_the_row_comes_before_the_scoring() -> None:
    rows = [row.step for row in turn_order([BUILT[slug] for slug in ("base", "count", "watchtowers")], {})]
    assert rows.index("score_watchtower") + 1 == rows.index("count_move_out") < rows.index("phase_scoring")


# --- whole games -------------------------------------------------------------------------------------


def test_playthrough_of_the_watchtowers(golden: Golden) -> None:
    """With watchtowers of several kinds that pay."""
    game = Game(3, seed=1, modules=MODULES)
    golden("watchtowers.txt", random_playthrough(game, 1))


@pytest.mark.parametrize(
    ("seed", "also", "options"),
    [
        (1, (), {}),
        (2, ("abbey_and_mayor", "tower"), {}),
        (3, ("count", "messages"), {}),
        (4, ("half_so_wild", "cult"), OWNERS),
        (5, ("german_castles", "phantom", "count"), OWNERS),
        (4, ("monasteries", "flying_machines", "abbey_and_mayor"), {"monasteries_keep": "add"}),
    ],
)
def test_the_referee_agrees(seed: int, also: tuple[str, ...], options: dict[str, str | bool]) -> None:
    game = Game(3, seed=seed, modules=(*MODULES, *also), options=options)
    shadowed, chance = Shadowed(game), random.Random(seed)
    while not game.over:
        shadowed.choose(chance.randrange(len(game.options)))
