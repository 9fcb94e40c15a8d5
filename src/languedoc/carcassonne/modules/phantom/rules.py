"""The Phantom: a follower that may come second. The sheet is rules/phantom.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.carcassonne import figures, numbering
from languedoc.carcassonne.declarations import FEATURES, Figure, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State

if TYPE_CHECKING:
    from languedoc.carcassonne.modules.base.rules import Base

PASS, DEPLOY = numbering.PASS, numbering.DEPLOY


class Phantom(Module):
    slug = "phantom"
    rank = 110
    steps = (Step("deploy_phantom", "P3", 230, "2.3-1a", asks=True),)
    figures = (Figure("phantom", grounds=FEATURES, in_role=True, can=("climb", "follow")),)

    def perform(self, state: State, step: int) -> None:
        """After the figure action, unless that was the phantom itself, or one after which no figure may follow (2)."""
        if figures.may_follow(state) and self.was_another(state):
            self.offer(state, step)
            if state.count > 1:
                state.ask(state.seat)

    def was_another(self, state: State) -> bool:
        actor = state.actor()
        return actor < 0 or state.kind_of_figure(actor) != self.first_figure

    def offer(self, state: State, step: int) -> None:
        """To pass, onto what is still free, or what other modules let a second figure do."""
        base: Base = state.box.modules[0]
        base.find_spots(state)
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        base.offer_declared(state, self.first_figure, self.first_figure + 1)
        for module in state.box.hooks["more_figures"]:
            module.more_figures(state)
