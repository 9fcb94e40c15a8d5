"""Many games in one call.

This is the interpreted version. `batch.pyx` is the compiled one: it releases the GIL, so that two threads
play twice as many games. There are no rules here.
"""

from __future__ import annotations

from languedoc.carcassonne import turn
from languedoc.carcassonne.state import State
from languedoc.players.carcassonne.learner import Learner
from languedoc.players.carcassonne.one_ply import OnePly
from languedoc.players.carcassonne.player import Player, finish, seated
from languedoc.players.carcassonne.rollouts import Roller
from languedoc.table.chance import Chance


def play_games(state: State, players: list[Player], seed: int, games: int) -> None:
    """Play `games` games one after the other in the same state, with the seeds from `seed` on."""
    first = seated(state, players)
    for i in range(games):
        turn.deal_shuffled(state, seed + i, 0)
        finish(state, first)


def play_out(state: State, players: list[Player]) -> None:
    """Let the players finish a game."""
    finish(state, seated(state, players))


def play_copies(state: State, trial: State, seat: int, seed: int, number: int) -> list[tuple[int, ...]]:
    """Play copies of a state to their end, each option as likely as the others. Returns the scores of each.

    The k-th copy draws from `Chance(seed + k)`. What `seat` cannot know is drawn anew; with seat -1 nothing is. `trial`
    is the table the copies are played on.
    """
    scores = []
    for k in range(number):
        chance = Chance(seed + k)
        trial.copy_from(state)
        if seat >= 0:
            trial.draw_anew(seat, chance)
        while not trial.over:
            turn.refresh(trial)
            turn.choose(trial, chance.below(trial.count))
        scores.append(trial.scores())
    return scores


def learn_games(learner: Learner, state: State, seed: int, games: int) -> None:
    """Let a learner play games against itself, with the seeds from `seed` on."""
    learner.learn_games(state, seed, games)


def choose_on(player: OnePly, state: State) -> int:
    """What a one-ply player chooses on a table that hides nothing from the seat that decides."""
    return player.choose_on(state)


def roll(roller: Roller, state: State, seat: int, k: int, bag: int, rounds: int) -> int:
    """The value of an option by one rollout."""
    return roller.roll(state, seat, k, bag, rounds)


def solve(roller: Roller, state: State) -> int:
    """The option with the best final result, or -2."""
    return roller.solve(state)
