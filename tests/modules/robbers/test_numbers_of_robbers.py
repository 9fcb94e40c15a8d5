"""Robbers in boxes with another number of them for each seat than one."""

from __future__ import annotations

import pytest

from helpers.playing import played
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.modules.robbers.checks import faults
from languedoc.carcassonne.numbering import FEATURE
from languedoc.carcassonne.setup import Setup
from languedoc.hunt import play
from modules.robbers.test_robbers import MODULES

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

BAG = ["RO_rNS", "RO_rNS", "RO_rSW", "U", "U"]


def game_with(robbers: int, **options: bool) -> Game:
    """Red and Blue, so many robbers each."""
    return Game(["Red", "Blue"], modules=MODULES, bag=BAG, figures={"robber": robbers}, options=options, start=0)


def on_track(game: Game) -> list[str | None]:
    found: list[str | None] = game.view()["modules"]["robbers"]["robbers"]
    return found


@pytest.mark.parametrize("active", [False, True])
def test_without_robbers_nobody_is_asked_for_one(active: bool) -> None:
    """And nobody else's figures are taken for them."""
    game = game_with(0, robber_active=active)
    game.choose("place 1,0 E")
    assert (game.decision.step, game.decision.seat) == ("phase_figure", 0)
    assert on_track(game) == [None, None]
    assert [game.state.in_supply(seat) for seat in range(2)] == [{"follower": 7, "robber": 0}] * 2
    game.state.pay(0, 7, FEATURE)
    assert played(game).over and on_track(game) == [None, None]


@pytest.mark.parametrize("robbers", [0, 2, 5])
def test_whole_games_with_other_numbers_break_nothing(robbers: int) -> None:
    """All that must hold is checked after each choice."""
    for seed in range(4):
        modules = (*MODULES, *(("messages",) if seed % 2 else ()))
        names = ("Anna", "Ben", "Cleo")[: 2 + seed // 2]
        play(Setup(names=names, modules=modules, figures={"robber": robbers}, seed=seed), seed)


def test_of_two_robbers_both_come_onto_the_track() -> None:
    game = game_with(2)
    for place in ("place 1,0 E", "place 2,0 E", "place 3,0 E"):
        game.choose(place)
        game.choose("pass")
    assert on_track(game) == ["beside_marker/1", "beside_marker/0 beside_marker/0"]
    view = game.view()["modules"]["robbers"]
    assert list(faults(game.state, view)) == []


def test_two_robbers_of_one_seat_strike_together() -> None:
    """Red's next 7 points bring Blue 4 for each of them."""
    game = game_with(2)
    for place in ("place 1,0 E", "place 2,0 E", "place 3,0 E"):
        game.choose(place)
        if place != "place 3,0 E":
            game.choose("pass")
    game.state.pay(0, 7, FEATURE)
    game.choose("pass")
    assert game.scores == (7, 8) and on_track(game) == ["beside_marker/1", None]


def test_at_the_end_each_robber_on_the_track_is_worth_three() -> None:
    game = game_with(2)
    while not game.over:
        game.choose("pass" if "pass" in {option.text for option in game.options} else 0)
    assert [place.count("beside") for place in on_track(game) if place] == [1, 2]
    assert game.scores == (3, 6)


def test_by_the_option_whoever_passes_may_still_have_to_place_his_robber() -> None:
    """Blue's robber is on the track, so Red, who did not want to be first, is the last in the order."""
    drawing = "[D] 1RO_rNS→ 2U↑ 3RO_rNS→"
    story = Story("Red Blue", drawing, "1 Red pass", "3 Red ?", modules=MODULES, options={"robber_active": True})
    assert (story.game.decision.step, story.options()) == ("robber_active", {"pass", "rob beside_marker/1"})
    story.choose("pass")
    assert on_track(story.game) == ["beside_marker/1", "beside_marker/0"]
    assert story.game.decision.step == "phase_figure"


@pytest.mark.parametrize("active", [False, True])
def test_alone_nobody_can_be_robbed(active: bool) -> None:
    options = {"solo": True, "robber_active": active}
    game = Game(["Anna"], modules=MODULES, bag=BAG, options=options)
    game.choose("place 1,0 E")
    assert game.decision.step == "phase_figure" and on_track(game) == [None]
    assert played(game).over
