"""A recorded game with shepherds, hills and vineyards, and random games that the referee follows."""

from __future__ import annotations

import random

import pytest

from helpers.golden import Golden, random_playthrough
from languedoc import Game
from modules.hills_and_sheep.tales import MODULES
from referee.shadowed import Shadowed


@pytest.mark.interpreted
def test_playthrough_of_hills_and_sheep(golden: Golden) -> None:
    """With flocks that grow, are driven home and lost to the wolf."""
    game = Game(3, seed=7, modules=MODULES)
    golden("hills_and_sheep.txt", random_playthrough(game, 7))


@pytest.mark.interpreted
@pytest.mark.checked
@pytest.mark.parametrize(
    ("seed", "also", "options"),
    [
        (1, (), {}),
        (2, (), {"timing_profile": "official", "closed_flocks": "first"}),
        (3, ("abbey_and_mayor", "festival"), {"festival_return": "figure", "field_scoring": "per_city_4"}),
        (4, ("princess_and_dragon", "count"), {"hill_tiebreak": "count_on_hill"}),
        (5, ("half_so_wild", "messages", "traders_and_builders"), {}),
    ],
)
def test_the_referee_agrees(seed: int, also: tuple[str, ...], options: dict[str, str | bool]) -> None:
    game = Game(3, seed=seed, modules=(*MODULES, *also), options=options)
    shadowed, chance = Shadowed(game), random.Random(seed)
    while not game.over:
        verb = chance.choice(sorted({option.verb for option in game.options}))
        shadowed.choose(chance.choice([k for k, option in enumerate(game.options) if option.verb == verb]))
