"""What must hold in every game with this module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.state import State

TOKENS_EACH = {1: 3, 2: 3, 3: 3, 4: 3, 5: 2, 6: 2}


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """Bridges and castles are conserved (none, where their rule is switched off), no two bridges lie on a tile, both
    their ends are roads or open, a lord is where a castle is, and nobody owes a tile outside of a round."""
    all_tokens = TOKENS_EACH[state.box.seats] * state.box.seats
    for what in ("bridges", "castles"):
        expected = all_tokens if state.box.options[what] else 0
        number = len(view[what]) + sum(view[f"{what}_left"])
        if number != expected or min(view[f"{what}_left"]) < 0:
            yield f"there are {number} {what}, {view[f'{what}_left']} of them unused"
    cells = Counter(bridge.partition("@")[2] for bridge in view["bridges"])
    for cell, number in cells.items():
        if number > 1:
            yield f"{number} bridges at {cell}"
    lords = sum(castle["lord"] is not None for castle in view["castles"])
    if lords != sum(place.name == "lords_castle" for _, _, _, place in state.elsewhere()):
        yield f"{lords} castles have a lord"
    covered = [tuple(cell) for castle in view["castles"] for cell in castle["cells"]]
    if len(covered) > 2 * len(view["castles"]):
        yield f"castles cover {covered}"
    if view["display"] and view["seller"] is None and not state.over and view["owed"].count(None) < state.box.seats:
        yield f"tiles lie open without an auction: {view['display']}"
