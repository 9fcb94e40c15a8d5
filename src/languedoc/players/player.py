"""What a computer player is, and how a game is played between them."""

from __future__ import annotations

from languedoc.carcassonne import turn
from languedoc.carcassonne.state import State
from languedoc.table.chance import Chance


class Player:
    """Plays one seat. `chance` is its own; it never looks at the chance of the game, nor into the bag."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def pick(self, state: State) -> int:
        """The number of the chosen option, for a decision of `state.decider`."""
        raise NotImplementedError


def play_games(state: State, players: list[Player], seed: int, games: int) -> None:
    """Play so many games one after the other on the same table, with the seeds from `seed` on."""
    for i in range(games):
        turn.deal(state, seed + i, 0, None)
        play_out(state, players)


def play_out(state: State, players: list[Player]) -> None:
    """Let the players finish a game."""
    while not state.over:
        player: Player = players[state.decider]
        turn.take(state, player.pick(state))
