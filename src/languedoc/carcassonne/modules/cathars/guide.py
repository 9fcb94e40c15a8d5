"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from languedoc.guide.calculator import Modifier

STEPS = {
    "siege_escape": "may",
    "mod_siege": "rule",
    "final_siege_zero": "rule",
    "final_siege_fields": "rule",
}

SWITCHES = {
    "siege_escape": "escape",
    "mod_siege": "siege",
    "final_siege_zero": "siege",
    "final_siege_fields": "siege no_fields=false",
}

MODIFIERS = (
    Modifier("besieged", ("city",), "mark-besieged", 4, mark="besieged", option=("siege", True)),
    Modifier(
        "besieged_cities",
        ("field",),
        "guide-count-besieged",
        30,
        mark="besieged",
        of_cities=True,
        option=("siege", True),
    ),
)

CHANGES = {
    "mod_siege": "score_city",
    "final_siege_zero": "final_city",
    "final_siege_fields": "final_fields",
}
