"""Many games between computer players, and what came out."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from languedoc.carcassonne import turn
from languedoc.carcassonne.setup import LARGEST_SEED, Setup
from languedoc.carcassonne.state import State
from languedoc.errors import OutOfRange, WrongSeats
from languedoc.players import Player, play_out, player
from languedoc.table.chance import Chance

PLAYERS_SALT = 0x5DEECE66D1CE4E5B  # the players draw from another stream than the bag


@dataclass(frozen=True, slots=True)
class Outcome:
    """`wins` counts a shared victory in equal parts; `signature` changes when, and only when, a game goes otherwise."""

    games: int
    mean_scores: tuple[float, ...]
    wins: tuple[float, ...]
    games_per_s: float
    signature: str


def simulate(
    setup: Setup,
    players: Sequence[str],
    games: int,
    on_game: Callable[[int], None] | None = None,
) -> Outcome:
    """Play so many games; game i has the seed of the setup plus i. `on_game` hears of every finished game."""
    if games < 1:
        raise OutOfRange(f"{games} games; at least 1 must be played")
    if len(players) != setup.seats:
        raise WrongSeats(f"{len(players)} players for {setup.seats} seats")
    seeds = Chance(setup.seed ^ PLAYERS_SALT)
    seated: list[Player] = [player(name, seeds.draw()) for name in players]
    state = State(setup.box())
    stacked = setup.stacked_bag()
    first = -1 if setup.start is None else setup.start
    totals = [0] * setup.seats
    wins = [0.0] * setup.seats
    signature = 0
    began = time.perf_counter()
    for i in range(games):
        turn.deal(state, (setup.seed + i) & LARGEST_SEED, first, stacked)
        play_out(state, seated)
        scores = state.scores()
        best = max(scores)
        for seat, points in enumerate(scores):
            totals[seat] += points
            wins[seat] += (points == best) / scores.count(best)
        signature = (signature * 31 + state.checksum()) & LARGEST_SEED
        if on_game is not None:
            on_game(i + 1)
    spent = time.perf_counter() - began
    return Outcome(
        games=games,
        mean_scores=tuple(total / games for total in totals),
        wins=tuple(wins),
        games_per_s=games / spent,
        signature=f"{signature:016x}",
    )
