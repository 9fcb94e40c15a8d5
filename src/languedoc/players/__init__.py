"""Computer players. Each looks at a state and picks one of its options by number."""

from __future__ import annotations

from languedoc.errors import UnknownPlayer
from languedoc.players.greedy import Greedy
from languedoc.players.player import Player, play_games, play_out
from languedoc.players.random import Random

PLAYERS: dict[str, type[Player]] = {"random": Random, "greedy": Greedy}


def player(name: str, seed: int) -> Player:
    """A computer player by name."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"no player {name!r}; allowed: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)


__all__ = ["PLAYERS", "Greedy", "Player", "Random", "play_games", "play_out", "player"]
