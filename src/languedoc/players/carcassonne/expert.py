"""The expert: truncated rollouts of the most promising options, all with the same imagined bags.

The one-ply player ranks the options. The best ones are followed by rollouts, bag by bag. An option drops out as soon as
the same bags have shown another one to be better, and after each quarter of the budget the worse half drops out. The
decision ends when one option is left, or with the budget: a time, or a number of rollouts; then the same seed gives the
same move. With at most two tiles left to lay, all that can follow is enumerated instead. Rollouts use several threads.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from statistics import fmean, stdev

from languedoc.carcassonne import numbering, turn
from languedoc.carcassonne.state import State
from languedoc.players.carcassonne.batch import choose_on, roll, solve
from languedoc.players.carcassonne.player import Player
from languedoc.players.carcassonne.rollouts import Roller
from languedoc.players.carcassonne.value import Table
from languedoc.players.clocks import Alarm, Clock, world
from languedoc.table.setup import LARGEST_SEED

BUDGET_MS = 1000
CANDIDATES = 24
PHASES = 4  # of the budget; after each but the last the worse half of the candidates drops out
FEWEST = 3  # candidates that stay to the end
EACH = 25  # rollouts that a candidate should have; fewer take part where there are not enough
PRIOR = 2  # rollouts that the value of the one-ply player counts as
COMPARED = 8  # bags after which options are compared with the best one, again and again
SURE = 3  # standard errors by which an option must be behind to drop out
PLIES = 12  # that a rollout follows
SHORTER = (6, 2)  # where the budget allows too few of them
ENOUGH = 120  # rollouts of one decision
MOST_OPTIONS = 1900  # where there are more, the one-ply player decides
STOPPED = -(1 << 31) + 1
TOO_MANY = -2


class Expert(Player):
    """`budget_ms` is the time of a decision, by a clock that is asked for in the thread that picks; with `rollouts`,
    that many are made, however long it takes."""

    def __init__(
        self,
        seed: int,
        budget_ms: float = BUDGET_MS,
        rollouts: int | None = None,
        threads: int | None = None,
        table: Table | None = None,
        timing: Callable[[], Clock] = world,
    ) -> None:
        super().__init__(seed)
        self.timing = timing
        self.budget = budget_ms / 1000
        self.rollouts = rollouts
        self.threads = threads or os.cpu_count() or 1
        self.rollers = [Roller(table) for _ in range(self.threads)]
        self.cancelled = False
        self.made = 0  # rollouts of the last decision

    def cancel(self) -> None:
        """End the decision that is being made: the best option so far is picked."""
        self.cancelled = True
        for roller in self.rollers:
            roller.stop()

    def pick(self, state: State) -> int:
        clock = self.timing()
        began = clock()
        self.cancelled = False
        self.made = 0
        for roller in self.rollers:
            roller.go_on()
            roller.sit_down(state)
        seat = state.decider
        imagined = state.redeal(seat, self.chance)
        turn.refresh(imagined)
        policy = self.rollers[0].policy
        policy.chance.state = self.chance.draw()
        best = choose_on(policy, imagined.copy())
        if imagined.count < 2 or imagined.count > MOST_OPTIONS or self.cancelled:
            return best
        if imagined.pile_left + imagined.hidden_count + (imagined.hand >= 0) <= 2 - (imagined.hand < 0):
            solved = solve(self.rollers[0], imagined)
            if solved != TOO_MANY:
                return solved
        worths = {k: policy.worth(k) for k in range(imagined.count)}
        decision = Decision(self, imagined, seat, candidates(imagined, worths), clock, began)
        if self.rollouts is not None:
            return decision.best()
        with Alarm(clock, began + self.budget, self.cancel):
            return decision.best()


def candidates(state: State, worths: dict[int, int]) -> dict[int, int]:
    """The best options with what the one-ply player thinks of them."""
    best = sorted(worths, key=lambda k: -worths[k])
    return {k: worths[k] for k in islice(distinct(state, {k: worths[k] for k in best}), CANDIDATES)}


def distinct(state: State, worths: Mapping[int, float], chosen: int = -1) -> Iterator[int]:
    """The options without those that place the tile as one before them does, because it looks the same when it is
    turned and is worth the same. The chosen one stands for its equals."""
    seen = {look_of_option(state, chosen, worths[chosen])} if chosen in worths else set()
    for k, worth in worths.items():
        look = look_of_option(state, k, worth)
        if k == chosen or look not in seen:
            seen.add(look)
            yield k


def look_of_option(state: State, k: int, worth: float) -> tuple[float, ...]:
    """Of a place for the tile in hand: the square, the edges that the tile shows there, its worth; else the option."""
    code = state.code(k)
    if code & numbering.VERB_MASK != numbering.PLACE or state.hand < 0:
        return (k,)
    oriented = state.hand * 4 + (state.second_target(code) & 3)
    return state.first_target(code), *(state.board.designs.shown(oriented, side) for side in range(4)), worth


class Decision:
    """The candidates of one decision, and what the rollouts found of them."""

    def __init__(
        self, expert: Expert, state: State, seat: int, worths: dict[int, int], clock: Clock, began: float
    ) -> None:
        self.expert = expert
        self.state = state
        self.seat = seat
        self.alive = list(worths)
        self.clock = clock
        self.began = began
        self.totals = {k: worth * PRIOR for k, worth in worths.items()}
        self.values: dict[int, list[int]] = {k: [] for k in worths}  # of each option, by one bag after the other
        self.bags = 0
        self.rounds = max(1, PLIES // state.box.seats)

    def best(self) -> int:
        rollouts = self.expert.rollouts
        if rollouts is None:
            rollouts = self.choose_length()
        self.alive = self.alive[: max(FEWEST, rollouts // EACH)]
        with ThreadPoolExecutor(self.expert.threads) as pool:
            for phase in range(1, PHASES + 1):
                while len(self.alive) > 1 and not self.is_spent(phase) and not self.expert.cancelled:
                    if not self.try_bag(pool):
                        break
                    if self.bags % COMPARED == 0:
                        self.compare()
                if phase < PHASES and len(self.alive) > FEWEST:
                    self.drop_out()
        return max(self.alive, key=lambda k: self.totals[k])

    def is_spent(self, phase: int) -> bool:
        """Whether the budget up to the end of a phase is spent."""
        if self.expert.rollouts is not None:
            return self.expert.made * PHASES >= self.expert.rollouts * phase
        return (self.clock() - self.began) * PHASES >= self.expert.budget * phase

    def choose_length(self) -> int:
        """Choose shorter rollouts where the time would only allow a few; returns how many it allows, about."""
        allowed = 0
        for plies in (PLIES, *SHORTER):
            self.rounds = max(1, plies // self.state.box.seats)
            before = self.clock()
            roll(self.expert.rollers[0], self.state, self.seat, self.alive[0], self.expert.chance.draw(), self.rounds)
            now = self.clock()
            left = self.expert.budget - (now - self.began)
            allowed = int(left * self.expert.threads / max(now - before, 1e-6))
            if allowed >= ENOUGH:
                break
        return allowed

    def try_bag(self, pool: ThreadPoolExecutor) -> bool:
        """Follow every candidate with the same bag. Returns whether all were followed to their end."""
        bag = self.expert.chance.draw()
        share = [self.alive[i :: self.expert.threads] for i in range(self.expert.threads)]
        tasks: list[Callable[[], list[int]]] = [
            lambda roller=roller, some=some: [  # type: ignore[misc]
                roll(roller, self.state, self.seat, k, bag & LARGEST_SEED, self.rounds) for k in some
            ]
            for roller, some in zip(self.expert.rollers, share, strict=True)
        ]
        found = [tasks[0]()] if len(tasks) == 1 else [each.result() for each in [pool.submit(task) for task in tasks]]
        values = {k: value for some, row in zip(share, found, strict=True) for k, value in zip(some, row, strict=True)}
        if STOPPED in values.values():
            return False
        for k, value in values.items():
            self.totals[k] += value
            self.values[k].append(value)
        self.bags += 1
        self.expert.made += len(values)
        return True

    def compare(self) -> None:
        """Options drop out that are surely worse than the best one, by the differences with each bag."""
        best = max(self.alive, key=lambda k: self.totals[k])
        self.alive = [k for k in self.alive if k == best or not self.is_behind(k, best)]

    def is_behind(self, k: int, best: int) -> bool:
        behind = [high - low for high, low in zip(self.values[best], self.values[k], strict=True)]
        error = stdev(behind) / math.sqrt(len(behind))
        return fmean(behind) > SURE * error

    def drop_out(self) -> None:
        """The better half of the candidates stays; of equal ones those that were ranked higher."""
        keep = max(FEWEST, (len(self.alive) + 1) // 2)
        self.alive = sorted(self.alive, key=lambda k: -self.totals[k])[:keep]
