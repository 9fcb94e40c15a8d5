"""Many games between computer players, and what came out."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from languedoc.carcassonne.setup import Setup as TileSetup
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.errors import OutOfRange, WrongSeats
from languedoc.players import player, room
from languedoc.table.chance import Chance
from languedoc.table.setup import LARGEST_SEED

PLAYERS_SALT = 0x5DEECE66D1CE4E5B  # the players draw from another stream than the bag

AnySetup = TileSetup | CardSetup


@dataclass(frozen=True, slots=True)
class Outcome:
    """By player, in the order of the seats. `wins` counts a shared victory in equal parts; `deals_won` the deals
    that a player won by the points of all its games; `signature` is a checksum of all games."""

    games: int
    mean_scores: tuple[float, ...]
    wins: tuple[float, ...]
    deals_won: tuple[float, ...]
    games_per_s: float
    signature: str


def simulate(
    setup: AnySetup,
    players: Sequence[str],
    games: int,
    on_game: Callable[[int], None] | None = None,
    swapped: bool = False,
) -> Outcome:
    """Play `games` games; game i has the seed of the setup plus i. `on_game` is called for every finished game.

    `swapped`: every deal is played once for each seat, and each time all players move on by one seat, so that luck is
    the same for all.
    """
    if games < 1:
        raise OutOfRange(f"{games} games; at least 1 must be played")
    if len(players) != setup.seats:
        raise WrongSeats(f"{len(players)} players for {setup.seats} seats")
    at = room(setup.game)
    seeds = Chance(setup.seed ^ PLAYERS_SALT)
    seated = [player(name, seeds.draw(), setup.game) for name in players]
    state = at.table(setup)
    turns = setup.seats if swapped else 1
    totals = [0] * setup.seats
    wins = [0.0] * setup.seats
    deals_won = [0.0] * setup.seats
    signature = 0
    began = time.perf_counter()
    for i in range(games):
        points = [0] * setup.seats
        for moved in range(turns):
            at.deal(state, setup, (setup.seed + i) & LARGEST_SEED)
            sitting = [(seat + moved) % setup.seats for seat in range(setup.seats)]
            at.play_out(state, [seated[who] for who in sitting])
            best = at.winners(state)
            for seat, who in enumerate(sitting):
                points[who] += state.scores()[seat]
                wins[who] += (seat in best) / len(best)
            signature = (signature * 31 + state.checksum()) & LARGEST_SEED
            if on_game is not None:
                on_game(i * turns + moved + 1)
        for who in range(setup.seats):
            totals[who] += points[who]
            deals_won[who] += (points[who] == max(points)) / points.count(max(points))
    spent = time.perf_counter() - began
    return Outcome(
        games=games * turns,
        mean_scores=tuple(total / games / turns for total in totals),
        wins=tuple(wins),
        deals_won=tuple(deals_won),
        games_per_s=games * turns / spent,
        signature=f"{signature:016x}",
    )
