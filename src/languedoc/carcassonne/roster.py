"""Which module carries out each row of the turn order, and each verb.

This is the interpreted version. `roster.pyx` is the compiled one: it keeps the modules in a C array, so that a step is
found and carried out without the GIL. Both contain no rules of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from languedoc.carcassonne.module import Duty
    from languedoc.carcassonne.state import State


class Roster:
    def __init__(self, rows: Sequence[Duty], verbs: Sequence[Duty]) -> None:
        self.rows = list(rows)
        self.verbs = list(verbs)

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
        self.verbs[verb].owner.chosen(state, code)
