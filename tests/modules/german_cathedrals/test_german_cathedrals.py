"""Cathedrals in Germany, as their sheet has them: the worked examples X1 to X5, edge cases, and other modules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.golden import Golden, playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.events import FigureReturned, Scored
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.german_cathedrals.checks import faults
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from languedoc.i18n import speech
from languedoc.players import player
from modules.goldmines.test_goldmines import busy_choice
from modules.messages.tales import drawn_card, put
from modules.tower.tales import first

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "german_cathedrals")
INNS = "inns_and_cathedrals"


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def complete(story: Story) -> list[bool]:
    return [each["complete"] for each in story.game.view()["modules"]["german_cathedrals"]["cathedrals"]]


# --- worked examples --------------------------------------------------------------------------------

# A road from the cathedral back to it
LOOP = """
    3V← 2V↑   .
    4V↓ 1GC2↑ [D]
"""


def test_x1_a_road_from_the_cathedral_back_to_it_counts_both_segments() -> None:
    """Two segments on the tile of the cathedral and three further tiles: L = 5."""
    story = tale("Red Blue", LOOP, "2 Blue road:S", "4 Blue")
    assert story.payments() == ["road: Blue 10 (4 tiles 4, 1 german_cathedral 6)"]
    assert "Blue scores a road: 4 tiles 4, cathedral +6 = 10." in story.told()


def test_x2_with_an_inn_every_section_counts_three() -> None:
    drawing = "4A← 3EB↑ 2U↑ 1GC2↑ [D]"
    story = tale("Red Blue", drawing, "2 Blue road:E", "4 Blue", also=(INNS,))
    assert story.payments() == ["road: Blue 12 (4 tiles 4, 1 inn 4, 1 german_cathedral 4)"]


# A cathedral with roads of four tiles, of three with an inn, and of two
THREE = """
    3A← 2U↑ [D] 1GC1↑ 6W↑
    .   .   .   4EB→  .
    .   .   .   5A↓   .
"""


def test_x3_the_archbishop_is_paid_for_all_roads_and_goes_home() -> None:
    story = tale("Red Blue", THREE, "1 Red german_cathedral", "6 Blue", also=(INNS,))
    assert story.payments() == ["german_cathedral: Red 12 (9 sections 9, 3 inn_sections 3)"]
    assert complete(story) == [True]
    assert story.standing() == set() and story.supply() == {"Red": 7, "Blue": 7}
    assert "Red deploys an archbishop." in story.told()


def test_x4_and_x5_at_the_end_roads_with_an_inn_are_worth_nothing() -> None:
    """The road of two tiles is unfinished: 4 and 2 for the archbishop, 2 for the thief on it."""
    drawing = THREE.replace("6W↑", "6U↑")
    story = tale("Red Blue", drawing, "1 Red german_cathedral", "6 Blue road:E", also=(INNS,), rest="B")
    assert complete(story) == [False] and story.payments() == []
    story.choose("place 0,1 N").choose("pass")
    assert story.payments() == [
        "final road: Blue 2 (2 tiles 2)",
        "final german_cathedral: Red 6 (6 sections 6)",
    ]


# --- deploying --------------------------------------------------------------------------------------


def test_an_archbishop_is_one_of_the_places_of_a_follower() -> None:
    story = tale("Red Blue", "[D] 1GC1↑", "1 Red ?")
    assert story.options() == {
        "pass",
        "follower german_cathedral",
        *(f"follower {part}" for part in ("road:E", "road:S", "road:W", "field:NL", "field:ER", "field:SR")),
    }


def test_neither_a_mayor_nor_a_wagon_becomes_an_archbishop() -> None:
    story = tale("Red Blue", "[D] 1GC1↑", "1 Red ?", also=("abbey_and_mayor", INNS, "phantom"))
    there = {option.split()[0] for option in story.options() if option.endswith("german_cathedral")}
    assert there == {"follower", "big_follower", "phantom"}


# Tile 6 is laid so that all its roads are complete at once
HOLE = """
    1A← [D] 6GC1↑ 5W↓
    .   2B↑ 3A↓   4B↑
"""


def test_a_cathedral_that_is_complete_at_once_may_be_occupied_and_pays() -> None:
    story = tale("Red Blue", HOLE, "6 Blue german_cathedral")
    assert story.payments() == ["german_cathedral: Blue 7 (7 sections 7)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_of_several_archbishops_those_with_most_are_paid() -> None:
    """No module brings a second one, so they are put there."""
    both = ("Red german_cathedral@1,0", "Blue german_cathedral@1,0")
    story = put(tale("Red Blue", HOLE, "6 Blue ?"), *both).choose("pass")
    each = "7 (7 sections 7)"
    assert story.payments() == [f"german_cathedral: Red {each}; Blue {each}"]
    story = put(tale("Red Blue", HOLE, "6 Blue ?"), "Red german_cathedral@1,0", *both)
    assert story.choose("pass").payments() == [f"german_cathedral: Red {each}"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_a_cathedral_without_an_archbishop_pays_nobody() -> None:
    story = tale("Red Blue", HOLE, "6 Blue")
    assert story.payments() == [] and complete(story) == [True]


def test_whoever_is_in_the_cathedral_is_independent_of_who_owns_the_roads() -> None:
    """Roads first, then the cathedral: Blue is paid for the last road, Red for all three."""
    story = tale("Red Blue", THREE, "1 Red german_cathedral", "6 Blue road:W", also=(INNS,))
    assert story.payments() == [
        "road: Blue 4 (2 tiles 2, 1 german_cathedral 2)",
        "german_cathedral: Red 12 (9 sections 9, 3 inn_sections 3)",
    ]


def test_a_cathedral_comes_after_roads_and_before_cities() -> None:
    """Tile 8 completes the last road and a city."""
    drawing = """
        .   .   .   5B↑   6E↓
        3A← 2U↑ [D] 1GC1↑ 8L↑
        .   .   .   4U→   .
        .   .   .   7A↓   .
    """
    story = tale("Red Blue", drawing, "1 Red german_cathedral", "6 Blue city:S", "8 Blue road:W")
    assert [line.partition(":")[0] for line in story.payments()] == ["road", "german_cathedral", "city"]


def test_a_road_between_two_cathedrals_is_not_raised_twice_and_counts_for_both() -> None:
    """Both cathedrals have further roads, which are unfinished."""
    story = tale("Red Blue", "1GC2↑ [D] 2GC4↑", "1 Red german_cathedral", "2 Blue road:W", rest="B")
    assert story.payments() == ["road: Blue 6 (3 tiles 3, 1 german_cathedral 3)"]
    assert complete(story) == [False, False]
    story.choose("place 0,1 N").choose("pass")
    assert story.payments()[1:] == ["final german_cathedral: Red 6 (6 sections 6)"], "3 + 1 + 1 + 1"


def test_a_road_that_comes_back_enters_the_sum_once() -> None:
    """Of the four roads two are one: 5, and 1 + 1 to the start tile, and 1."""
    story = tale("Red Blue", LOOP, "1 Red german_cathedral", rest="B")
    story.choose("place 0,1 N").choose("pass")
    assert story.payments() == ["final german_cathedral: Red 8 (8 sections 8)"]


def test_with_inns_switched_off_a_road_with_an_inn_is_an_ordinary_one() -> None:
    story = tale("Red Blue", THREE, "1 Red german_cathedral", "6 Blue", also=(INNS,), options={"inns": False})
    assert story.payments() == ["german_cathedral: Red 9 (9 sections 9)"]


def test_roads_and_monasteries_elsewhere_are_worth_what_they_always_are() -> None:
    """The road is one of three tiles without a cathedral, and the monastery has a road on its tile."""
    drawing = """
        2A← [D]   3A→
        .   1GC1↑ .
    """
    story = tale("Red Blue", drawing, "2 Blue road:E", "3 Red monastery", rest="B")
    assert story.payments() == ["road: Blue 3 (3 tiles 3)"]
    story.choose("place 2,0 N").choose("pass")
    assert story.payments()[1:] == ["final monastery: Red 4 (4 squares 4)"]


def test_a_monk_at_the_end_of_a_road_of_a_cathedral_is_no_archbishop() -> None:
    story = tale("Red Blue", "1GC2↑ [D] 2A→", "2 Blue monastery", rest="B")
    story.choose("place 2,0 N").choose("pass")
    assert story.payments() == ["final monastery: Blue 3 (3 squares 3)"]


# --- other modules ----------------------------------------------------------------------------------

# A road of three tiles from the cathedral; tile 3 is magic
MAGIC = """
    .   3MW_cN_cS↑ .
    4A← [D]        1GC2↑
    .   2B↑        .
"""


@pytest.mark.parametrize(
    ("who", "points"),
    [
        ("mage", "9 (3 tiles 3, 1 german_cathedral 3, 1 mage 3)"),
        ("witch", "3 (3 tiles 3, 1 german_cathedral 3, 1 witch -3)"),
    ],
)
def test_mage_and_witch_change_the_road_and_not_the_archbishop(who: str, points: str) -> None:
    lines = ("1 Red road:W", f"3 Red {who} road:E@0,0", "4 Blue")
    story = tale("Red Blue", MAGIC, *lines, also=("mage_and_witch",))
    assert story.payments() == [f"road: Red {points}"]


def test_a_building_adds_to_the_road_and_not_to_the_archbishop() -> None:
    """It stands on tile 2, in the road to the west, where Blue has a thief."""
    lines = ("1 Red german_cathedral", "2 Blue build building -1,0", "3 Red", "4 Blue road:N", "6 Blue")
    story = tale("Red Blue", THREE.replace("4EB→", "4U→"), *lines, also=("little_buildings",))
    assert story.payments() == [
        "road: Blue 6 (3 tiles 3, 1 german_cathedral 3)",
        "german_cathedral: Red 9 (9 sections 9)",
    ]
    thief = ("1 Red road:W", "2 Blue build building -1,0", "3 Red")
    story = tale("Red Blue", first(3, THREE), *thief, also=("little_buildings",))
    assert story.payments() == ["road: Red 9 (4 tiles 4, 1 german_cathedral 4, 1 little_buildings 1)"]


def test_a_castle_at_the_other_end_adds_its_points_afterwards() -> None:
    story = tale("Red Blue", "1GC2↑ [D] 2GB3↑ #", "1 Red road:E", "2 Blue", also=("german_castles",))
    assert story.payments() == ["road: Red 9 (3 tiles 3, 1 german_cathedral 3, 1 castles 3)"]


def test_a_labyrinth_with_a_cathedral_is_a_road_of_it() -> None:
    """Two points for each of three sections, then two for the thief."""
    (labyrinth,) = [tile.id for tile in catalogue.sheet("labyrinths").tiles][:1]
    drawing = f"1GC2↑ [D] 2{labyrinth}↑"
    story = tale("Red Blue", drawing, "1 Red road:E", also=("labyrinths",), options={"labyrinth": "advanced"})
    worth = story.game.worth("road:E@-1,0")
    assert [(item.name, item.number, item.points) for item in worth.when_completed[0].items] == [
        ("tiles", 3, 3),
        ("german_cathedral", 1, 3),
        ("in_the_labyrinth", 1, 2),
    ]


def test_the_longest_road_counts_tiles_not_sections() -> None:
    story = tale("Red Blue", LOOP, "2 Blue road:S", "4 Blue", also=("king_and_robber",))
    held = story.game.view()["modules"]["king_and_robber"]["robber"]
    assert held["tiles"] == 4


def test_an_archbishop_is_scored_by_a_message_and_goes_home() -> None:
    """As at the end: a road of three tiles, with the start tile and one in the west, and two of one tile."""
    drawing = "2E↓ .\n[D] 1GC1↑"
    figures = ("Red german_cathedral@1,0",)
    story = drawn_card("score_and_return_follower", drawing, *figures, others=("german_cathedrals",))
    story.choose("carry_out score_and_return_follower")
    assert story.awards() == ["message: Red 5 (5 sections 5)"]
    assert story.standing() == set()


def test_an_archbishop_is_no_monk_for_a_message() -> None:
    drawing = "2E↓ .\n[D] 1GC1↑"
    figures = ("Red german_cathedral@1,0",)
    story = drawn_card("smallest_monastery", drawing, *figures, others=("german_cathedrals",))
    story.choose("carry_out smallest_monastery")
    assert story.awards() == [] and story.standing() == {"Red german_cathedral@1,0"}


def test_a_festival_brings_an_archbishop_home() -> None:
    drawing = "[D] 1GC1↑ 2U↑ 3FE_cN_rW↑"
    story = tale("Red Blue", drawing, "1 Red german_cathedral", "3 Red ?", also=("festival",))
    assert story.may("festival follower/0@german_cathedral@1,0")


@pytest.mark.parametrize(("drawing", "may"), [("[D] 1GC1↑", True), (HOLE, False)], ids=["incomplete", "complete"])
def test_through_a_portal_an_archbishop_goes_to_an_incomplete_cathedral_only(drawing: str, may: bool) -> None:
    portals = [tile.id for tile in catalogue.sheet("princess_and_dragon").tiles if "portal" in tile.marks]
    story = tale("Red Blue", drawing, also=("princess_and_dragon",), rest=f"{portals[0]} U")
    story.choose(sorted(story.options())[0])
    assert any(option.startswith("follower german_cathedral") for option in story.options()) == may


# --- rows, players, checks, a whole game ------------------------------------------------------------


def test_the_rows_of_the_cathedrals() -> None:
    for timing in ("play_aid", "official"):
        rows = turn_order(dict.fromkeys(BUILT.values()), {"timing_profile": timing})
        own = {row.step: (row.phase, row.number) for row in rows if row.module == "german_cathedrals"}
        assert own == {
            "cathedral_roads_moved": ("P2", "-"),
            "deploy_archbishop": ("P3", "2.3-14"),
            "cathedral_roads_joined": ("P5", "-"),
            "score_archbishop": ("P5", "2.5-21"),
            "mod_german_cathedral_road": ("P5", "2.5-20"),
            "final_archbishop": ("final", "E-21"),
        }


def test_greedy_prefers_a_cathedral_with_long_roads_to_a_field() -> None:
    story = tale("Red Blue", "3U↑ 2U↑ 1U↑ [D] 4GC1↑", "4 Blue ?")
    chosen = player("greedy", 1, "carcassonne").pick(story.game.state)
    assert story.game.options[chosen].text == "follower german_cathedral"


def test_the_check_finds_a_cathedral_that_is_closed_too_late() -> None:
    story = tale("Red Blue", HOLE, "6 Blue")
    state = story.game.state
    view = next(each for each in state.box.modules if each.slug == "german_cathedrals").view(state, None)
    assert list(faults(state, view)) == []
    view["cathedrals"][0]["complete"] = False
    assert len(list(faults(state, view))) == 1


def test_six_tiles_show_a_cathedral() -> None:
    tiles = catalogue.sheet("german_cathedrals").tiles
    assert sum(tile.count for tile in tiles) == 6
    assert all(any(feature.kind == "german_cathedral" for feature in tile.features) for tile in tiles)


SEED = 26


def test_playthrough_of_the_cathedrals(golden: Golden) -> None:
    """With archbishops paid in play and at the end, and roads of cathedrals with inns."""
    game = Game(3, modules=(*MODULES, INNS), seed=SEED)
    rng = random.Random(SEED)
    golden("german_cathedrals.txt", playthrough(game, lambda: busy_choice(game, rng)))
    scored = [event for event in game.events if isinstance(event, Scored) and event.feature == "german_cathedral"]
    assert {event.final for event in scored} == {False, True}
    assert any(isinstance(event, FigureReturned) and event.segment.kind == "german_cathedral" for event in game.events)


@pytest.mark.parametrize(("language", "once_more"), [("en", "1 more"), ("de", "1 mehr"), ("nl", "1 extra")])
def test_past_an_inn_each_section_brings_the_archbishop_one_more(language: str, once_more: str) -> None:
    """As in X3: all 9 sections bring 1 each, the 3 past an inn 1 more each."""
    assert speech(language).say("guide-item-german_cathedrals-inn_sections").startswith(once_more)
