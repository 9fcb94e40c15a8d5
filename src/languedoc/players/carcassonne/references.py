"""Players of textbook kind, kept to compare ours with: flat Monte Carlo, and UCT, both with uniform playouts.

They are for the arena, not for people.
"""

from __future__ import annotations

import math

from languedoc.carcassonne import turn
from languedoc.carcassonne.state import State
from languedoc.players.carcassonne.batch import play_copies
from languedoc.players.carcassonne.player import Player
from languedoc.players.clocks import processor

ITERATIONS = 500
EXPLORATION = math.sqrt(2)


def share_of_win(scores: tuple[int, ...], seat: int) -> float:
    """1 for a victory, a part of it for a shared one."""
    best = max(scores)
    return (scores[seat] == best) / scores.count(best)


class Reference(Player):
    """A player that searches with a number of iterations for each decision, or within a time of the processor."""

    def __init__(self, seed: int, iterations: int = ITERATIONS, budget_ms: float | None = None) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.budget = None if budget_ms is None else budget_ms / 1000
        self.clock = processor()
        self.trial: State | None = None

    def sit_down(self, state: State) -> State:
        """A state on which games of the same box are tried out."""
        if self.trial is None or self.trial.box is not state.box:
            self.trial = state.copy()
        return self.trial

    def begin(self) -> float:
        """The time at which a decision begins, in the thread that makes it."""
        self.clock = processor()
        return self.clock()

    def goes_on(self, made: int, began: float) -> bool:
        if self.budget is None:
            return made < self.iterations
        return made == 0 or self.clock() - began < self.budget


class FlatMonteCarlo(Reference):
    """Plays every option equally often to the end with random choices, and takes the one that won most."""

    def pick(self, state: State) -> int:
        began = self.begin()
        count = turn.count(state)
        trial = self.sit_down(state)
        seat = state.decider
        wins = [0.0] * count
        margins = [0] * count
        made = 0
        while self.goes_on(made, began):
            imagined = state.redeal(seat, self.chance)
            for k in range(count):
                after = imagined.copy()
                turn.choose(after, k)
                (scores,) = play_copies(after, trial, -1, self.chance.draw(), 1)
                wins[k] += share_of_win(scores, seat)
                margins[k] += scores[seat]
            made += count
        return max(range(count), key=lambda k: (wins[k], margins[k]))


class Node:
    """A decision that was reached: how often, and what each option by its code led to."""

    __slots__ = ("after", "visits", "wins")

    def __init__(self) -> None:
        self.visits = 0
        self.wins = 0.0  # of the seat that chose the option which leads here
        self.after: dict[int, Node] = {}


class UCT(Reference):
    """Monte Carlo tree search over redealt games: options are told apart by their codes, whatever was drawn before."""

    def pick(self, state: State) -> int:
        began = self.begin()
        count = turn.count(state)
        self.sit_down(state)
        root = Node()
        made = 0
        while self.goes_on(made, began):
            self.iterate(root, state.redeal(state.decider, self.chance))
            made += 1
        turn.refresh(state)
        visits = [root.after[code].visits if (code := state.code(k)) in root.after else 0 for k in range(count)]
        return max(range(count), key=lambda k: visits[k])

    def iterate(self, root: Node, state: State) -> None:
        """Descend to a new node, play the rest at random, and count the result on the way back."""
        path: list[tuple[int, Node]] = []
        node = root
        new = False
        while not state.over and not new:
            turn.refresh(state)
            seat = state.decider
            codes = [state.code(k) for k in range(state.count)]
            k = self.select(node, codes)
            new = codes[k] not in node.after
            node = node.after.setdefault(codes[k], Node())
            path.append((seat, node))
            turn.choose(state, k)
        scores = state.scores()
        if not state.over:
            assert self.trial is not None
            (scores,) = play_copies(state, self.trial, -1, self.chance.draw(), 1)
        root.visits += 1
        for seat, each in path:
            each.visits += 1
            each.wins += share_of_win(scores, seat)

    def select(self, node: Node, codes: list[int]) -> int:
        """An option that was never tried, else the one with the highest upper bound."""
        new = [k for k, code in enumerate(codes) if code not in node.after]
        if new:
            return new[self.chance.below(len(new))]
        most = math.log(max(1, node.visits))

        def bound(k: int) -> float:
            after = node.after[codes[k]]
            return after.wins / after.visits + EXPLORATION * math.sqrt(most / after.visits)

        return max(range(len(codes)), key=bound)
