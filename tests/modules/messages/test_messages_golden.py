"""A golden game with many messages: tiles close together, figures onto dark spaces. `make golden` writes it anew."""

from __future__ import annotations

import random

import pytest

from helpers.golden import Golden, playthrough
from languedoc import Game
from modules.messages.tales import MODULES, busy_choice

SEED = 60


@pytest.mark.interpreted
def test_playthrough_of_the_messages(golden: Golden) -> None:
    """With cards carried out and exchanged for points, a follower who is scored, and one more tile."""
    game = Game(2, modules=MODULES, seed=SEED)
    rng = random.Random(SEED)
    golden("messages.txt", playthrough(game, lambda: busy_choice(game, rng)))
