"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from languedoc.carcassonne.state import State
from languedoc.guide.calculator import Modifier

STEPS = {
    "setup_bridges_castles": "auto each",
    "bazaar_tile_due": "must",
    "build_bridge": "may",
    "bazaar": "must left",
    "castle_conversion": "may",
    "score_castle_lord": "auto owner",
    "final_castle": "auto",
}

SWITCHES = {
    "bazaar_tile_due": "bazaars",
    "build_bridge": "bridges",
    "bazaar": "bazaars",
    "castle_conversion": "castles",
    "score_castle_lord": "castles",
    "final_castle": "castles",
}


def put_castle(module: Any, state: State, segments: Sequence[int], number: int) -> None:
    module.imagine_castle(state, segments[0])


def is_castle(module: Any, state: State, city: int) -> int:
    return int(module.is_castle(state, city))


MODIFIERS = (
    Modifier(
        *("castle_cities", ("field",), "guide-count-castles", 30),
        of_cities=True,
        put=put_castle,
        read=is_castle,
        option=("castles", True),
    ),
)

WHEN = {
    "bazaar": "sign bazaar",
    "castle_conversion": "completed city",
    "score_castle_lord": "completed",
}

CHANGES = {
    "build_bridge": "place_tile",
    "castle_conversion": "score_city",
}

NOT_SHOWN = {
    "setup_bridges_castles": "It is done before the first tile lies.",
}
