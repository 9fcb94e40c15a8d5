"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from languedoc.guide.calculator import Modifier

STEPS = {
    "deploy_archbishop": "may",
    "cathedral_roads_moved": "auto",
    "cathedral_roads_joined": "auto",
    "score_archbishop": "auto",
    "mod_german_cathedral_road": "rule",
    "final_archbishop": "auto",
}

MODIFIERS = (Modifier("german_cathedrals", ("road",), "feature-german_cathedral", 6, building="german_cathedral"),)

CHANGES = {
    "mod_german_cathedral_road": "score_road",
}
