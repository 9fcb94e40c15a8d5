"""Plays games at random."""

from __future__ import annotations

from languedoc import Game
from languedoc.table.chance import Chance


def played(game: Game, seed: int = 1) -> Game:
    """Play a game at random to its end."""
    chance = Chance(seed)
    while not game.over:
        game.choose(chance.below(len(game.options)))
    return game
