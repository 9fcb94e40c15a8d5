"""Cardcassonne, as people and programs meet it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from languedoc.cardcassonne import box as boxes
from languedoc.cardcassonne import retold, rounds
from languedoc.cardcassonne.setup import Setup, seat_names
from languedoc.cardcassonne.state import State
from languedoc.cardcassonne.text import draw
from languedoc.cardcassonne.view import view
from languedoc.i18n import Saying
from languedoc.table.chance import Chance
from languedoc.table.decision import Decision, Listed, Option, Options
from languedoc.table.game import TableGame
from languedoc.table.known import Known
from languedoc.table.setup import words

HIDDEN = "card"  # replaces the name of a face-down card in the notation that the others see

NOBODY = -1  # a seat that holds nothing and has seen nothing


class CardGame(TableGame[Setup, State]):
    """A game of Cardcassonne for 2 to 5 seats.

    >>> game = CardGame(3, seed=1)
    >>> game.decision.step
    'turn'
    """

    name = Setup.game

    def __init__(
        self,
        seats: int | Sequence[str] = 2,
        *,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        start: int | None = 0,
        deck: Sequence[str] | None = None,
        events: bool = True,
    ) -> None:
        self._begin(
            Setup(
                names=seat_names(seats),
                options={} if options is None else options,
                seed=secrets.randbits(48) if seed is None else seed,
                start=start,
                deck=None if deck is None else words("deck", deck),
            ),
            events,
        )

    def _imagined_setup(self) -> Setup:
        return replace(self.setup, seed=0, key="", shuffles=(), deck=None)

    @classmethod
    def _setup_type(cls) -> type[Setup]:
        return Setup

    def _deal(self) -> State:
        setup = self.setup
        state = State(setup.box())
        state.record = self.events if self._records else None
        if setup.key:
            state.chance.use_key(int(setup.key, 16))
        rounds.deal(state, setup.seed, setup.first_seat, setup.stacked_deck())
        return state

    def _shuffled(self, chance: Chance, lots: Sequence[float]) -> State:
        return self.state.redeal(NOBODY, chance)

    def _retold(self) -> CardGame:
        return retold.tell_again(self)

    def _apply(self, code: int) -> None:
        rounds.apply(self.state, code)

    def _choose(self, k: int) -> int:
        code = self.state.code(k)
        rounds.apply(self.state, code)
        return code

    def _count(self) -> int:
        return 0 if self.state.over else self.state.count

    def _read_decision(self) -> Decision:
        state = self.state
        if state.over:
            return Decision(state.seat, "over", Options())
        options = Options(Listed([state.code(k) for k in range(state.count)], state, self._option))
        return Decision(state.decider, boxes.STEPS[state.step], options)

    @staticmethod
    def _option(state: State, code: int) -> Option:
        verb = code & boxes.MASK
        card = state.box.card_names[(code >> boxes.CARD_AT) & boxes.MASK]
        row = boxes.ROWS[(code >> boxes.ROW_AT) & boxes.MASK]
        targets: tuple[str, ...]
        if verb in (boxes.FOLLOWER, boxes.JOIN):
            targets = (row,)
        elif verb in (boxes.CASH, boxes.KEEP):
            targets = (card,)
        else:
            targets = (card, row)
        name = boxes.VERBS[verb]
        to_others = f"{name} {HIDDEN} {row}" if verb == boxes.HIDE else ""
        return Option(" ".join((name, *targets)), name, targets, code, to_others)

    @property
    def winners(self) -> tuple[int, ...]:
        """Most points, then more cards under the chest; before the end those that lead by points."""
        return self.state.winners() if self.over else super().winners

    @property
    def rounds(self) -> int:
        """How many rounds the game has: those begun, and those that can still be dealt."""
        state = self.state
        box = state.box
        to_lay = 0 if state.round else box.start_cards - state.laid_out
        return state.round + max(0, state.pile_left - to_lay) // (box.seats * box.hand_size)

    @property
    def hides(self) -> bool:
        return True

    def _view(self, known: Known) -> dict[str, Any]:
        return view(self, known)

    def _holdings(self, seat: int, viewer: int | None) -> list[Saying]:
        return []

    def __str__(self) -> str:
        return draw(self)
