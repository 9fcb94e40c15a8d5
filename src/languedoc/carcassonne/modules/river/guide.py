"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from languedoc.guide.calculator import Modifier
from languedoc.guide.model import Deck

STEPS = {
    "setup_river": "auto all",
    "setup_river_fork": "must",
    "attach_fork": "must",
    "draw_river_tile": "must",
    "draw_lake": "must",
    "back_to_spring": "auto",
    "late_start": "auto",
    "river_volcano_extra_turn": "auto",
    "final_pig_herd": "rule",
}

SWITCHES = {
    "setup_river_fork": "fork_is_first_turn=false",
    "back_to_spring": "river_combination=two_rivers",
    "river_volcano_extra_turn": "river_extra_turn",
    "final_pig_herd": "pig_herd no_fields=false",
}

MODIFIERS = (Modifier("pig_herd", ("field",), "mark-pig_herd", mark="pig_herd", option=("pig_herd", True)),)

CHANGES = {
    "final_pig_herd": "final_fields",
}

DECKS = (Deck("river", stack="river", joined="river_combination=one_river"),)

NOT_SHOWN = {
    "setup_river": "It is done before the first tile lies.",
}
