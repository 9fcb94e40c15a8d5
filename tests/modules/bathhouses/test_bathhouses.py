"""The bathhouses, as their sheet has them: the worked examples S1 and X1 to X5, edge cases, and other modules."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from helpers.golden import Golden, random_playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.bathhouses.checks import faults
from languedoc.carcassonne.modules.bathhouses.rules import BathTaken
from languedoc.carcassonne.targets import Cell, Spot
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from languedoc.i18n import speech
from languedoc.table.chance import Chance
from modules.german_castles import tales as castles
from modules.messages.tales import put

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "bathhouses")


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def bathing(story: Story) -> set[str]:
    """Who lies where."""
    state = story.game.state
    found = [(seat, kind, spot) for _, seat, kind, spot in state.elsewhere() if spot.name == "bathhouse"]
    return {f"{story.names[seat]} {kind} {spot.cell}" for seat, kind, spot in found}


# --- how many (1) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "number"), [(2, 4), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_s1_so_many_bathhouses_are_in_the_bag(seats: int, number: int) -> None:
    """Which ones were left out nobody knows: the view lists all of them among the tiles to come."""
    game = Game(seats, modules=MODULES, seed=7)
    shown = game.view()
    assert shown["modules"]["bathhouses"]["left_out"] == 6 - number
    assert sum(n for tile, n in shown["bag"].items() if tile.startswith("BH_")) == 6
    drawn: Counter[str] = Counter()
    while not game.over:
        game.choose(0)
    for x in game.view()["tiles"]:
        drawn[x["tile"]] += 1
    out = sum(tile.startswith("BH_") for tile in game.view()["out_of_game"])
    assert sum(n for tile, n in drawn.items() if tile.startswith("BH_")) + out == number


def test_any_of_them_can_be_left_out() -> None:
    """And in a redealt game it can be any other that was not seen."""
    out = [left_out(Game(2, modules=MODULES, seed=seed).state) for seed in range(30)]
    assert {tile for tiles in out for tile in tiles} == {tile.id for tile in catalogue.sheet("bathhouses").tiles}
    game = Game(2, modules=MODULES, seed=3)
    for _ in range(40):
        game.choose(0)
    seen = Counter(tile["tile"] for tile in game.view()["tiles"])
    redealt = [left_out(game.state.redeal(0, Chance(seed))) for seed in range(40)]
    assert all(len(tiles) == 2 and not any(seen[tile] for tile in tiles) for tiles in redealt)
    assert len({tuple(sorted(tiles)) for tiles in redealt}) > 3
    assert game.state.redeal(1, Chance(1)).in_bag() == game.state.in_bag()


def test_tiles_under_hills_are_redealt_beside_those_left_out() -> None:
    """Two bathhouses stay out; what lies under the hills may be anything."""
    game = Game(2, modules=(*MODULES, "hills_and_sheep"), seed=3)
    while game.view()["modules"]["hills_and_sheep"]["hidden"] < 2:
        game.choose(0)
    for seed in range(20):
        other = game.state.redeal(0, Chance(seed))
        assert len(left_out(other)) >= 2 and other.in_bag() == game.state.in_bag()
        assert other.pile_left == game.state.pile_left


def left_out(state: Any) -> list[str]:
    """By drawing the bag empty: the bathhouses that do not come."""
    other = state.copy()
    hidden = Counter(other.in_bag())
    while other.pile_left:
        other.draw()
        hidden[other.hand] -= 1
    names = [other.box.tile_name(design) for design in hidden.elements()]
    return [name for name in names if name.startswith("BH_")]


# --- flags (2) -------------------------------------------------------------------------------------------------

# A city of four tiles with a bathhouse of 4; another one of 5 beside it
CITY = """
    1BH_c4↓ 3G↑      4E←
    [D]     2BH_r5→  .
"""


def test_x1_a_completed_city_pays_its_flag_and_the_single_knight_takes_a_bath() -> None:
    story = tale("Red Blue", CITY, "1 Red city:E", "4 Blue ?")
    story.choose("pass")
    assert story.payments() == ["city: Red 12 (4 tiles 8, 1 bath_flags 4)"]
    assert (story.game.decision.step, story.game.decision.seat) == ("bath_take", 0), "his owner chooses"
    assert story.options() == {"bathe 0,-1", "bathe 1,0"}, "also the one of the city itself"
    story.choose("bathe 1,0")
    assert bathing(story) == {"Red follower 1,0"} and story.supply() == {"Red": 6, "Blue": 7}
    assert "Red lays a follower in the bathhouse at 1,0." in story.told()


# A road of five tiles with bathhouses of 3 and 5; tile 7 joins its two ends
ROAD = """
    1A←  [D] 2BH_r5→ 7BH_r3↑ 6A→
    .    .   3B↑     4U→     5B↑
"""


def test_x2_all_owners_get_all_flags_and_two_followers_go_home() -> None:
    story = tale("Red Blue", ROAD, "1 Red road:E", "6 Blue road:W")
    each = "13 (5 tiles 5, 2 bath_flags 8)"
    assert story.payments() == [f"road: Red {each}; Blue {each}"]
    assert bathing(story) == set() and story.supply() == {"Red": 7, "Blue": 7}


@pytest.mark.parametrize(("kind", "also"), [("follower", ()), ("phantom", ("phantom",))])
def test_two_followers_of_one_player_go_home(kind: str, also: tuple[str, ...]) -> None:
    lines = ("1 Red road:E", f"6 Red {kind} road:W")
    story = tale("Red Blue Green Yellow Black", ROAD, *lines, also=also)
    assert story.payments() == ["road: Red 13 (5 tiles 5, 2 bath_flags 8)"]
    assert bathing(story) == set() and story.supply()["Red"] == 7


def test_x3_flags_are_added_after_the_witch() -> None:
    drawing = """
        1BH_c4↓ 2MW_cEW_rN_rS↑ 3E←
        [D]     .              .
    """
    lines = ("1 Red city:E", "2 Blue witch city:N@0,0; pass")
    story = tale("Red Blue", drawing, *lines, also=("mage_and_witch",))
    (paid,) = story.payments("city")
    assert paid.startswith("city: Red 8 (4 tiles 8") and paid.endswith("1 bath_flags 4)"), paid


def test_without_an_owner_nobody_gets_the_flag() -> None:
    story = tale("Red Blue", CITY)
    assert story.payments() == [] and bathing(story) == set()


def test_unfinished_features_pay_no_flag() -> None:
    story = tale("Red Blue", castles.before(4, CITY), "1 Red city:E").end()
    assert story.payments("city") == ["final city: Red 3 (3 tiles 3)"]


# --- to the bathhouse (3) -------------------------------------------------------------------------------------

# Red's knight is alone in a city of two tiles; a bathhouse of 5 lies beside it, and tiles 3 to 8 surround it
ALONE = """
    2E↓  3B↑     4E↑
    [D]  1BH_r5→ 5U↑
    6B↑  7B↑     8B↑
"""
KNIGHT = "2 Red city:S"
BATH = castles.before(3, ALONE)


def test_with_one_bathhouse_there_is_no_choice() -> None:
    story = tale("Red Blue", BATH, KNIGHT)
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert bathing(story) == {"Red follower 1,0"} and story.game.decision.step == "place_tile"


def test_without_a_bathhouse_the_follower_goes_home() -> None:
    story = tale("Red Blue", "1E↓\n[D]", "1 Red city:S")
    assert story.supply() == {"Red": 7, "Blue": 7} and bathing(story) == set()


def test_monks_never_bathe() -> None:
    drawing = """
        3U↑ [D] 2BH_r5→
        4E← 1B↑ 5E→
        6E↓ 7E↓ 8E↓
    """
    story = tale("Red Blue", drawing, "1 Red monastery")
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert bathing(story) == set() and story.supply()["Red"] == 7


def test_x5_who_lies_in_a_surrounded_bathhouse_goes_home_free() -> None:
    story = tale("Red Blue", castles.before(8, ALONE), KNIGHT)
    assert bathing(story) == {"Red follower 1,0"}
    story = tale("Red Blue", ALONE, KNIGHT, "8 Blue")
    assert bathing(story) == set() and story.supply() == {"Red": 7, "Blue": 7}
    assert story.points() == {"Red": 4, "Blue": 0}, "whoever laid the last tile"


def test_a_bathhouse_that_the_completing_tile_surrounds_is_not_free() -> None:
    story = tale("Red Blue", castles.last(2, ALONE), "8 Red city:S")
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert bathing(story) == set() and story.supply() == {"Red": 7, "Blue": 7}
    assert not any(isinstance(event, BathTaken) for event in story.game.events)


def test_an_occupied_bathhouse_is_not_free() -> None:
    """Blue's knight lies there, so Red's thief goes home."""
    drawing = """
        .   2E↓  .       .
        4A← [D]  1BH_r5→ 3A→
    """
    story = tale("Red Blue", drawing, "2 Blue city:S", "3 Red road:W", rest="B")
    assert story.payments("road") == ["road: Red 9 (4 tiles 4, 1 bath_flags 5)"]
    assert bathing(story) == {"Blue follower 1,0"} and story.supply() == {"Red": 7, "Blue": 6}


# Tile 5 completes Red's city and Blue's road, and there is one bathhouse
BOTH = """
    .   1BH_c3↓ 5L←
    2A← [D]     3V→
    .   4B↑     .
"""
TWO_ALONE = ("1 Red city:E", "2 Blue road:E", "5 Red pass; ?")


def test_of_several_single_followers_the_active_player_chooses_who_is_next() -> None:
    story = tale("Red Blue", BOTH, *TWO_ALONE)
    assert story.payments() == ["road: Blue 4 (4 tiles 4)", "city: Red 9 (3 tiles 6, 1 bath_flags 3)"]
    assert (story.game.decision.step, story.game.decision.seat) == ("bath_order", 0)
    assert story.options() == {"bathe_next follower/0@bath_queue", "bathe_next follower/1@bath_queue"}
    assert words.option_words(story.game, story.game.options[1]) == "Blue: follower"
    story.choose("bathe_next follower/1@bath_queue")
    assert bathing(story) == {"Blue follower 0,-1"} and story.supply() == {"Red": 7, "Blue": 6}
    again = Game.load(story.game.save())
    assert again.state.fingerprint() == story.game.state.fingerprint() == story.game.copy().state.fingerprint()


@pytest.mark.parametrize(("knight", "asked"), [("city:E", False), ("big_follower city:E", True)])
def test_of_two_own_ones_of_different_kinds_one_chooses_who_gets_the_only_bath(knight: str, asked: bool) -> None:
    lines = (f"1 Red {knight}", "3 Red road:N", "5 Red pass; ?" if asked else "5 Red pass")
    story = tale("Red Blue", BOTH, *lines, also=("inns_and_cathedrals",))
    assert story.points() == {"Red": 13, "Blue": 0}
    if asked:
        assert (story.game.decision.step, story.game.decision.seat) == ("bath_order", 0)
        story.choose("bathe_next follower/0@bath_queue")
        assert story.supply("big_follower")["Red"] == 1
    assert bathing(story) == {"Red follower 0,-1"} and story.supply()["Red"] == 7 - 1


def test_where_there_is_a_bath_for_each_own_one_nobody_is_asked_for_an_order() -> None:
    """There are two for a small follower and a big one: the first chooses, the other takes what is left."""
    drawing = BOTH.replace("4B↑", "4BH_r5→")
    lines = ("1 Red big_follower city:E", "3 Red road:N", "5 Red pass; ?")
    story = tale("Red Blue", drawing, *lines, also=("inns_and_cathedrals",))
    assert (story.game.decision.step, story.game.decision.seat) == ("bath_take", 0)
    story.choose("bathe 0,1")
    assert bathing(story) == {"Red follower 0,1", "Red big_follower 0,-1"}


def test_who_waits_is_neither_on_the_board_nor_in_the_supply() -> None:
    story = tale("Red Blue", BOTH, *TWO_ALONE)
    assert story.standing() == set() and story.supply() == {"Red": 6, "Blue": 6}


# --- back again (4) --------------------------------------------------------------------------------------------


def rich(story: Story, points: int) -> Story:
    """As if Red had come to so many points."""
    story.game.state.pay(0, points - story.game.scores[0], -1)
    return story


def own_turn(points: int, also: tuple[str, ...] = (), **more: Any) -> Story:
    """Red has a follower in the bathhouse of 5, so many points, and a new tile on the board."""
    story = rich(tale("Red Blue", BATH, KNIGHT, rest="U B U", also=also, **more), points)
    return story.choose("place -2,0 N").choose("pass").choose("place 1,-1 N")


BUY = "buy_back follower/0@bathhouse@1,0 5"


def test_x4_a_follower_is_bought_back_and_deployed_in_the_same_turn() -> None:
    story = own_turn(23)
    assert story.game.decision.step == "phase_figure" and story.may(BUY)
    option = story.game.decision.find(BUY)
    assert words.option_words(story.game, option) == "buy back the follower at 1,0 for 5"
    assert words.option_words(story.game, option, speech("nl")) == "de volgeling bij 1,0 voor 5 terugkopen"
    story.choose(BUY)
    assert story.points()["Red"] == 18 and bathing(story) == set() and story.supply()["Red"] == 7
    assert story.game.decision.step == "phase_figure" and not story.may(BUY), "the figure action is still to come"
    story.choose("follower monastery")
    assert story.supply()["Red"] == 6 and story.game.decision.step == "place_tile"
    assert "Red buys back a follower from a bathhouse for 5 points." in story.told()


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_after_the_figure_action_there_is_still_time_to_buy(timing: str) -> None:
    story = own_turn(5, options={"timing_profile": timing}).choose("follower monastery")
    assert (story.game.decision.step, story.game.decision.seat) == ("bath_buy_back", 0)
    assert story.options() == {"pass", BUY}
    story.choose(BUY)
    assert story.points()["Red"] == 0 and story.supply()["Red"] == 6
    assert story.game.decision.step == "place_tile", "one purchase in a part"


def test_who_cannot_pay_buys_nobody() -> None:
    story = own_turn(4)
    assert not story.may(BUY)
    story.choose("pass")
    assert story.game.decision.step == "place_tile" and bathing(story) == {"Red follower 1,0"}


def test_nobody_buys_followers_of_others() -> None:
    story = tale("Red Blue", BATH, KNIGHT)
    story.game.state.pay(1, 10, -1)
    story.choose("place -2,0 N")
    assert story.game.decision.seat == 1 and not story.may(BUY)
    story.choose("pass")
    assert story.game.decision.seat == 0 or story.game.over
    assert bathing(story) == {"Red follower 1,0"}


def test_a_phantom_that_is_bought_after_the_figure_action_may_come_second() -> None:
    story = rich(tale("Red Blue", BATH, "2 Red phantom city:S", rest="U B U", also=("phantom",)), 9)
    story.choose("place -2,0 N").choose("pass").choose("place 1,-1 N").choose("follower monastery")
    assert story.game.decision.step == "deploy_phantom"
    story.choose("buy_back phantom/0@bathhouse@1,0 5").choose("phantom field:NL")
    assert story.points()["Red"] == 4 and "Red phantom field:NL@1,-1" in story.standing()


def two_bathers(*others: str, also: tuple[str, ...] = ()) -> Story:
    """Blue has 20 points and a follower in each of two bathhouses, and others on the board."""
    drawing = """
        2E↓ .       .
        [D] 1BH_r5→ 3BH_r3→
    """
    story = tale("Red Blue", drawing, "2 Blue city:S", "3 Red ?", rest="U U U U", also=also)
    put(story, *others).choose("pass")
    state = story.game.state
    (module,) = [each for each in state.box.modules if each.slug == "bathhouses"]
    follower = state.figure_in_supply(1, state.box.figure_names.index("follower"))
    state.move_figure(follower, module.first_place - 2)  # the place in the second bathhouse
    state.pay(1, 20 - story.game.scores[1], -1)
    assert bathing(story) == {"Blue follower 1,0", "Blue follower 2,0"}
    return story


FIRST, SECOND = (f"buy_back follower/1@bathhouse@{x},0 {price}" for x, price in ((1, 5), (2, 3)))


def test_in_each_turn_one_follower_may_be_bought() -> None:
    story = two_bathers().choose("place -1,0 N")
    assert {FIRST, SECOND} < story.options()
    story.choose(FIRST)
    assert not story.may(SECOND)
    story.choose("pass").choose("place -2,0 N").choose("pass")
    assert story.game.decision.seat == 1
    assert story.choose("place -3,0 N").may(SECOND)


def test_in_the_second_part_of_a_turn_one_more_may_be_bought() -> None:
    figures = ("Blue road:E@2,0", "Blue builder road:E@2,0")
    story = two_bathers(*figures, also=("traders_and_builders",)).choose("place 3,0 N").choose(FIRST)
    assert story.game.decision.step == "phase_figure" and not story.may(SECOND)
    story.choose("pass")
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 1), "his builder brings a second part"
    story.choose("place -1,0 N").choose(SECOND)
    assert story.points()["Blue"] == 20 - 5 - 3 and bathing(story) == set()


def test_left_in_the_bath_at_the_end_it_has_no_effect() -> None:
    story = tale("Red Blue", BATH, KNIGHT).end()
    assert story.points() == {"Red": 4, "Blue": 0} and bathing(story) == {"Red follower 1,0"}


# --- with others ------------------------------------------------------------------------------------------------


def test_a_builder_goes_home_as_usual() -> None:
    drawing = """
        1BH_c4↓ 3G↑      4E←
        [D]     2U↑      .
    """
    lines = ("1 Red city:E", "3 Red builder city:E")
    story = tale("Red Blue", drawing, *lines, also=("traders_and_builders",))
    assert bathing(story) == {"Red follower 0,-1"} and story.supply("builder") == {"Red": 1, "Blue": 1}


def test_a_mayor_without_a_pennant_bathes_without_points() -> None:
    story = tale("Red Blue", BATH, "2 Red mayor city:S", also=("abbey_and_mayor",))
    assert story.points() == {"Red": 0, "Blue": 0} and bathing(story) == {"Red mayor 1,0"}


@pytest.mark.parametrize("drives", [True, False])
def test_a_wagon_may_drive_on_before_it_has_to_bathe(drives: bool) -> None:
    options = {"wagon_move": "C2"}
    story = tale("Red Blue", BATH, "2 Red wagon city:S; ?", also=("abbey_and_mayor",), options=options)
    assert story.game.decision.step == "wagon_move"
    if drives:
        story.choose(next(option for option in sorted(story.options()) if option.startswith("drive")))
        assert bathing(story) == set() and story.supply("wagon")["Red"] == 0
    else:
        story.choose("pass")
        assert bathing(story) == {"Red wagon 1,0"}


def test_with_messages_one_counting_figure_must_cover_the_price() -> None:
    """Red has 4 and 4 points: together enough, but neither figure alone."""
    story = tale("Red Blue", BATH, f"{KNIGHT}; marker", rest="U B U", also=("messages",))
    assert bathing(story) == {"Red follower 1,0"}
    story.choose("place -2,0 N").choose("pass").choose("place 1,-1 N")
    assert story.points()["Red"] == 4 and not story.may(BUY)


def test_a_festival_brings_a_bather_home() -> None:
    drawing = """
        2E↓ .       .
        [D] 1BH_r5→ 3FE_cN_rE↓
    """
    line = "3 Red festival follower/0@bathhouse@1,0"
    story = tale("Red Blue", drawing, KNIGHT, line, also=("festival",))
    assert bathing(story) == set() and story.supply()["Red"] == 7


TOWER = next(
    tile.id
    for tile in catalogue.sheet("tower").tiles
    if any(each.kind == "road" and set(each.edges) == {"E", "W"} for each in tile.features)
)


def test_a_tower_captures_a_bather() -> None:
    lines = (KNIGHT, "3 Blue tower 2,0; capture follower/0@bathhouse@1,0")
    story = tale("Red Blue", f"2E↓ . .\n[D] 1BH_r5→ 3{TOWER}↑", *lines, also=("tower",))
    assert bathing(story) == set() and story.game.state.elsewhere()[0][3].name == "prison"


def test_the_dragon_eats_a_bather() -> None:
    """B3 is a volcano, to which the dragon comes; at the next tile it walks to the bathhouse."""
    drawing = """
        2E↓ .       .    .
        [D] 1BH_r5→ 3B3↑ 4BH↑
    """
    story = tale("Red Blue", drawing, KNIGHT, "4 Red pass; ?", also=("princess_and_dragon",))
    assert bathing(story) == {"Red follower 1,0"}
    story.choose("dragon 1,0")
    assert bathing(story) == set() and story.supply()["Red"] == 7


def test_a_bather_counts_for_a_watchtower() -> None:
    """Tile 4 completes a city at the tower: 2 points for the only follower on the nine tiles, who lies in the bath."""
    drawing = """
        2E↓ .                 .
        [D] 1BH_r5→           .
        .   3WT_cN_rS_meeple→ 4E←
    """
    story = tale("Red Blue", drawing, KNIGHT, "4 Blue", also=("watchtowers",))
    assert story.points() == {"Red": 4, "Blue": 2}


def test_the_rows_of_the_turn_order() -> None:
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {})
    assert [(row.step, row.phase, row.number) for row in rows if row.module == "bathhouses"] == [
        ("setup_bathhouses", "setup", "S-26"),
        ("bath_buy_back", "P4", "2.4-2"),
        ("bath_points", "P5", "2.5-36"),
        ("bath_order", "P5", "2.5-37"),
        ("bath_take", "P5", "2.5-37"),
        ("bath_release", "P5", "2.5-38"),
    ]
    steps = [row.step for row in rows]
    assert steps.index("bath_take") == steps.index("bath_order") + 1, "one leads back to the other"


def table(step: str, *places: Spot, filled: bool = False) -> Any:
    """A state with figures at these places, as far as the hunt looks at it."""
    return SimpleNamespace(
        over=False,
        asked=0,
        box=SimpleNamespace(step_ids=[step]),
        board=SimpleNamespace(piece_at=lambda x, y: 0 if filled else -1),
        elsewhere=lambda: [(i, 0, "follower", place) for i, place in enumerate(places)],
    )


def test_the_hunt_finds_who_should_not_lie_there() -> None:
    house, queue = Spot("bathhouse", cell=Cell(1, 0)), Spot("bath_queue")
    view = {"bathhouses": [{"x": 1, "y": 0, "flag": 5}]}
    assert list(faults(table("place_tile", house), view)) == []
    assert list(faults(table("bath_order", house, queue, queue), view)) == []
    assert list(faults(table("place_tile", house, house), view)) == ["2 followers lie in the bathhouse at 1,0"]
    assert list(faults(table("place_tile", queue), view)) == ["1 followers still wait for a bath"]
    surrounded = ["somebody lies in the bathhouse at 1,0, which is surrounded"]
    assert list(faults(table("place_tile", house, filled=True), view)) == surrounded


def test_playthrough_of_the_bathhouses(golden: Golden) -> None:
    """With baths chosen, and followers bought before and after the figure action."""
    game = Game(3, modules=MODULES, seed=SEED)
    golden("bathhouses.txt", random_playthrough(game, SEED))


SEED = 51


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", "Bathhouses with the flag 4"),
        ("de", "Badehäuser mit der Fahne 4"),
        ("nl", "Badhuizen met de vlag 4"),
    ],
)
def test_the_calculator_counts_bathhouses_by_what_their_flag_says(language: str, counted: str) -> None:
    assert speech(language).say("guide-count-bathhouse.of_4") == counted
