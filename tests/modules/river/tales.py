"""What the stories of the rivers share. How to read a drawing: see story.py."""

from __future__ import annotations

from typing import Any

from languedoc import Game
from languedoc.carcassonne.events import TileDrawn, TilePlaced

RIVER_1 = ("base", "river_1")
RIVER_2 = ("base", "river_2")
BOTH = ("base", "river_1", "river_2")
ONE_RIVER: dict[str, str | bool] = {"river_combination": "one_river"}

# A whole River II: the city lake comes first, then all other tiles go to the arm that leads north.
RIVER_II = """
    10R2_lake_volcano←       .            .           .
    9R2_rNE_vSW↓       8R2_cNW_vES→       .           .
         .             7R2_vNW→      6R2_vSW↑         .
         .                   .       5R2_cN_rS_vEW→   .
         .                   .       4R2_cEW_vNS↑     .
         .                   .       3R2_rEW_vNS↑     .
         .                   .       2R2_m_vEW→       .
         .             [R2_source]   0R2_fork↑   1R2_cE_vW↑
"""


def told(game: Game, kind: type[Any]) -> list[Any]:
    return [event for event in game.events if isinstance(event, kind)]


def drawn(game: Game) -> list[str]:
    return [event.tile for event in told(game, TileDrawn)]


def last_placed(game: Game) -> TilePlaced:
    placed: TilePlaced = told(game, TilePlaced)[-1]
    return placed


def river(game: Game) -> Any:
    """What everybody sees of the tiles to come; nothing when the last one lies."""
    return game.view()["modules"].get("river")


def fields_on(game: Game, x: int, y: int) -> int:
    """How many different fields touch a tile."""
    fields = [each for each in game.view()["features"] if each["kind"] == "field"]
    return sum(any(segment.endswith(f"@{x},{y}") for segment in field["segments"]) for field in fields)


def play_on(game: Game) -> Game:
    """Always the first choice, to the end."""
    while not game.over:
        game.choose(0)
    return game
