"""A golden game with castles that are ruled and completed. `make golden` writes it anew."""

from __future__ import annotations

import random

import pytest

from helpers.golden import Golden, playthrough
from languedoc import Game
from modules.german_castles.tales import MODULES, busy_choice

SEED = 50


@pytest.mark.interpreted
def test_playthrough_of_the_castles(golden: Golden) -> None:
    """With castles completed, roads and cities that count them, and one that is ruled to the end."""
    game = Game(3, modules=MODULES, seed=SEED)
    rng = random.Random(SEED)
    golden("german_castles.txt", playthrough(game, lambda: busy_choice(game, rng)))
