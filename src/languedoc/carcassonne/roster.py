"""Which module carries out each row of the turn order and each verb, and who offers something in the figure phase.

This is the interpreted version. `roster.pyx` is the compiled one: it keeps the modules in a C array, so that a step is
found and carried out without the GIL. Both contain no rules of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from languedoc.carcassonne.module import Duty, Offer
    from languedoc.carcassonne.state import State


class Roster:
    def __init__(self, rows: Sequence[Duty], verbs: Sequence[Duty], offers: Sequence[Offer]) -> None:
        self.rows = list(rows)
        self.verbs = list(verbs)
        self.offering = [offer.module for offer in offers]  # in the figure phase
        self.offers = len(offers)
        self.first_kind = [offer.first for offer in offers]  # the first of its kinds of figures with grounds
        self.end_of_kinds = [offer.end for offer in offers]
        self.with_kinds = sum([1 << i for i, offer in enumerate(offers) if offer.first < offer.end])  # as bits

    def code(self, row: int) -> int:
        """The index of a row within its module, or box.END."""
        return self.rows[row].code

    def perform(self, state: State, row: int) -> None:
        duty = self.rows[row]
        duty.owner.perform(state, duty.code)

    def offer(self, state: State, row: int) -> None:
        duty = self.rows[row]
        duty.owner.offer(state, duty.code)

    def answered(self, state: State, row: int) -> None:
        duty = self.rows[row]
        duty.owner.answered(state, duty.code)

    def chosen(self, state: State, verb: int, code: int) -> None:
        if verb >= len(self.verbs):
            raise NotImplementedError("a module offers an option that is none of its `verbs`")
        self.verbs[verb].owner.chosen(state, code)

    def figure_options(self, state: State, i: int) -> None:
        """Call the hook `figure_options` of the i-th module that offers something in the figure phase."""
        self.offering[i].figure_options(state)
