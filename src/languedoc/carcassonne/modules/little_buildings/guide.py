"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_houses": "auto each",
    "place_house": "may",
    "mod_houses": "rule",
    "final_mod_houses": "rule",
}
