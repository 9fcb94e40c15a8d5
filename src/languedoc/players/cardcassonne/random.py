"""The player that chooses blindly: any option, each as likely as the others."""

from __future__ import annotations

from languedoc.cardcassonne.state import State
from languedoc.players.cardcassonne.player import Player


class Random(Player):
    def pick(self, state: State) -> int:
        return self.chance.below(state.count)
