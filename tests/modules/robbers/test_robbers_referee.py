"""Games with robbers of the active player, judged by the referee."""

from __future__ import annotations

import random

import pytest

from languedoc import Game
from modules.goldmines.test_goldmines import busy_choice
from referee.shadowed import Shadowed


@pytest.mark.parametrize("others", [(), ("messages",), ("school", "bridges_castles_bazaars")])
def test_the_active_player_may_be_first_or_leave_it_to_the_next(others: tuple[str, ...]) -> None:
    for seats in (2, 3):
        options = {"robber_active": True}
        game = Game(seats, modules=("base", "robbers", *others), seed=seats, options=options)
        shadowed, rng = Shadowed(game), random.Random(seats)
        while not game.over:
            shadowed.choose(busy_choice(game, rng))
