"""The computer players of the card game."""

from __future__ import annotations

from collections.abc import Callable

from languedoc.cardcassonne import rounds
from languedoc.cardcassonne.setup import Setup
from languedoc.cardcassonne.state import State
from languedoc.players.cardcassonne.greedy import Greedy
from languedoc.players.cardcassonne.levels import Novice, expert, skilled
from languedoc.players.cardcassonne.player import Player, play_games, play_out
from languedoc.players.cardcassonne.random import Random
from languedoc.players.cardcassonne.sampling import Sampling
from languedoc.players.cardcassonne.search import Search

LEVELS: dict[str, Callable[[int], Player]] = {
    "novice": Novice,
    "casual": Greedy,
    "skilled": skilled,
    "expert": expert,
}
"""The players that people choose from, the weakest first."""

PLAYERS: dict[str, Callable[[int], Player]] = {"random": Random, "greedy": Greedy, "sampling": Sampling, **LEVELS}
"""All players by name; each is made from a seed."""

REFERENCES: dict[str, Callable[[int], Player]] = {}
TIMED: dict[str, Callable[[int, float], Player]] = {}
COUNTED: dict[str, Callable[[int, int], Player]] = {"sampling": Sampling, "expert": Search}


def table(setup: Setup) -> State:
    """An empty table for games of a setup."""
    return State(setup.box())


def deal(state: State, setup: Setup, seed: int) -> None:
    """Begin a game of the setup with another seed."""
    rounds.deal(state, seed, setup.first_seat, setup.stacked_deck())


def winners(state: State) -> tuple[int, ...]:
    return state.winners()


__all__ = [
    "COUNTED",
    "LEVELS",
    "PLAYERS",
    "REFERENCES",
    "TIMED",
    "Greedy",
    "Player",
    "Random",
    "Sampling",
    "Search",
    "deal",
    "play_games",
    "play_out",
    "table",
    "winners",
]
