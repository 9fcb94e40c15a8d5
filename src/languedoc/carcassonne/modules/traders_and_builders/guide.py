"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from collections.abc import Sequence

from languedoc.carcassonne import scoring
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from languedoc.guide.calculator import Modifier
from languedoc.guide.model import Deck

STEPS = {
    "setup_builder_pig": "auto each",
    "builder_trigger": "auto",
    "deploy_builder": "may",
    "deploy_pig": "may",
    "award_goods": "auto",
    "builder_second_part": "auto",
    "final_goods": "auto",
    "final_pig": "rule",
}

SWITCHES = {
    "deploy_pig": "no_fields=false",
    "award_goods": "goods",
    "final_goods": "goods",
    "final_pig": "no_fields=false",
}

KINDS = {
    "builder_second_part": {"builder_optional": "may"},
}


def put_pig(module: Module, state: State, segments: Sequence[int], number: int) -> None:
    """That of the owner."""
    kind = state.box.figure_names.index("pig")
    state.move_figure(state.figure_in_supply(0, kind), segments[0])


def pigs(module: Module, state: State, root: int) -> int:
    """Whether an owner of the field has a pig there."""
    kind = state.box.figure_names.index("pig")
    return int(any(state.figure_on(root, seat, kind) >= 0 for seat in scoring.owners(state, root)))


MODIFIERS = (Modifier("pig", ("field",), "figure-pig", put=put_pig, read=pigs),)

WHEN = {
    "award_goods": "completed city",
    "deploy_builder": "action deploy_builder",
    "deploy_pig": "action deploy_pig",
}

CHANGES = {
    "builder_trigger": "place_tile",
    "award_goods": "score_city",
    "final_pig": "final_fields",
}

DECKS = (Deck("goods", {"wine": 9, "grain": 6, "cloth": 5}, open=True, option="goods"),)

NOT_SHOWN = {
    "setup_builder_pig": "It is done before the first tile lies.",
}
