"""The random player: every option is equally likely."""

from __future__ import annotations

from languedoc.cardcassonne.state import State
from languedoc.players.cardcassonne.player import Player


class Random(Player):
    def pick(self, state: State) -> int:
        return self.chance.below(state.count)
