"""What a computer player of the card game is, and how a game is played between them."""

from __future__ import annotations

from languedoc.cardcassonne import rounds
from languedoc.cardcassonne.state import State
from languedoc.errors import WrongSeats, WrongType
from languedoc.table.chance import Chance


class Player:
    """Plays one seat. `chance` is its own.

    `pick` gets the true state, including all hands, because a copy for every decision would be slow. A player must
    look only at what its seat may know, and look ahead on `state.redeal(seat, chance)`, which hides the rest.
    """

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def pick(self, state: State) -> int:
        """The number of the chosen option, for a decision of `state.decider`."""
        raise NotImplementedError


def play_games(state: State, players: list[Player], seed: int, games: int) -> None:
    """Play `games` games one after the other in the same state, with the seeds from `seed` on."""
    for i in range(games):
        rounds.deal(state, seed + i, 0, None)
        play_out(state, players)


def play_out(state: State, players: list[Player]) -> None:
    """Let the players finish a game."""
    if len(players) != state.box.seats:
        raise WrongSeats(f"{len(players)} players for {state.box.seats} seats")
    for each in players:
        if not isinstance(each, Player):
            raise WrongType(f"{each!r} is no player of the card game")
    while not state.over:
        player: Player = players[state.decider]
        rounds.take(state, player.pick(state))
