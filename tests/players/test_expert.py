"""The expert: nothing hidden is seen, the end is exact, it can be stopped."""

from __future__ import annotations

import threading

import pytest

from languedoc import Game
from languedoc.carcassonne import turn
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.players.carcassonne import UCT, Expert, FlatMonteCarlo, Player, Random
from languedoc.players.carcassonne.expert import candidates
from languedoc.players.carcassonne.one_ply import OnePly
from languedoc.table.chance import Chance


def played(choices: int, seed: int = 3) -> Game:
    game = Game(2, seed=seed)
    player = Random(seed)
    for _ in range(choices):
        turn.refresh(game.state)
        game.choose(player.pick(game.state))
    return game


@pytest.mark.parametrize(
    "make", [lambda: Expert(5, rollouts=30, threads=1), lambda: UCT(5, 20), lambda: FlatMonteCarlo(5, 20)]
)
def test_nothing_hidden_is_seen(make: object) -> None:
    assert callable(make)
    game = played(70)
    for seed in range(2):
        other = game.state.redeal(game.state.decider, Chance(seed))
        assert make().pick(game.state) == make().pick(other)


def test_the_number_of_threads_changes_nothing() -> None:
    state = played(90).state
    assert Expert(5, rollouts=60, threads=1).pick(state) == Expert(5, rollouts=60, threads=3).pick(state)


def test_a_decision_ends_as_soon_as_one_option_is_left() -> None:
    state = played(82).state
    patient, same = Expert(5, rollouts=600, threads=1), Expert(9, rollouts=2400, threads=1)
    assert patient.pick(state) == same.pick(state)
    assert max(patient.made, same.made) < 600


def test_a_decision_between_options_that_are_close_takes_its_whole_budget() -> None:
    expert = Expert(5, rollouts=600, threads=1)
    expert.pick(played(76).state)
    assert expert.made >= 600


@pytest.mark.parametrize(
    ("tile", "options", "tried"), [("B", 4, 1), ("X", 8, 2), ("U", 6, 3), ("A", 5, 5), ("V", 6, 6)]
)
def test_of_a_tile_that_looks_the_same_when_it_is_turned_one_way_is_tried(tile: str, options: int, tried: int) -> None:
    state = Game(2, bag=[tile, "E", "W", "W"]).state
    turn.refresh(state)
    player = OnePly(1)
    player.pick(state)
    worths = {k: player.worth(k) for k in range(state.count)}
    assert state.count == options
    assert len(candidates(state, worths)) == tried


def test_it_can_be_cancelled() -> None:
    state = played(40).state
    expert = Expert(5, budget_ms=3_600_000, threads=2)
    found: list[int] = []
    thinking = threading.Thread(target=lambda: found.append(expert.pick(state)))
    thinking.start()
    while not any(roller.positions or roller.policy.total_ways for roller in expert.rollers):
        pass
    expert.cancel()
    thinking.join()
    assert 0 <= found[0] < turn.count(state)


def with_many_modules(choices: int = 40) -> State:
    """A position in which a turn can go on in very many ways."""
    game = Game.of(Setup(preset="everything", seed=3))
    player = OnePly(1)
    while game.choices_made < choices or game.state.hand < 0 or game.count < 20:
        game.choose(player.pick(game.state))
    return game.state


def test_the_clock_ends_even_the_first_rollout() -> None:
    state = with_many_modules()
    patient, hurried = Expert(5, rollouts=1, threads=1), Expert(5, budget_ms=0.1, threads=1)
    assert 0 <= hurried.pick(state) < turn.count(state)
    patient.pick(state)
    ways = [expert.rollers[0].policy.total_ways for expert in (hurried, patient)]
    assert ways[0] < ways[1], "no processor follows a rollout with all modules in so little time"


def test_a_stopped_player_looks_no_further() -> None:
    state = with_many_modules()
    player = OnePly(1)
    player.pick(state)
    assert player.ways >= turn.count(state) >= 20
    player.stopped = True
    assert 0 <= player.pick(state) < turn.count(state)
    assert player.ways <= 1


def exact(state: State) -> list[tuple[int, ...]]:
    """The final scores of every option, if both play on as well as they can."""
    results = []
    for k in range(turn.count(state)):
        after = state.copy()
        turn.choose(after, k)
        results.append(after.scores() if after.over else best(after, exact(after)))
    return results


def best(state: State, results: list[tuple[int, ...]]) -> tuple[int, ...]:
    seat = state.decider
    return max(results, key=lambda scores: scores[seat] - scores[1 - seat])


@pytest.mark.parametrize("seed", range(3))
def test_with_two_tiles_left_it_plays_the_exact_best(seed: int) -> None:
    game = Game(2, seed=seed)
    player = Random(seed)
    while len(game.state.in_bag()) > 1 or game.state.hand < 0:
        turn.refresh(game.state)
        game.choose(player.pick(game.state))
        if game.over:
            return
    seat = game.state.decider
    results = exact(game.state.redeal(seat, Chance(1)))
    wanted = best(game.state, results)
    chosen = results[Expert(1, rollouts=1, threads=1).pick(game.state)]
    assert chosen[seat] - chosen[1 - seat] == wanted[seat] - wanted[1 - seat]


def test_an_expert_of_little_time_plays_a_whole_game() -> None:
    game = played(80)
    players: list[Player] = [Expert(1, budget_ms=2, threads=1), Expert(2, budget_ms=2, threads=1)]
    while not game.over:
        game.choose(players[game.state.decider].pick(game.state))
    assert game.over
