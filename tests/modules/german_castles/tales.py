"""What the stories of the castles share. How to read a drawing: see story.py."""

from __future__ import annotations

import random
import re
from typing import Any

from helpers.story import Story
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.targets import Place

MODULES = ("base", "german_castles")
TRIED = 8  # places that are compared

# Tile 1, a castle, with all ten squares around it
SURROUNDED = """
    2E↓ 3B↑   4E↓ 6B↑
    [D] 1GB3↑ #   5A→
    7B↑ 8B↑   9A↓ 10E→
"""
# A road from one cell of a castle to the other
BOTH_CELLS = """
    1GB2→ [D] 2V↑
    #     4U↑ 3V→
"""
LORD = "1 Red german_castle"


def last(turn: int, drawing: str) -> str:
    """The same drawing with another tile laid last; those after it come one turn earlier."""
    numbers = [int(number) for number in re.findall(r"(\d+)[A-Z]", drawing)]

    def moved(tile: re.Match[str]) -> str:
        number = int(tile[1])
        return f"{max(numbers) if number == turn else number - (number > turn)}{tile[2]}"

    return re.sub(r"(\d+)([A-Z])", moved, drawing)


def before(turn: int, drawing: str) -> str:
    """A drawing without the tiles of that turn and later ones."""
    return re.sub(r"(\d+)[A-Z][\w-]*[↑→↓←]", lambda tile: tile[0] if int(tile[1]) < turn else ".", drawing)


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def held(story: Story) -> dict[str, list[str]]:
    """The castles before each seat."""
    shown = story.game.view()["modules"]["german_castles"]["held"]
    return dict(zip(story.names, shown, strict=True))


def busy_choice(game: Game, rng: random.Random) -> int:
    """A choice by which castles are laid, ruled and completed: tiles close to them, followers wherever possible."""
    options = game.options
    step = game.decision.step
    if step == "choose_german_castle" and rng.random() < 0.2:
        return rng.randrange(1, len(options))
    if step == "place_tile":
        return max([rng.randrange(len(options)) for _ in range(TRIED)], key=lambda k: nearness(game, k))
    if step == "phase_figure":
        ruling = [k for k, option in enumerate(options) if "german_castle" in option.text]
        return rng.choice(ruling) if ruling else rng.randrange(len(options))
    return 0


def nearness(game: Game, k: int) -> int:
    """How many squares around a place are filled; those of castles count more."""
    place = game.options[k].targets[0]
    assert isinstance(place, Place)
    board = game.state.board
    near = [board.piece_at(place.x + dx, place.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return sum(len(board.cells_of(piece)) ** 2 for piece in near if piece >= 0)


def on_castle(story: Story) -> set[str]:
    """What may be deployed on the castle itself."""
    return {option for option in story.options() if "german_castle" in option}
