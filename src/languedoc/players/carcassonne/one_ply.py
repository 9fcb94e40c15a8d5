"""The one-ply player: it tries every way to play its turn and keeps the one with the best learned value.

It tries them on a redealt copy, so it never knows the next tile. `noise` blurs the values, in units of `value.POINT`:
with some of it the player is weaker, and self-play sees more of the game.
"""

from __future__ import annotations

from languedoc.carcassonne import turn
from languedoc.carcassonne.state import State
from languedoc.players.carcassonne.player import Player
from languedoc.players.carcassonne.value import Table, Value
from languedoc.players.carcassonne.weights import table_for

MOST_TRIED = 2000  # options of one decision; where there are more, some are tried
AIMS = 60
MOST_WAYS = 30000  # positions valued for one decision; after that the rest of a turn is no longer followed
DEEPEST = 4  # decisions of one turn that are followed
WORST = -(1 << 31) + 1


class Ahead:
    """A table to try things on, and the next one for what follows from them."""

    def __init__(self, trial: State, depth: int) -> None:
        self.trial = trial
        self.following: Ahead | None = Ahead(trial.copy(), depth - 1) if depth > 1 else None


class OnePly(Player):
    """With `table`, the weights of that table; else those that come with the package."""

    def __init__(self, seed: int, table: Table | None = None, noise: int = 0) -> None:
        super().__init__(seed)
        self.given = table
        self.noise = noise
        self.value: Value | None = None
        self.imagined: State | None = None
        self.ahead: Ahead | None = None
        self.best = 0
        self.ways = 0

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
        self.search(state, state.decider, self.ahead, DEEPEST, self.is_choosing(state))
        return self.best

    def is_choosing(self, state: State) -> bool:
        """Whether it is chosen which tile is laid, so that laying it belongs to the same decision."""
        return state.box.part_start <= state.asked < state.box.place_tile

    def search(self, state: State, seat: int, ahead: Ahead, depth: int, choosing: bool) -> int:
        """The best value that a seat can reach by the options of a decision; `best` is the number of its option."""
        best = 0
        best_value = WORST
        tried = AIMS if state.count > MOST_TRIED else state.count
        for i in range(tried):
            k = i
            if tried != state.count:
                k = state.default_option() if i == 0 else self.chance.below(state.count)
            ahead.trial.copy_from(state)
            turn.choose(ahead.trial, k)
            if self.is_after(ahead.trial, seat, depth, choosing):
                value = self.value.of(ahead.trial, seat)
                self.ways += 1
                if self.noise:
                    value += self.blur()
            else:
                turn.refresh(ahead.trial)
                value = self.search(
                    ahead.trial, seat, ahead.following, depth - 1, choosing and ahead.trial.hand < 0
                )
            if value > best_value:
                best = k
                best_value = value
        self.best = best
        return best_value

    def is_after(self, state: State, seat: int, depth: int, choosing: bool) -> bool:
        """Whether a position is valued: the seat has chosen all about its tile, or enough was followed."""
        if state.over or state.decider != seat or depth == 1 or self.ways > MOST_WAYS:
            return True
        return state.hand >= 0 and not choosing

    def blur(self) -> int:
        """Noise around 0, nearly normal."""
        total = 0
        for _ in range(4):
            total += self.chance.below(2 * self.noise + 1) - self.noise
        return total
