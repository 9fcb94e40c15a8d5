"""The players that people meet, by level. Their descriptions are `player-NAME` in `i18n`."""

from __future__ import annotations

from languedoc.cardcassonne.state import State
from languedoc.players.cardcassonne.greedy import Greedy
from languedoc.players.cardcassonne.player import Player
from languedoc.players.cardcassonne.sampling import Sampling
from languedoc.players.cardcassonne.search import Search

NOVICE_ERRS = 35  # times in a hundred
SKILLED_PLAYOUTS = 150
EXPERT_ITERATIONS = 4000


class Novice(Player):
    """Takes what brings most at once, but often anything."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.greedy = Greedy(self.chance.draw())

    def pick(self, state: State) -> int:
        if self.chance.below(100) < NOVICE_ERRS:
            return self.chance.below(state.count)
        return self.greedy.pick(state)


def skilled(seed: int) -> Sampling:
    return Sampling(seed, SKILLED_PLAYOUTS)


def expert(seed: int) -> Search:
    return Search(seed, EXPERT_ITERATIONS)
