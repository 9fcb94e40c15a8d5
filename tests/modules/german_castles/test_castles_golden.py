"""A golden game with castles that are ruled and completed. `make golden` writes it anew."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from languedoc import Game
from modules.german_castles.tales import MODULES, busy_choice

SEED = 50


@pytest.mark.interpreted
def test_playthrough_of_the_castles(golden: Callable[[str, str], None]) -> None:
    """With castles completed, roads and cities that count them, and one that is ruled to the end."""
    game = Game(3, modules=MODULES, seed=SEED)
    rng = random.Random(SEED)
    lines = [f"setup: {game.setup}", *(f"  {event}" for event in game.events)]
    while not game.over:
        decision = game.decision
        option = decision.options[busy_choice(game, rng)]
        lines.append(f"seat {decision.seat} at {decision.step}: {', '.join(map(str, decision.options))}")
        lines.append(f"> {option}")
        lines += [f"  {event}" for event in game.choose(option)]
    golden("german_castles.txt", "\n".join([*lines, ""]))
