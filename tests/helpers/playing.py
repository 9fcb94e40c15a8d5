"""Plays games at random, and says how many of them and with what."""

from __future__ import annotations

import os

from languedoc import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.table.chance import Chance

HUNTED = int(os.environ.get("LANGUEDOC_HUNTED", "1"))


def several(games: int) -> int:
    """So many random games in a run of the tests, and a multiple of it in `make hunt`."""
    return games * HUNTED


def beside(slug: str, part: int, parts: int) -> tuple[str, ...]:
    """The modules of one of several games that together show a module beside every other one: `part` counts them.

    A game with all modules at once takes longer with every new module; these stay small."""
    others = [other for other in BUILT if other not in ("base", slug)]
    wanted = {"base", slug, *others[part % parts :: parts]}
    return tuple(module for module in BUILT if module in wanted)


def played(game: Game, seed: int = 1) -> Game:
    """Play a game at random to its end."""
    chance = Chance(seed)
    while not game.over:
        game.choose(chance.below(len(game.options)))
    return game
