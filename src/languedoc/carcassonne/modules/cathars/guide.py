"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "siege_escape": "may",
    "mod_siege": "rule",
    "final_siege_zero": "rule",
    "final_siege_fields": "rule",
}
