"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Nobody holds a card without a record, and no record is without a holder."""
    for card, held in view.items():
        if (held["holder"] is None) != (held["tiles"] == 0):
            yield f"the {card} is held like this: {held}"
