"""The player that searches: a tree over the choices of the round, grown in imagined worlds.

For every iteration all that the seat cannot know is drawn anew. The tree is followed by the options that this world
allows: those that did well, and those that were tried seldom (UCT, with the availability of each option counted). After
the first new choice all seats play greedily to the end of the round, and the learned value says who will win. So the
others are not taken for greedy players: in the tree they choose what is best for them. The work is bounded by a number
of iterations, not by a clock, so the same seed picks the same.
"""

from __future__ import annotations

import math

from languedoc.cardcassonne import box as boxes
from languedoc.cardcassonne import rounds
from languedoc.cardcassonne.state import State
from languedoc.memory import Memory
from languedoc.players.cardcassonne import weights as learned
from languedoc.players.cardcassonne.greedy import Greedy
from languedoc.players.cardcassonne.player import Player
from languedoc.players.cardcassonne.value import Value
from languedoc.players.cardcassonne.weights import Weights, shipped
from languedoc.table.chance import Chance

CARD_AT = boxes.CARD_AT
ROW_AT = boxes.ROW_AT
MASK = boxes.MASK
CHANCE_BITS = learned.CHANCE_BITS

ITERATIONS = 4000
SLOTS = 1024  # of options: verb, card, row
DEEPEST = 96  # choices of one round
NONE = -1
ROOT_BITS = 12  # of the roots of numbers of visits
SHIFT = 2 * ROOT_BITS - CHANCE_BITS
EXPLORE = 30  # per cent of a victory
WORST = -(1 << 60)


class Search(Player):
    """`iterations` of one decision. `explore`: how much options that were tried seldom are preferred."""

    def __init__(
        self, seed: int, iterations: int = ITERATIONS, weights: Weights | None = None, explore: int = EXPLORE
    ) -> None:
        self.chance = Chance(seed)
        self.iterations = iterations
        self.explore = explore
        self.given = weights
        self.rollout = Greedy(0)
        self.trial: State | None = None
        self.value: Value = None  # type: ignore[assignment]
        most = iterations + 2
        self.memory = Memory(56 * most + 4 * SLOTS + 8 * DEEPEST + 128)
        self.total = self.memory.longs(most)  # of the seat that chose what leads to the node, in chances to win
        self.chances = self.memory.longs(most)  # of those that follow the root: sums of chances to win, and of leads
        self.leads = self.memory.longs(most)
        self.visits = self.memory.ints(most)
        self.offered = self.memory.ints(most)  # how often the option of the node was there to choose
        self.codes = self.memory.ints(most)
        self.child = self.memory.ints(most)
        self.sibling = self.memory.ints(most)
        self.logs = self.memory.ints(most)  # root of the logarithm of a number, times `explore`
        self.roots = self.memory.ints(most)  # one divided by the root of a number
        self.slots = self.memory.ints(SLOTS)
        self.path = self.memory.ints(DEEPEST)
        self.movers = self.memory.ints(DEEPEST)
        self.nodes = 0
        self.wanted = NONE  # the option to be judged
        for i in range(1, most):
            self.logs[i] = int(math.sqrt(math.log(i)) * (1 << ROOT_BITS) * explore / 100)
            self.roots[i] = int((1 << ROOT_BITS) / math.sqrt(i))

    def pick(self, state: State) -> int:
        if state.count == 1:
            return 0
        self.sit_down(state)
        root = self.grow(0)
        for _ in range(self.iterations):
            self.iterate(state, root)
        return self.most_visited(state, root)

    def judge(self, state: State, k: int) -> tuple[int, float, float]:
        """What `judged` tells of an option if all iterations are spent on what follows from it."""
        self.sit_down(state)
        root = self.grow(0)
        self.wanted = state.codes[k]
        for _ in range(self.iterations):
            self.iterate(state, root)
        self.wanted = NONE
        return self.judged(state.codes[k])

    def sit_down(self, state: State) -> None:
        """Begin with an empty tree."""
        if self.trial is None or self.trial.box is not state.box:
            self.trial = State(state.box)
            self.value = Value(state.box, shipped() if self.given is None else self.given)
        self.nodes = 0

    def most_visited(self, state: State, root: int) -> int:
        best = 0
        most = -1
        for k in range(state.count):
            node = self.found(root, state.codes[k])
            if node != NONE and self.visits[node] > most:
                most = self.visits[node]
                best = k
        return best

    def found(self, node: int, code: int) -> int:
        """What follows from a node by an option, or -1 if that was never tried."""
        child = self.child[node]
        while child != NONE and self.codes[child] != code:
            child = self.sibling[child]
        return child

    def judged(self, code: int) -> tuple[int, float, float]:
        """Of an option of the decision picked last: how often it was tried, the chance to win, the lead in points."""
        node = self.found(0, code)
        if node == NONE:
            return 0, 0.0, 0.0
        visits = self.visits[node]
        chance = float(self.chances[node]) / (1 << CHANCE_BITS) / visits
        return visits, chance, float(self.leads[node]) / learned.POINT / visits

    def grow(self, code: int) -> int:
        """A new node."""
        node = self.nodes
        self.nodes += 1
        self.total[node] = 0
        self.chances[node] = 0
        self.leads[node] = 0
        self.visits[node] = 0
        self.offered[node] = 1
        self.codes[node] = code
        self.child[node] = NONE
        self.sibling[node] = NONE
        return node

    def iterate(self, state: State, root: int) -> None:
        """Descend to a new node in a world that is drawn anew, play the round out, and count what came of it."""
        trial: State = self.trial  # type: ignore[assignment]
        trial.redeal_from(state, state.decider, self.chance)
        now = state.round
        node = root
        depth = 0
        new = False
        while not new and not trial.over and trial.round <= now and depth < DEEPEST:
            mover = trial.decider
            before = self.nodes
            k = self.select(trial, node) if depth > 0 or self.wanted == NONE else self.force(trial, node)
            new = self.nodes != before
            node = self.found(node, trial.codes[k])
            self.path[depth] = node
            self.movers[depth] = mover
            depth += 1
            rounds.take(trial, k)
        while not trial.over and trial.round <= now:
            rounds.take(trial, self.rollout.pick(trial))
        self.value.value_all(trial)
        self.visits[root] += 1
        self.chances[self.path[0]] += self.value.chance(trial, self.movers[0])
        self.leads[self.path[0]] += self.value.lead(self.movers[0], trial.box.seats)
        for i in range(depth):
            self.visits[self.path[i]] += 1
            self.total[self.path[i]] += self.value.merit(trial, self.movers[i])

    def force(self, state: State, node: int) -> int:
        """The option that is wanted, which gets a node if it has none."""
        if self.found(node, self.wanted) == NONE:
            self.child[node] = self.grow(self.wanted)
        k = 0
        while state.codes[k] != self.wanted:
            k += 1
        return k

    def slot(self, code: int) -> int:
        return (code & MASK) * 128 + ((code >> CARD_AT) & MASK) * 4 + ((code >> ROW_AT) & MASK)

    def select(self, state: State, node: int) -> int:
        """An option that was never tried, which gets a node, else the one with the highest upper bound."""
        slots = self.slots
        for k in range(state.count):
            slots[self.slot(state.codes[k])] = k + 1
        best = 0
        most = WORST
        child = self.child[node]
        while child != NONE:
            at = self.slot(self.codes[child])
            if slots[at] != 0:
                bound = self.total[child] // self.visits[child]
                bound += (self.logs[self.offered[child]] * self.roots[self.visits[child]]) >> SHIFT
                self.offered[child] += 1
                if bound > most:
                    most = bound
                    best = slots[at] - 1
                slots[at] = 0
            child = self.sibling[child]
        untried = 0
        for k in range(state.count):
            at = self.slot(state.codes[k])
            if slots[at] != 0:
                slots[at] = 0
                untried += 1
                if self.chance.below(untried) == 0:
                    best = k
        if untried > 0:
            grown = self.grow(state.codes[best])
            self.sibling[grown] = self.child[node]
            self.child[node] = grown
        return best
