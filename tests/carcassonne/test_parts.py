"""Modules with some rules switched off, and boxes with other numbers of figures and tiles."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.events import TilePlaced, TileRemoved
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.targets import Place
from languedoc.errors import (
    BadSave,
    BagDoesNotFit,
    LanguedocError,
    OutOfRange,
    UnknownOption,
    UnknownTile,
    WrongSeats,
    WrongType,
)
from languedoc.table.chance import Chance

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def played(game: Game, seed: int = 1) -> Game:
    """To the end, at random."""
    chance = Chance(seed)
    while not game.over:
        game.choose(chance.below(len(game.options)))
    return game


# --- figures and tiles -------------------------------------------------------------------------------


def test_one_follower_each() -> None:
    game = Game(2, figures={"follower": 1}, bag=["U", "U", "U"], seed=1)
    game.choose("place 1,0 N")
    game.choose("follower road:E")
    game.choose("place 2,0 N")
    game.choose("follower field:NL")
    assert game.decision.step == "place_tile"
    game.choose("place 3,0 N")
    assert game.over, "nobody has anything to deploy"
    assert game.state.box.figures == 1


def test_no_followers_and_no_figures_of_a_module() -> None:
    game = Game(3, modules=["base", "traders_and_builders"], figures={"follower": 0, "builder": 0, "pig": 0}, seed=3)
    assert game.state.in_supply(0) == {"follower": 0, "builder": 0, "pig": 0}
    assert played(game).over


def test_two_wooden_pigs() -> None:
    game = Game(2, modules=["base", "traders_and_builders"], tiles=["base"], figures={"pig": 2, "builder": 0}, seed=5)
    assert game.state.in_supply(1) == {"follower": 7, "builder": 0, "pig": 2}
    assert played(game).over


def test_two_boxes_and_tiles_that_stay_at_home() -> None:
    game = Game(2, copies={"base/X": 3, "base/B": 0}, seed=1)
    assert game.state.pile_left == 70 + 2 - 4
    assert played(game).over


def test_the_sixth_cult_place() -> None:
    five = Game(2, modules=["base", "cult"], seed=1)
    six = Game(2, modules=["base", "cult"], copies={"cult/CU_s_cN_rE_rW": 1}, seed=1)
    assert six.state.pile_left == five.state.pile_left + 1


def test_two_rivers_of_everything() -> None:
    copies = {f"river_1/{id}": 4 for id in ("R1_vEW", "R1_vSW", "R1_rEW_vNS", "R1_cN_cS_vEW", "R1_m_rS_vEW")}
    assert played(Game(2, modules=["base", "river_1"], copies=copies, seed=2)).over


def test_they_are_kept_in_a_save() -> None:
    game = Game(
        2, modules=["base", "cult"], figures={"follower": 3}, copies={"cult/CU_s_cN_rE_rW": 2, "base/X": 0}, seed=4
    )
    game.choose(0)
    text = game.save()
    assert "figures follower=3\ncopies base/X=0\ncopies cult/CU_s_cN_rE_rW=2\n" in text
    again = Game.load(text)
    assert again.setup == game.setup and again.decision == game.decision
    assert again.setup.figures == {"follower": 3}


@pytest.mark.parametrize(
    ("more", "error", "words"),
    [
        ({"figures": {"giant": 1}}, UnknownOption, "no figure 'giant'"),
        ({"figures": {"pig": 1}}, UnknownOption, "no figure 'pig'"),
        ({"figures": {"follower": -1}}, OutOfRange, "0 to 20"),
        ({"figures": {"follower": 21}}, OutOfRange, "0 to 20"),
        ({"figures": {"follower": "7"}}, WrongType, "whole number"),
        ({"figures": {"follower": True}}, WrongType, "whole number"),
        ({"figures": 7}, WrongType, "figures must be names with their numbers"),
        ({"copies": {"base/Y": 1}}, UnknownTile, "no tile 'Y'"),
        ({"copies": {"D": 1}}, UnknownTile, "base/..."),
        ({"copies": {"tower/TA": 1}}, UnknownTile, "'tower/TA'"),
        ({"copies": {"base/D": 0}}, OutOfRange, "1 to 100"),
        ({"copies": {"base/D": 101}}, OutOfRange, "1 to 100"),
        ({"copies": {"base/D": 2.0}}, WrongType, "whole number"),
        ({"copies": []}, WrongType, "copies must be names with their numbers"),
        ({"modules": ("base", "river_1"), "copies": {"river_1/R1_lake": 2}}, UnknownTile, "as many as printed"),
        ({"copies": {"base/X": 1}, "bag": ("X", "X")}, BagDoesNotFit, "2 times; the box holds 1"),
    ],
)
def test_bad_numbers_are_refused(more: dict[str, Any], error: type[LanguedocError], words: str) -> None:
    with pytest.raises(error) as caught:
        Setup(**more)
    assert words in str(caught.value)


def test_bad_numbers_in_a_save() -> None:
    text = Game(2, figures={"follower": 3}, seed=1).save()
    for line in ("figures follower=x", "figures follower", "figures follower=3\nfigures follower=4", "figures giant=3"):
        with pytest.raises(BadSave):
            Game.load(text.replace("figures follower=3", line))


def test_practice_alone() -> None:
    with pytest.raises(WrongSeats, match="2 to 6"):
        Game(1)
    game = played(Game(["Anna"], options={"solo": True}, seed=1))
    assert game.winners == (0,)
    assert Game.load(game.save()).scores == game.scores


# --- rules that are left out -------------------------------------------------------------------------

INNS = ("base", "inns_and_cathedrals")
KING = ("base", "king_and_robber")
CULT = ("base", "cult")


@pytest.mark.parametrize(("counts", "paid"), [(True, "8 (4 tiles 4, 1 inn 4)"), (False, "4 (4 tiles 4)")])
def test_inns_that_are_only_painted(counts: bool, paid: str) -> None:
    story = Story("Red Blue", "1A← [D] 2EB↑ 3A→", "2 Blue road:E", modules=INNS, options={"inns": counts})
    assert story.payments() == [f"road: Blue {paid}"]


CATHEDRAL = """
    .   2E↓ .
    3E→ 1EK↑ 4E←
    .   [D] .
"""


@pytest.mark.parametrize(("counts", "paid"), [(True, "15 (5 tiles 10, 1 cathedral 5)"), (False, "10 (5 tiles 10)")])
def test_cathedrals_that_are_only_painted(counts: bool, paid: str) -> None:
    story = Story("Red Blue", CATHEDRAL, "1 Red city:N", modules=INNS, options={"cathedrals": counts})
    assert story.payments() == [f"city: Red {paid}"]


def test_no_goods() -> None:
    game = played(Game(2, modules=["base", "traders_and_builders"], options={"goods": False}, seed=8))
    goods = game.view()["modules"]["traders_and_builders"]["goods"]
    assert all(number == 0 for each in goods for number in each.values())


CITY_AND_ROAD = """
    .   1E↓ .
    2A← [D] 3A→
"""


@pytest.mark.parametrize(
    ("scoring", "apart", "together"), [("at_the_end", 1, 2), ("10_each", 10, 20), ("15_or_40", 15, 40)]
)
def test_what_the_cards_bring_at_the_end(scoring: str, apart: int, together: int) -> None:
    """Of three players two have a card each; of two the same one has both."""
    options = {"king_robber_scoring": scoring}
    three = Story("Red Blue Green", CITY_AND_ROAD, modules=KING, options=options, rest="").points()
    assert three == {"Red": apart, "Blue": 0, "Green": apart}
    two = Story("Red Blue", CITY_AND_ROAD, modules=KING, options=options, rest="").points()
    assert two == {"Red": together, "Blue": 0}


def test_cards_that_are_paid_continuously() -> None:
    """Nobody has the King when the first city is completed; whoever has it is paid for the second."""
    options = {"king_robber_scoring": "continuously"}
    story = Story("Red Blue", "1E↓\n[D]\n2E↓\n3E↑", "1 Red", "3 Red", modules=KING, options=options)
    assert story.payments() == ["King: Red 1 (1 completed_cities 1)"]
    assert story.end().points() == {"Red": 1, "Blue": 0}, "and nothing at the end"


def test_whoever_loses_the_king_is_paid_for_the_city_that_costs_it() -> None:
    drawing = """
        1E↓ .   .   .
        [D] .   .   .
        2E→ 3F↑ 4E← .
    """
    options = {"king_robber_scoring": "continuously"}
    story = Story("Red Blue", drawing, "1 Red", "2 Red", "4 Blue", modules=KING, options=options)
    assert story.payments() == ["King: Red 1 (1 completed_cities 1)"]
    assert story.game.view()["modules"]["king_and_robber"]["king"] == {"holder": 1, "tiles": 3}


@pytest.mark.parametrize("card", ["king", "robber"])
def test_no_king_or_no_robber(card: str) -> None:
    game = played(Game(2, modules=KING, options={card: False}, seed=3))
    shown = game.view()["modules"]["king_and_robber"]
    assert shown[card]["holder"] is None
    assert all(each["holder"] is not None for name, each in shown.items() if name != card)


MONASTERY_AND_CULT_PLACE = """
    2U↑ [D] 3U↑ 4U↑
    5E← 1B↑ 6CU_s↑ .
    9E↓ 7E↓ 8E↓ .
"""


@pytest.mark.parametrize(("challenges", "stays"), [(True, set()), (False, {"Blue shrine@1,1"})])
def test_a_cult_place_without_challenges_is_just_one_more_monastery(challenges: bool, stays: set[str]) -> None:
    lines = ("1 Red monastery", "6 Blue shrine")
    options = {"cult_challenges": challenges}
    story = Story("Red Blue", MONASTERY_AND_CULT_PLACE, *lines, modules=CULT, options=options)
    assert story.points()["Red"] == 9
    assert {each for each in story.standing() if "shrine" in each} == stays


def test_the_river_runs_only_where_it_is_clear_ahead() -> None:
    """Up, straight on, left, straight on: to turn left once more leads down beside the spring."""
    bag = ["R1_vSW", "R1_vEW", "R1_vSW", "R1_vEW", "R1_rNE_vSW", "U", "U"]
    games = {}
    for course in ("winding", "clear_ahead"):
        game = games[course] = Game(2, modules=["base", "river_1"], options={"river_course": course}, bag=bag)
        for choice in ("place 1,0 E", "place 1,-1 E", "place 1,-2 N", "place 0,-2 N"):
            while game.decision.step != "place_tile":
                game.choose("pass")
            game.choose(choice)
        game.choose("pass")
    assert {option.text for option in games["winding"].options} == {"place -1,-2 S", "place -1,-2 W"}
    assert TilePlaced(0, "R1_rNE_vSW", Place(-1, -2, 2)) in games["clear_ahead"].events, "unasked"
    assert TilePlaced(0, "R1_rNE_vSW", Place(-1, -2, 2)) in games["clear_ahead"].events, (
        "unasked: there is no other way"
    )


@pytest.mark.parametrize("extra", [True, False])
def test_the_turn_more_for_the_volcano(extra: bool) -> None:
    game = Game(2, modules=["base", "river_2"], options={"river_extra_turn": extra}, seed=6)
    while not any(isinstance(event, TilePlaced) and event.tile == "R2_lake_volcano" for event in game.events):
        game.choose(0)
    while game.decision.step != "place_tile":
        game.choose(0)
    laid = next(event for event in game.events if isinstance(event, TilePlaced) and event.tile == "R2_lake_volcano")
    assert (game.decision.seat == laid.seat) == extra


def test_what_fits_nowhere_is_lost_where_the_river_must_be_clear() -> None:
    lost = 0
    for seed in range(30):
        game = played(Game(2, modules=["base", "river_2"], options={"river_course": "clear_ahead"}, seed=seed), seed)
        lost += sum(isinstance(event, TileRemoved) and event.tile.startswith("R2") for event in game.events)
    assert lost > 0
