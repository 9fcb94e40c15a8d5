"""What computer players learn that a seat owns, beside what the table shows of it to people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from languedoc import Game
from languedoc.carcassonne.setup import Setup
from languedoc.table.chance import Chance

MOST_GAMES = 60
PAUSE = 12  # choices after which the table is looked at, even if nothing seems to have changed

Shown = Callable[[Game, Any, int], list[int]]
"""How much a seat has of each belonging of a module: by the game, the view of the module, and the seat."""


def check_owned(slug: str, shown: Shown) -> None:
    """In random games `owned` says what the table shows, until each amount has changed in some game."""
    changes: list[set[int]] = []
    seed = 0
    while seed < 2 or not all(changes):
        assert seed < MOST_GAMES, f"never changed: {changes}"
        game = Game.of(Setup(modules=("base", slug), names=("A", "B", "C"), seed=seed))
        module = next(each for each in game.state.box.modules if each.slug == slug)
        kinds = range(len(module.belongings))
        changes = changes or [set() for _ in kinds]
        chance = Chance(seed)
        before: list[list[int]] = []
        made = 0
        while not game.over:
            game.choose(chance.below(game.count))
            made += 1
            told = [[module.owned(game.state, seat, kind) for kind in kinds] for seat in range(3)]
            if told != before or made % PAUSE == 0:
                view = game.view()["modules"][slug]
                assert told == [shown(game, view, seat) for seat in range(3)]
                for old, new in zip(before, told, strict=False):
                    for kind in kinds:
                        changes[kind] |= {new[kind]} - {old[kind]}
                before = told
        seed += 1
