"""Many games in one call: the same games as one by one, in one thread and in two."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from languedoc.carcassonne import turn
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.players.carcassonne import Random, play_copies, play_games
from languedoc.table.chance import Chance

BASE = Setup()
LARGE = Setup(
    modules=("base", "river_1", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon", "tower")
)


def half_played(setup: Setup, choices: int) -> State:
    state = State(setup.box())
    turn.deal(state, 3, 0, None)
    dice = Chance(3)
    for _ in range(choices):
        turn.refresh(state)
        turn.choose(state, dice.below(state.count))
    return state


def played(setup: Setup, seed: int, games: int) -> int:
    """A checksum of the last of some games."""
    state = State(setup.box())
    play_games(state, [Random(seed), Random(seed + 1)], seed, games)
    return state.checksum()


@pytest.mark.interpreted
@pytest.mark.parametrize("setup", [BASE, LARGE])
def test_copies_played_in_one_call_are_those_played_one_by_one(setup: Setup) -> None:
    state = half_played(setup, 40)
    before = state.fingerprint()
    scores = play_copies(state, State(setup.box()), -1, 100, 3)
    for k, expected in enumerate(scores):
        copy = state.copy()
        dice = Chance(100 + k)
        while not copy.over:
            turn.refresh(copy)
            turn.choose(copy, dice.below(copy.count))
        assert copy.scores() == expected
    assert state.fingerprint() == before, "the state itself is not touched"


@pytest.mark.interpreted
def test_what_a_seat_cannot_know_is_drawn_anew_for_every_copy() -> None:
    state = half_played(BASE, 40)
    assert len(set(play_copies(state, State(BASE.box()), 0, 7, 8))) > 1
    assert play_copies(state, State(BASE.box()), 0, 7, 8)[3:5] == play_copies(state, State(BASE.box()), 0, 10, 2)


@pytest.mark.parametrize("setup", [BASE, LARGE])
def test_two_threads_play_the_same_games_as_one(setup: Setup) -> None:
    alone = [played(setup, seed, 20) for seed in (1, 5)]
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(lambda seed: played(setup, seed, 20), (1, 5)))
    assert together == alone
