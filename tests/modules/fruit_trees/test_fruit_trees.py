"""The fruit trees, as their sheet has them: the worked examples S1, S2 and X1 to X4, edge cases, and other modules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.belonging import check_owned
from helpers.golden import Golden, playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import text, turn, words
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.fruit_trees.checks import faults
from languedoc.carcassonne.targets import Place
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from languedoc.i18n import speech
from languedoc.table.chance import Chance
from modules.german_castles import tales as castles

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "fruit_trees")
TWO, THREE, FOUR, FIVE = 0.0, 0.25, 0.5, 0.75  # which chip of a full stack is on top
ALL_FRUITS = ("quince", "apple", "apricot", "cherry", "plum", "elder")


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def shown(story: Story) -> dict[str, Any]:
    found: dict[str, Any] = story.game.view()["modules"]["fruit_trees"]
    return found


def chips(story: Story) -> dict[str, dict[str, int]]:
    """What chips everybody has."""
    owned = shown(story)["chips"]
    return {name: {fruit: n for fruit, n in each.items() if n} for name, each in zip(story.names, owned, strict=True)}


# One tree beside the start tile
TREE = "[D] 1FT1↑"
APPLES = "1 Red lay_fruit apple; follower road:E"


def test_x1_the_top_chip_is_harvested_and_kept() -> None:
    story = tale("Red Blue", TREE, f"{APPLES}; harvest apple 1,0", draws=[FOUR])
    assert story.payments("harvest") == ["harvest: Red 4 (1 harvested_fruit 4)"]
    assert chips(story) == {"Red": {"apple": 1}, "Blue": {}}
    assert shown(story)["stacks"]["apple"] == {"tree": "1,0", "values": [2, 3, 5]}
    assert "Red harvests apples at 1,0." in story.told()
    assert "Red scores for the harvest: 1 harvested chip = 4." in story.told()


def test_s2_an_unsold_chip_brings_a_point_at_the_end() -> None:
    story = tale("Red Blue", TREE, f"{APPLES}; harvest apple 1,0", draws=[FOUR]).end()
    assert story.payments("fruit_left") == ["final fruit_left: Red 1 (1 unsold_fruit 1)"]


# Five trees, one in each turn of Red; the last one lies near the first two. In between Blue lays straight roads.
ORCHARD = """
    .   5FT3←  .
    [D] 1FT1↑  2FT4→  3FT5↑  4FT2→
"""
LAID = {
    1: "lay_fruit apple; follower road:E",
    2: "lay_fruit plum; follower road:E",
    3: "lay_fruit cherry; follower road:E",
    4: "lay_fruit quince; follower city:E",
    5: "lay_fruit elder; follower city:W",
}
CHIPS = ("harvest apple 1,0", "harvest plum 2,0", "harvest cherry 3,0", "harvest quince 4,0")


def orchard(*actions: str, drawing: str = ORCHARD, more: str = "") -> Story:
    """What Red does in each of his turns, one after the other."""
    lines = [f"{number} Red {LAID[number]}; {action}" for number, action in enumerate(actions, 1)]
    return tale("Red Blue", drawing, *lines, *([more] if more else []), draws=[TWO] * 6)


@pytest.mark.parametrize(
    ("sale", "points"),
    [
        ("sell_fruit plum", 3),
        ("sell_fruit apple plum", 6),
        ("sell_fruit apple cherry plum", 10),
        ("sell_fruit quince apple cherry plum", 15),
    ],
)
def test_s1_the_more_different_fruits_are_sold_the_better(sale: str, points: int) -> None:
    story = orchard(*CHIPS, sale)
    number = len(sale.split()) - 1
    assert story.payments("fruit_sale") == [f"fruit_sale: Red {points} ({number} sold_fruit {points})"]
    left = {fruit: 1 for fruit in ("quince", "apple", "cherry", "plum") if fruit not in sale}
    assert chips(story) == {"Red": left, "Blue": {}}


def test_what_is_offered() -> None:
    """Any tree near the tile, any one to four fruits of the stock, or nothing."""
    story = orchard(*CHIPS, "?")
    sales = {option for option in story.options() if option.startswith("sell_fruit")}
    assert len(sales) == 4 + 6 + 4 + 1
    assert story.options() - sales == {"pass", "harvest elder 1,-1", "harvest apple 1,0", "harvest plum 2,0"}
    sale = story.game.decision.find("sell_fruit apple cherry plum")
    assert words.option_words(story.game, sale) == "sell apples, cherries and plums"
    harvest = story.game.decision.find("harvest apple 1,0")
    assert words.option_words(story.game, harvest, speech("de")) == "Äpfel bei 1,0 ernten"
    story.choose("sell_fruit apple plum")
    assert "Red sells apples and plums." in story.told()


def test_x2_two_chips_of_one_fruit_are_not_sold_together() -> None:
    """Apple, apple, plum, cherry: three at the most, and an apple is left."""
    story = orchard("harvest apple 1,0", "harvest apple 1,0", "harvest plum 2,0", "harvest cherry 3,0", "?")
    assert chips(story)["Red"] == {"apple": 2, "plum": 1, "cherry": 1}
    assert max(len(option.split()) - 1 for option in story.options() if option.startswith("sell_fruit")) == 3
    story.choose("sell_fruit apple cherry plum").end()
    assert story.payments("fruit_sale") == ["fruit_sale: Red 10 (3 sold_fruit 10)"]
    assert story.payments("fruit_left") == ["final fruit_left: Red 1 (1 unsold_fruit 1)"]


def test_x3_one_sale_of_four_brings_more_than_two_of_two() -> None:
    at_once = orchard(*CHIPS, "sell_fruit quince apple cherry plum")
    assert at_once.payments("fruit_sale") == ["fruit_sale: Red 15 (4 sold_fruit 15)"]
    drawing = ORCHARD.replace("5FT3←  .", "5FT3←  6U→")
    first = (*CHIPS[:2], "sell_fruit apple plum", CHIPS[3], "harvest elder 1,-1")
    in_two = orchard(*first, drawing=drawing, more="6 Red follower road:N; sell_fruit quince elder")
    assert in_two.payments("fruit_sale") == ["fruit_sale: Red 6 (2 sold_fruit 6)"] * 2


def test_x4_a_follower_between_two_trees_harvests_one_of_them() -> None:
    """The new tile touches both only at its corners."""
    drawing = """
        [D] 1FT1↑  .
        .   2B↑    4B↑
        .   3FT6→  .
    """
    lines = ("1 Red lay_fruit apple", "3 Red lay_fruit plum", "4 Blue follower monastery; ?")
    story = tale("Red Blue", drawing, *lines, draws=[FIVE])
    assert story.options() == {"pass", "harvest apple 1,0", "harvest plum 1,2"}
    story.choose("harvest plum 1,2")
    assert story.payments() == ["harvest: Blue 5 (1 harvested_fruit 5)"]
    assert story.game.decision.step == "place_tile", "one action, then the turn goes on"


# --- when --------------------------------------------------------------------------------------------------


def test_a_new_tree_gets_a_stack_at_once() -> None:
    story = tale("Red Blue", TREE, "1 Red ?")
    assert (story.game.decision.step, story.game.decision.seat) == ("fruit_stack", 0)
    assert story.options() == {f"lay_fruit {fruit}" for fruit in ALL_FRUITS}, "he must"
    story.choose("lay_fruit cherry")
    assert story.game.decision.step == "phase_figure"
    assert shown(story)["stacks"]["cherry"] == {"tree": "1,0", "values": [2, 3, 4, 5]}
    assert "Red puts cherries on the tree at 1,0." in story.told()


def test_the_last_stack_is_no_choice() -> None:
    drawing = ORCHARD.replace(".   5FT3←  .", "6FT6→ 5FT3← .")
    lines = [f"{number} Red {laid.split(';')[0]}" for number, laid in LAID.items()]
    story = tale("Red Blue", drawing, *lines, "6 Red ?")
    assert story.game.decision.step == "phase_figure"
    assert shown(story)["stacks"]["apricot"]["tree"] == "0,-1"


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_the_same_in_both_timing_profiles(timing: str) -> None:
    story = tale("Red Blue", TREE, f"{APPLES}; ?", draws=[TWO], options={"timing_profile": timing})
    assert story.game.decision.step == "fruit_harvest"
    assert story.choose("harvest apple 1,0").points() == {"Red": 2, "Blue": 0}


def test_without_a_follower_nothing_is_harvested() -> None:
    story = tale("Red Blue", TREE, "1 Red lay_fruit apple; pass")
    assert story.game.decision.step == "place_tile" and story.passed_over == []


NEAR = ("[D] 1FT1↑ 2U↑", "2 Blue follower field:NL; ?")
AT_A_CORNER = (". . 3E↑ \n [D] 1FT1↑ 2U↑", "3 Red follower city:N; ?")
TWO_TILES_AWAY = ("[D] 1FT1↑ 2U↑ 3U↑", "3 Red follower field:NL; ?")


@pytest.mark.parametrize(("drawing", "line"), [NEAR, AT_A_CORNER])
def test_the_eight_tiles_around_a_tree_count(drawing: str, line: str) -> None:
    story = tale("Red Blue", drawing, "1 Red lay_fruit apple", line)
    assert story.options() == {"pass", "harvest apple 1,0"}


def test_two_tiles_away_nothing_is_harvested() -> None:
    drawing, line = TWO_TILES_AWAY
    story = tale("Red Blue", drawing, "1 Red lay_fruit apple", line.removesuffix("; ?"))
    assert story.standing() == {"Red field:NL@3,0"} and "fruit_harvest" not in story.passed_over


# Four chips are taken from the only tree
EMPTIED = """
    .   5E↓    .
    [D] 1FT1↑  2U↑
    6B↑ 3B↑    4B↑
"""


def test_an_empty_stack_cannot_be_harvested_but_fruit_may_be_sold() -> None:
    lines = (
        f"{APPLES}; harvest apple 1,0",
        "2 Blue follower field:NL; harvest apple 1,0",
        "3 Red follower monastery; harvest apple 1,0",
        "4 Blue follower monastery; harvest apple 1,0",
        "5 Red follower city:S; ?",
    )
    story = tale("Red Blue", castles.before(6, EMPTIED), *lines, draws=[THREE, TWO, 0.9, FIVE])
    assert story.payments("harvest") == [
        "harvest: Red 3 (1 harvested_fruit 3)",
        "harvest: Blue 2 (1 harvested_fruit 2)",
        "harvest: Red 5 (1 harvested_fruit 5)",
        "harvest: Blue 4 (1 harvested_fruit 4)",
    ]
    assert story.options() == {"pass", "sell_fruit apple"}
    assert laid(story) == [], "nothing lies there any more"
    story.choose("sell_fruit apple")
    assert chips(story) == {"Red": {"apple": 1}, "Blue": {"apple": 2}}
    assert story.payments()[-2:] == ["fruit_sale: Red 3 (1 sold_fruit 3)", "city: Red 4 (2 tiles 4)"], "first the sale"


def test_without_chips_at_an_empty_stack_nobody_is_asked() -> None:
    lines = (
        f"{APPLES}; harvest apple 1,0",
        "2 Green follower field:NL; harvest apple 1,0",
        "3 Red follower monastery; harvest apple 1,0",
        "4 Green follower monastery; harvest apple 1,0",
        "6 Blue follower monastery",
    )
    story = tale("Red Green Blue", EMPTIED, *lines, draws=[TWO] * 4)
    assert "Blue monastery@0,1" in story.standing() and "fruit_harvest" not in story.passed_over


def test_stacks_whose_trees_do_not_come_stay_unused() -> None:
    game = Game(2, bag=["FT6", "U"], modules=MODULES, seed=1)
    while not game.over:
        game.choose(0)
    stacks = shown_of(game)["stacks"].values()
    assert [stack["tree"] for stack in stacks].count(None) == 5
    assert all(stack["values"] == [2, 3, 4, 5] for stack in stacks)


def shown_of(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.view()["modules"]["fruit_trees"]
    return found


def laid(story: Story) -> list[tuple[str, int | None]]:
    (module,) = [each for each in story.game.state.box.modules if each.slug == "fruit_trees"]
    return [(each.token.name, each.number) for each in module.laid_tokens(story.game.state)]


# --- with others ---------------------------------------------------------------------------------------------


def test_with_messages_a_harvest_moves_a_counting_figure() -> None:
    story = tale("Red Blue", TREE, f"{APPLES}; harvest apple 1,0; ?", also=("messages",), draws=[FIVE])
    assert (story.game.decision.step, story.game.decision.seat) == ("counting_figure", 0)
    story.choose("messenger")
    assert story.game.decision.step == "message_choice", "5 is a dark space"


def test_with_a_phantom_there_is_still_only_one_action() -> None:
    story = tale("Red Blue", TREE, f"{APPLES}; phantom road:W; ?", also=("phantom",), draws=[TWO])
    assert story.game.decision.step == "fruit_harvest"
    story.choose("harvest apple 1,0")
    assert story.game.decision.step == "place_tile" and chips(story)["Red"] == {"apple": 1}


def test_a_phantom_alone_harvests_too() -> None:
    story = tale("Red Blue", TREE, "1 Red lay_fruit apple; phantom road:E; ?", also=("phantom",))
    assert story.options() == {"pass", "harvest apple 1,0"}


@pytest.mark.parametrize(("first", "then"), [("road:E", "builder road:W"), ("field:ER", "pig field:ER")])
def test_builders_and_pigs_harvest_nothing(first: str, then: str) -> None:
    lines = (f"1 Red {first}", f"2 Red lay_fruit apple; {then}")
    story = tale("Red Blue", "1U↑ [D] 2FT1↑", *lines, also=("traders_and_builders",))
    assert f"Red {then}@1,0" in story.standing() and "fruit_harvest" not in story.passed_over


def test_who_climbs_a_tower_beside_a_tree_harvests() -> None:
    lines = ("1 Red lay_fruit apple", "2 Blue tower 2,0", "3 Red guard follower 2,0; ?")
    story = tale("Red Blue", f"[D] 1FT1↑ 2{TOWER}↑ 3U↑", *lines, also=("tower",), draws=[TWO])
    assert story.options() == {"pass", "harvest apple 1,0"}


def with_road(sheet: str, mark: str) -> str:
    """A tile with a sign and a road from east to west."""
    for tile in catalogue.sheet(sheet).tiles:
        if mark in tile.marks and any(each.kind == "road" and set(each.edges) == {"E", "W"} for each in tile.features):
            return tile.id
    raise AssertionError("there is none")


TOWER = with_road("tower", "tower")


def test_who_walks_through_a_portal_harvests_where_he_comes_out() -> None:
    """BR shows a portal; the tree is four tiles away."""
    lines = ("1 Red lay_fruit apple", "4 Blue road:E@1,0; ?")
    story = tale("Red Blue", "4BR↑ 3U↑ 2U↑ [D] 1FT1↑", *lines, also=("princess_and_dragon",), draws=[TWO])
    assert story.options() == {"pass", "harvest apple 1,0"}


# A tree at the corner of the first cell of a castle, two squares from the second
CASTLE = """
    1FT3← .     .
    [D]   2GB3↑ #
"""


@pytest.mark.parametrize(("where", "asked"), [("german_castle", True), ("road:E@2,0", False)])
def test_of_a_double_tile_the_cells_under_the_follower_count(where: str, asked: bool) -> None:
    lines = ("1 Red lay_fruit apple", f"2 Blue follower {where}" + "; ?" * asked)
    story = tale("Red Blue", CASTLE, *lines, also=("german_castles",))
    assert (story.game.decision.step == "fruit_harvest") is asked and "fruit_harvest" not in story.passed_over


def test_a_follower_added_at_a_crop_circle_harvests_nothing() -> None:
    """He is not deployed. Red's thief stands at the tree; another one joins him there."""
    lines = (f"{APPLES}; pass", "2 Blue ?")
    story = tale("Red Blue", "2CC1_rSW← [D] 1FT1↑", *lines, also=("crop_circles",), lane="east")
    story.choose("all_add").choose("pass")
    assert "Red adds a follower on the road at 1,0." in story.told()
    assert story.payments() == [] and story.game.decision.step == "place_tile"


def test_the_values_left_are_known_but_not_their_order() -> None:
    """Whatever is on top in a redealt game, all seats and spectators see the same."""
    game = tale("Red Blue", TREE, f"{APPLES}; ?").game
    found = set()
    for seed in range(40):
        other = game.state.redeal(0, Chance(seed))
        turn.choose(other, 1)
        found.add(other.scores()[0])
    assert found == {2, 3, 4, 5}
    assert len({str(game.view(seat)["modules"]["fruit_trees"]) for seat in (None, 0, 1)}) == 1


def test_a_harvest_cannot_be_undone() -> None:
    """The value of a chip has been revealed."""
    story = tale("Red Blue", TREE, f"{APPLES}; ?", draws=[TWO])
    assert story.game.can_undo
    story.choose("harvest apple 1,0")
    assert not story.game.can_undo


def test_a_save_goes_on_with_the_same_chips() -> None:
    game = orchard(*CHIPS, "sell_fruit apple plum").game
    again = Game.load(game.save())
    assert again.state.fingerprint() == game.state.fingerprint() == game.copy().state.fingerprint()


# --- how it is shown ------------------------------------------------------------------------------------------


def test_stacks_and_chips_are_shown() -> None:
    story = tale("Red Blue", TREE, f"{APPLES}; harvest apple 1,0", draws=[TWO])
    assert words.holdings(story.game, 0) == ["1 × apples"] and words.holdings(story.game, 1) == []
    assert laid(story) == [("fruit-apple", 3)]
    assert any("3" in line for line in text.plain(text.picture(story.game)))


def test_the_rows_of_the_turn_order() -> None:
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {})
    assert [(row.step, row.phase, row.number) for row in rows if row.module == "fruit_trees"] == [
        ("setup_fruit", "setup", "S-25"),
        ("fruit_stack", "P2", "2.3-20"),
        ("fruit_harvest", "P3", "2.3-20"),
        ("fruit_sell", "P3", "2.3-20"),
        ("final_fruit", "final", "E-35"),
    ]


def test_six_trees_and_24_chips() -> None:
    sheet = catalogue.sheet("fruit_trees")
    assert sum(tile.count for tile in sheet.tiles if "fruit_tree" in tile.marks) == 6
    assert sum(len(stack["values"]) for stack in shown_of(Game(2, modules=MODULES, seed=1))["stacks"].values()) == 24


def test_the_hunt_finds_chips_that_should_not_be_there() -> None:
    story = tale("Red Blue", TREE, f"{APPLES}; harvest apple 1,0", draws=[TWO])
    state, view = story.game.state, shown(story)
    assert list(faults(state, view)) == []
    twice = [{**view["chips"][0], "apple": 2}, view["chips"][1]]
    assert list(faults(state, {**view, "chips": twice})) == [
        "there are 3 chips with apple on the tree and 2 with the players"
    ]
    early = [view["chips"][0], {**view["chips"][1], "plum": 1}]
    assert "1 chips with plum were taken before their stack was laid" in list(faults(state, {**view, "chips": early}))
    astray = {**view["stacks"], "apple": {"tree": "9,9", "values": [3, 4, 5]}}
    assert list(faults(state, {**view, "stacks": astray})) == ["stacks lie at ['9,9'], trees are at ['1,0']"]
    bare = {**view["stacks"], "apple": {"tree": None, "values": [2, 3, 4]}}
    assert "0 stacks lie on 1 trees" in list(faults(state, {**view, "stacks": bare}))


def busy_choice(game: Game, rng: random.Random) -> int:
    """Followers wherever possible, tiles near each other, and fruit whenever there is some."""
    if game.decision.step in ("phase_figure", "fruit_harvest"):
        return rng.randrange(1, len(game.options))
    if game.decision.step != "place_tile":
        return rng.randrange(len(game.options))
    return max([rng.randrange(len(game.options)) for _ in range(12)], key=lambda k: neighbours(game, k))


def neighbours(game: Game, k: int) -> int:
    place = game.options[k].targets[0]
    assert isinstance(place, Place)
    near = [(place.x + dx, place.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return sum(game.state.board.piece_at(x, y) >= 0 for x, y in near)


SEED = 12


def test_playthrough_of_the_fruit_trees(golden: Golden) -> None:
    """With harvests, sales of one and of several fruits, and chips that are left."""
    game = Game(3, modules=MODULES, seed=SEED)
    rng = random.Random(SEED)
    golden("fruit_trees.txt", playthrough(game, lambda: busy_choice(game, rng)))


def test_german_words_for_a_tree_and_its_chips() -> None:
    german = speech("de")
    assert german.noun(words.mark_noun("fruit_tree"), "a") == "ein Obstbaum"
    assert german.say("look-token-fruit-apple", number=3) == "3 Chips mit Äpfeln"
    assert german.say("look-token-fruit-apple", number=1) == "1 Chip mit Äpfeln"


def test_computer_players_learn_from_fruit() -> None:
    check_owned("fruit_trees", lambda game, view, seat: list(view["chips"][seat].values()))
