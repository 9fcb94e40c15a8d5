"""Finds the weights of the card game's value: self-play, then least squares.

Before every round but the first the terms of both seats are kept; when the game is over it is known what each position
was worth. The weights are those whose sum comes nearest to that, the spread is the one that makes the chances to win
most likely.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import repeat

from languedoc.cardcassonne import rounds
from languedoc.cardcassonne.setup import Setup
from languedoc.cardcassonne.state import State
from languedoc.errors import OutOfRange
from languedoc.players.cardcassonne import weights as learned
from languedoc.players.cardcassonne.player import Player
from languedoc.players.cardcassonne.sampling import Sampling
from languedoc.players.cardcassonne.value import Value
from languedoc.players.cardcassonne.weights import Weights
from languedoc.players.machines import Machines, Processes
from languedoc.table.setup import LARGEST_SEED

PLAYOUTS = 60  # of the players that play against themselves
CAUTION = 40.0  # pulls weights that little is known of towards 0
BATCH = 20  # games
TERMS = learned.TERMS
POINT = learned.POINT
NOTHING_LEARNED = Weights((0.0,) * TERMS, (1.0, 1.0), 0)


@dataclass(frozen=True, slots=True)
class Seen:
    """A position before a round: the rounds left, the lead of the first seat, its terms less those of the second one,
    and its lead in the end, with half a point for a shared victory."""

    left: int
    lead: int
    terms: tuple[int, ...]
    final: int


def play(seed: int, games: int) -> list[Seen]:
    """The positions of some games of self-play between two seats."""
    box = Setup().box()
    state = State(box)
    value = Value(box, NOTHING_LEARNED)
    found = []
    for i in range(games):
        players: list[Player] = [Sampling(2 * (seed + i) + seat, PLAYOUTS) for seat in range(2)]
        rounds.deal(state, (seed + i) & LARGEST_SEED, -1, None)
        seen: list[tuple[int, int, tuple[int, ...]]] = []
        now = 1
        while not state.over:
            rounds.take(state, players[state.decider].pick(state))
            if not state.over and state.round > now:
                now = state.round
                scores = state.scores()
                seen.append((box.rounds - now + 1, scores[0] - scores[1], difference(value, state)))
        scores = state.scores()
        found += [Seen(left, lead, terms, scores[0] - scores[1]) for left, lead, terms in seen]
    return found


def difference(value: Value, state: State) -> tuple[int, ...]:
    sides = []
    for seat in range(2):
        value.list_terms(state, seat)
        sides.append([value.term(i) for i in range(TERMS)])
    return tuple(mine - theirs for mine, theirs in zip(*sides, strict=True))


def learn(games: int, seed: int, jobs: int, tell: Callable[[int], None], machines: Machines | None = None) -> Weights:
    """Weights from `games` games of self-play; `tell` is called with the number of games played so far."""
    if games < BATCH or jobs < 1:
        raise OutOfRange(f"at least {BATCH} games and one job are needed")
    seen: list[Seen] = []
    for number, batch in enumerate(batches(games, seed, jobs, machines), 1):
        seen += batch
        tell(min(games, number * BATCH))
    terms = fit(seen)
    return Weights(terms, spread(seen, terms), games)


def batches(games: int, seed: int, jobs: int, machines: Machines | None) -> Iterator[list[Seen]]:
    seeds = range(seed, seed + games, BATCH)
    sizes = [min(BATCH, seed + games - first) for first in seeds]
    where = Processes(jobs) if machines is None else machines
    return where.each(play, list(zip(seeds, sizes, strict=True)))


def fit(seen: list[Seen]) -> tuple[float, ...]:
    """The weights with the least squares of what is missed."""
    sums = [[CAUTION if i == j else 0.0 for j in range(TERMS)] for i in range(TERMS)]
    aims = [0.0] * TERMS
    scales = [math.sqrt(sum(each.terms[i] ** 2 for each in seen) / len(seen)) or 1.0 for i in range(TERMS)]
    for each in seen:
        row = [(i, each.terms[i] / scales[i]) for i in range(TERMS) if each.terms[i]]
        aim = float((each.final - each.lead) * POINT)
        for i, x in row:
            aims[i] += x * aim
            line = sums[i]
            for j, y in row:
                line[j] += x * y
    solved = solve(sums, aims)
    return tuple(weight / scale for weight, scale in zip(solved, scales, strict=True))


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    n = len(right)
    table = [[*row, aim] for row, aim in zip(rows, right, strict=True)]
    for i in range(n):
        best = max(range(i, n), key=lambda r: abs(table[r][i]))
        table[i], table[best] = table[best], table[i]
        for r in range(i + 1, n):
            factor = table[r][i] / table[i][i]
            if factor:
                table[r] = [a - factor * b for a, b in zip(table[r], table[i], strict=True)]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (table[i][n] - sum(table[i][j] * found[j] for j in range(i + 1, n))) / table[i][i]
    return found


def spread(seen: list[Seen], terms: tuple[float, ...]) -> tuple[float, float]:
    """The spread under which the results are most likely."""
    leads = [
        (each.left, each.lead + sum(map(float.__mul__, terms, map(float, each.terms))) / POINT, result(each.final))
        for each in seen
    ]
    best = (1.0, 1.0)
    most = -math.inf
    for fixed in range(0, 401, 50):
        for each_round in range(20, 301, 10):
            weights = Weights(terms, (float(fixed), float(each_round)), 0)
            likely = sum(map(likelihood, repeat(weights), leads))
            if likely > most:
                most = likely
                best = weights.spread
    return best


def result(final: int) -> float:
    return 0.5 if final == 0 else float(final > 0)


def likelihood(weights: Weights, lead: tuple[int, float, float]) -> float:
    left, expected, won = lead
    chance = min(max(weights.win_chance(expected, left), 1e-9), 1 - 1e-9)
    return won * math.log(chance) + (1 - won) * math.log(1 - chance)
