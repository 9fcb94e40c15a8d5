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


class Seat:
    """A player, linked to the next one: unlike a list, a linked list can be walked without the GIL."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.following = self


def seated(state: State, players: list[Player]) -> Seat:
    if len(players) != state.box.seats:
        raise WrongSeats(f"{len(players)} players for {state.box.seats} seats")
    for each in players:
        if not isinstance(each, Player):
            raise WrongType(f"{each!r} is no player")
    first = Seat(players[0])
    last = first
    for player in players[1:]:
        last.following = Seat(player)
        last = last.following
    return first


def finish(state: State, first: Seat) -> None:
    while not state.over:
        turn.choose(state, pick_at(first, state.decider, state))


def pick_at(seat: Seat, k: int, state: State) -> int:
    """What the player at the k-th seat from here picks."""
    return seat.player.pick(state) if k == 0 else pick_at(seat.following, k - 1, state)
