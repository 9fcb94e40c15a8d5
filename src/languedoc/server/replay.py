"""A setup that was kept becomes a game again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from languedoc.games import GAMES, AnyGame, load


def game_of(setup: str, names: Sequence[str] = ()) -> AnyGame:
    """A new game of a setup that was kept, with the names of those who sit there now."""
    game = load(setup)
    return renamed(game, names) if names else game


def renamed(game: AnyGame, names: Sequence[str]) -> AnyGame:
    setup: Any = replace(game.setup, names=tuple(names))
    game.setup = setup
    return game


def begun(setup: Any) -> AnyGame:
    return GAMES[setup.game].of(setup)


def tiles_left(game: AnyGame) -> int:
    """How many tiles or cards are still to be drawn."""
    return game.state.pile_left
