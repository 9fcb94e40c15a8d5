"""The computer players of the tile game."""

from __future__ import annotations

from collections.abc import Callable

from languedoc.carcassonne import turn
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.players.carcassonne.batch import learn_games, play_copies, play_games, play_out
from languedoc.players.carcassonne.expert import Expert
from languedoc.players.carcassonne.greedy import Greedy
from languedoc.players.carcassonne.levels import casual, novice, skilled
from languedoc.players.carcassonne.player import Player
from languedoc.players.carcassonne.random import Random
from languedoc.players.carcassonne.references import UCT, FlatMonteCarlo
from languedoc.players.clocks import processor
from languedoc.table.event import leaders

LEVELS: dict[str, Callable[[int], Player]] = {
    "novice": novice,
    "casual": casual,
    "skilled": skilled,
    "expert": Expert,
}
"""The players that people choose from, the weakest first."""

PLAYERS: dict[str, Callable[[int], Player]] = {"random": Random, "greedy": Greedy, **LEVELS}
"""All players by name; each is made from a seed."""

REFERENCES: dict[str, Callable[[int], Player]] = {"uct": UCT, "flat": FlatMonteCarlo}
"""Players that only the arena knows."""

TIMED: dict[str, Callable[[int, float], Player]] = {
    "expert": lambda seed, budget: Expert(seed, budget, threads=1, timing=processor),
    "uct": lambda seed, budget: UCT(seed, budget_ms=budget),
    "flat": lambda seed, budget: FlatMonteCarlo(seed, budget_ms=budget),
}
"""Players that take a time for each decision, in milliseconds of one processor: however busy the machine is, they think
as much. Where the system does not tell the time of a thread (macOS, Windows), it is that of the world."""

COUNTED: dict[str, Callable[[int, int], Player]] = {
    "expert": lambda seed, rollouts: Expert(seed, rollouts=rollouts, threads=1),
    "uct": UCT,
    "flat": FlatMonteCarlo,
}
"""The same with a number of rollouts instead: the same seed gives the same game, however busy the machine is."""


def table(setup: Setup) -> State:
    """An empty table for games of a setup."""
    return State(setup.box())


def deal(state: State, setup: Setup, seed: int) -> None:
    """Begin a game of the setup with another seed."""
    turn.deal(state, seed, -1 if setup.start is None else setup.start, setup.stacked_bag())


def winners(state: State) -> tuple[int, ...]:
    return leaders(state.scores())


__all__ = [
    "COUNTED",
    "LEVELS",
    "PLAYERS",
    "REFERENCES",
    "TIMED",
    "UCT",
    "Expert",
    "FlatMonteCarlo",
    "Greedy",
    "Player",
    "Random",
    "deal",
    "learn_games",
    "play_copies",
    "play_games",
    "play_out",
    "table",
    "winners",
]
