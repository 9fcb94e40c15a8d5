"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from languedoc.guide.calculator import Modifier

STEPS = {
    "setup_big_follower": "auto each",
    "deploy_big_follower": "may",
    "strength_big": "rule",
    "mod_inn": "rule",
    "mod_cathedral": "rule",
    "final_strength_big": "rule",
    "final_inn_zero": "rule",
    "final_cathedral_zero": "rule",
}

WHEN = {
    "deploy_big_follower": "action deploy_big_follower",
}

SWITCHES = {
    "mod_inn": "inns",
    "mod_cathedral": "cathedrals",
    "final_inn_zero": "inns",
    "final_cathedral_zero": "cathedrals",
}

MODIFIERS = (
    Modifier("inn", ("road",), "mark-inn", 20, mark="inn", option=("inns", True)),
    Modifier("cathedral", ("city",), "mark-cathedral", 20, mark="cathedral", option=("cathedrals", True)),
)

CHANGES = {
    "strength_big": "score_road score_city",
    "mod_inn": "score_road",
    "mod_cathedral": "score_city",
    "final_strength_big": "final_road final_city final_fields",
    "final_inn_zero": "final_road",
    "final_cathedral_zero": "final_city",
}

NOT_SHOWN = {
    "setup_big_follower": "It is done before the first tile lies.",
}
