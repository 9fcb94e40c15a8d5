"""The learned value of the card game between two rounds: what a seat may still expect, and its chance to win.

The value is the score plus a sum of learned weights, one for each term of `list_terms`. `learning.py` finds the
weights, `trained.toml` holds them. All numbers are whole, so that compiled and interpreted players choose the same.
"""

from __future__ import annotations

from languedoc.cardcassonne import box as boxes
from languedoc.cardcassonne import scoring
from languedoc.cardcassonne.box import Box
from languedoc.cardcassonne.state import State
from languedoc.memory import Memory
from languedoc.players.cardcassonne import weights as learned
from languedoc.players.cardcassonne.greedy import Greedy
from languedoc.players.cardcassonne.weights import Weights

ROW_COUNT = boxes.ROW_COUNT
CHEST = boxes.CHEST
NOTHING = boxes.NOTHING

POINT = learned.POINT
WEIGHT_BITS = 10  # weights are in parts of a hundredth

# Terms: from each number on as many as are said
SETS = 0  # sets of animals by size, for each round to come
MOST_SIZE = 9
SERIES = 9  # points that the buildings make already
CHEST_TO_COME = 10  # cards under the chest, for each round to come
GAIN = 11  # what one more building brings, summed over the colours
GAIN_TO_COME = 12
JOKERS = 13  # building jokers
LOOSE = 14  # animal jokers without animals
FIRST = 15  # has the first turn of the next round
FIRST_ROWS = 16  # what its rows are worth to it then, the best one first
LATER_ROWS = 20  # the same for those who come later
TERMS = learned.TERMS

# The chance to win, by the lead
CHANCE_BITS = learned.CHANCE_BITS
STEP = 50  # hundredths of a point
STEPS = 400  # of the table, from a lead of no points on
LARGEST_LEAD = 1 << 20  # no game has such a lead
LEAD_BITS = 4


class Value:
    """Values positions between two rounds. It has scratch rows of its own."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box = box
        self.judge = Greedy(0)
        rounds = box.rounds
        self.memory = Memory(4 * (2 * TERMS + box.seats + (rounds + 2) * STEPS) + 64)
        self.weights = self.memory.ints(TERMS)
        self.terms = self.memory.ints(TERMS)
        self.values = self.memory.ints(box.seats)
        self.chances = self.memory.ints((rounds + 2) * STEPS)
        for i, weight in enumerate(weights.terms):
            self.weights[i] = round(weight * (1 << WEIGHT_BITS))
        for left in range(rounds + 2):  # one more before the first round
            for i in range(STEPS):
                chance = weights.win_chance(i * STEP / POINT, left)
                self.chances[left * STEPS + i] = round(chance * (1 << CHANCE_BITS))

    def list_terms(self, state: State, seat: int) -> None:
        """The terms of a seat, before the first turn of a round."""
        terms = self.terms
        for i in range(TERMS):
            terms[i] = 0
        if not state.over:
            left = state.box.rounds - state.round + 1
            for row in range(ROW_COUNT):
                size = state.animals[seat * ROW_COUNT + row]
                if size > 0:
                    terms[SETS + min(size, MOST_SIZE) - 1] += left
            series = scoring.best_series(state, seat)
            gain = 0
            for row in range(ROW_COUNT):
                state.chest[seat * CHEST + row] += 1
                gain += scoring.best_series(state, seat) - series
                state.chest[seat * CHEST + row] -= 1
            terms[SERIES] = series
            terms[CHEST_TO_COME] = state.chest_size(seat) * left
            terms[GAIN] = gain
            terms[GAIN_TO_COME] = gain * left
            terms[JOKERS] = state.chest[seat * CHEST + ROW_COUNT]
            terms[LOOSE] = state.loose[seat]
            first = LATER_ROWS
            if seat == state.seat:
                first = FIRST_ROWS
                terms[FIRST] = 1
            for row in range(ROW_COUNT):
                worth = self.judge.worth(state, seat, seat, row, NOTHING)
                i = first + row
                while i > first and terms[i - 1] < worth:
                    terms[i] = terms[i - 1]
                    i -= 1
                terms[i] = worth

    def of(self, state: State, seat: int) -> int:
        """What a seat may expect to have in the end, in hundredths of a point."""
        self.list_terms(state, seat)
        total = 0
        for i in range(TERMS):
            total += self.weights[i] * self.terms[i]
        return state.score[seat] * POINT + (total >> WEIGHT_BITS)

    def value_all(self, state: State) -> None:
        for seat in range(state.box.seats):
            self.values[seat] = self.of(state, seat)

    def lead(self, seat: int, seats: int) -> int:
        """What a seat has more than the best of the others, after `value_all`."""
        best = -1000000000
        for other in range(seats):
            if other != seat:
                best = max(best, self.values[other])
        return self.values[seat] - best

    def chance(self, state: State, seat: int) -> int:
        """The chance of a seat to win, after `value_all`."""
        lead = self.lead(seat, state.box.seats)
        left = 0 if state.over else state.box.rounds - state.round + 1
        step = min((lead if lead >= 0 else -lead) // STEP, STEPS - 1)
        more = self.chances[left * STEPS + step]
        return more if lead >= 0 else (1 << CHANCE_BITS) - more

    def merit(self, state: State, seat: int) -> int:
        """What a search should make as large as it can, never negative: the chance, and a little of the lead, so that
        nobody who is sure to win or to lose plays at random."""
        return self.chance(state, seat) + ((self.lead(seat, state.box.seats) + LARGEST_LEAD) >> LEAD_BITS)

    def term(self, i: int) -> int:
        """One of the terms listed last."""
        return self.terms[i]
