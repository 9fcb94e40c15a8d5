"""A golden game with many messages: tiles close together, figures onto dark spaces. `make golden` writes it anew."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from languedoc import Game
from modules.messages.tales import MODULES, busy_choice

SEED = 60


@pytest.mark.interpreted
def test_playthrough_of_the_messages(golden: Callable[[str, str], None]) -> None:
    """With cards carried out and exchanged for points, a follower who is scored, and one more tile."""
    game = Game(2, modules=MODULES, seed=SEED)
    rng = random.Random(SEED)
    lines = [f"setup: {game.setup}", *(f"  {event}" for event in game.events)]
    while not game.over:
        decision = game.decision
        option = decision.options[busy_choice(game, rng)]
        lines.append(f"seat {decision.seat} at {decision.step}: {', '.join(map(str, decision.options))}")
        lines.append(f"> {option}")
        lines += [f"  {event}" for event in game.choose(option)]
    golden("messages.txt", "\n".join([*lines, ""]))
