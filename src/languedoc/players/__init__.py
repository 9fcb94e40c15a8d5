"""Computer players. Each looks at a state of its game and picks one of its options by number.

Every game has a room of its own, with a registry of its players and what is needed to let them play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from languedoc.errors import LanguedocError, UnknownGame, UnknownPlayer
from languedoc.players import carcassonne, cardcassonne
from languedoc.table.chance import Chance


class AnyPlayer(Protocol):
    """Plays one seat of one game. `chance` is its own."""

    @property
    def chance(self) -> Chance: ...

    def pick(self, state: Any, /) -> int:
        """The number of the chosen option, for a decision of `state.decider`."""


class Room(Protocol):
    """What each game brings: its players, and how they play it."""

    @property
    def PLAYERS(self) -> Mapping[str, Any]:  # noqa: N802
        """By name; each is made from a seed."""

    @property
    def LEVELS(self) -> Mapping[str, Any]:  # noqa: N802
        """Those that people choose from, the weakest first."""

    @property
    def REFERENCES(self) -> Mapping[str, Any]:  # noqa: N802
        """Further ones, for the arena only."""

    @property
    def TIMED(self) -> Mapping[str, Any]:  # noqa: N802
        """Those that take a time for each decision; each is made from a seed and milliseconds."""

    @property
    def COUNTED(self) -> Mapping[str, Any]:  # noqa: N802
        """Those that try things so often for each decision; each is made from a seed and a number."""

    def table(self, setup: Any, /) -> Any:
        """An empty table for games of a setup."""

    def deal(self, state: Any, setup: Any, seed: int, /) -> None:
        """Begin a game of the setup with another seed."""

    def play_out(self, state: Any, players: Any, /) -> None:
        """Let the players finish a game."""

    def winners(self, state: Any, /) -> tuple[int, ...]: ...


ROOMS: dict[str, Room] = {"carcassonne": carcassonne, "cardcassonne": cardcassonne}


def room(game: str) -> Room:
    """The room of a game."""
    if game not in ROOMS:
        raise UnknownGame(f"no game {game!r}; allowed: {', '.join(ROOMS)}")
    return ROOMS[game]


class PlayerFailed(LanguedocError):
    """A player picked an option that does not exist."""


def picked(player: AnyPlayer, state: Any, number: int) -> int:
    """What a player picks of a `number` of options."""
    k = player.pick(state)
    if not 0 <= k < number:
        raise PlayerFailed(f"option {k} of {number}")
    return k


def player(name: str, seed: int, game: str = "carcassonne") -> AnyPlayer:
    """A computer player of a game by name."""
    known = room(game).PLAYERS
    if name not in known:
        raise UnknownPlayer(f"no player {name!r}; allowed: {', '.join(known)}")
    made: AnyPlayer = known[name](seed)
    return made


__all__ = ["ROOMS", "AnyPlayer", "PlayerFailed", "Room", "picked", "player", "room"]
