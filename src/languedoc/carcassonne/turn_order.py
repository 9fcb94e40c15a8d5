"""The turn order: every row that a module declares, in the order in which rows are carried out.

Each module declares the rows that belong to it (`declarations.Step`): those that it carries out, and those that take
effect inside another step. The engine walks through the rows of the modules in the game; the play aid is printed from
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from languedoc.carcassonne.declarations import PHASES, Step

if TYPE_CHECKING:
    from languedoc.carcassonne.module import Module


class Row(NamedTuple):
    phase: str
    position: int
    step: str
    module: str
    number: str


def turn_order(modules: Iterable[Module | type[Module]], rules: Mapping[str, str | bool]) -> list[Row]:
    """The rows of these modules in the order of a game with these options."""
    rows = [
        Row(*where(step, rules), step.name, module.slug, number(step, rules))
        for module in modules
        for step in (*module.steps, *module.rows)
        if step.phase
    ]
    return sorted(rows, key=lambda row: (PHASES.index(row.phase), row.position))


def where(step: Step, rules: Mapping[str, str | bool]) -> tuple[str, int]:
    """The phase of a row and its position in it."""
    for (option, value), place in step.moved.items():
        if rules.get(option) == value:
            return place
    return step.phase, step.position


def number(step: Step, rules: Mapping[str, str | bool]) -> str:
    """The number of a row in the printed play aid."""
    for (option, value), other in step.renumbered.items():
        if rules.get(option) == value:
            return other
    return step.number
