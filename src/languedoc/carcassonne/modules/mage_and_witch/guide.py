"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from languedoc.carcassonne.state import State
from languedoc.guide.calculator import Modifier

STEPS = {
    "setup_mage_witch": "auto all",
    "mage_witch_move": "must",
    "mage_witch_separate": "must",
    "mage_witch_joined": "must",
    "mod_mage": "rule",
    "mod_witch": "rule",
    "mage_witch_return": "auto",
    "final_mod_mage": "rule",
    "final_mod_witch": "rule",
}

SWITCHES = {
    "mod_mage": "mage",
    "mod_witch": "witch",
    "final_mod_mage": "mage",
    "final_mod_witch": "witch",
}


TOKENS = ("mage", "witch")  # in the order of the rules
ROADS_AND_CITIES = ("road", "city")


def put(figure: int) -> Callable[[Any, State, Sequence[int], int], None]:
    return lambda module, state, segments, number: module.imagine(state, figure, segments[0])


def read(figure: int) -> Callable[[Any, State, int], int]:
    return lambda module, state, root: int(module.is_on(state, figure, root))


MODIFIERS = tuple(
    Modifier(name, ROADS_AND_CITIES, f"token-{name}", put=put(figure), read=read(figure), option=(name, True))
    for figure, name in enumerate(TOKENS)
)

WHEN = {
    "mage_witch_move": "sign mage",
    "mage_witch_return": "completed",
}

CHANGES = {
    "mod_mage": "score_road score_city",
    "mod_witch": "score_road score_city",
    "final_mod_mage": "final_road final_city",
    "final_mod_witch": "final_road final_city",
}

NOT_SHOWN = {
    "setup_mage_witch": "It is done before the first tile lies.",
}
