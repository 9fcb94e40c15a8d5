"""The player that imagines what it cannot see: for every option it plays the round out again and again, on redealt
copies, with greedy players at all seats, and takes the option that did best.

Options that fall behind are dropped half by half, so that the close ones get most of the work. All options meet the
same redeals. The work is bounded by a number of rounds played out, not by a clock, so the same seed picks the same.
"""

from __future__ import annotations

from languedoc.cardcassonne import box as boxes
from languedoc.cardcassonne import rounds, scoring
from languedoc.cardcassonne.state import State
from languedoc.memory import Memory
from languedoc.players.cardcassonne.greedy import Greedy
from languedoc.players.cardcassonne.player import Player
from languedoc.table.chance import Chance

ROW_COUNT = boxes.ROW_COUNT
NOTHING = boxes.NOTHING
MOST_OPTIONS = 64

PLAYOUTS = 600  # rounds played out for one decision
POINT = 100
CHEST_CARD = 150  # a card under the chest may still become part of a better series
SET_GROWS = 30  # per cent: how often a set grows in a round
NEXT_ROW = 40  # per cent of the best row that is left go to whoever begins the next round


class Sampling(Player):
    def __init__(self, seed: int, playouts: int = PLAYOUTS) -> None:
        self.chance = Chance(seed)
        self.playouts = playouts
        self.rollout = Greedy(0)
        self.memory = Memory(MOST_OPTIONS * 16)
        self.total = self.memory.longs(MOST_OPTIONS)
        self.alive = self.memory.ints(MOST_OPTIONS)
        self.imagined: State | None = None
        self.trial: State | None = None

    def pick(self, state: State) -> int:
        if state.count == 1:
            return 0
        if self.imagined is None or self.imagined.box is not state.box:
            self.imagined = State(state.box)
            self.trial = State(state.box)
        left = state.count
        for k in range(left):
            self.alive[k] = k
            self.total[k] = 0
        phases = 0
        while (1 << phases) < left:
            phases += 1
        for _ in range(phases):
            samples = self.playouts // (phases * left)
            self.sample(state, left, samples if samples > 0 else 1)
            left = self.drop(left)
        return self.alive[0]

    def sample(self, state: State, left: int, samples: int) -> None:
        """Play every remaining option on a number of redeals."""
        imagined: State = self.imagined  # type: ignore[assignment]
        trial: State = self.trial  # type: ignore[assignment]
        seat = state.decider
        for _ in range(samples):
            imagined.redeal_from(state, seat, self.chance)
            for i in range(left):
                k = self.alive[i]
                trial.copy_from(imagined)
                rounds.take(trial, k)
                self.play_round(trial, state.round)
                self.total[k] += self.standing(trial, seat)

    def play_round(self, trial: State, now: int) -> None:
        """Go on to the end of the round."""
        while not trial.over and trial.round <= now:
            rounds.take(trial, self.rollout.pick(trial))

    def drop(self, left: int) -> int:
        """Sort what is left by what it brought and keep the better half."""
        alive = self.alive
        for i in range(1, left):
            k = alive[i]
            j = i
            while j > 0 and self.total[alive[j - 1]] < self.total[k]:
                alive[j] = alive[j - 1]
                j -= 1
            alive[j] = k
        return (left + 1) // 2

    def standing(self, state: State, seat: int) -> int:
        """Own prospects, less those of the best of the others."""
        mine = self.prospect(state, seat)
        theirs = -1000000
        for other in range(state.box.seats):
            if other != seat:
                value = self.prospect(state, other)
                if value > theirs:
                    theirs = value
        return mine - theirs

    def prospect(self, state: State, seat: int) -> int:
        """Points, and what sets and buildings will bring."""
        total = state.score[seat] * POINT
        if state.over:
            return total
        to_come = state.box.rounds - state.round
        total += scoring.best_series(state, seat) * POINT
        if to_come > 0:
            total += state.chest_size(seat) * CHEST_CARD
        for row in range(ROW_COUNT):
            size = state.animals[seat * ROW_COUNT + row]
            if size > 0:
                total += state.box.set_points[size] * to_come * SET_GROWS * POINT // 100
        if seat == state.seat:
            best = 0
            for row in range(ROW_COUNT):
                value = self.rollout.worth(state, seat, seat, row, NOTHING)
                if value > best:
                    best = value
            total += best * NEXT_ROW // 100
        return total
