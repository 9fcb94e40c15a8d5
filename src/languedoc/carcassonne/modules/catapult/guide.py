"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_catapult": "auto each",
    "catapult_round": "must",
    "catapult_throw": "must all",
    "seduction_choice": "must all",
    "seduction_replace": "may all",
    "catapult_catch": "must all",
}

WHEN = {
    "catapult_round": "sign fair",
    "catapult_throw": "sign fair",
    "seduction_choice": "sign fair",
    "seduction_replace": "sign fair",
    "catapult_catch": "sign fair",
}

NOT_SHOWN = {
    "setup_catapult": "It is done before the first tile lies.",
}
