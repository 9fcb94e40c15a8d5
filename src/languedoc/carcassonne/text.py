"""The board in letters, for terminals and logs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from languedoc.carcassonne.game import Game


def draw(game: Game) -> str:
    return repr(game)
