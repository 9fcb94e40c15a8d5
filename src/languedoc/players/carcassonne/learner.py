"""Learns the weights of a table by self-play: TD(lambda) over the positions after each turn.

After each game every position is compared with what came of it: a mix, by `mix`, of the value of the next position
and of all that followed. The weights of its terms move by a part of the difference. How far is found for each weight by
itself (temporal coherence): a weight that was always moved in one direction moves fast, one that was moved back and
forth hardly at all.

Several learners, each in a thread of its own, may share one table: they write to it without locks, so only a single
learner gives the same weights for the same seed.
"""

from __future__ import annotations

from languedoc.carcassonne import turn
from languedoc.carcassonne.state import State
from languedoc.memory import Memory
from languedoc.players.carcassonne import terms
from languedoc.players.carcassonne.one_ply import OnePly
from languedoc.players.carcassonne.value import Table

POINT = terms.POINT
MOST_TERMS = terms.MOST_TERMS
MOST_TURNS = 1200  # of one game that are learned from
MOST_LISTED = 400_000  # terms of all of them
MOST_WRONG = 30 * POINT  # a larger difference moves the weights no further
ONE = terms.ONE  # parts of a step, of a mix and of a coherence
SUM_SHIFT = 8  # differences are summed up in larger units, so that sums stay small


class Progress:
    """How steadily each weight of a table was moved: the sum of its differences, and the sum of their sizes."""

    def __init__(self, table: Table) -> None:
        self.size = table.size
        self.memory = Memory(16 * table.size + 16)
        self.sums = self.memory.longs(table.size)
        self.sizes = self.memory.longs(table.size)

    def rows(self) -> tuple[list[int], list[int]]:
        return [self.sums[i] for i in range(self.size)], [self.sizes[i] for i in range(self.size)]

    def restore(self, sums: list[int], sizes: list[int]) -> None:
        for i in range(self.size):
            self.sums[i] = sums[i]
            self.sizes[i] = sizes[i]


class Learner:
    """`step` is how much of a difference all terms of a position together make up at most, `mix` is lambda: both in
    parts of `ONE`."""

    def __init__(self, table: Table, progress: Progress, seed: int, step: int, mix: int, noise: int) -> None:
        self.table = table
        self.weights = self.table.weights
        self.progress = progress
        self.sums = self.progress.sums
        self.sizes = self.progress.sizes
        self.player = OnePly(seed, table, noise)
        self.player.quick = True
        self.step = step
        self.mix = mix
        self.least = (
            0  # the smallest coherence that is counted, in parts of `ONE`: else learning comes to rest too early
        )
        self.memory = Memory(4 * (MOST_LISTED + MOST_TERMS + 2 * MOST_TURNS) + 16 * MOST_TURNS + 64)
        self.listed = self.memory.ints(MOST_LISTED + MOST_TERMS)
        self.first = self.memory.ints(MOST_TURNS + 1)
        self.mover = self.memory.ints(MOST_TURNS)
        self.lead = self.memory.longs(MOST_TURNS)
        self.worth = self.memory.longs(MOST_TURNS)
        self.turns = 0
        self.misses = 0  # sum of the sizes of all differences, to watch the progress

    def state(self) -> tuple[int, int, int]:
        """What changes in a training besides the weights: where the noise is drawn, lambda, the least coherence."""
        return self.player.chance.state, self.mix, self.least

    def restore(self, state: tuple[int, int, int]) -> None:
        self.player.chance.state, self.mix, self.least = state

    def learn_games(self, state: State, seed: int, games: int) -> None:
        """Play games with the seeds from `seed` on, and learn from each."""
        for i in range(games):
            self.play(state, seed + i)
            self.study(state)

    def play(self, state: State, seed: int) -> None:
        """One game against itself; the terms of every position after a turn are kept."""
        turn.deal_shuffled(state, seed, -1)
        self.turns = 0
        self.first[0] = 0
        while not state.over:
            seat = state.decider
            turn.choose(state, self.player.pick(state))
            if state.over or state.decider != seat or state.hand >= 0:
                self.keep(state, seat)

    def keep(self, state: State, seat: int) -> None:
        n = self.turns
        if not state.over and n < MOST_TURNS and self.first[n] <= MOST_LISTED:
            self.player.value.collect(state, seat)
            first = self.first[n]
            for i in range(self.player.value.count):
                self.listed[first + i] = self.player.value.terms[i]
            self.first[n + 1] = first + self.player.value.count
            self.mover[n] = seat
            self.lead[n] = self.player.value.known_lead(state, seat)
            self.worth[n] = self.lead[n] + self.player.value.expected()
            self.turns = n + 1

    def study(self, state: State) -> None:
        """Move the weights towards what came of each position, the last one first."""
        for seat in range(state.box.seats):
            self.study_seat(state, seat)

    def study_seat(self, state: State, seat: int) -> None:
        """What came of the positions of a seat. Between two seats one's gain is the other's loss, so that the positions
        of both follow each other; among more each seat has its own."""
        two = state.box.seats == 2
        if two and seat == 1:
            return
        aim = self.player.value.lead(state, seat)
        next_worth = aim
        for back in range(self.turns):
            n = self.turns - 1 - back
            if two or self.mover[n] == seat:
                turned = -1 if two and self.mover[n] != seat else 1
                self.move(n, turned * aim - self.lead[n])
                worth = turned * self.worth[n]
                aim = (worth * (ONE - self.mix) + aim * self.mix) >> 16
                next_worth = worth
        self.misses += abs(next_worth - aim) >> 16

    def move(self, n: int, aim: int) -> None:
        """Move the weights of a position, so that their sum comes nearer to an aim."""
        first = self.first[n]
        end = self.first[n + 1]
        total = 0
        for i in range(first, end):
            total += self.weights[self.listed[i]]
        wrong = aim - total
        if wrong > MOST_WRONG:
            wrong = MOST_WRONG
        if wrong < -MOST_WRONG:
            wrong = -MOST_WRONG
        if end == first:
            return
        size = wrong if wrong >= 0 else -wrong
        turned = 1 if wrong >= 0 else -1
        each = size * self.step // (end - first)
        for i in range(first, end):
            index = self.listed[i]
            sizes = self.sizes[index]
            part = ONE
            if sizes > 0:
                sums = self.sums[index]
                part = max(self.least, ((sums if sums >= 0 else -sums) << 16) // sizes)
            self.weights[index] += turned * (each * part >> 32)
            self.sums[index] += wrong >> SUM_SHIFT
            self.sizes[index] += size >> SUM_SHIFT
