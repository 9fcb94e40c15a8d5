"""What follows from an option: rollouts that are cut short, and the exact result where only two tiles are left.

Everything here is played on imagined tables, on which what a seat cannot know was drawn anew.
"""

from __future__ import annotations

from languedoc.carcassonne import numbering, turn
from languedoc.carcassonne.state import State
from languedoc.memory import Memory
from languedoc.players.carcassonne.one_ply import Ahead, OnePly
from languedoc.players.carcassonne.value import Table
from languedoc.table.chance import Chance

STOPPED = -(1 << 31) + 1
TOO_MANY = -2
DEEP = 10  # decisions that an exact result may take
MOST_POSITIONS = 400_000  # of an exact result; where there are more, rollouts decide
MOST_SEATS = numbering.MOST_SEATS
WORST = -(1 << 31) + 1


class Roller:
    """Follows options of one decision after the other. Each thread has its own."""

    def __init__(self, table: Table | None) -> None:
        self.policy = OnePly(0, table)
        self.chance = Chance(0)
        self.trial: State = None  # type: ignore[assignment]
        self.ahead: Ahead = None  # type: ignore[assignment]
        self.stopped = 0
        self.positions = 0
        self.memory = Memory(4 * MOST_SEATS * (DEEP + 2))
        self.results = self.memory.ints(MOST_SEATS * (DEEP + 1))  # the best scores found at each depth

    def sit_down(self, state: State) -> None:
        """Prepare for the games of a box."""
        if self.trial is None or self.trial.box is not state.box:
            self.trial = state.copy()
            self.ahead = Ahead(state.copy(), DEEP)
            self.policy.sit_down(state)

    def stop(self) -> None:
        """Stop the rollout or the search that is running; its result is not used."""
        self.stopped = 1
        self.policy.stopped = True

    def go_on(self) -> None:
        self.stopped = 0
        self.policy.stopped = False

    def roll(self, state: State, seat: int, k: int, bag: int, rounds: int) -> int:
        """The value of an option for a seat, by one rollout: all seats play the best position by their value, until
        this one has had `rounds` more turns. `bag` decides what is drawn. `STOPPED` if it was stopped."""
        self.trial.copy_from(state)
        self.chance.state = bag
        self.trial.draw_anew(seat, self.chance)
        self.policy.chance.state = bag
        self.policy.value.look_at(self.trial)
        self.policy.quick = True
        value = self.follow(seat, k, rounds)
        self.policy.quick = False
        return value

    def follow(self, seat: int, k: int, rounds: int) -> int:
        turn.choose(self.trial, k)
        mover = seat
        while not self.trial.over and not self.stopped:
            if mover == seat and (self.trial.decider != seat or self.trial.hand >= 0):
                if rounds == 0:
                    return self.policy.value.of(self.trial, seat)
                rounds -= 1
            mover = self.trial.decider
            turn.choose(self.trial, self.policy.choose_on(self.trial))
        return STOPPED if self.stopped else self.policy.value.lead(self.trial, seat)

    def solve(self, state: State) -> int:
        """The option with the best final result, if every seat plays for the best result of its own; -2 if there are
        too many positions. The bag of the imagined table is taken as it is, so it should hold one tile at the most."""
        self.positions = 0
        return self.solve_on(state, self.ahead, 0)

    def solve_on(self, state: State, ahead: Ahead, depth: int) -> int:
        turn.refresh(state)
        seat = state.decider
        best = TOO_MANY
        best_lead = WORST
        seats = state.box.seats
        for k in range(state.count):
            self.positions += 1
            if self.positions > MOST_POSITIONS or self.stopped:
                return TOO_MANY
            ahead.trial.copy_from(state)
            turn.choose(ahead.trial, k)
            if ahead.trial.over:
                for each in range(seats):
                    self.results[(depth + 1) * MOST_SEATS + each] = ahead.trial.score[each]
            elif depth == DEEP - 1 or self.solve_on(ahead.trial, ahead.following, depth + 1) == TOO_MANY:
                return TOO_MANY
            others = WORST
            for each in range(seats):
                if each != seat:
                    others = max(others, self.results[(depth + 1) * MOST_SEATS + each])
            lead = self.results[(depth + 1) * MOST_SEATS + seat] - (others if seats > 1 else 0)
            if lead > best_lead:
                best = k
                best_lead = lead
                for each in range(seats):
                    self.results[depth * MOST_SEATS + each] = self.results[(depth + 1) * MOST_SEATS + each]
        return best

    def result(self, seat: int) -> int:
        """The final score of a seat by the last `solve`."""
        return self.results[seat]
