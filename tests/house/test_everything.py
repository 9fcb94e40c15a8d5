"""All modules at once, and every two of them: random games end, and nothing breaks on the way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

import languedoc
from helpers.playing import several
from languedoc import Game
from languedoc.benchmark import engine
from languedoc.carcassonne import turn
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.presets import PRESETS
from languedoc.carcassonne.setup import Setup, seat_names
from languedoc.carcassonne.state import State
from languedoc.hunt import Broken, Checks, Plan, play
from languedoc.table.chance import Chance

pytestmark = pytest.mark.long

MOST_CHOICES = 20_000  # more than any game can need
LOOK = 97  # choices between two looks at all that must hold; `languedoc hunt` looks after each


def everything(seats: int, profile: str, seed: int = 0) -> Setup:
    return Setup(names=seat_names(seats), preset="everything", options={"timing_profile": profile}, seed=seed)


def play_out(state: State, chance: Chance) -> None:
    """Play at random; somebody must be able to choose at every decision."""
    checks = Checks(state)
    for made in count(1):
        assert made < MOST_CHOICES, "the game does not end"
        assert state.count >= 2
        turn.choose(state, chance.below(state.count))
        if state.over or made % LOOK == 0:
            checks.after_choice()
        if state.over:
            return


@pytest.mark.parametrize("profile", ["play_aid", "official"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_of_everything(seats: int, profile: str) -> None:
    """200 of them in all."""
    box = everything(seats, profile).box()
    for seed in range(several(20)):
        state = State(box)
        state.record = []
        turn.deal(state, seed, -1, None)
        play_out(state, Chance(seed))


def test_pairs_are_all_pairs_and_each_game_has_both() -> None:
    plan = Plan(games=20, seed=7, pairs=True)
    assert len(plan.all_pairs) == len(BUILT) * (len(BUILT) - 1) // 2
    assert len(plan) == 20 * len(plan.all_pairs)
    for pair in (0, 300, len(plan.all_pairs) - 1):
        for seed in (7 + 20 * pair, 7 + 20 * pair + 19):
            setup = plan.setup(seed)
            assert set(setup.modules) == {"base", *plan.all_pairs[pair]}
            assert setup.tiles == () and setup.bag is None, "with all of their tiles"
            again = Plan(games=1, seed=seed, modules=plan.all_pairs[pair], together=True)
            assert again.setup(seed) == setup, "the command that plays it again"


@pytest.mark.parametrize("part", range(4))
def test_a_sample_of_pairs(part: int) -> None:
    """`languedoc hunt --pairs` plays all of them, 20 times each."""
    plan = Plan(games=1, seed=0, pairs=True)
    for seed in range(part * 11, len(plan), 44):
        try:
            play(plan.setup(seed), seed)
        except Broken as broken:
            pytest.fail(f"{plan.again(seed)}: {broken.why}\n{broken.text()}\nbefore {broken.last_choice()}")


def test_a_preset_is_hunted_with_any_options_by_any_number_of_players() -> None:
    plan = Plan(games=60, seed=0, preset="everything")
    drawn = [plan.setup(seed) for seed in range(0, 240, 4)]
    assert {setup.modules for setup in drawn} == {PRESETS["everything"].modules}
    assert {setup.seats for setup in drawn} == {2, 3, 4, 5, 6}
    assert {setup.rules()["timing_profile"] for setup in drawn} == {"play_aid", "official"}
    assert all(setup.tiles == () and setup.bag is None for setup in drawn)
    assert plan.again(8) == "languedoc hunt --games 1 --preset everything --seed 8"


KINDS_OF_FIGURES = [(slug, figure.name) for slug, module in BUILT.items() for figure in module.figures]
COMPANY = ("messages", "tower", "catapult", "bathhouses", "crop_circles")  # they look at all figures


@pytest.mark.parametrize("number", [0, 2])
@pytest.mark.parametrize(("slug", "figure"), KINDS_OF_FIGURES, ids=[figure for _, figure in KINDS_OF_FIGURES])
def test_any_kind_of_figure_may_be_missing_or_come_twice(slug: str, figure: str, number: int) -> None:
    modules = tuple(dict.fromkeys(("base", slug, *COMPANY)))
    play(Setup(names=seat_names(2 + number), modules=modules, figures={figure: number}, seed=number), number)


REPLAY = """
import json, sys
from languedoc import Game
from languedoc.carcassonne import state
assert state.__file__.endswith(".py")
print(json.dumps([Game.load(text).state.fingerprint() for text in json.load(sys.stdin)]))
"""


@pytest.mark.skipif(not engine.compiled(), reason="nothing is compiled")
def test_saves_of_everything_are_the_same_games_interpreted() -> None:
    games = []
    for seats, profile in ((2, "play_aid"), (3, "official")):
        game = Game.of(everything(seats, profile, seed=seats))
        chance = Chance(seats)
        while not game.over:
            game.choose(chance.below(game.count))
        games.append(game)
    source = Path(languedoc.__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": str(source), "LANGUEDOC_INTERPRETED": "1", "PYTHONIOENCODING": "utf-8"}
    replayed = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=json.dumps([game.save() for game in games]),
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(replayed.stdout) == [game.state.fingerprint() for game in games]
