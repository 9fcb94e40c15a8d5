"""A game of ours that stops at the same moments as a recorded one."""

from __future__ import annotations

from languedoc.carcassonne import turn
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Step
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State

CONFIRM = "confirm"


class Confirmation(Module):
    """Before anything is scored the player confirms what he did: so the two programs stop at the same moments."""

    slug = "confirmation"
    steps = (Step(CONFIRM, "P5", 15, asks=True),)
    verbs = (CONFIRM,)

    def perform(self, state: State, step: int) -> None:
        self.offer(state, step)
        state.ask(state.seat)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        state.offer(self.verb, 0, 0, 0)

    def chosen(self, state: State, code: int) -> None:
        pass

    def most_options(self, box: Box) -> int:
        return 1


class FollowedGame(Game):
    """A game that asks even where there is only one option, and for a confirmation at the end of the actions."""

    def _deal(self) -> State:
        setup = self.setup
        state = State(setup.box((Confirmation,)))
        state.record = self.events
        state.asks_always = True
        state.tell_draws(setup.draws)
        turn.deal(state, setup.seed, -1 if setup.start is None else setup.start, setup.stacked_bag())
        return state
