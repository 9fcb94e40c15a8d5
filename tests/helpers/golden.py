"""Golden playthroughs: whole games as texts."""

from __future__ import annotations

import random
from collections.abc import Callable

from languedoc import CardGame, Game
from languedoc.table.decision import Options

Golden = Callable[[str, str], None]
"""The type of the fixture `golden`: the name of a file, and the text that it must contain."""


def playthrough(game: Game | CardGame, choose: Callable[[], int]) -> str:
    """Every decision with all its options, what was chosen (by its index), and what happened."""
    lines = [f"setup: {game.setup}", *(f"  {event}" for event in game.events)]
    while not game.over:
        decision = game.decision
        option = decision.options[choose()]
        lines.append(f"seat {decision.seat} at {decision.step}: {', '.join(listed(decision.options))}")
        lines.append(f"> {option}")
        lines += [f"  {event}" for event in game.choose(option)]
    return "\n".join([*lines, ""])


def listed(options: Options) -> list[str]:
    """All options; of a rectangle of points only the corners."""
    points = [each for each in options.ranges if each.kind == "point"]
    if not points:
        return [str(option) for option in options]
    corners = [f"{each.verb} {each.low[0]},{each.low[1]} to {each.high[0]},{each.high[1]}" for each in points]
    return [*(str(option) for option in options.listed), *corners]


def random_playthrough(game: Game | CardGame, seed: int) -> str:
    """A playthrough by random choices."""
    choices = random.Random(seed)
    return playthrough(game, lambda: choices.randrange(len(game.options)))
