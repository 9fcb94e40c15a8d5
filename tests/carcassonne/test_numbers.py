"""Boxes with other numbers of figures and tiles than usual."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.playing import played
from languedoc import Game
from languedoc.carcassonne.setup import Setup
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

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


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
