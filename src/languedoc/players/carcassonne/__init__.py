"""The computer players of the tile game."""

from __future__ import annotations

from languedoc.carcassonne import turn
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.players.carcassonne.batch import learn_games, play_copies, play_games, play_out
from languedoc.players.carcassonne.greedy import Greedy
from languedoc.players.carcassonne.player import Player
from languedoc.players.carcassonne.random import Random
from languedoc.table.event import leaders

PLAYERS: dict[str, type[Player]] = {"random": Random, "greedy": Greedy}


def table(setup: Setup) -> State:
    """An empty table for games of a setup."""
    return State(setup.box())


def deal(state: State, setup: Setup, seed: int) -> None:
    """Begin a game of the setup with another seed."""
    turn.deal(state, seed, -1 if setup.start is None else setup.start, setup.stacked_bag())


def winners(state: State) -> tuple[int, ...]:
    return leaders(state.scores())


__all__ = ["PLAYERS", "Greedy", "Player", "Random", "deal", "learn_games", "play_copies", "play_games", "play_out", "table", "winners"]
