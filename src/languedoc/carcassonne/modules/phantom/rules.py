"""The Phantom: a follower that may come second. The sheet is rules/phantom.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.carcassonne import figures, moments, numbering
from languedoc.carcassonne.box import Box
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

    base: Base

    def prepare(self, box: Box) -> None:
        self.base = box.modules[0]
        phantoms = box.figures_of_kind(self.first_figure)
        self.first_phantom = phantoms.start
        self.phantoms = len(phantoms)

    def perform(self, state: State, step: int) -> None:
        """After the figure action, unless that was the phantom itself, or one after which no figure may follow (2)."""
        if figures.may_follow(state) and self.was_another(state) and self.is_at_hand(state):
            self.offer(state, step)
            if state.count > 1:
                state.ask(state.seat)

    def was_another(self, state: State) -> bool:
        actor = state.actor()
        return actor < 0 or state.kind_of_figure(actor) != self.first_figure

    def is_at_hand(self, state: State) -> bool:
        """Whether a phantom of the seat does not stand on the board; another module may still hold it."""
        first = state.seat * state.box.figures + self.first_phantom
        for figure in range(first, first + self.phantoms):
            if state.stands[figure] < 0:
                return True
        return False

    def offer(self, state: State, step: int) -> None:
        """To pass, onto what is still free, or what other modules let a second figure do."""
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        if state.supply[state.seat * state.box.figure_kinds + self.first_figure] > 0:
            self.base.find_spots(state)
            self.base.offer_declared(state, self.first_figure, self.first_figure + 1)
        moments.more_figures(state.box.more_figures, state)
