"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from languedoc.carcassonne.state import State
from languedoc.guide.calculator import Modifier

STEPS = {
    "setup_houses": "auto each",
    "place_house": "may",
    "mod_houses": "rule",
    "final_mod_houses": "rule",
}


TOKENS = ("little_house", "little_tower", "little_shed")  # in the order of the rules
EACH_KIND = 6
EVERYWHERE = ("road", "city", "monastery", "field")


def put(kind: int) -> Callable[[Any, State, Sequence[int], int], None]:
    """Any number may stand on one tile here."""

    def build(module: Any, state: State, segments: Sequence[int], number: int) -> None:
        for _ in range(number):
            module.imagine(state, kind, state.board.piece_with(segments[0]))

    return build


def read(kind: int) -> Callable[[Any, State, int], int]:
    return lambda module, state, root: int(module.number_on(state, kind, root))


WHEN = {
    "place_house": "action place_house",
}

MODIFIERS = tuple(
    Modifier(name, EVERYWHERE, f"token-{name}", EACH_KIND, put=put(kind), read=read(kind), of_cloisters=True)
    for kind, name in enumerate(TOKENS)
)

CHANGES = {
    "place_house": "phase_figure",
    "mod_houses": "score_cloister score_road score_city",
    "final_mod_houses": "final_cloister final_road final_city final_fields",
}

NOT_SHOWN = {
    "setup_houses": "It is done before the first tile lies.",
}
