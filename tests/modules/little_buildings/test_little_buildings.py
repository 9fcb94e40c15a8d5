"""The little buildings, as their sheet has them: the worked examples X1 to X7, edge cases, and other modules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from helpers.belonging import check_owned
from helpers.golden import Golden, playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import text, words
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.little_buildings.checks import faults
from languedoc.carcassonne.modules.little_buildings.rules import BuildingPlaced
from languedoc.carcassonne.turn_order import turn_order
from modules.abbey_and_mayor import tales as abbeys
from modules.german_castles import tales as castles
from modules.goldmines.test_goldmines import neighbours

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "little_buildings")
DIFFERENT = {"building_values": "3/2/1"}


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def held(story: Story) -> list[dict[str, int]]:
    return list(story.game.view()["modules"]["little_buildings"]["held"])


def offered(story: Story) -> set[str]:
    return {option for option in story.options() if option.startswith("build")}


ROAD = "1A← [D] 2U↑ 3U↑ 4A→"
CITY = """
    [D] .   .
    1E→ 2F↑ 3E←
"""


def test_x1_a_road_of_five_tiles_with_two_buildings() -> None:
    story = tale("Red Blue", ROAD, "1 Red road:E", "2 Blue build building 1,0", "3 Red build building 2,0", "4 Blue")
    assert story.payments() == ["road: Red 7 (5 tiles 5, 2 little_buildings 2)"]
    assert [(event.seat, str(event.cell)) for event in story.game.events if isinstance(event, BuildingPlaced)] == [
        (1, "1,0"),
        (0, "2,0"),
    ]
    assert "Red scores a road: 5 tiles 5, 2 little buildings 2 = 7." in story.told()


def test_x2_a_city_of_three_tiles_with_a_pennant_and_two_buildings() -> None:
    story = tale("Red Blue", CITY, "1 Red city:E", "2 Blue build building 1,1", "3 Red build building 2,1")
    assert story.payments() == ["city: Red 10 (3 tiles 6, 1 pennants 2, 2 little_buildings 2)"]


def test_x3_buildings_are_neither_doubled_nor_halved() -> None:
    drawing = """
        .   5MW_cN_cS↑ .    .   .   .
        1A← [D]        2EB↑ 3U↑ 4U↑ 6A→
    """
    lines = ("1 Red road:E", "2 Blue build building 1,0", "5 Red witch road:E@0,0", "6 Blue")
    story = tale("Red Blue", drawing, *lines, also=("inns_and_cathedrals", "mage_and_witch"))
    assert story.payments() == ["road: Red 7 (6 tiles 6, 1 inn 6, 1 witch -6, 1 little_buildings 1)"]


CLOISTER = """
    3U↑ [D] 2U↑
    4E← 1B↑ 5E→
    6E↓ 7E↓ 8E↓
"""


def test_x4_a_cloister_counts_the_buildings_on_nine_tiles() -> None:
    lines = ("1 Red monastery", "2 Blue build building 1,0", "4 Blue build building -1,1", "6 Blue build building -1,2")
    story = tale("Red Blue", CLOISTER, *lines)
    assert story.payments() == ["monastery: Red 12 (1 monastery 9, 3 little_buildings 3)"]


def test_an_unfinished_cloister_counts_them_at_the_end() -> None:
    lines = ("1 Red monastery", "2 Blue build building 1,0")
    story = tale("Red Blue", castles.before(4, CLOISTER), *lines)
    story.end()
    assert story.payments() == ["final monastery: Red 5 (4 squares 4, 1 little_buildings 1)"]


# Two completed cities at one field with a farmer on tile 4
FIELD = """
    [D] 1U↑ 2U↑ 3U↑
    4E→ 5E← 6E→ 7E←
"""
FARM = (
    "1 Red build building 1,0",
    "2 Blue build building 2,0",
    "4 Blue field:NL",
    "5 Red build building 1,1",
    "6 Blue build building 2,1",
)


@pytest.mark.parametrize(
    ("scoring", "payments"),
    [
        ("per_field_3", ["final field: Blue 10 (2 cities 6, 4 little_buildings 4)"]),
        ("per_field_3_city_once", ["final field: Blue 10 (2 cities 6, 4 little_buildings 4)"]),
        (
            "per_city_4",
            [
                "final field: Blue 4 (1 cities 4)",
                "final field: Blue 4 (1 cities 4)",
                "final field: Blue 4 (4 little_buildings 4)",
            ],
        ),
    ],
)
def test_x5_a_field_counts_the_buildings_on_its_tiles(scoring: str, payments: list[str]) -> None:
    story = tale("Red Blue", FIELD, *FARM, options={"field_scoring": scoring})
    story.end()
    assert story.payments() == payments


def test_x6_buildings_are_added_to_nothing() -> None:
    drawing = "1A← [D] 2EB↑"
    lines = ("1 Red road:E", "2 Blue build building 1,0")
    story = tale("Red Blue", drawing, *lines, also=("inns_and_cathedrals",), lane="east")
    story.end()
    assert story.payments() == ["final road: Red 1 (1 inn 0, 1 little_buildings 1)"]


@pytest.mark.parametrize(("seats", "each", "of_each_kind"), [(2, 9, 3), (3, 6, 2), (4, 4, 1), (5, 3, 1), (6, 3, 1)])
def test_x7_how_many_everybody_gets(seats: int, each: int, of_each_kind: int) -> None:
    game = Game(seats, modules=MODULES, seed=1)
    assert game.view()["modules"]["little_buildings"]["held"] == [{"building": each}] * seats
    game = Game(seats, modules=MODULES, seed=1, options=DIFFERENT)
    kinds = {"little_house": of_each_kind, "little_tower": of_each_kind, "little_shed": of_each_kind}
    assert game.view()["modules"]["little_buildings"]["held"] == [kinds] * seats


@pytest.mark.parametrize("seats", range(2, 7))
def test_no_more_of_a_kind_stand_than_the_box_holds(seats: int) -> None:
    """Also where four players get four each, which are not as many of every kind."""
    game = Game(seats, modules=MODULES, seed=1)
    while any(stock["building"] for stock in game.view()["modules"]["little_buildings"]["held"]):
        texts = [option.text for option in game.options]
        game.choose(next((text for text in texts if text.startswith("build")), texts[0]))
    kinds = Counter(each["kind"] for each in game.view()["modules"]["little_buildings"]["standing"])
    assert sum(kinds.values()) == 18 // seats * seats and max(kinds.values()) <= 6


# --- building (2) ------------------------------------------------------------------------------------------


def test_a_building_goes_on_the_new_tile_instead_of_a_figure() -> None:
    story = tale("Red Blue", "[D] 1U↑", "1 Red ?")
    assert offered(story) == {"build building 1,0"}
    (option,) = [option for option in story.game.options if option.verb == "build"]
    assert words.option_words(story.game, option) == "little building at 1,0"
    story.choose("build building 1,0")
    assert held(story) == [{"building": 8}, {"building": 9}] and story.game.decision.step == "place_tile"


def test_the_kinds_differ_by_the_option() -> None:
    """A tower for 3, a house for 2, a shed for 1."""
    story = tale("Red Blue", "1A← [D] 2U↑", "1 Red road:E", "2 Blue ?", options=DIFFERENT)
    assert offered(story) == {"build little_house 1,0", "build little_tower 1,0", "build little_shed 1,0"}
    lines = (
        "1 Red road:E",
        "2 Blue build little_tower 1,0",
        "3 Red build little_house 2,0",
        "4 Blue build little_shed 3,0",
        "5 Red",
    )
    story = tale("Red Blue", "1A← [D] 2U↑ 3U↑ 4U↑ 5A→", *lines, options=DIFFERENT)
    assert story.payments() == ["road: Red 12 (6 tiles 6, 3 little_buildings 6)"]
    assert held(story) == [
        {"little_house": 2, "little_tower": 3, "little_shed": 3},
        {"little_house": 3, "little_tower": 2, "little_shed": 2},
    ]


def test_without_a_building_there_is_no_such_option() -> None:
    story = tale("Red Blue", "[D] 1U↑", "1 Red ?")
    state = story.game.state
    (module,) = [each for each in state.box.modules if each.slug == "little_buildings"]
    state.set_note(module.first_note, 0)
    again = story.game.copy()
    assert not [option for option in again.options if option.verb == "build"]


def test_a_feature_without_an_owner_pays_nothing() -> None:
    story = tale("Red Blue", ROAD, "2 Blue build building 1,0", "4 Blue")
    assert story.payments() == []


def test_a_building_counts_once_for_a_road_that_passes_its_tile_twice() -> None:
    """From the north of the crossing to its east."""
    drawing = """
        .   2V← 3V↑
        [D] 1X↑ 4V→
    """
    story = tale("Red Blue", drawing, "1 Red build building 1,0", "2 Blue road:E")
    assert story.payments() == ["road: Blue 5 (4 tiles 4, 1 little_buildings 1)"]


def test_every_tied_owner_gets_the_points() -> None:
    """Tile 8 joins the roads of tiles 1 and 6."""
    drawing = """
        .   2E↓ 3B↑ 4B↑ 5E→
        1A← [D] 8U↑ 7U↑ 6A→
    """
    story = tale("Red Blue", drawing, "1 Red road:E", "6 Blue road:W", "7 Red build building 2,0", "8 Blue")
    assert story.payments() == [
        "road: Red 6 (5 tiles 5, 1 little_buildings 1); Blue 6 (5 tiles 5, 1 little_buildings 1)"
    ]


# --- with others -------------------------------------------------------------------------------------------


def test_after_a_building_no_phantom_may_follow() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2U↑", "1 Red build building 1,0", "2 Blue ?", also=("phantom",))
    assert [event for event in story.game.events if isinstance(event, BuildingPlaced)]
    assert (story.game.decision.step, story.game.decision.seat) == ("phase_figure", 1)


def test_on_a_volcano_a_building_is_allowed() -> None:
    story = tale("Red Blue", "[D]\n1B2↑", "1 Red ?", also=("princess_and_dragon",))
    assert story.options() == {"pass", "build building 0,1"}


def test_after_the_princess_a_building_is_allowed() -> None:
    """She sends Red's only knight home, and Blue cannot set a figure."""
    drawing = """
        2BC↓
        1G→
        [D]
    """
    story = tale("Red Blue", drawing, "1 Red city:N", "2 Blue ?", also=("princess_and_dragon", "phantom"))
    assert story.game.decision.step == "place_house" and story.options() == {"pass", "build building 0,-2"}
    story.choose("build building 0,-2")
    assert held(story) == [{"building": 9}, {"building": 8}] and story.supply() == {"Red": 7, "Blue": 7}
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 0)


def test_the_lord_of_a_german_castle_gets_nothing_for_buildings() -> None:
    lines = (castles.LORD, "6 Blue build building 3,-1")
    story = Story("Red Blue", castles.SURROUNDED, *lines, modules=(*castles.MODULES, "little_buildings"))
    assert story.payments("german_castle") == ["german_castle: Red 12 (1 german_castle 12)"]


def test_a_building_on_a_castle_counts_for_the_roads_of_both_cells() -> None:
    story = tale("Red Blue", castles.BOTH_CELLS, "1 Red build building -1,0", "4 Blue road:E", also=("german_castles",))
    assert story.payments("road") == ["road: Blue 10 (6 tiles 6, 1 castles 3, 1 little_buildings 1)"]


def test_an_abbey_may_carry_a_building() -> None:
    story = tale("Red Blue", castles.before(8, abbeys.FILLED), also=("abbey_and_mayor",))
    story.choose("abbey 0,1")
    assert "build building 0,1" in story.options()


def test_farmers_whom_a_barn_sends_home_are_paid_for_buildings() -> None:
    lines = ("1 Red build building -1,0", "2 Blue field:NL", "3 Red barn NW@0,1")
    story = tale("Red Blue", abbeys.FOUR_FIELDS, *lines, also=("abbey_and_mayor",), lane="east")
    assert story.payments() == ["field: Blue 1 (1 little_buildings 1)"]
    story.end()
    assert story.payments()[1:] == ["final barn: Red 1 (1 little_buildings 1)"]


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_in_both_timing_profiles_it_is_an_option_of_the_figure_phase(timing: str) -> None:
    story = tale("Red Blue", "[D] 1U↑", "1 Red ?", options={"timing_profile": timing})
    assert story.game.decision.step == "phase_figure" and story.may("build building 1,0")


# --- how it is shown -----------------------------------------------------------------------------------------


def test_buildings_are_shown_in_letters() -> None:
    story = tale("Red Blue", ROAD, "1 Red road:E", "2 Blue build building 1,0", "3 Red build building 2,0", "4 Blue")
    assert words.holdings(story.game, 0) == ["8 little buildings"]
    drawn = "".join(text.plain(text.picture(story.game)))
    assert sum(drawn.count(token.sign) for token in BUILT["little_buildings"].tokens) == 2
    other = tale("Red Blue", "[D] 1U↑", "1 Red build little_shed 1,0", options=DIFFERENT)
    assert words.holdings(other.game, 0) == ["3 houses", "3 little towers", "2 sheds"]


def test_a_copy_and_a_save_keep_them() -> None:
    game = tale(
        "Red Blue", ROAD, "1 Red road:E", "2 Blue build building 1,0", "3 Red build building 2,0", "4 Blue"
    ).game
    again = Game.load(game.save())
    assert again.state.fingerprint() == game.state.fingerprint() == game.copy().state.fingerprint()


def test_the_rows_of_the_turn_order() -> None:
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {})
    assert [(row.step, row.phase, row.number) for row in rows if row.module == "little_buildings"] == [
        ("setup_houses", "setup", "S-15"),
        ("place_house", "P3", "2.3-19"),
        ("mod_houses", "P5", "2.5-10"),
        ("final_mod_houses", "final", "E-8"),
    ]


def test_the_hunt_finds_a_building_that_is_lost() -> None:
    story = tale("Red Blue", ROAD, "1 Red road:E", "2 Blue build building 1,0", "3 Red build building 2,0", "4 Blue")
    shown = story.game.view()["modules"]["little_buildings"]
    state = story.game.state
    assert list(faults(state, shown)) == []
    assert list(faults(state, {**shown, "held": [{"building": 7}, {"building": 8}]})) == [
        "there are 17 buildings of 18"
    ]
    twice = {"held": [{"building": 8}, {"building": 8}], "standing": shown["standing"][:1] * 2}
    assert list(faults(state, twice)) == ["2 buildings stand at 1,0"]


SEED = 7


def lively_choice(game: Game, rng: random.Random) -> int:
    """Tiles where others lie; often a building."""
    if game.decision.step == "place_tile":
        return max([rng.randrange(len(game.options)) for _ in range(12)], key=lambda k: neighbours(game, k))
    build = [k for k, option in enumerate(game.options) if option.verb.startswith("build")]
    return rng.choice(build) if build and rng.random() < 0.3 else rng.randrange(len(game.options))


@pytest.mark.parametrize("values", ["1/1/1", "3/2/1"])
def test_playthrough_of_the_little_buildings(golden: Golden, values: str) -> None:
    game = Game(3, modules=MODULES, seed=SEED, options={"building_values": values})
    rng = random.Random(SEED)
    golden(f"little_buildings-{values.replace('/', '')}.txt", playthrough(game, lambda: lively_choice(game, rng)))


def test_computer_players_learn_from_buildings_left() -> None:
    check_owned("little_buildings", lambda game, view, seat: [sum(view["held"][seat].values())])
