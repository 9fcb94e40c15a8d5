"""The festival, as its sheet has it: the worked examples X1 to X5, its effects, and other modules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.events import FigureRemoved, FigureReturned, TilePlaced
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.festival.checks import faults
from languedoc.carcassonne.modules.festival.rules import FestivalHeld
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from languedoc.i18n import speech
from modules.bridges_castles_bazaars.tales import lords
from modules.count.tales import settle

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "festival")


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def festivals(story: Story) -> set[str]:
    return {option for option in story.options() if option.startswith("festival ")}


# Tile 7, a festival, joins two halves of a city with a knight each and completes it
CITY = """
    4E→ 7FE_cEW_cS↑ 3G↑ 6E←
    2U↑ [D]         1U↑ 5U↑
"""
KNIGHTS = ("3 Red city:E", "4 Blue city:E")
RED_KNIGHT = "follower/0@city:E@1,-1"


def test_x1_a_knight_goes_home_before_the_city_is_scored() -> None:
    story = tale("Red Blue", CITY, *KNIGHTS, f"7 Red festival {RED_KNIGHT}")
    assert story.payments() == ["city: Blue 8 (4 tiles 8)"]
    assert story.supply() == {"Red": 7, "Blue": 7}
    held = [event for event in story.game.events if isinstance(event, FestivalHeld | FigureRemoved | FigureReturned)]
    assert [type(event) for event in held] == [FestivalHeld, FigureRemoved, FigureReturned]
    assert "Red holds a festival and takes a follower home." in story.told()


def test_x2_a_knight_who_stays_is_paid() -> None:
    story = tale("Red Blue", CITY, *KNIGHTS, "7 Red ?")
    assert festivals(story) == {f"festival {RED_KNIGHT}"}, "only his own"
    story.choose("pass")
    assert story.points() == {"Red": 8, "Blue": 8}


def test_a_city_whose_only_knight_goes_home_is_paid_to_nobody() -> None:
    story = tale("Red Blue", CITY, "3 Red city:E", f"7 Red festival {RED_KNIGHT}")
    assert story.payments() == []


# Tile 3 is a festival at the end of a road
ROAD = "[D] 1U↑ 2U↑ 3FE_cN_rW↑"


def test_x3_with_the_last_farmer_the_pig_goes_home() -> None:
    lines = ("1 Red field:NL", "2 Red pig field:NL", "3 Red festival follower/0@field:NL@1,0")
    story = tale("Red Blue", ROAD, *lines, also=("traders_and_builders",))
    assert story.standing() == set()
    assert story.supply("pig") == {"Red": 1, "Blue": 1}


def test_x4_the_phantom_comes_after_a_festival() -> None:
    lines = ("1 Red big_follower field:NL", "2 Red festival big_follower/0@field:NL@1,0; phantom road:W")
    story = tale("Red Blue", "[D] 1U↑ 2FE_cN_rW↑", *lines, also=("inns_and_cathedrals", "phantom"))
    assert story.supply("big_follower")["Red"] == 1
    assert story.standing() == {"Red phantom road:W@2,0"}


def test_a_phantom_that_was_taken_home_may_come_again_at_once() -> None:
    lines = ("1 Red phantom field:NL", "2 Red festival phantom/0@field:NL@1,0; phantom city:N")
    story = tale("Red Blue", "[D] 1U↑ 2FE_cN_rW↑", *lines, also=("phantom",))
    assert story.standing() == {"Red phantom city:N@2,0"}


def test_x5_a_prisoner_does_not_come_home() -> None:
    drawing = """
        [D] 2U↑ 3FE_cN_rW↑
        1TI↑ . .
    """
    story = tale(
        "Red Blue",
        drawing,
        "1 Red field:NL",
        "2 Blue tower 0,1; capture follower/0@field:NL@0,1",
        "3 Red ?",
        also=("tower",),
    )
    assert festivals(story) == set()


def test_nobody_is_out() -> None:
    assert festivals(tale("Red Blue", "[D] 1FE_cN_rW↑", "1 Red ?")) == set()


def test_a_festival_without_a_follower_in_the_supply() -> None:
    """He has only the one who lies on the field."""
    game = Game(2, modules=MODULES, figures={"follower": 1}, bag=["U", "U", "FE_cN_rW"], seed=1, start=0)
    for choice in ("place 1,0 N", "follower field:NL", "place -1,0 N", "pass", "place 2,0 N"):
        game.choose(choice)
    assert {option.text for option in game.options} == {"pass", "festival follower/0@field:NL@1,0"}


def test_no_festival_without_its_rules() -> None:
    story = Story("Red Blue", "[D] 1U↑ 2FE_cN_rW↑", "1 Red road:E", "2 Blue ?", tiles=MODULES)
    assert festivals(story) == set()


@pytest.mark.parametrize("option", ["follower", "figure"])
def test_who_may_come_home(option: str) -> None:
    """Builders, pigs and barns by an option only."""
    story = tale(
        "Red Blue",
        """
        [D] 1U↑ 2U↑ 4FE_cN_rW↑
        .   .   3B↑ .
        """,
        "1 Red road:E",
        "2 Red builder road:E",
        "4 Red ?",
        also=("traders_and_builders",),
        options={"festival_return": option},
    )
    more = {"festival builder/0@road:E@2,0"} if option == "figure" else set()
    assert festivals(story) == {"festival follower/0@road:E@1,0"} | more


def test_a_barn_comes_home_by_the_option() -> None:
    drawing = """
        [D] 1U↑ 4FE_cN_rW↑
        2B↑ 3B↑ .
    """
    story = tale(
        "Red Blue",
        drawing,
        "3 Red barn NW@1,1",
        "4 Red ?",
        also=("abbey_and_mayor",),
        options={"festival_return": "figure"},
    )
    (barn,) = festivals(story)
    story.choose(barn)
    assert story.supply("barn") == {"Red": 1, "Blue": 1} and story.standing() == set()


def test_a_tower_is_open_again() -> None:
    drawing = """
        [D] 2U↑ 4FE_cN_rW↑
        1TI↑ 3B↑ .
    """
    story = tale(
        "Red Blue",
        drawing,
        "1 Red tower 0,1",
        "3 Red guard follower 0,1",
        "4 Red ?",
        also=("tower",),
    )
    story.choose("festival follower/0@tower@0,1")
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 1)
    assert story.game.view()["elsewhere"] == []
    story.choose("place -2,0 N")
    assert {"tower 0,1", "guard follower 0,1"} <= story.options(), "further pieces and guards may come"


def test_no_fairy_in_the_same_turn() -> None:
    """Not even in the second part; she stays where she is, with nobody."""
    drawing = """
        [D] 1U↑ 2U↑ 4FE_cN_rW↑
        .   .   3B↑ 5B↑
    """
    lines = (
        "1 Red road:E",
        "2 Red builder road:E",
        "3 Red fairy follower/0@road:E@1,0",
        "4 Red festival follower/0@road:E@1,0",
        "5 Red again ?",
    )
    story = tale("Red Blue", drawing, *lines, also=("traders_and_builders", "princess_and_dragon"))
    assert not any(option.startswith("fairy") for option in story.options())
    shown = story.game.view()["modules"]["princess_and_dragon"]
    assert (shown["fairy"], shown["fairy_with"]) == ([1, 0], None)


def test_every_part_of_a_turn_has_its_own_festival() -> None:
    drawing = """
        [D] 1U↑ 2U↑ 4FE_rNW_rES↑
        3U↑ .   .   5FE_cN_rW→
    """
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Red field:NL", "4 Red", "5 Red again ?")
    story = tale("Red Blue", drawing, *lines, also=("traders_and_builders",))
    assert festivals(story) == {"festival follower/0@road:E@1,0", "festival follower/0@field:NL@0,1"}


def test_ten_tiles_have_the_sign_and_one_of_them_a_cloister() -> None:
    sheet = catalogue.sheet("festival")
    signed = [tile for tile in sheet.tiles if "festival" in tile.marks]
    assert sum(tile.count for tile in signed) == 10
    assert sum(tile.count for tile in signed if any(each.kind == "monastery" for each in tile.features)) == 1


def test_one_action_or_the_other() -> None:
    """Whoever has held a festival puts nobody down, whoever deploys holds none, and nobody must do either."""
    story = tale("Red Blue", ROAD, "1 Red field:NL", "3 Blue ?")
    assert festivals(story) == set() and story.may("pass")
    story = tale("Red Blue", ROAD, "1 Red field:NL", "3 Red ?")
    assert festivals(story) == {"festival follower/0@field:NL@1,0"}
    assert {"pass", "follower road:W", "follower city:N"} < story.options()
    story.choose("festival follower/0@field:NL@1,0")
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 1)
    assert story.standing() == set() and story.points() == {"Red": 0, "Blue": 0}


def test_a_mayor_and_a_wagon_come_home() -> None:
    drawing = """
        2E↓  .   .
        1G→  .   .
        [D] 3U↑ 4FE_cN_rW↑
    """
    lines = ("1 Red mayor city:N", "3 Red wagon road:E", "4 Red ?")
    story = tale("Red Blue", drawing, *lines, also=("abbey_and_mayor",))
    assert story.standing() == {"Red wagon road:E@1,0"}, "the city of 3 tiles was completed by Blue"
    assert festivals(story) == {"festival wagon/0@road:E@1,0"}
    story.choose("festival wagon/0@road:E@1,0")
    assert story.supply("wagon") == {"Red": 1, "Blue": 1} and story.standing() == set()
    drawing = "1G→  . .\n[D] 2U↑ 3FE_cN_rW↑"
    story = tale("Red Blue", drawing, "1 Red mayor city:N", "3 Red ?", also=("abbey_and_mayor",))
    story.choose("festival mayor/0@city:N@0,-1")
    assert story.supply("mayor") == {"Red": 1, "Blue": 1}


def test_a_big_follower_comes_home_and_the_majority_is_gone() -> None:
    lines = ("3 Red big_follower city:E", "4 Blue city:E", "7 Red festival big_follower/0@city:E@1,-1")
    story = tale("Red Blue", CITY, *lines, also=("inns_and_cathedrals",))
    assert story.payments() == ["city: Blue 8 (4 tiles 8)"]
    assert story.supply("big_follower") == {"Red": 1, "Blue": 1}


@pytest.mark.parametrize("count", ["castle", "market"])
def test_who_waits_in_the_city_of_carcassonne_comes_home_even_from_beside_the_count(count: str) -> None:
    game = Game(["Red", "Blue"], modules=("base", "count", "festival"), bag=["FE_cN_rW", "U", "U"], seed=1)
    story = tale("Red Blue", "[D] 1U↑")
    story.game = game
    settle(story, count=count, castle="Red, Blue")
    story.choose(next(option.text for option in game.options))
    assert festivals(story) == {"festival follower/0@castle"}
    story.choose("festival follower/0@castle")
    assert story.supply()["Red"] == 7 and [each["seat"] for each in game.view()["elsewhere"]] == [1]


def test_a_lord_comes_home_from_his_castle() -> None:
    bag = ["GB3", "GB4", "GB1", "GB2", "U", "FE_cN_rW", "U", "U"]
    game = Game(["Red", "Blue"], modules=("base", "festival", "german_castles"), bag=bag)
    story = tale("Red Blue", "[D] 1U↑")
    story.game = game
    for choice in ("castle GB3", "place 1,0 N", "follower german_castle", "pass", "place -1,0 N", "pass", "pass"):
        story.choose(choice)
    story.choose(next(option.text for option in game.options))
    (lord,) = festivals(story)
    story.choose(lord)
    assert lord == "festival follower/0@german_castle@1,0"
    assert story.standing() == set() and story.supply()["Red"] == 7


def test_the_lord_of_a_small_city_comes_home_and_his_castle_stays_empty() -> None:
    drawing = """
        1E↓ .   .
        [D] 2U↑ 3FE_cN_rW↑
    """
    also = ("bridges_castles_bazaars",)
    lines = ("1 Red city:S; fortify city:S", "3 Red ?")
    story = tale("Red Blue", drawing, *lines, also=also, options={"bazaars": False})
    assert festivals(story) == {"festival follower/0@lords_castle@0,-1"}
    story.choose("festival follower/0@lords_castle@0,-1")
    assert lords(story) == [None] and story.supply() == {"Red": 7, "Blue": 7}


def test_with_the_last_thief_the_builder_goes_home() -> None:
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Red festival follower/0@road:E@1,0")
    story = tale("Red Blue", ROAD, *lines, also=("traders_and_builders",))
    assert story.standing() == set() and story.supply("builder") == {"Red": 1, "Blue": 1}
    assert story.game.decision.seat == 0, "tile 3 went on with his road when it was laid"


def test_a_festival_brings_no_ferry() -> None:
    """Red's thief comes home from another road; nobody was deployed on that of the lake."""
    drawing = "2U↑ [D] 1FY_rE_rS_rW↑ 3FE_cN_rW↑"
    story = tale("Red Blue", drawing, "1 Red field:ER", "3 Red ?", also=("ferries",))
    (farmer,) = festivals(story)
    story.choose(farmer)
    assert story.game.view()["modules"]["ferries"]["ferries"] == []
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 1)


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_in_both_timing_profiles_it_comes_before_scoring(timing: str) -> None:
    lines = (*KNIGHTS, f"7 Red festival {RED_KNIGHT}")
    story = tale("Red Blue", CITY, *lines, options={"timing_profile": timing})
    assert story.payments() == ["city: Blue 8 (4 tiles 8)"]


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_the_rows_of_the_turn_order(timing: str) -> None:
    """2.2-15 is a sign on the tile, and an option of the figure phase."""
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {"timing_profile": timing})
    own = {row.step: (row.phase, row.number) for row in rows if row.module == "festival"}
    assert own == {"festival_enable": ("P2", "2.2-15"), "festival_return": ("P3", "2.2-15")}


def test_a_festival_is_no_deployment_beside_a_tree() -> None:
    """Nobody may harvest, although the tree stands beside the tile just placed."""
    lines = ("1 Red road:E", "2 Blue lay_fruit apple; pass", "3 Red festival follower/0@road:E@-1,0")
    story = tale("Red Blue", "1U↑ [D] 2FT1↑ 3FE_cN_rW↑", *lines, also=("fruit_trees",))
    assert story.game.decision.step == "place_tile" and story.supply()["Red"] == 7


def test_the_hunt_finds_festivals_that_should_not_be() -> None:
    """One without a sign, a second one, and one of somebody else."""
    story = tale("Red Blue", CITY, *KNIGHTS, f"7 Red festival {RED_KNIGHT}")
    state = story.game.state
    assert list(faults(state, {})) == []
    assert state.record is not None
    held = next(event for event in state.record if isinstance(event, FestivalHeld))
    state.record.append(held)
    assert list(faults(state, {})) == ["2 festivals at FE_cEW_cS"]
    placed = [event for event in state.record if isinstance(event, TilePlaced)]
    state.record.extend([placed[0], held])
    assert list(faults(state, {})) == ["a festival at U"]
    state.record.extend([placed[-1], replace(held, seat=1)])
    assert list(faults(state, {})) == [f"seat 1 takes {held.figure} home, and seat 0 laid the tile"]


@pytest.mark.parametrize(
    ("language", "others"),
    [
        ("en", "builders, pigs, shepherds and barns"),
        ("de", "Baumeister, Schweine, Schäfer und Gutshöfe"),
        ("nl", "bouwmeesters, varkens, herders en schuren"),
    ],
)
def test_the_option_names_all_figures_that_may_come_home(language: str, others: str) -> None:
    assert others in speech(language).say("option-festival_return.help")
