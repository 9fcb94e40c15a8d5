"""Matches between computer players: paired deals, win rates with intervals, Elo.

Every deal is played once for each seat, with all players moved on by one seat, so that luck is the same for all.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from languedoc.errors import OutOfRange, UnknownPlayer, WrongSeats
from languedoc.players import AnyPlayer, room
from languedoc.players.machines import Machines, Processes
from languedoc.players.simulation import PLAYERS_SALT, AnySetup
from languedoc.table.chance import Chance
from languedoc.table.setup import LARGEST_SEED

NORMAL_95 = 1.959964  # a normal variable is this many deviations from its mean at most, in 95 % of all cases
ELO = 400 / math.log(10)
SURE = math.log(0.95 / 0.05)  # of the sequential test: wrong in 5 % of all cases, either way
LONGEST_BUDGET = 24 * 3600 * 1000  # milliseconds
MOST_DIGITS = 9  # of a number of rollouts


def contestants(game: str) -> list[str]:
    """The players that can be named."""
    at = room(game)
    return [*at.PLAYERS, *at.REFERENCES]


def contestant(name: str, seed: int, game: str, budget_ms: float | None = None) -> AnyPlayer:
    """A player by name; `expert:100` takes 100 ms for each decision, whatever the budget of the others, and
    `expert:100r` makes 100 rollouts, however long they take."""
    at = room(game)
    plain, _, own = name.partition(":")
    if plain not in at.PLAYERS and plain not in at.REFERENCES:
        raise UnknownPlayer(f"no player {plain!r}; allowed: {', '.join(contestants(game))}")
    if is_number(own[:-1]) and own.endswith("r"):
        if plain not in at.COUNTED:
            raise UnknownPlayer(f"{plain} makes no rollouts; of these a number can be given: {', '.join(at.COUNTED)}")
        counted: AnyPlayer = at.COUNTED[plain](seed, int(own[:-1]))
        return counted
    if own:
        try:
            budget_ms = float(own)
        except ValueError:
            raise UnknownPlayer(
                f"{name!r} names neither a time in milliseconds nor a number of rollouts, such as {plain}:100 or "
                f"{plain}:100r"
            ) from None
        if plain not in at.TIMED:
            others = f"of these a time can be given: {', '.join(at.TIMED)}" if at.TIMED else f"nobody does in {game}"
            raise UnknownPlayer(f"{plain} takes no time; {others}")
    if budget_ms is not None and not 0 < budget_ms <= LONGEST_BUDGET:
        raise OutOfRange(f"a budget of {budget_ms:g} ms; it must be more than 0, and a day at most")
    made: AnyPlayer
    if budget_ms is not None and plain in at.TIMED:
        made = at.TIMED[plain](seed, budget_ms)
    else:
        made = (at.PLAYERS.get(plain) or at.REFERENCES[plain])(seed)
    return made


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS and int(text) > 0


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal, played once for each seat: the scores of every game by player, and who won (a shared victory in equal
    parts)."""

    scores: tuple[tuple[int, ...], ...]
    wins: tuple[tuple[float, ...], ...]


def play_deal(setup: AnySetup, names: Sequence[str], seed: int, budget_ms: float | None = None) -> Deal:
    """The games of one deal. The same seed gives the same games, unless a time is given."""
    at = room(setup.game)
    state = at.table(setup)
    seats = setup.seats
    scores = []
    wins = []
    for moved in range(seats):
        seeds = Chance((seed * seats + moved) & LARGEST_SEED ^ PLAYERS_SALT)
        players = [contestant(name, seeds.draw(), setup.game, budget_ms) for name in names]
        at.deal(state, setup, seed & LARGEST_SEED)
        sitting = [(seat + moved) % seats for seat in range(seats)]
        at.play_out(state, [players[who] for who in sitting])
        best = at.winners(state)
        final = state.scores()
        scores.append(tuple(final[sitting.index(who)] for who in range(seats)))
        wins.append(tuple((sitting.index(who) in best) / len(best) for who in range(seats)))
    return Deal(tuple(scores), tuple(wins))


@dataclass(slots=True)
class Match:
    """What is known of a match so far."""

    names: tuple[str, ...]
    deals: list[Deal] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.deals) * len(self.names)

    def win_rate(self, who: int) -> float:
        return sum(won[who] for deal in self.deals for won in deal.wins) / self.games

    def interval(self, who: int) -> tuple[float, float]:
        """Bounds of the win rate: Wilson's, at 95 %, as if all games were independent. Paired deals make it, if
        anything, narrower."""
        rate, n, z = self.win_rate(who), self.games, NORMAL_95
        middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    def margin(self, who: int) -> float:
        """The mean of the points of a player less those of the best of the others."""
        leads = [
            row[who] - max(points for other, points in enumerate(row) if other != who)
            for deal in self.deals
            for row in deal.scores
        ]
        return sum(leads) / len(leads)

    def mean_score(self, who: int) -> float:
        return sum(row[who] for deal in self.deals for row in deal.scores) / self.games

    def elo(self, who: int) -> float:
        """How much stronger a player is than the mean of the others, by its odds against those of chance. All games won
        count as half a game lost."""
        rate = min(max(self.win_rate(who), 0.5 / self.games), 1 - 0.5 / self.games)
        chance = 1 / len(self.names)
        return ELO * (math.log(rate / (1 - rate)) - math.log(chance / (1 - chance)))

    def evidence(self, low: float, high: float) -> float:
        """The log likelihood ratio of two Elo differences of the first player to the mean of the others, by the win
        rates of the deals."""
        rates = [sum(won[0] for won in deal.wins) / len(deal.wins) for deal in self.deals]
        mean = sum(rates) / len(rates)
        spread = sum((rate - mean) ** 2 for rate in rates) / len(rates) + 1e-3  # never quite certain of a few deals
        others = len(self.names) - 1
        expected = [1 / (1 + others * math.exp(-elo / ELO)) for elo in (low, high)]
        return len(rates) * (expected[1] - expected[0]) * (2 * mean - expected[0] - expected[1]) / (2 * spread)

    def data(self) -> dict[str, object]:
        """The match as JSON: the first player's figures, then those of all."""
        players = []
        for who, name in enumerate(self.names):
            low, high = self.interval(who)
            players.append(
                {
                    "name": name,
                    "win_rate": round(self.win_rate(who), 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "margin": round(self.margin(who), 2),
                    "elo": round(self.elo(who), 1),
                    "mean_score": round(self.mean_score(who), 2),
                }
            )
        first = {key: players[0][key] for key in ("win_rate", "low", "high", "margin", "elo")}
        return {"games": self.games, **first, "players": players}


def play_match(
    setup: AnySetup,
    names: Sequence[str],
    games: int,
    budget_ms: float | None = None,
    jobs: int = 1,
    sprt: tuple[float, float] | None = None,
    on_deal: Callable[[Match], None] | None = None,
    machines: Machines | None = None,
) -> Match:
    """Play at least `games` games, in whole deals; deal i has the seed of the setup plus i. With `sprt`, stop as soon
    as one of two Elo differences of the first player is far more likely than the other. With `machines` the deals are
    played there; the same seed gives the same games."""
    if games < 1:
        raise OutOfRange(f"{games} games; at least 1 must be played")
    if len(names) < 2:
        raise WrongSeats("a match needs at least two players")
    if len(names) != setup.seats:
        raise WrongSeats(f"{len(names)} players for {setup.seats} seats")
    for name in names:
        contestant(name, 0, setup.game, budget_ms)
    match = Match(tuple(names))
    seeds = range(setup.seed, setup.seed + -(-games // len(names)))
    for deal in play_deals(setup, names, seeds, budget_ms, jobs, machines):
        match.deals.append(deal)
        if on_deal is not None:
            on_deal(match)
        if sprt is not None and abs(match.evidence(*sprt)) >= SURE:
            break
    return match


def play_deals(
    setup: AnySetup,
    names: Sequence[str],
    seeds: Sequence[int],
    budget_ms: float | None,
    jobs: int,
    machines: Machines | None = None,
) -> Iterator[Deal]:
    """The deals in the order of their seeds; with several jobs, each process plays some."""
    where = Processes(jobs) if machines is None else machines
    return where.each(play_deal, [(setup, tuple(names), seed, budget_ms) for seed in seeds])


def ratings(
    names: Sequence[str], results: dict[tuple[str, str], tuple[float, int]], rounds: int = 2000
) -> dict[str, float]:
    """Elo of players who met in pairs, by the Bradley-Terry model; the mean is 0. `results`: of a pair, the wins of the
    first and the games. Each player has drawn one more game against a player of mean strength, so that nobody's rating
    is without bounds."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(rounds):
        changed = {}
        for name in names:
            wins = 0.5
            weight = 1 / (strength[name] + 1)
            for (one, other), (won, games) in results.items():
                if name in (one, other):
                    wins += won if name == one else games - won
                    weight += games / (strength[one] + strength[other])
            changed[name] = wins / weight
        strength = changed
    elo = {name: ELO * math.log(each) for name, each in strength.items()}
    mean = sum(elo.values()) / len(elo)
    return {name: each - mean for name, each in elo.items()}
