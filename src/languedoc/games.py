"""The available games by name, and how to load a save of any of them."""

from __future__ import annotations

from languedoc.carcassonne.game import Game
from languedoc.cardcassonne.game import CardGame
from languedoc.table import save
from languedoc.table.save import Saved

AnyGame = Game | CardGame

GAMES: dict[str, type[Game] | type[CardGame]] = {Game.name: Game, CardGame.name: CardGame}


def read(text: str) -> Saved:
    """Parse a save of any game without playing it."""
    return save.read(text, {name: game._setup_type().from_head for name, game in GAMES.items()})


def load(text: str) -> AnyGame:
    """Load a save of any game; raises BadSave when anything is wrong."""
    saved = read(text)
    return GAMES[saved.game].replay(saved)
