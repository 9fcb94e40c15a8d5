"""Measures how leads become victories: `python -m languedoc.analysis.calibration` writes `chances.toml`.

The skilled player plays against itself. After every turn the lead that its value expects is kept with the number of
tiles left; when the game is over it is known who won. The width of the curve is the one that makes these results most
likely.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

from languedoc.analysis.chances import Chances
from languedoc.carcassonne import turn
from languedoc.carcassonne.setup import COLOURS, Setup
from languedoc.carcassonne.state import State
from languedoc.players.carcassonne.one_ply import OnePly
from languedoc.players.carcassonne.terms import POINT
from languedoc.players.carcassonne.value import Value
from languedoc.players.carcassonne.weights import shipped_name, table_for
from languedoc.table.event import leaders
from languedoc.table.setup import seat_names

FIRST_SEED = 1 << 41  # deals that no player was trained with
FIXED = (0, 1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256, 512, 1024)
EACH_TILE = (0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 96)

Seen = tuple[float, int, float]
"""A lead, the tiles left then, and what part of the victory it became."""


def setups() -> dict[str, Setup]:
    """A game for each file of weights."""
    chosen = (Setup(), Setup(names=seat_names(4, COLOURS)), Setup(preset="classic"))
    return {shipped_name(setup.box()): setup for setup in chosen}


def watch(setup: Setup, games: int) -> list[Seen]:
    """The leads of all seats after every turn of some games."""
    box = setup.box()
    state = State(box)
    seats = box.seats
    value = Value(table_for(box))
    found: list[Seen] = []
    for i in range(games):
        players = [OnePly(i * seats + seat) for seat in range(seats)]
        turn.deal(state, FIRST_SEED + i, -1, None)
        seen: list[tuple[float, int, int]] = []
        mover = state.decider
        while not state.over:
            turn.choose(state, players[state.decider].pick(state))
            if not state.over and state.decider != mover:
                value.look_at(state)
                seen += [(value.of(state, seat) / POINT, value.tiles_left, seat) for seat in range(seats)]
                mover = state.decider
        best = leaders(state.scores())
        found += [(lead, left, (seat in best) / len(best)) for lead, left, seat in seen]
    return found


def likelihood(chances: Chances, seen: list[Seen]) -> float:
    total = 0.0
    for lead, left, won in seen:
        chance = min(max(chances.of(lead, left), 1e-9), 1 - 1e-9)
        total += won * math.log(chance) + (1 - won) * math.log(1 - chance)
    return total


def fit(seen: list[Seen]) -> Chances:
    every = [Chances(fixed, each) for fixed in FIXED for each in EACH_TILE]
    return max(every, key=lambda chances: likelihood(chances, seen))


def table(chances: Chances, seen: list[Seen]) -> list[tuple[float, float, int]]:
    """How well it holds: for tenths of the expected chance, its mean, the part that was won, and the number."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for lead, left, won in seen:
        chance = chances.of(lead, left)
        rows[min(9, int(chance * 10))].append((chance, won))
    return [
        (sum(chance for chance, _ in row) / len(row), sum(won for _, won in row) / len(row), len(row))
        for row in rows
        if row
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of each kind; a tenth of them with modules")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("chances.toml"))
    given = parser.parse_args()
    lines = [f"# Made by `python -m languedoc.analysis.calibration --games {given.games}`\n"]
    for name, setup in setups().items():
        seen = watch(setup, given.games if setup.preset == Setup.preset else max(1, given.games // 10))
        chances = fit(seen)
        lines.append(f'\n["{name}"]\nfixed = {chances.fixed}\neach_tile = {chances.each_tile}\n')
        print(name, chances, file=sys.stderr)
        for expected, won, number in table(chances, seen):
            print(f"  expected {expected:5.1%}  won {won:5.1%}  of {number}", file=sys.stderr)
    given.out.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
