"""The one-ply player: it tries every way to play its turn and keeps the one with the best learned value.

It tries them on a redealt copy, so it never knows the next tile. Where a turn can go on in very many ways, only the
most promising places of the tile are looked at to the end.
"""

from __future__ import annotations

from languedoc.carcassonne import numbering, turn
from languedoc.carcassonne.state import State
from languedoc.memory import Memory
from languedoc.players.carcassonne.player import Player
from languedoc.players.carcassonne.value import Table, Value
from languedoc.players.carcassonne.weights import table_for

MOST_TRIED = 2000  # options of one decision; where there are more, some are tried
AIMS = 60
PROMISING = 6  # places from which a turn is searched to its end, where modules make turns long
QUICK_PROMISING = 3  # the same in a quick look,
KEPT = 2  # and options that have nothing to do with the tile, which are tried again at each place of it
MOST_WAYS = 4000  # positions valued for one decision; after that the rest of a turn is not searched
DEEPEST = 4  # decisions of one turn that are searched
LONGEST = 12  # decisions that are passed until a turn is over
WORST = -(1 << 31) + 1
DEPLOY, VERB_MASK = numbering.DEPLOY, numbering.VERB_MASK


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
        self.quick = False  # to look at less where modules make turns long, as in rollouts and self-play
        self.stopped = False  # set from another thread, it ends the decision with the best option so far
        self.value: Value = None  # type: ignore[assignment]
        self.imagined: State = None  # type: ignore[assignment]
        self.ahead: Ahead = None  # type: ignore[assignment]
        self.best = 0
        self.ways = 0  # positions valued for this decision, and for all
        self.total_ways = 0
        self.memory = Memory(8 * MOST_TRIED + 16 * (KEPT + 1) + 16)
        self.kept_codes = self.memory.longs(KEPT + 1)
        self.kept_worths = self.memory.ints(KEPT + 1)
        self.kept_number = 0
        self.kept_step = 0
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
        self.value.look_at(state)
        turn.refresh(state)
        self.ways = 0
        if state.hand >= 0 and PROMISING < state.count <= MOST_TRIED and self.value.table.guided:
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
        quick = self.quick
        self.kept_step = WORST
        for k in range(state.count):
            self.rough[k] = WORST
            if not self.stopped and (k == 0 or not self.is_overlooked()):
                self.ahead.trial.copy_from(state)
                turn.choose(self.ahead.trial, k)
                if self.is_after(self.ahead.trial, seat, choosing):
                    self.rough[k] = self.finish_turn(self.ahead.trial, seat, choosing)
                else:
                    turn.refresh(self.ahead.trial)
                    if state.count * self.ahead.trial.count > MOST_WAYS:
                        quick = True
                    if quick:
                        self.rough[k] = self.glance(self.ahead.trial, seat, self.ahead.following, choosing)
                    else:
                        self.rough[k] = self.search(self.ahead.trial, seat, self.ahead.following, 1, choosing)
            self.worths[k] = self.rough[k]
        best = 0
        best_value = WORST
        for _ in range(QUICK_PROMISING if quick else PROMISING):
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

    def glance(self, state: State, seat: int, ahead: Ahead, choosing: bool) -> int:
        """A quick look at a place of the tile by the next decision alone. What can be chosen elsewhere is mostly the
        same for all places: it is tried at the first of them, then only the best of it."""
        if state.count > MOST_TRIED:
            return self.search(state, seat, ahead, 1, choosing)
        again = state.asked == self.kept_step
        if not again:
            self.kept_step = state.asked
            self.kept_number = 0
        best_value = WORST
        for k in range(state.count):
            code = state.code(k)
            here = self.is_here(state, code)
            if not self.stopped and (k == 0 or here or not again or self.is_kept(code)):
                ahead.trial.copy_from(state)
                turn.choose(ahead.trial, k)
                value = self.finish_turn(ahead.trial, seat, choosing)
                if value > best_value:
                    best_value = value
                if not again and not here:
                    self.keep(code, value)
        return best_value

    def is_here(self, state: State, code: int) -> bool:
        """Whether an option puts a figure onto the tile just laid."""
        segment = state.first_target(code)
        if code & VERB_MASK != DEPLOY or segment >= state.board.segments:
            return False
        return state.board.piece_of[segment] == state.placed

    def is_kept(self, code: int) -> bool:
        for i in range(self.kept_number):
            if self.kept_codes[i] == code:
                return True
        return False

    def keep(self, code: int, worth: int) -> None:
        """Keep an option if it is among the best."""
        i = self.kept_number
        while i > 0 and self.kept_worths[i - 1] < worth:
            self.kept_codes[i] = self.kept_codes[i - 1]
            self.kept_worths[i] = self.kept_worths[i - 1]
            i -= 1
        self.kept_codes[i] = code
        self.kept_worths[i] = worth
        self.kept_number = min(KEPT, self.kept_number + 1)

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
            if not self.stopped and (i == 0 or depth < DEEPEST or not self.is_overlooked()):
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
