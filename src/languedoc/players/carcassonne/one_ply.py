"""The one-ply player: it tries every way to play its turn and keeps the one with the best learned value.

It tries them on a redealt copy, so it never knows the next tile. Where a turn can go on in very many ways, only the
most promising places of the tile are looked at to the end.
"""

from __future__ import annotations

from languedoc.carcassonne import turn
from languedoc.carcassonne.state import State
from languedoc.memory import Memory
from languedoc.players.carcassonne.player import Player
from languedoc.players.carcassonne.value import Table, Value
from languedoc.players.carcassonne.weights import table_for

MOST_TRIED = 2000  # options of one decision; where there are more, some are tried
AIMS = 60
PROMISING = 6  # places from which a turn is searched to its end, where modules make turns long
MOST_WAYS = 4000  # positions valued for one decision; after that the rest of a turn is not searched
DEEPEST = 4  # decisions of one turn that are searched
LONGEST = 12  # decisions that are passed until a turn is over
WORST = -(1 << 31) + 1


class Ahead:
    """A table to try things on, and the next one for what follows from them."""

    def __init__(self, trial: State, depth: int) -> None:
        self.trial = trial
        self.following: Ahead = Ahead(trial.copy(), depth - 1) if depth > 1 else None  # type: ignore[assignment]


class OnePly(Player):
    """With `table`, it has the weights of that table; else those that come with the package.

    Two faults of people make it weaker: `noise` blurs the values, in units of `terms.POINT`, and of a hundred options
    it does not see `overlooks`. Self-play uses some noise to see more of the game.
    """

    def __init__(self, seed: int, table: Table | None = None, noise: int = 0, overlooks: int = 0) -> None:
        super().__init__(seed)
        self.given = table
        self.noise = noise
        self.overlooks = overlooks
        self.value: Value = None  # type: ignore[assignment]
        self.imagined: State = None  # type: ignore[assignment]
        self.ahead: Ahead = None  # type: ignore[assignment]
        self.best = 0
        self.ways = 0  # positions valued for this decision, and for all
        self.total_ways = 0
        self.memory = Memory(8 * MOST_TRIED + 16)
        self.worths = self.memory.ints(MOST_TRIED)  # the value of each option of the last decision
        self.rough = self.memory.ints(MOST_TRIED)  # the same by the next decision alone

    def sit_down(self, state: State) -> None:
        """Prepare for the games of a box."""
        self.value = Value(table_for(state.box) if self.given is None else self.given)
        self.imagined = state.copy()
        self.ahead = Ahead(state.copy(), DEEPEST)

    def pick(self, state: State) -> int:
        if self.value is None or self.value.box is not state.box:
            self.sit_down(state)
        self.imagined.copy_from(state)
        self.imagined.draw_anew(state.decider, self.chance)
        return self.choose_on(self.imagined)

    def choose_on(self, state: State) -> int:
        """The number of the best option on a table that hides nothing from the seat that decides."""
        self.value.look_at_bag(state)
        turn.refresh(state)
        self.ways = 0
        if state.hand >= 0 and PROMISING < state.count <= MOST_TRIED and not self.value.plain:
            self.search_promising(state, state.decider, self.is_choosing(state))
        else:
            self.search(state, state.decider, self.ahead, DEEPEST, self.is_choosing(state))
        self.total_ways += self.ways
        return self.best

    def is_choosing(self, state: State) -> bool:
        """Whether it is chosen which tile is laid, so that laying it belongs to the same decision."""
        return state.box.part_start <= state.asked < state.box.place_tile

    def search_promising(self, state: State, seat: int, choosing: bool) -> int:
        """Value each place of a tile by the next decision alone; then search the turns of the best ones to the end."""
        for k in range(state.count):
            self.rough[k] = WORST
            if k == 0 or not self.is_overlooked():
                self.ahead.trial.copy_from(state)
                turn.choose(self.ahead.trial, k)
                if self.is_after(self.ahead.trial, seat, choosing):
                    self.rough[k] = self.finish_turn(self.ahead.trial, seat, choosing)
                else:
                    turn.refresh(self.ahead.trial)
                    self.rough[k] = self.search(self.ahead.trial, seat, self.ahead.following, 1, choosing)
            self.worths[k] = self.rough[k]
        best = 0
        best_value = WORST
        for _ in range(PROMISING):
            k = 0
            for i in range(1, state.count):
                if self.rough[i] > self.rough[k]:
                    k = i
            value = self.rough[k]
            if value > WORST:
                self.rough[k] = WORST
                self.ahead.trial.copy_from(state)
                turn.choose(self.ahead.trial, k)
                if not self.is_after(self.ahead.trial, seat, choosing):
                    turn.refresh(self.ahead.trial)
                    value = self.search(
                        self.ahead.trial,
                        seat,
                        self.ahead.following,
                        DEEPEST - 1,
                        choosing and self.ahead.trial.hand < 0,
                    )
                self.worths[k] = value
                if value > best_value:
                    best = k
                    best_value = value
        self.best = best
        return best_value

    def search(self, state: State, seat: int, ahead: Ahead, depth: int, choosing: bool) -> int:
        """The best value that a seat can reach by the options of a decision; `best` is the number of its option."""
        best = 0
        best_value = WORST
        tried = AIMS if state.count > MOST_TRIED else state.count
        for i in range(tried):
            k = i
            if tried != state.count:
                k = state.default_option() if i == 0 else self.chance.below(state.count)
            if depth == DEEPEST:
                self.worths[i] = WORST
            if i == 0 or depth < DEEPEST or not self.is_overlooked():
                ahead.trial.copy_from(state)
                turn.choose(ahead.trial, k)
                if depth == 1 or self.ways > MOST_WAYS or self.is_after(ahead.trial, seat, choosing):
                    value = self.finish_turn(ahead.trial, seat, choosing)
                else:
                    turn.refresh(ahead.trial)
                    value = self.search(
                        ahead.trial, seat, ahead.following, depth - 1, choosing and ahead.trial.hand < 0
                    )
                if depth == DEEPEST:
                    self.worths[i] = value
                if value > best_value:
                    best = k
                    best_value = value
        self.best = best
        return best_value

    def worth(self, k: int) -> int:
        """The value of an option of the last decision, the most that was seen of it."""
        return self.worths[k]

    def is_after(self, state: State, seat: int, choosing: bool) -> bool:
        """Whether a seat has chosen all about its tile."""
        return state.over or state.decider != seat or (state.hand >= 0 and not choosing)

    def finish_turn(self, state: State, seat: int, choosing: bool) -> int:
        """The value of a position; what is still to be chosen in the turn is passed, or the default."""
        passed = 0
        while passed < LONGEST and not self.is_after(state, seat, choosing):
            choosing = choosing and state.hand < 0
            turn.refresh(state)
            turn.choose(state, state.default_option())
            passed += 1
        self.ways += 1
        return self.value.of(state, seat) + (self.blur() if self.noise != 0 else 0)

    def is_overlooked(self) -> bool:
        return self.overlooks != 0 and self.chance.below(100) < self.overlooks

    def blur(self) -> int:
        """Noise around 0, nearly normal."""
        total = 0
        for _ in range(4):
            total += self.chance.below(2 * self.noise + 1) - self.noise
        return total
