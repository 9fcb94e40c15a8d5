"""What a computer player is, and how a game is played between them."""

from __future__ import annotations

from languedoc.carcassonne import turn
from languedoc.carcassonne.state import State
from languedoc.errors import WrongSeats, WrongType
from languedoc.table.chance import Chance


class Player:
    """Plays one seat. `chance` is its own.

    `pick` gets the true state, including the order of the bag, because a copy for every decision would be slow. A
    player that looks ahead must do so on `state.redeal(seat, chance)`, which hides what the seat does not know.
    """

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def pick(self, state: State) -> int:
        """The number of the chosen option, for a decision of `state.decider`."""
        raise NotImplementedError


def play_games(state: State, players: list[Player], seed: int, games: int) -> None:
    """Play so many games one after the other on the same table, with the seeds from `seed` on."""
    seats = seated(state, players)
    for i in range(games):
        turn.deal(state, seed + i, 0, None)
        finish(state, seats)


def play_out(state: State, players: list[Player]) -> None:
    """Let the players finish a game."""
    finish(state, seated(state, players))


class Seat:
    """The player of a seat: a final class, so that the compiled loop need not check the subclass of Player."""

    def __init__(self, player: Player) -> None:
        self.player = player


def seated(state: State, players: list[Player]) -> list[Seat]:
    if len(players) != state.box.seats:
        raise WrongSeats(f"{len(players)} players for {state.box.seats} seats")
    for each in players:
        if not isinstance(each, Player):
            raise WrongType(f"{each!r} is no player")
    return [Seat(player) for player in players]


def finish(state: State, seats: list[Seat]) -> None:
    while not state.over:
        seat: Seat = seats[state.decider]
        turn.take(state, seat.player.pick(state))
